"""Tells a key held down from one pressed again, where the platform does not."""

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtGui import QKeyEvent, QWindow

SAME_MOMENT_MS = 1
SHORTEST_PRESS_MS = 10
"""No hand presses and releases a key faster than this."""


class HeldKeys(QObject):
    """Marks the repeats of a held key as what they are.

    X11 sends a release and a press of the same moment for each repeat, and Qt gives
    them on as new presses when it has not yet seen the press as it reads the release.
    A held key would so go on from one screen to the next. And no key goes down twice
    without coming up between.
    """

    def __init__(self, window: QWindow) -> None:
        super().__init__(window)
        self._window = window
        self._pressed: dict[int, int] = {}
        self._released: dict[int, int] = {}
        self._down: set[int] = set()
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is not self._window:
            return False
        if event.type() == QEvent.Type.FocusOut:
            # What comes up now, comes up elsewhere.
            self._down.clear()
        if not isinstance(event, QKeyEvent):
            return False
        key = event.nativeScanCode() or event.key()
        if event.type() == QEvent.Type.KeyRelease:
            self._released[event.key()] = event.timestamp()
            if not event.isAutoRepeat():
                self._down.discard(key)
        elif event.type() == QEvent.Type.KeyPress:
            is_down = key in self._down
            repeats = not event.isAutoRepeat() and (is_down or self._is_repeat(event))
            self._down.add(key)
            self._pressed[event.key()] = event.timestamp()
            if repeats:
                QCoreApplication.sendEvent(self._window, _as_repeat(event))
                return True
        return False

    def _is_repeat(self, event: QKeyEvent) -> bool:
        released = self._released.get(event.key())
        pressed = self._pressed.get(event.key())
        if released is None or pressed is None:
            return False
        at_once = event.timestamp() - released <= SAME_MOMENT_MS
        return at_once and released - pressed >= SHORTEST_PRESS_MS


def _as_repeat(event: QKeyEvent) -> QKeyEvent:
    return QKeyEvent(
        event.type(),
        event.key(),
        event.modifiers(),
        event.nativeScanCode(),
        event.nativeVirtualKey(),
        event.nativeModifiers(),
        event.text(),
        True,
    )
