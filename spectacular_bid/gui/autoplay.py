"""Plays through the window as people do: by names on it, with clicks or keys alone.

The self-test and the tests share it, so it needs nothing but Qt's widgets. Events go
to the system's window, as the system's own do: what lies under another widget, or
where a double click is swallowed, cannot be pressed.
"""

import random

from PySide6.QtCore import QElapsedTimer, QEvent, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWindow
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QWidget

from spectacular_bid.gui.widgets.keys import NUMBERS
from spectacular_bid.gui.widgets.tile_button import Standing, TileButton
from spectacular_bid.gui.window import Window

LONGEST_WAIT_MS = 10_000
MOST_TABS = 80
PLAYERS = ("Anna", "Bruno")
BETWEEN_CLICKS_MS = 1000
"""What events claim to lie apart, so that no two of them make a double click."""

ARM_KEYS = dict(zip(("left", "right", "up", "down"), NUMBERS, strict=True))


class StuckError(RuntimeError):
    """The window does not offer what the rules allow."""


class Robot:
    """A pair of players who know the window by its object names only."""

    def __init__(self, window: Window, source: random.Random, *, keys: bool) -> None:
        """With ``keys`` the robot never touches the mouse, else never the keyboard.

        But for the players' names, which nobody enters with a mouse.
        """
        self._window = window
        self._source = source
        self._keys = keys
        self._moment = 0

    def play_match(self, most_steps: int) -> int:
        """Play from the start screen to the end of a match; returns the steps taken.

        Raises StuckError if that cannot be done.
        """
        for step in range(most_steps):
            if self.screen == "overScreen":
                return step
            self.step()
        raise StuckError(f"the match was not over after {most_steps} steps")

    @property
    def screen(self) -> str:
        """The object name of the screen shown now."""
        shown = self._window.screen_widget
        return shown.objectName() if shown else ""

    def step(self) -> None:
        """Do one thing that the present screen asks for, and let it happen."""
        QApplication.processEvents()
        before = self._window.screen_widget
        match self.screen:
            case "startScreen":
                self._begin()
            case "dealScreen":
                self.press("start")
            case "handoffScreen":
                self._reveal()
                return
            case "tableScreen":
                self._decide()
            case "resultScreen":
                self.press("skip")
            case "countScreen":
                self.press("continueHand")
            case other:
                raise StuckError(f"there is nothing to do on {other}")
        self.wait_until_changed(before)

    def press(self, name: str) -> None:
        """Press a button by its object name. Raises StuckError if that cannot be."""
        target = self._button(name)
        if target is None or not target.isEnabled():
            raise StuckError(f"{name} cannot be pressed on {self.screen}")
        if self._keys:
            self._tab_to(target)
            self.type_key(Qt.Key.Key_Space)
        else:
            self._click(target)

    def type_key(self, key: Qt.Key, text: str = "") -> None:
        """Press and release a key, wherever the focus is."""
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            send_key(self._handle, kind, key, text)

    def names(self, prefix: str) -> list[str]:
        """The names of all shown, enabled buttons that begin with ``prefix``."""
        return sorted(
            button.objectName()
            for button in self._window.findChildren(QAbstractButton)
            if button.isVisible()
            and button.isEnabled()
            and button.objectName().startswith(prefix)
        )

    def tiles(self, standing: Standing) -> list[str]:
        """The names of the own tiles that look so."""
        return sorted(
            tile.objectName()
            for tile in self._window.findChildren(TileButton)
            if tile.standing is standing and tile.isVisible()
        )

    def wait_until_changed(self, before: QWidget | None) -> None:
        """Let Qt work until another screen is shown. Raises StuckError."""
        timer = QElapsedTimer()
        timer.start()
        while self._window.screen_widget is before:
            if timer.elapsed() > LONGEST_WAIT_MS:
                raise StuckError(f"nothing happened on {self.screen}")
            QApplication.processEvents()

    @property
    def _handle(self) -> QWindow:
        handle = self._window.windowHandle()
        if handle is None:
            raise StuckError("the window is not open")
        return handle

    def _button(self, name: str) -> QAbstractButton | None:
        buttons = self._window.findChildren(QAbstractButton, name)
        return next((button for button in buttons if button.isVisible()), None)

    def _begin(self) -> None:
        if self._button("continueMatch"):
            self.press("continueMatch")
            return
        for number, name in enumerate(PLAYERS):
            entry = self._window.findChild(QLineEdit, f"nameSeat{number}")
            if entry is not None and not entry.text():
                self._fill(entry, name)
        self.press("begin")

    def _fill(self, entry: QLineEdit, text: str) -> None:
        if self._keys:
            self._tab_to(entry)
        else:
            self._click(entry)
        for letter in text:
            self.type_key(Qt.Key.Key_unknown, letter)

    def _reveal(self) -> None:
        before = self._window.screen_widget
        button = self._button("reveal")
        if button is None or not self._keys:
            self.press("reveal")
            self.wait_until_changed(before)
            return
        self._tab_to(button)
        send_key(self._handle, QEvent.Type.KeyPress, Qt.Key.Key_Space)
        self.wait_until_changed(before)
        # Let go only now: what is shown then must not take it for a press.
        send_key(self._handle, QEvent.Type.KeyRelease, Qt.Key.Key_Space)

    def _decide(self) -> None:
        if choices := self.names("bid") + self.names("forgo") + self.names("accept"):
            self._bid(choices)
        elif tiles := self.tiles(Standing.PLAYABLE):
            self._play(self._source.choice(tiles))
        elif self._keys and self._source.random() < 0.5:
            self.type_key(Qt.Key.Key_D)
        else:
            self.press("draw")

    def _bid(self, choices: list[str]) -> None:
        for _ in range(self._source.choice((0, 0, 1, 3, 60))):
            if self.names("bidMore"):
                self.press("bidMore")
        decisions = [name for name in choices if name in ("bid", "forgo", "accept")]
        self.press(self._source.choice(decisions))

    def _play(self, tile: str) -> None:
        self.press(tile)
        arms = self.names("arm-")
        if not arms:
            return
        arm = self._source.choice(arms)
        key = ARM_KEYS.get(arm.removeprefix("arm-"))
        if self._keys and key is not None and self._source.random() < 0.5:
            self.type_key(key)
        else:
            self.press(arm)

    def _tab_to(self, target: QWidget) -> None:
        """Walk the focus to a widget by Tab, as a player without a mouse does."""
        for _ in range(MOST_TABS):
            if self._window.focusWidget() is target:
                return
            self.type_key(Qt.Key.Key_Tab)
        raise StuckError(f"{target.objectName()} cannot be reached by Tab")

    def _click(self, target: QWidget) -> None:
        """Press and release the left button in the middle of a widget."""
        place = target.mapTo(self._window, target.rect().center())
        hit = self._window.childAt(place)
        if hit is not target and not target.isAncestorOf(hit or self._window):
            raise StuckError(f"{target.objectName()} cannot be reached by the mouse")
        self._moment += BETWEEN_CLICKS_MS
        for kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease):
            send_mouse(self._handle, kind, QPointF(place), self._moment)


def send_key(window: QWindow, kind: QEvent.Type, key: Qt.Key, text: str = "") -> None:
    """Press or release a key, nothing else."""
    event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, text)
    QApplication.sendEvent(window, event)


def send_mouse(
    window: QWindow, kind: QEvent.Type, place: QPointF, moment_ms: int
) -> None:
    """Press or release the left button, as if at that moment."""
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    held = none if kind == QEvent.Type.MouseButtonRelease else left
    spot = QPointF(window.mapToGlobal(place.toPoint()))
    modifiers = Qt.KeyboardModifier.NoModifier
    event = QMouseEvent(kind, place, spot, left, held, modifiers)
    event.setTimestamp(moment_ms)
    QApplication.sendEvent(window, event)
