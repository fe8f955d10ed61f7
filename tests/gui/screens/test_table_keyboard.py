"""Playing with the keyboard."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from spectacular_bid.core.commands import DrawTile, PlaceTile
from spectacular_bid.core.layout import Arm
from tests.gui.turns import FOUR_ARMS, Sitting, layout, tile, turn

pytestmark = pytest.mark.gui

PRESS_KEYS = [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space]


def focused(at: Sitting) -> str:
    return at.table.focusWidget().objectName()


def test_the_first_playable_tile_has_the_focus(qtbot: QtBot) -> None:
    at = Sitting(qtbot, turn(FOUR_ARMS, "1-0 5-1 3-1"))
    assert focused(at) == "tile-5-1"


def test_the_boneyard_has_the_focus_when_a_draw_is_due(qtbot: QtBot) -> None:
    at = Sitting(qtbot, turn(FOUR_ARMS, "1-0"))
    assert focused(at) == "draw"


@pytest.mark.parametrize(
    ("key", "goal"), [(Qt.Key.Key_Right, "tile-3-1"), (Qt.Key.Key_Left, "tile-5-1")]
)
def test_arrows_move_the_focus_between_tiles(
    qtbot: QtBot, key: Qt.Key, goal: str
) -> None:
    at = Sitting(qtbot, turn(FOUR_ARMS, "5-1 1-0 3-1"))
    at.press(key, on="tile-1-0")
    assert focused(at) == goal


def test_the_arrow_goes_round_from_the_last_tile_to_the_first(qtbot: QtBot) -> None:
    at = Sitting(qtbot, turn(FOUR_ARMS, "5-1 1-0 3-1"))
    at.press(Qt.Key.Key_Right, on="tile-3-1")
    assert focused(at) == "tile-5-1"


@pytest.mark.parametrize("key", PRESS_KEYS)
def test_a_key_plays_a_tile_with_one_end(qtbot: QtBot, key: Qt.Key) -> None:
    at = Sitting(qtbot, turn(FOUR_ARMS, "5-1 3-1"))
    at.press(key, on="tile-5-1")
    assert at.commands == [PlaceTile(tile("5-1"), Arm.LEFT)]


@pytest.mark.parametrize("key", PRESS_KEYS)
def test_a_key_on_a_tile_with_two_ends_leads_to_the_first(
    qtbot: QtBot, key: Qt.Key
) -> None:
    at = Sitting(qtbot, turn(FOUR_ARMS, "5-4 3-1"))
    at.press(key, on="tile-5-4")
    assert (focused(at), at.commands) == ("arm-left", [])


@pytest.mark.parametrize("key", PRESS_KEYS)
def test_a_key_plays_on_the_end_that_has_the_focus(qtbot: QtBot, key: Qt.Key) -> None:
    at = Sitting(qtbot, turn(FOUR_ARMS, "5-4 3-1"))
    at.press(Qt.Key.Key_Return, on="tile-5-4")
    at.press(key, on="arm-right")
    assert at.commands == [PlaceTile(tile("5-4"), Arm.RIGHT)]


@pytest.mark.parametrize(
    ("key", "goal"),
    [
        (Qt.Key.Key_Right, "arm-right"),
        (Qt.Key.Key_Down, "arm-right"),
        (Qt.Key.Key_Left, "arm-right"),
    ],
)
def test_arrows_move_the_focus_between_lit_ends(
    qtbot: QtBot, key: Qt.Key, goal: str
) -> None:
    at = Sitting(qtbot, turn(FOUR_ARMS, "5-4 3-1"))
    at.press(Qt.Key.Key_Return, on="tile-5-4")
    at.press(key)
    assert focused(at) == goal


@pytest.mark.parametrize(
    ("text", "key", "arm"),
    [
        ("5-4", Qt.Key.Key_1, Arm.LEFT),
        ("5-4", Qt.Key.Key_2, Arm.RIGHT),
        ("3-2", Qt.Key.Key_3, Arm.UP),
        ("3-2", Qt.Key.Key_4, Arm.DOWN),
    ],
)
def test_a_number_picks_an_end_of_the_chosen_tile(
    qtbot: QtBot, text: str, key: Qt.Key, arm: Arm
) -> None:
    at = Sitting(qtbot, turn(FOUR_ARMS, f"{text} 1-0"))
    at.click(f"tile-{text}")
    at.press(key)
    assert at.commands == [PlaceTile(tile(text), arm)]


def test_the_number_of_an_end_that_is_not_lit_does_nothing(qtbot: QtBot) -> None:
    at = Sitting(qtbot, turn(FOUR_ARMS, "5-4 1-0"))
    at.click("tile-5-4")
    at.press(Qt.Key.Key_3)
    assert at.commands == []


def test_a_number_does_nothing_while_no_tile_is_chosen(qtbot: QtBot) -> None:
    at = Sitting(qtbot, turn(FOUR_ARMS, "5-4 1-0"))
    at.press(Qt.Key.Key_1)
    assert at.commands == []


def test_escape_takes_the_tile_back(qtbot: QtBot) -> None:
    at = Sitting(qtbot, turn(FOUR_ARMS, "5-4 1-0"))
    at.click("tile-5-4")
    at.press(Qt.Key.Key_Escape)
    assert (at.lit(), at.commands) == ([], [])


def test_escape_on_a_lit_end_leads_back_to_the_tile(qtbot: QtBot) -> None:
    at = Sitting(qtbot, turn(FOUR_ARMS, "3-1 5-4"))
    at.press(Qt.Key.Key_Return, on="tile-5-4")
    at.press(Qt.Key.Key_Escape)
    assert focused(at) == "tile-5-4"


def test_escape_is_left_to_the_window_while_no_tile_is_chosen(qtbot: QtBot) -> None:
    at = Sitting(qtbot, turn(FOUR_ARMS, "5-4 1-0"))
    event = QKeyEvent(
        QEvent.Type.KeyPress, Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier
    )
    QApplication.sendEvent(at.table, event)
    assert not event.isAccepted()


def test_enter_opens(qtbot: QtBot) -> None:
    at = Sitting(qtbot, turn(None, "5-4 1-0"))
    at.press(Qt.Key.Key_Return, on="tile-1-0")
    assert at.commands == [PlaceTile(tile("1-0"), None)]


def test_enter_needs_no_end_where_both_are_the_same_by_symmetry(qtbot: QtBot) -> None:
    at = Sitting(qtbot, turn(layout("6-6"), "6-1 1-0"))
    at.press(Qt.Key.Key_Return, on="tile-6-1")
    assert at.commands == [PlaceTile(tile("6-1"), Arm.LEFT)]


def test_enter_on_a_tile_that_fits_nowhere_asks_for_the_reason(qtbot: QtBot) -> None:
    at = Sitting(qtbot, turn(FOUR_ARMS, "5-4 1-0"))
    at.press(Qt.Key.Key_Return, on="tile-1-0")
    assert at.commands == [PlaceTile(tile("1-0"), Arm.LEFT)]


def test_d_draws(qtbot: QtBot) -> None:
    at = Sitting(qtbot, turn(FOUR_ARMS, "1-0"))
    at.press(Qt.Key.Key_D)
    assert at.commands == [DrawTile()]


def test_d_asks_for_the_reason_when_no_draw_is_due(qtbot: QtBot) -> None:
    at = Sitting(qtbot, turn(FOUR_ARMS, "5-1"))
    at.press(Qt.Key.Key_D)
    assert at.commands == [DrawTile()]


def test_d_with_control_is_another_key(qtbot: QtBot) -> None:
    at = Sitting(qtbot, turn(FOUR_ARMS, "1-0"))
    QTest.keyClick(at.table, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    assert at.commands == []


@pytest.mark.parametrize("key", PRESS_KEYS)
def test_a_key_draws_at_the_lit_boneyard(qtbot: QtBot, key: Qt.Key) -> None:
    at = Sitting(qtbot, turn(FOUR_ARMS, "1-0"))
    at.press(key, on="draw")
    assert at.commands == [DrawTile()]


@pytest.mark.parametrize("key", [*PRESS_KEYS, Qt.Key.Key_D])
def test_a_key_held_down_never_acts(qtbot: QtBot, key: Qt.Key) -> None:
    at = Sitting(qtbot, turn(FOUR_ARMS, "1-0"))
    nothing = Qt.KeyboardModifier.NoModifier
    event = QKeyEvent(QEvent.Type.KeyPress, key, nothing, "", True)
    QApplication.sendEvent(at.find("draw"), event)
    assert at.commands == []


@pytest.mark.parametrize("key", PRESS_KEYS)
def test_a_key_held_down_plays_no_tile(qtbot: QtBot, key: Qt.Key) -> None:
    at = Sitting(qtbot, turn(FOUR_ARMS, "5-1"))
    nothing = Qt.KeyboardModifier.NoModifier
    event = QKeyEvent(QEvent.Type.KeyPress, key, nothing, "", True)
    QApplication.sendEvent(at.find("tile-5-1"), event)
    assert at.commands == []


def test_tab_leads_from_the_chosen_tile_to_its_ends(qtbot: QtBot) -> None:
    at = Sitting(qtbot, turn(FOUR_ARMS, "5-4 3-1"))
    at.click("tile-5-4")
    at.press(Qt.Key.Key_Tab)
    assert focused(at) == "arm-left"
