"""What lies under everything: table, stage, rails and panels."""

from PySide6 import QtCore
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import (
    QBrush,
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QRadialGradient,
)

from spectacular_bid.gui.theme import theme


def paint_table(painter: QPainter, area: QRectF) -> None:
    """What tiles are laid on, lighter in the middle."""
    table = theme().table
    painter.fillRect(area, _glow(area, table.inner, table.outer))


def paint_stage(painter: QPainter, area: QRectF, *, dusk: bool = False) -> None:
    """What the other screens stand on; at dusk where nothing may be seen."""
    around = theme().surround
    if dusk:
        painter.fillRect(area, QColor(around.rail_bottom))
        painter.setOpacity(0.5)
    whole = QPainterPath()
    whole.addRect(area)
    # Not by ``fillRect``: for all that it can be given, it loads all of the class Qt.
    painter.fillPath(whole, QBrush(_glow(area, around.stage_inner, around.stage_outer)))
    painter.setOpacity(1)


def _glow(area: QRectF, inner: str, outer: str) -> QRadialGradient:
    centre = QPointF(area.center().x(), area.top() + area.height() * 0.45)
    gradient = QRadialGradient(centre, max(area.width(), area.height()) * 0.75)
    gradient.setColorAt(0, QColor(inner))
    gradient.setColorAt(1, QColor(outer))
    return gradient


def paint_rail(painter: QPainter, area: QRectF, *, brass_below: bool) -> None:
    """A player's bar, with its brass line towards the course."""
    around = theme().surround
    gradient = QLinearGradient(area.topLeft(), area.bottomLeft())
    gradient.setColorAt(0, QColor(around.rail_top))
    gradient.setColorAt(1, QColor(around.rail_bottom))
    painter.fillRect(area, gradient)
    brass = QColor(around.brass)
    brass.setAlphaF(0.55)
    top = area.bottom() - 2 if brass_below else area.top()
    painter.fillRect(QRectF(area.left(), top, area.width(), 2), brass)


def paint_panel(painter: QPainter, area: QRectF, radius: float) -> None:
    """A plate on the table."""
    painter.setPen(QtCore.Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme().surround.panel))
    painter.drawRoundedRect(area, radius, radius)
