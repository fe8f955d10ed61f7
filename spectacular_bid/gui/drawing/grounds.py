"""What lies under everything: turf, rails and panels."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QRadialGradient

from spectacular_bid.gui.theme import THEME


def paint_turf(painter: QPainter, area: QRectF, *, dusk: bool = False) -> None:
    """The course, lighter in the middle; at dusk where nothing may be seen."""
    if dusk:
        painter.fillRect(area, QColor(THEME.rail_bottom))
        painter.setOpacity(0.35)
    centre = QPointF(area.center().x(), area.top() + area.height() * 0.45)
    gradient = QRadialGradient(centre, max(area.width(), area.height()) * 0.75)
    gradient.setColorAt(0, QColor(THEME.turf_light))
    gradient.setColorAt(1, QColor(THEME.turf_dark))
    painter.fillRect(area, gradient)
    painter.setOpacity(1)


def paint_rail(painter: QPainter, area: QRectF, *, brass_below: bool) -> None:
    """A player's bar, with its brass line towards the course."""
    gradient = QLinearGradient(area.topLeft(), area.bottomLeft())
    gradient.setColorAt(0, QColor(THEME.rail_top))
    gradient.setColorAt(1, QColor(THEME.rail_bottom))
    painter.fillRect(area, gradient)
    brass = QColor(THEME.brass)
    brass.setAlphaF(0.55)
    top = area.bottom() - 2 if brass_below else area.top()
    painter.fillRect(QRectF(area.left(), top, area.width(), 2), brass)


def paint_panel(painter: QPainter, area: QRectF, radius: float) -> None:
    """A dark plate on the turf."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(THEME.panel))
    painter.drawRoundedRect(area, radius, radius)
