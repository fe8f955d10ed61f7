"""Small marks on the table: points beside an end, keys, open places."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from spectacular_bid.gui.theme import THEME, font


def paint_points(painter: QPainter, centre: QPointF, size: float, points: int) -> None:
    """What an end counts, on a brass disc ``size`` pixels wide."""
    disc = QRectF(0, 0, size, size)
    disc.moveCenter(centre)
    painter.setPen(QPen(QColor(THEME.gold), max(1.0, size * 0.06)))
    painter.setBrush(QColor(THEME.well))
    painter.drawEllipse(disc)
    painter.setPen(QColor(THEME.gold))
    painter.setFont(font(size * 0.54, bold=True))
    painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(points))


def paint_key(painter: QPainter, centre: QPointF, size: float, text: str) -> None:
    """A key to press, on a brass cap."""
    cap = QRectF(0, 0, size, size)
    cap.moveCenter(centre)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(THEME.gold))
    painter.drawRoundedRect(cap, size * 0.22, size * 0.22)
    painter.setPen(QColor(THEME.well))
    painter.setFont(font(size * 0.72, bold=True))
    painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, text)


def paint_open_place(painter: QPainter, box: QRectF) -> None:
    """An open place that counts nothing yet."""
    faint = QColor(THEME.gold)
    faint.setAlphaF(0.25)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faint)
    radius = min(box.width(), box.height()) / 2
    painter.drawRoundedRect(box, radius, radius)
