"""What keys ask of the guide."""

from enum import Enum, auto

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence


class Ask(Enum):
    """Something that the guide can do for a key."""

    SEARCH = auto()
    NEXT = auto()
    PREVIOUS = auto()
    BACK = auto()
    FORWARD = auto()


THE_WINDOWS = (Qt.Key.Key_F1, Qt.Key.Key_F10, Qt.Key.Key_F11)
"""Keys that mean the same everywhere."""


def asked(event: QKeyEvent) -> Ask | None:
    """What a key asks for, wherever the keyboard is in the guide."""
    key, modifiers = event.key(), event.modifiers()
    if event.matches(QKeySequence.StandardKey.Find):
        return Ask.SEARCH
    if key == Qt.Key.Key_F3:
        shift = modifiers & Qt.KeyboardModifier.ShiftModifier
        return Ask.PREVIOUS if shift else Ask.NEXT
    if modifiers & Qt.KeyboardModifier.AltModifier:
        sideways = {Qt.Key.Key_Left: Ask.BACK, Qt.Key.Key_Right: Ask.FORWARD}
        return sideways.get(Qt.Key(key))
    return None
