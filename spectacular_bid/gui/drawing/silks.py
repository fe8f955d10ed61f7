"""The players' silks: a jersey, and its pattern on the backs of tiles."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from spectacular_bid.core.seats import Seat
from spectacular_bid.gui.theme import seat_colour, theme

_JERSEY = (
    (0, 8),
    (12, 0),
    (28, 0),
    (40, 8),
    (35, 20),
    (29, 17),
    (29, 40),
    (11, 40),
    (11, 17),
    (5, 20),
)
"""In fortieths of its size."""


def paint_silk(painter: QPainter, box: QRectF, seat: Seat) -> None:
    """A jersey in a square box: chevrons for seat 0, hoops for seat 1."""
    painter.save()
    painter.translate(box.topLeft())
    painter.scale(box.width() / 40, box.height() / 40)
    painter.setBrush(QColor(seat_colour(seat).cloth))
    pen = QPen(QColor(theme().surround.hem), 1.5)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in _JERSEY]))
    white = QColor("#ffffff")
    white.setAlphaF(0.85)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(white)
    if seat is Seat.ONE:
        painter.drawRect(QRectF(11, 14, 18, 4.5))
        painter.drawRect(QRectF(11, 25, 18, 4.5))
    else:
        painter.drawPath(_chevron(QRectF(11, 14, 18, 14)))
    painter.restore()


def paint_pattern(painter: QPainter, area: QRectF, seat: Seat) -> None:
    """Three faint hoops or chevrons, for the back of a tile."""
    faint = QColor("#ffffff")
    faint.setAlphaF(0.22)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faint)
    side, step = area.width() * 0.62, area.height() / 4
    left = area.center().x() - side / 2
    for number in (1, 2, 3):
        middle = area.top() + number * step
        if seat is Seat.ONE:
            painter.drawRect(QRectF(left, middle - side / 10, side, side / 5))
        else:
            height = side * 14 / 18
            box = QRectF(left, middle - height / 2, side, height)
            painter.drawPath(_chevron(box))


def _chevron(box: QRectF) -> QPainterPath:
    """A V as wide as the box, its arms three sevenths as thick as it is high."""
    middle, thick = box.center().x(), box.height() * 3 / 7
    path = QPainterPath(box.topLeft())
    path.lineTo(middle, box.bottom() - thick)
    path.lineTo(box.right(), box.top())
    path.lineTo(box.right(), box.top() + thick)
    path.lineTo(middle, box.bottom())
    path.lineTo(box.left(), box.top() + thick)
    path.closeSubpath()
    return path
