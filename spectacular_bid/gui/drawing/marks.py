"""Small marks on the table: points beside an end, keys, open places."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from spectacular_bid.gui.drawing.words import paint_words
from spectacular_bid.gui.theme import theme


def paint_points(painter: QPainter, centre: QPointF, size: float, points: int) -> None:
    """What an end counts, on a brass disc ``size`` pixels wide."""
    disc = QRectF(0, 0, size, size)
    disc.moveCenter(centre)
    painter.setPen(QPen(QColor(theme().table.target), max(1.0, size * 0.06)))
    painter.setBrush(QColor(theme().table.plate))
    painter.drawEllipse(disc)
    colour = theme().table.target
    paint_words(painter, disc, str(points), size * 0.54, colour, bold=True)


def paint_key(painter: QPainter, centre: QPointF, size: float, text: str) -> None:
    """A key to press, on a brass cap."""
    cap = QRectF(0, 0, size, size)
    cap.moveCenter(centre)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme().table.target))
    painter.drawRoundedRect(cap, size * 0.22, size * 0.22)
    paint_words(painter, cap, text, size * 0.72, theme().table.plate, bold=True)


def paint_open_place(painter: QPainter, box: QRectF) -> None:
    """An open place that counts nothing yet."""
    faint = QColor(theme().table.target)
    faint.setAlphaF(0.25)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faint)
    radius = min(box.width(), box.height()) / 2
    painter.drawRoundedRect(box, radius, radius)


def paint_sign(painter: QPainter, plate: QRectF, text: str) -> None:
    """A word on a plate with a rim, such as that somebody passes."""
    around = theme().surround
    painter.setPen(QPen(QColor(around.gold), max(1.0, plate.height() * 0.05)))
    painter.setBrush(QColor(around.panel))
    painter.drawRoundedRect(plate, plate.height() / 2, plate.height() / 2)
    paint_words(
        painter,
        plate.adjusted(plate.height() / 2, 0, -plate.height() / 2, 0),
        text,
        plate.height() * 0.5,
        around.gold,
        bold=True,
    )
