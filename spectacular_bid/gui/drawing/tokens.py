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


def paint_tokens(painter: QPainter, area: QRectF, tokens: int, seat: Seat) -> None:
    """The piles side by side at the bottom of the area, as large as they can be."""
    piles = pile_sizes(tokens)
    if not piles:
        return
    size = min(area.width() / (STEP * max(4, len(piles))), area.height() / PILE_HEIGHT)
    painter.save()
    painter.translate(area.left(), area.bottom())
    painter.scale(size, size)
    for place, height in enumerate(piles):
        _paint_pile(painter, (place + 0.5) * STEP, height, seat)
    painter.restore()


def _paint_pile(painter: QPainter, x: float, height: int, seat: Seat) -> None:
    colours = seat_colour(seat)
    bottom = -RADIUS_Y - THICKNESS
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
