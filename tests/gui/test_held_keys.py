"""A key held down is one press, also where the platform sends many."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from spectacular_bid.core.seats import Seat
from spectacular_bid.gui.held_keys import HeldKeys
from spectacular_bid.gui.screens import handoff

pytestmark = pytest.mark.gui

PRESS, RELEASE = QEvent.Type.KeyPress, QEvent.Type.KeyRelease


class Listener(QWidget):
    """Notes for every press whether it was a repeat."""

    def __init__(self) -> None:
        super().__init__()
        self.repeats: list[bool] = []

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.repeats.append(event.isAutoRepeat())


@pytest.fixture
def listener(qtbot: QtBot) -> Listener:
    shown = Listener()
    qtbot.addWidget(shown)
    shown.show()
    qtbot.waitUntil(lambda: shown.windowHandle().isExposed())
    HeldKeys(shown.windowHandle())
    shown.activateWindow()
    qtbot.waitUntil(lambda: QApplication.focusWindow() is shown.windowHandle())
    return shown


def send(listener: QWidget, kind: QEvent.Type, at: int, key: Qt.Key) -> None:
    event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier)
    event.setTimestamp(at)
    QApplication.sendEvent(listener.windowHandle(), event)


def test_a_release_and_press_of_one_moment_after_a_hold_are_a_repeat(
    listener: Listener,
) -> None:
    for kind, at in ((PRESS, 100), (RELEASE, 760), (PRESS, 760)):
        send(listener, kind, at, Qt.Key.Key_Return)
    assert listener.repeats == [False, True]


def test_every_further_repeat_is_known_as_well(listener: Listener) -> None:
    for kind, at in (
        (PRESS, 100),
        (RELEASE, 760),
        (PRESS, 760),
        (RELEASE, 800),
        (PRESS, 800),
    ):
        send(listener, kind, at, Qt.Key.Key_Space)
    assert listener.repeats == [False, True, True]


def test_a_key_pressed_again_is_a_press(listener: Listener) -> None:
    for kind, at in ((PRESS, 100), (RELEASE, 200), (PRESS, 240)):
        send(listener, kind, at, Qt.Key.Key_Return)
    assert listener.repeats == [False, False]


def test_another_key_pressed_as_the_first_is_released_is_a_press(
    listener: Listener,
) -> None:
    send(listener, PRESS, 100, Qt.Key.Key_Return)
    send(listener, RELEASE, 200, Qt.Key.Key_Return)
    send(listener, PRESS, 200, Qt.Key.Key_Space)
    assert listener.repeats == [False, False]


@pytest.fixture
def reveal(qtbot: QtBot) -> handoff.RevealButton:
    made = handoff.RevealButton("I am Anna: show my tiles", Seat.ZERO)
    qtbot.addWidget(made)
    made.show()
    return made


def key(widget: QWidget, kind: QEvent.Type, *, repeat: bool = False) -> None:
    modifiers = Qt.KeyboardModifier.NoModifier
    event = QKeyEvent(kind, Qt.Key.Key_Space, modifiers, "", repeat)
    QApplication.sendEvent(widget, event)


def test_a_hold_survives_the_release_that_a_repeat_begins_with(
    qtbot: QtBot, reveal: handoff.RevealButton
) -> None:
    with qtbot.waitSignal(reveal.clicked, timeout=2000):
        key(reveal, PRESS)
        key(reveal, RELEASE)
        key(reveal, PRESS, repeat=True)


def test_repeats_alone_do_not_reveal(
    qtbot: QtBot, reveal: handoff.RevealButton
) -> None:
    with qtbot.assertNotEmitted(reveal.clicked, wait=700):
        key(reveal, RELEASE)
        key(reveal, PRESS, repeat=True)


def test_a_short_press_does_not_reveal(
    qtbot: QtBot, reveal: handoff.RevealButton
) -> None:
    with qtbot.assertNotEmitted(reveal.clicked, wait=700):
        key(reveal, PRESS)
        key(reveal, RELEASE)
