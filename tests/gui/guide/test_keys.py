"""What is typed in the guide never does anything to the match."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from spectacular_bid.gui.screens import handoff
from tests.gui.desk import Desk
from tests.gui.guide.reading import open_guide, pages
from tests.privacy.hands import PRESS, RELEASE, key, repeats

pytestmark = pytest.mark.gui

HOLD_MS = 30
TYPED = [
    Qt.Key.Key_Space,
    Qt.Key.Key_Return,
    Qt.Key.Key_Enter,
    Qt.Key.Key_Select,
    Qt.Key.Key_H,
    Qt.Key.Key_D,
    *(Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4),
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down),
    *(Qt.Key.Key_Plus, Qt.Key.Key_Minus, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown),
]
PARTS = ["guideText", "guideSearch", "guideSections"]
"""What can have the keyboard, besides buttons."""


@pytest.fixture(autouse=True)
def short_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(handoff, "HOLD_MS", HOLD_MS)


def read_at(desk: Desk, part: str) -> None:
    open_guide(desk)
    if part == "guideSections":
        desk.press("guideContents")
    desk.find(QWidget, part).setFocus()


@pytest.mark.parametrize("part", PARTS)
def test_no_key_acts_on_the_table(desk: Desk, part: str) -> None:
    desk.turn()
    desk.press("tile-6-6")
    read_at(desk, part)
    before, buttons = desk.referee.revision, desk.robot.names("tile-")
    for which in TYPED:
        desk.type(which)
        assert desk.screen == "tableScreen", which
    assert desk.referee.revision == before
    assert desk.robot.names("tile-") == buttons


@pytest.mark.parametrize("part", PARTS)
def test_a_key_held_in_the_guide_reveals_nothing(
    desk: Desk, qtbot: QtBot, part: str
) -> None:
    desk.hand_off()
    read_at(desk, part)
    for which in (Qt.Key.Key_Space, Qt.Key.Key_Return):
        key(desk, PRESS, which)
        repeats(desk, which)
        qtbot.wait(2 * HOLD_MS)
        key(desk, RELEASE, which)
    assert desk.screen == "handoffScreen"


def test_a_key_held_from_the_guide_reveals_nothing_once_it_is_closed(
    desk: Desk, qtbot: QtBot
) -> None:
    desk.hand_off()
    open_guide(desk)
    key(desk, PRESS, Qt.Key.Key_Space)
    desk.type(Qt.Key.Key_F1)
    repeats(desk, Qt.Key.Key_Space)
    qtbot.wait(2 * HOLD_MS)
    assert desk.screen == "handoffScreen"


def test_the_keyboard_stays_in_the_guide_when_the_screen_changes(desk: Desk) -> None:
    desk.turn()
    shown = open_guide(desk)
    desk.time.go_on(200_000)
    desk.wait_for("overScreen")
    assert shown.hasFocus()


def test_a_new_screen_does_not_scroll_the_guide(desk: Desk) -> None:
    desk.turn()
    shown = open_guide(desk)
    shown.verticalScrollBar().setValue(333)
    desk.play("6-6")
    desk.press("reveal")
    QApplication.processEvents()
    assert shown.verticalScrollBar().value() == 333


@pytest.mark.parametrize("by", ["F1", "Escape", "guideClose", "openGuide"])
def test_the_keyboard_goes_back_to_the_screen(desk: Desk, by: str) -> None:
    desk.turn()
    open_guide(desk)
    if by in ("F1", "Escape"):
        desk.type(getattr(Qt.Key, f"Key_{by}"))
    else:
        desk.press(by)
    focused = desk.window.focusWidget()
    assert not desk.has("guide")
    assert focused is not None
    assert focused.objectName().startswith("tile-")


def test_over_a_menu_the_guide_gives_the_keyboard_back_to_it(desk: Desk) -> None:
    desk.turn()
    desk.press("menu")
    desk.type(Qt.Key.Key_F1)
    assert pages(desk).hasFocus()
    desk.type(Qt.Key.Key_Escape)
    assert not desk.has("guide")
    desk.type(Qt.Key.Key_Escape)
    assert not desk.has("menuPanel")
    assert desk.screen == "tableScreen"


@pytest.mark.parametrize("which", [Qt.Key.Key_F10, Qt.Key.Key_F11])
def test_the_windows_own_keys_work_in_the_guide(desk: Desk, which: Qt.Key) -> None:
    desk.turn()
    open_guide(desk)
    desk.type(which)
    assert desk.has("menuPanel") or desk.window.isFullScreen()


def test_a_held_escape_closes_one_thing(desk: Desk) -> None:
    desk.turn()
    read_at(desk, "guideSections")
    key(desk, PRESS, Qt.Key.Key_Escape)
    repeats(desk, Qt.Key.Key_Escape)
    assert desk.has("guideText")
