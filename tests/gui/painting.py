"""Which words are painted by hand, where, and how large they come out."""

import sys
from contextlib import ExitStack
from typing import Any
from unittest.mock import patch

from attrs import frozen
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from spectacular_bid.gui.drawing import words


@frozen
class Painted:
    """Words painted by hand on a widget."""

    text: str
    owner: QWidget
    box: QRect
    """What they cover of the window."""
    wanted: float
    """The size that they should have, in pixels."""
    given: int


def painted_words(window: QWidget) -> list[Painted]:
    """All that comes as the window paints itself once."""
    found: list[Painted] = []
    paint = words.paint_words

    def spy(
        painter: QPainter,
        area: QRectF,
        text: str,
        pixels: float,
        colour: str,
        **how: Any,
    ) -> None:
        paint(painter, area, text, pixels, colour, **how)
        owner = painter.device()
        assert isinstance(owner, QWidget)
        flags = how.get("align", Qt.AlignmentFlag.AlignCenter)
        box = painter.boundingRect(area, flags, text)
        placed = painter.deviceTransform().mapRect(box).toRect()
        size = painter.font().pixelSize()
        found.append(Painted(text, owner, placed, pixels, size))

    with ExitStack() as patched:
        for module in list(sys.modules.values()):
            if getattr(module, "paint_words", None) is paint:
                patched.enter_context(patch.object(module, "paint_words", spy))
        window.grab()
    return found
