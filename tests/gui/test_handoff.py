"""The private hand-off: who reveals, and how."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from spectacular_bid.gui.autoplay import send_key
from spectacular_bid.gui.screens import handoff
from spectacular_bid.gui.window import Window
from tests.gui.desk import Desk
from tests.gui.robot.privacy import leaks
from tests.manual_time import SECOND

pytestmark = pytest.mark.gui

SHORT_HOLD_MS = 30
HOLD_KEYS = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
PRESS, RELEASE = QEvent.Type.KeyPress, QEvent.Type.KeyRelease


@pytest.fixture
def short_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(handoff, "HOLD_MS", SHORT_HOLD_MS)


def test_a_click_reveals(desk: Desk) -> None:
    desk.hand_off()
    desk.press("reveal")
    assert desk.screen == "tableScreen"


def test_half_a_second_of_space_reveals(desk: Desk, qtbot: QtBot) -> None:
    desk.hand_off()
    held(desk.window, Qt.Key.Key_Space)
    qtbot.wait(handoff.HOLD_MS - 150)
    assert desk.screen == "handoffScreen"
    qtbot.waitUntil(lambda: desk.screen == "tableScreen")


@pytest.mark.usefixtures("short_hold")
@pytest.mark.parametrize("key", HOLD_KEYS)
def test_space_or_enter_held_reveals(desk: Desk, qtbot: QtBot, key: Qt.Key) -> None:
    desk.hand_off()
    held(desk.window, key)
    qtbot.waitUntil(lambda: desk.screen == "tableScreen")


@pytest.mark.usefixtures("short_hold")
@pytest.mark.parametrize("key", HOLD_KEYS)
def test_a_short_press_does_not_reveal(desk: Desk, qtbot: QtBot, key: Qt.Key) -> None:
    desk.hand_off()
    desk.type(key)
    qtbot.wait(4 * SHORT_HOLD_MS)
    assert desk.screen == "handoffScreen"


@pytest.mark.usefixtures("short_hold")
@pytest.mark.parametrize("key", HOLD_KEYS)
def test_a_key_still_held_from_the_turn_before_does_not_reveal(
    desk: Desk, qtbot: QtBot, key: Qt.Key
) -> None:
    desk.hand_off()
    for _ in range(8):
        repeated(desk.window, key)
        qtbot.wait(SHORT_HOLD_MS // 2)
    assert desk.screen == "handoffScreen"


@pytest.mark.usefixtures("short_hold")
def test_the_key_that_revealed_does_nothing_on_the_table(
    desk: Desk, qtbot: QtBot
) -> None:
    desk.hand_off()
    held(desk.window, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: desk.screen == "tableScreen")
    before = desk.referee.revision
    for _ in range(5):
        repeated(desk.window, Qt.Key.Key_Space)
    send_key(desk.window.windowHandle(), RELEASE, Qt.Key.Key_Space)
    assert desk.referee.revision == before
    assert not desk.robot.names("arm-")


def test_the_delay_begins_with_the_reveal(desk: Desk) -> None:
    desk.hand_off()
    desk.time.go_on(3600 * SECOND)
    desk.press("reveal")
    assert desk.referee.clocks().delay_ms == 10 * SECOND
    desk.time.go_on(9 * SECOND)
    assert desk.referee.clocks().delay_ms == SECOND


@pytest.mark.parametrize("button", ["start", "reveal"])
def test_a_double_click_acts_once(desk: Desk, button: str) -> None:
    desk.deal()
    if button == "reveal":
        desk.press("start")
    before = desk.referee.revision
    desk.double_click(button)
    assert desk.referee.revision == before + 1


def test_a_second_click_after_a_while_counts(desk: Desk) -> None:
    desk.deal()
    before = desk.referee.revision
    desk.press("start", "reveal")
    assert desk.referee.revision == before + 2


def test_the_hand_off_tells_who_takes_the_laptop_and_what_happened(desk: Desk) -> None:
    desk.turn()
    desk.play("6-6")
    words = desk.words()
    assert "Pass the laptop to Bruno" in words
    assert "Last turn: Anna opened: ends 12, no score." in words
    assert "Both clocks are standing still. Anna, look away." in words


def test_hidden_tiles_are_gone_from_the_window_and_the_clock_runs_on(
    desk: Desk,
) -> None:
    desk.turn()
    desk.type(Qt.Key.Key_H)
    assert desk.screen == "handoffScreen"
    assert leaks(desk.window) == []
    desk.time.go_on(25 * SECOND)
    assert desk.referee.clocks().reserves.zero == 105 * SECOND
    desk.press("reveal")
    assert desk.screen == "tableScreen"
    assert desk.referee.clocks().delay_ms == 0


def test_the_running_clock_is_seen_over_hidden_tiles(desk: Desk, qtbot: QtBot) -> None:
    desk.turn()
    desk.type(Qt.Key.Key_H)
    desk.time.go_on(25 * SECOND)
    qtbot.waitUntil(lambda: "running: 1:45 left" in desk.words())


def test_hiding_tiles_is_no_entry_in_the_journal(desk: Desk) -> None:
    desk.turn()
    before = desk.journal.load(1).record
    desk.press("menu", "hideTiles", "reveal")
    assert desk.journal.load(1).record == before


def test_nothing_can_be_hidden_while_nothing_lies_open(desk: Desk) -> None:
    desk.hand_off()
    shown = desk.window.screen_widget
    desk.type(Qt.Key.Key_H)
    assert desk.window.screen_widget is shown


def held(window: Window, key: Qt.Key) -> None:
    send_key(window.windowHandle(), PRESS, key)


def repeated(window: Window, key: Qt.Key) -> None:
    """What Qt makes of a key that stays down: a release and a press, marked."""
    none = Qt.KeyboardModifier.NoModifier
    for kind in (RELEASE, PRESS):
        event = QKeyEvent(kind, key, none, "", True, 1)
        QApplication.sendEvent(window.windowHandle(), event)


def test_a_key_let_go_too_early_is_answered(desk: Desk, qtbot: QtBot) -> None:
    desk.hand_off()
    desk.type(Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: "a little longer" in desk.words())
