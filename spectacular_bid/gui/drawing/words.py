"""Painted words that shrink rather than be cut; nobody else paints any."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from spectacular_bid.gui.theme import font


def paint_words(
    painter: QPainter,
    area: QRectF,
    text: str,
    pixels: float,
    colour: str,
    *,
    bold: bool = False,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignCenter,
) -> None:
    """One line in an area, smaller than asked for if it is too long."""
    painter.setFont(font(pixels, bold=bold))
    needed = painter.fontMetrics().horizontalAdvance(text)
    if needed > area.width() > 0:
        painter.setFont(font(int(pixels * area.width() / needed), bold=bold))
    painter.setPen(QColor(colour))
    painter.drawText(area, align, text)
