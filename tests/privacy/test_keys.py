"""No key reveals but one that is held on purpose, and nothing is done twice."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from spectacular_bid.gui.screens import handoff
from tests.gui.conftest import DeskMaker
from tests.gui.desk import Desk
from tests.gui.robot.privacy import leaks
from tests.privacy.hands import PRESS, RELEASE, key, repeats

pytestmark = pytest.mark.gui

HOLD_MS = 30
SPACE, ENTER = Qt.Key.Key_Space, Qt.Key.Key_Return
HOLDING = (SPACE, ENTER, Qt.Key.Key_Enter)
OTHERS = (Qt.Key.Key_Select, Qt.Key.Key_Menu, Qt.Key.Key_Alt, Qt.Key.Key_Y)


@pytest.fixture(autouse=True)
def short_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(handoff, "HOLD_MS", HOLD_MS)


def over_a_menu(desk: Desk) -> None:
    desk.type(Qt.Key.Key_F10, Qt.Key.Key_Escape)


def over_the_guide(desk: Desk) -> None:
    desk.type(Qt.Key.Key_F1)


def by_tab(desk: Desk) -> None:
    desk.type(Qt.Key.Key_Tab)


def to_another_window(desk: Desk) -> None:
    """The system tells the window, which tells what had the keyboard."""
    lost = QFocusEvent(QEvent.Type.FocusOut, Qt.FocusReason.ActiveWindowFocusReason)
    focused = desk.window.focusWidget()
    assert focused is not None
    QApplication.sendEvent(focused, lost)


@pytest.mark.parametrize(
    "look_away", [over_a_menu, over_the_guide, by_tab, to_another_window]
)
def test_a_hold_ends_when_the_keyboard_goes_elsewhere(
    desk: Desk, qtbot: QtBot, look_away: Callable[[Desk], None]
) -> None:
    desk.hand_off()
    key(desk, PRESS, SPACE)
    look_away(desk)
    qtbot.wait(3 * HOLD_MS)
    assert desk.screen == "handoffScreen"


@pytest.mark.parametrize("held", HOLDING)
def test_a_key_held_from_before_does_not_go_on_with_another_keys_tap(
    desk: Desk, qtbot: QtBot, held: Qt.Key
) -> None:
    desk.hand_off()
    tapped = ENTER if held is SPACE else SPACE
    repeats(desk, held)
    key(desk, PRESS, tapped)
    key(desk, RELEASE, tapped)
    for _ in range(6):
        repeats(desk, held)
        qtbot.wait(HOLD_MS // 3)
    assert desk.screen == "handoffScreen"


@pytest.mark.parametrize("animations", [False, True])
@pytest.mark.parametrize("marked", [True, False])
def test_enter_held_from_the_deal_on_does_one_thing(
    desks: DeskMaker, qtbot: QtBot, animations: bool, marked: bool
) -> None:
    desk = desks(animations=animations)
    desk.deal()
    before = desk.referee.revision
    key(desk, PRESS, ENTER)
    for _ in range(8):
        if marked:
            repeats(desk, ENTER)
        else:
            key(desk, PRESS, ENTER)
        qtbot.wait(HOLD_MS // 2)
    assert desk.screen == "handoffScreen"
    assert desk.referee.revision == before + 1


def test_enter_that_plays_neither_ends_the_result_nor_reveals(
    desks: DeskMaker, qtbot: QtBot
) -> None:
    desk = desks(animations=True)
    desk.turn()
    desk.find(QWidget, "tile-6-6").setFocus()
    before = desk.referee.revision
    key(desk, PRESS, ENTER)
    assert desk.screen == "resultScreen"
    repeats(desk, ENTER)
    assert desk.screen == "resultScreen"
    desk.wait_for("handoffScreen")
    for _ in range(6):
        repeats(desk, ENTER)
        qtbot.wait(HOLD_MS // 2)
    key(desk, RELEASE, ENTER)
    qtbot.wait(2 * HOLD_MS)
    assert desk.screen == "handoffScreen"
    assert desk.referee.revision == before + 1


def test_a_key_let_go_elsewhere_can_be_pressed_again(desk: Desk, qtbot: QtBot) -> None:
    desk.hand_off()
    key(desk, PRESS, SPACE)
    away = QFocusEvent(QEvent.Type.FocusOut, Qt.FocusReason.ActiveWindowFocusReason)
    QApplication.sendEvent(desk.window.windowHandle(), away)
    to_another_window(desk)
    key(desk, PRESS, SPACE)
    qtbot.waitUntil(lambda: desk.screen == "tableScreen")


@pytest.mark.parametrize(
    "which", [Qt.Key.Key_A, Qt.Key.Key_B, Qt.Key.Key_I, Qt.Key.Key_S]
)
def test_a_players_name_makes_no_shortcut(
    desk: Desk, qtbot: QtBot, which: Qt.Key
) -> None:
    desk.write_names("A&B", "&S &I")
    desk.hand_off()
    for kind in (QEvent.Type.ShortcutOverride, PRESS, RELEASE):
        key(desk, kind, which, modifiers=Qt.KeyboardModifier.AltModifier)
    qtbot.wait(2 * HOLD_MS)
    assert desk.screen == "handoffScreen"
    assert "A&&B" in desk.words()


@pytest.mark.parametrize("which", [*HOLDING, *OTHERS])
def test_no_tap_reveals(desk: Desk, qtbot: QtBot, which: Qt.Key) -> None:
    desk.hand_off()
    for _ in range(3):
        desk.type(which)
    qtbot.wait(2 * HOLD_MS)
    assert desk.screen == "handoffScreen"


def test_nothing_on_the_table_can_be_copied(desk: Desk) -> None:
    desk.turn()
    control = Qt.KeyboardModifier.ControlModifier
    for which in (Qt.Key.Key_A, Qt.Key.Key_C, Qt.Key.Key_X):
        for kind in (PRESS, RELEASE):
            key(desk, kind, which, modifiers=control)
    assert QApplication.clipboard().text() == ""


def test_tab_never_leads_into_a_covered_table(desk: Desk) -> None:
    desk.turn()
    desk.type(Qt.Key.Key_H)
    QApplication.processEvents()
    for _ in range(30):
        desk.type(Qt.Key.Key_Tab)
        focused = desk.window.focusWidget()
        assert focused is not None
        assert not focused.objectName().startswith(("tile-", "arm-", "draw"))
    assert leaks(desk.window) == []
