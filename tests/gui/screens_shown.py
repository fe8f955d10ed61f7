"""What can be read on a screen by itself, and pressing its buttons."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget


def words(screen: QWidget) -> str:
    """The text of every label, a line each."""
    return "\n".join(label.text() for label in screen.findChildren(QLabel))


def press(screen: QWidget, name: str) -> None:
    button = screen.findChild(QAbstractButton, name)
    assert button is not None, name
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
