"""Pictures for the guide, painted when and as large as they are needed."""

from collections.abc import Callable
from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter, QPainterPath

from spectacular_bid.gui.drawing.grounds import paint_panel, paint_table

RADIUS = 10.0
"""Of the corners, at the design's size."""


class Drawing(NamedTuple):
    """What is painted on a ground as wide as the guide's text."""

    height: float
    paint: Callable[[QPainter], None]
    on_table: bool = True
    """Else it lies on a panel, where words can be read."""


def picture(drawing: Drawing, width: float, scale: float, ratio: float) -> QImage:
    """The picture for a screen with so many pixels a point."""
    size = ceil(width * ratio), ceil(drawing.height * ratio)
    image = QImage(*size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    image.setDevicePixelRatio(ratio)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    area, radius = QRectF(0, 0, width, drawing.height), RADIUS * scale
    if drawing.on_table:
        shape = QPainterPath()
        shape.addRoundedRect(area, radius, radius)
        painter.setClipPath(shape)
        paint_table(painter, area)
        painter.setClipping(False)
    else:
        paint_panel(painter, area, radius)
    drawing.paint(painter)
    painter.end()
    return image
