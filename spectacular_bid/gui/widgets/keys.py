"""Keys that press what has the focus."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

PRESS_KEYS = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Select)

ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)

MODIFIERS = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)
"""With one of these a key means something else."""
NUMBERS = {
    Qt.Key.Key_1: 1,
    Qt.Key.Key_2: 2,
    Qt.Key.Key_3: 3,
    Qt.Key.Key_4: 4,
}
"""What a number key means."""


def is_press_key(event: QKeyEvent) -> bool:
    """Whether the key presses a button."""
    return event.key() in PRESS_KEYS
