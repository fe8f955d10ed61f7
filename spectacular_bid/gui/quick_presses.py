"""Swallows presses of the mouse that were meant for the screen before."""

from PySide6.QtCore import QEvent, QObject, QPoint
from PySide6.QtGui import QMouseEvent, QWindow
from PySide6.QtWidgets import QApplication

SAME_PLACE = 12
"""Two presses closer than this, in pixels, and in time, are one double click."""

_MOUSE_EVENTS = (
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseButtonDblClick,
    QEvent.Type.MouseButtonRelease,
)


class QuickPresses(QObject):
    """Knows which presses follow too soon on one that changed the screen."""

    def __init__(self, window: QWindow) -> None:
        super().__init__(window)
        self._window = window
        self._began: tuple[int, QPoint] | None = None
        self._last = 0
        self._changed_since_press = False
        self._swallowing = False
        window.installEventFilter(self)

    def note_change(self) -> None:
        """Something else is shown now."""
        self._changed_since_press = True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is not self._window or event.type() not in _MOUSE_EVENTS:
            return False
        # Qt sends a double click after the press that made it one, then the release.
        if event.type() == QEvent.Type.MouseButtonPress:
            assert isinstance(event, QMouseEvent)
            self._swallowing = self._is_meant_for_before(event)
        return self._swallowing

    def _is_meant_for_before(self, event: QMouseEvent) -> bool:
        """Whether it belongs to a burst of presses that began on another screen.

        Steady clicking is no burst: a little slower, and it is heard again.
        """
        at, place = event.timestamp(), event.globalPosition().toPoint()
        if self._changed_since_press and self._began is not None:
            first, spot = self._began
            near = (place - spot).manhattanLength() < SAME_PLACE
            interval = QApplication.doubleClickInterval()
            goes_on = at - self._last < interval // 2
            if near and (at - first < interval or goes_on):
                self._last = at
                return True
        self._began, self._last = (at, place), at
        self._changed_since_press = False
        return False
