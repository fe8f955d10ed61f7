"""What is done to a screen and to everything in it."""

from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget


def identify(root: QWidget) -> None:
    """Let assistive technology know every named widget by its object name."""
    for widget in (root, *root.findChildren(QWidget)):
        name = widget.objectName()
        if name and not name.startswith("qt_"):
            widget.setAccessibleIdentifier(name)


def forget_when_gone(root: QWidget) -> None:
    """Let a screen and all in it know no tile any more, whatever still refers to it."""
    for one in (root, *root.findChildren(QObject)):
        one.destroyed.connect(partial(_forget, vars(one)))


def _forget(memory: dict[str, object], _gone: object = None) -> None:
    memory.clear()
