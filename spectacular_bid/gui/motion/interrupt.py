"""Skips a motion as soon as a player does anything."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QWindow

from spectacular_bid.gui.motion.driver import Motion

_INPUT = (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin)


class Interrupt(QObject):
    """Watches a window while a motion runs; every event goes its way all the same."""

    def __init__(self, motion: Motion, window: QWindow) -> None:
        super().__init__(motion)
        self._motion, self._window = motion, window
        window.installEventFilter(self)
        motion.stateChanged.connect(self._on_state)

    def _on_state(self) -> None:
        if not self._motion.is_running:
            self._window.removeEventFilter(self)
            self.deleteLater()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() in _INPUT:
            self._motion.finish()
        return False
