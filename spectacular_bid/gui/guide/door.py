"""Opens the guide, which is made when somebody first wants to read it."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6 import QtCore
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

if TYPE_CHECKING:
    from spectacular_bid.gui.guide.dock import Guide


class GuideDoor:
    """The way to the guide from the window."""

    def __init__(self, window: QMainWindow, when_closed: Callable[[], None]) -> None:
        self._window = window
        self._when_closed = when_closed
        self._language = ""
        self._guide: Guide | None = None

    @property
    def is_open(self) -> bool:
        """Whether the guide can be seen."""
        return self._guide is not None and self._guide.isVisible()

    @property
    def has_keyboard(self) -> bool:
        """Whether somebody reads it: what is typed then is meant for it."""
        focused = QApplication.focusWidget()
        guide = self._guide
        return guide is not None and focused is not None and guide.isAncestorOf(focused)

    def speak(self, language: str) -> None:
        """Let the guide be in a language. Raises FileNotFoundError if it is missing."""
        self._language = language
        if self._guide is not None:
            self._guide.speak(language)

    def open_for(self, screen: QWidget | None) -> None:
        """Open it at what belongs to a screen."""
        from spectacular_bid.gui.guide.phases import section_for

        if self._guide is None:
            self._guide = self._made()
        self._guide.open_at(section_for(screen))

    def _made(self) -> "Guide":
        from spectacular_bid.gui.guide.dock import Guide

        made = Guide(self._window)
        made.speak(self._language)
        made.close_wanted.connect(self.close)
        right = QtCore.Qt.DockWidgetArea.RightDockWidgetArea
        self._window.addDockWidget(right, made)
        return made

    def close(self) -> None:
        """Put it away, and the keyboard back to where it came from."""
        if self._guide is not None and self._guide.isVisible():
            self._guide.close()
            self._when_closed()

    def hear(self, event: QKeyEvent) -> bool:
        """Whether the guide is open and did what a key asked for elsewhere."""
        if self._guide is None or not self._guide.isVisible():
            return False
        from spectacular_bid.gui.guide.keys import asked

        ask = asked(event)
        if ask is not None:
            self._guide.answer(ask)
        return ask is not None
