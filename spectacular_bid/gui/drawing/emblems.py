"""What stands beside a result: a laurel for the winner, a flag for time run out."""

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from spectacular_bid.core.seats import Seat
from spectacular_bid.gui.drawing.silks import paint_silk
from spectacular_bid.gui.theme import seat_colour, theme

LEAVES = 7
"""On each side of a branch."""


def paint_laurel(
    painter: QPainter, box: QRectF, share: float = 1.0, *, right: bool = False
) -> None:
    """Half a wreath in a box twice as high as wide, grown to a share of its length.

    It bends to the right as if around something there; the right half is its mirror.
    """
    painter.save()
    painter.translate(box.center())
    painter.scale(-box.height() if right else box.height(), box.height())
    brass, gold = QColor(theme().surround.brass), QColor(theme().surround.gold)
    pen = QPen(brass, 0.02)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    stem = QPainterPath(_on_stem(0))
    for step in range(1, 21):
        stem.lineTo(_on_stem(step / 20 * share))
    painter.drawPath(stem)
    painter.setPen(Qt.PenStyle.NoPen)
    for number in range(LEAVES):
        at = (number + 0.7) / LEAVES
        grown = min(1.0, max(0.0, (share - at * 0.8) * 5))
        for side in (-1, 1):
            painter.setBrush(gold if side > 0 else brass)
            _paint_leaf(painter, at, side, grown)
    painter.restore()


def paint_flag(painter: QPainter, box: QRectF, share: float, seat: Seat) -> None:
    """The flag of a clock, in the silks of whose time ran out: up (0) or fallen (1)."""
    painter.save()
    painter.translate(box.topLeft())
    painter.scale(box.width(), box.height())
    painter.setPen(QPen(QColor(theme().surround.brass), 0.09))
    painter.drawLine(QPointF(0.2, 0.05), QPointF(0.2, 0.98))
    painter.translate(0.2, 0.14)
    painter.rotate(82 * share)
    painter.setPen(QPen(QColor(seat_colour(seat).shine), 0.04))
    painter.setBrush(QColor(seat_colour(seat).cloth))
    cloth = QPainterPath(QPointF(0.02, -0.1))
    cloth.lineTo(0.78, 0.1)
    cloth.lineTo(0.02, 0.3)
    cloth.closeSubpath()
    painter.drawPath(cloth)
    painter.restore()


def paint_winner(painter: QPainter, box: QRectF, seat: Seat, share: float) -> None:
    """The winner's silks between two halves of a wreath, in a square box."""
    width = box.height() / 2
    left = QRectF(box.left(), box.top(), width, box.height())
    paint_laurel(painter, left, share)
    paint_laurel(painter, left.translated(width, 0), share, right=True)
    inner = QRectF(0, 0, box.height() * 0.46, box.height() * 0.46)
    inner.moveCenter(box.center())
    paint_silk(painter, inner, seat)


def _on_stem(share: float) -> QPointF:
    """Along a bow around a middle to the right, from below upwards."""
    turn = pi * (0.56 + 0.78 * share)
    return QPointF(0.25 + 0.42 * cos(turn), 0.42 * sin(turn))


def _paint_leaf(painter: QPainter, at: float, side: int, grown: float) -> None:
    if not grown:
        return
    turn = 180 * (0.56 + 0.78 * at) + 90
    painter.save()
    painter.translate(_on_stem(at))
    painter.rotate(turn + side * 32)
    painter.scale(grown, grown)
    leaf = QPainterPath(QPointF(0, 0))
    leaf.quadTo(0.075, -0.055, 0.16, 0)
    leaf.quadTo(0.075, 0.055, 0, 0)
    painter.drawPath(leaf)
    painter.restore()
