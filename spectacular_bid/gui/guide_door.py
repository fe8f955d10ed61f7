"""Opens the guide, which is made when somebody first wants to read it."""

from typing import TYPE_CHECKING

from PySide6 import QtCore
from PySide6.QtWidgets import QMainWindow

if TYPE_CHECKING:
    from spectacular_bid.gui.guide import Guide


class GuideDoor:
    """The way to the guide from the window."""

    def __init__(self, window: QMainWindow) -> None:
        self._window = window
        self._language = ""
        self._guide: Guide | None = None

    @property
    def is_open(self) -> bool:
        """Whether the guide can be seen."""
        return self._guide is not None and self._guide.isVisible()

    def speak(self, language: str) -> None:
        """Let the guide be in a language. Raises FileNotFoundError if it is missing."""
        self._language = language
        if self._guide is not None:
            self._guide.speak(language)

    def open_for(self, shown: str) -> None:
        """Open it at what belongs to what is shown, by its object name."""
        from spectacular_bid.gui.guide import SECTIONS, Guide

        if self._guide is None:
            self._guide = Guide(self._window)
            self._guide.speak(self._language)
            right = QtCore.Qt.DockWidgetArea.RightDockWidgetArea
            self._window.addDockWidget(right, self._guide)
        self._guide.open_at(SECTIONS.get(shown, ""))

    def close(self) -> None:
        """Put it away."""
        if self._guide is not None:
            self._guide.close()
