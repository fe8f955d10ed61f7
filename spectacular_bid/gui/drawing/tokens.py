"""A balance as tokens of five points, ten to a pile."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from spectacular_bid.core.match import TOKEN_POINTS
from spectacular_bid.core.seats import Seat
from spectacular_bid.gui.theme import seat_colour

PILE = 10
STEP = 40.0
"""From pile to pile, at the design's size; as are all lengths below."""
RISE = 6.0
RADIUS_X, RADIUS_Y = 17.0, 6.5
THICKNESS = 3.0
PILE_HEIGHT = (PILE - 1) * RISE + 2 * RADIUS_Y + THICKNESS


def token_count(points: int) -> int:
    """How many tokens make up a balance."""
    return points // TOKEN_POINTS


def pile_sizes(tokens: int) -> tuple[int, ...]:
    """Full piles of ten, then what is left."""
    full, rest = divmod(tokens, PILE)
    return (PILE,) * full + ((rest,) if rest else ())


def token_size(area: QRectF, tokens: int) -> float:
    """By how much the tokens of a balance grow from the design's size."""
    piles = max(4, len(pile_sizes(tokens)))
    return min(area.width() / (STEP * piles), area.height() / PILE_HEIGHT)


def token_place(area: QRectF, tokens: int, index: int) -> QPointF:
    """The middle of a token's upper side, counted from 0, in a balance of so many."""
    size = token_size(area, tokens)
    pile, level = divmod(index, PILE)
    x, y = (pile + 0.5) * STEP, RADIUS_Y + THICKNESS + level * RISE
    return QPointF(area.left() + x * size, area.bottom() - y * size)


def paint_tokens(painter: QPainter, area: QRectF, tokens: int, seat: Seat) -> None:
    """The piles side by side at the bottom of the area, as large as they can be."""
    size = token_size(area, tokens)
    painter.save()
    painter.translate(area.left(), area.bottom())
    painter.scale(size, size)
    for place, height in enumerate(pile_sizes(tokens)):
        _paint_pile(painter, (place + 0.5) * STEP, height, seat)
    painter.restore()


def token_box(centre: QPointF, size: float) -> QRectF:
    """All that a single token covers."""
    x, y = (RADIUS_X + 1) * size, (RADIUS_Y + 1) * size
    box = QRectF(centre.x() - x, centre.y() - y, 2 * x, 2 * y)
    return box.adjusted(0, 0, 0, THICKNESS * size)


def paint_token(painter: QPainter, centre: QPointF, size: float, seat: Seat) -> None:
    """A single token, the middle of its upper side at ``centre``."""
    painter.save()
    painter.translate(centre)
    painter.scale(size, size)
    _paint_pile(painter, 0, 1, seat, bottom=0)
    painter.restore()


def _paint_pile(
    painter: QPainter,
    x: float,
    height: int,
    seat: Seat,
    bottom: float = -RADIUS_Y - THICKNESS,
) -> None:
    """Tokens on top of each other, the lowest one's upper side at ``bottom``."""
    colours = seat_colour(seat)
    for level in range(height):
        centre = QPointF(x, bottom - level * RISE)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.shade))
        painter.drawEllipse(centre + QPointF(0, THICKNESS), RADIUS_X, RADIUS_Y)
        painter.setPen(QPen(QColor(colours.shine), 1))
        painter.setBrush(QColor(colours.cloth))
        painter.drawEllipse(centre, RADIUS_X, RADIUS_Y)
    painter.setPen(QPen(QColor(colours.shine), 1.2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    top = QPointF(x, bottom - (height - 1) * RISE)
    painter.drawEllipse(top, RADIUS_X * 0.6, RADIUS_Y * 0.55)
