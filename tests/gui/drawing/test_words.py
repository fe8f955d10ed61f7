"""Painted words are seen whole, and painted in one place."""

from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

import spectacular_bid.gui as package
from spectacular_bid.gui.drawing.words import paint_words

pytestmark = [pytest.mark.gui, pytest.mark.usefixtures("qapp")]

GUI = Path(package.__file__).parent


def size_of(text: str, width: float) -> int:
    """In which it is painted where 20 pixels are asked for."""
    image = QImage(400, 40, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    paint_words(painter, QRectF(0, 0, width, 40), text, 20, "#ffffff")
    size = painter.font().pixelSize()
    painter.end()
    return size


def test_words_have_the_size_that_is_asked_for_where_there_is_room() -> None:
    assert size_of("Boneyard", 400) == 20


def test_words_shrink_where_there_is_little_room() -> None:
    assert 6 < size_of("Boneyard", 60) < 20


def test_no_words_are_painted_elsewhere() -> None:
    """Where nobody would notice that they are cut."""
    painting = [
        path.name
        for path in GUI.rglob("*.py")
        if ".drawText(" in path.read_text(encoding="utf-8")
    ]
    assert painting == ["words.py"]
