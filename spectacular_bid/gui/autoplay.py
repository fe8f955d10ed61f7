"""Plays through the window as people do: by names on it, with clicks or keys alone.

The self-test and the tests share it, so it needs nothing but Qt's widgets.
"""

import random

from PySide6.QtCore import QElapsedTimer, QEvent, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QWidget

from spectacular_bid.gui.widgets.tile_button import Standing, TileButton
from spectacular_bid.gui.window import Window

LONGEST_WAIT_MS = 10_000
MOST_TABS = 80
PLAYERS = ("Anna", "Bruno")


class StuckError(RuntimeError):
    """The window does not offer what the rules allow."""


class Robot:
    """A pair of players who know the window by its object names only."""

    def __init__(self, window: Window, source: random.Random, *, keys: bool) -> None:
        """With ``keys`` the robot never touches the mouse, else never the keyboard."""
        self._window = window
        self._source = source
        self._keys = keys

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
        before = self._window.screen_widget
        QApplication.processEvents()
        match self.screen:
            case "startScreen":
                self._begin()
            case "dealScreen":
                self.press("start")
            case "handoffScreen":
                self._reveal()
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
        """Press a button by its object name."""
        target = self._button(name)
        if target is None or not target.isEnabled():
            raise StuckError(f"{name} cannot be pressed on {self.screen}")
        if self._keys:
            self._tab_to(target)
            type_key(target, Qt.Key.Key_Space)
        else:
            click(target)

    def names(self, prefix: str) -> list[str]:
        """The names of all shown, enabled buttons that begin with ``prefix``."""
        return sorted(
            button.objectName()
            for button in self._window.findChildren(QAbstractButton)
            if button.isVisible()
            and button.isEnabled()
            and button.objectName().startswith(prefix)
        )

    def wait_until_changed(self, before: QWidget | None) -> None:
        """Let Qt work until another screen is shown. Raises StuckError."""
        timer = QElapsedTimer()
        timer.start()
        while self._window.screen_widget is before:
            if timer.elapsed() > LONGEST_WAIT_MS:
                raise StuckError(f"nothing happened on {self.screen}")
            QApplication.processEvents()

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
        for letter in text:
            send_key(entry, QEvent.Type.KeyPress, Qt.Key.Key_unknown, letter)

    def _reveal(self) -> None:
        button = self._button("reveal")
        if button is None or not self._keys:
            self.press("reveal")
            return
        self._tab_to(button)
        send_key(button, QEvent.Type.KeyPress, Qt.Key.Key_Space)

    def _decide(self) -> None:
        if choices := self.names("bid") + self.names("forgo") + self.names("accept"):
            self._bid(choices)
        elif tiles := self._playable_tiles():
            self._play(self._source.choice(tiles))
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
        if arms := self.names("arm-"):
            self.press(self._source.choice(arms))

    def _playable_tiles(self) -> list[str]:
        tiles = self._window.findChildren(TileButton)
        return sorted(
            tile.objectName()
            for tile in tiles
            if tile.standing is Standing.PLAYABLE and tile.isVisible()
        )

    def _tab_to(self, target: QWidget) -> None:
        """Walk the focus to a widget by Tab, as a player without a mouse does."""
        for _ in range(MOST_TABS):
            focused = QApplication.focusWidget()
            if focused is target:
                return
            type_key(focused or self._window, Qt.Key.Key_Tab)
        raise StuckError(f"{target.objectName()} cannot be reached by Tab")


def click(widget: QWidget) -> None:
    """Press and release the left button in the middle of a widget."""
    place = QPointF(widget.rect().center())
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    for kind, held in (
        (QEvent.Type.MouseButtonPress, left),
        (QEvent.Type.MouseButtonRelease, none),
    ):
        spot = widget.mapToGlobal(place)
        modifiers = Qt.KeyboardModifier.NoModifier
        event = QMouseEvent(kind, place, spot, left, held, modifiers)
        QApplication.sendEvent(widget, event)


def type_key(widget: QWidget, key: Qt.Key) -> None:
    """Press and release a key."""
    send_key(widget, QEvent.Type.KeyPress, key)
    send_key(widget, QEvent.Type.KeyRelease, key)


def send_key(widget: QWidget, kind: QEvent.Type, key: Qt.Key, text: str = "") -> None:
    """Press or release a key, nothing else."""
    event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, text)
    QApplication.sendEvent(widget, event)
