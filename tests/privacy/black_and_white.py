"""A world without colour, but for the faces of tiles: a coloured pixel is a tile's."""

from collections.abc import Sequence
from typing import Any

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from spectacular_bid.gui.drawing import stamps
from spectacular_bid.gui.palettes import TABLES

FACE: dict[str, Any] = {
    "face": "#00ffff",
    "face_edge": "#00ff00",
    "face_shine": "#00ffff",
    "groove": "#ff0000",
    "pip": "#ff00ff",
    "ghost": "#ff00ff",
    "pin": "#ff0000",
    "pin_rim": "#ff0000",
}
"""Everything that is painted of a tile face up, and of nothing else."""


def take_colours_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """From every table and surround."""
    for name, table in TABLES.items():
        monkeypatch.setitem(TABLES, name, _without_colour(table)._replace(**FACE))
    stamps.forget()


def has_colour(image: QImage, besides: Sequence[QRect] = ()) -> bool:
    """Whether any pixel is coloured, however faintly, outside some places."""
    seen = image.convertToFormat(QImage.Format.Format_RGB32)
    if besides:
        painter = QPainter(seen)
        for place in besides:
            painter.fillRect(place, Qt.GlobalColor.black)
        painter.end()
    # Four bytes a pixel leave no gap between the rows; the fourth is idle.
    pixels = bytes(seen.constBits())
    red, green, blue = pixels[0::4], pixels[1::4], pixels[2::4]
    return red != green or green != blue


def _without_colour(value: Any) -> Any:
    if isinstance(value, str) and value.startswith("#"):
        colour = QColor(value)
        light = (3 * colour.red() + 6 * colour.green() + colour.blue()) // 10
        return QColor(light, light, light).name()
    if isinstance(value, tuple) and hasattr(value, "_make"):
        return type(value)(*map(_without_colour, value))
    return value
