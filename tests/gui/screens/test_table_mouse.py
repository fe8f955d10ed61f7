"""Playing with the mouse."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from spectacular_bid.core.commands import DrawTile, PlaceTile
from spectacular_bid.core.layout import Arm
from spectacular_bid.core.match import Decision
from spectacular_bid.gui.board.arm_button import ArmButton
from tests.gui.painting import painted_words
from tests.gui.turns import FOUR_ARMS, Sitting, layout, tile, turn

pytestmark = pytest.mark.gui


def test_a_click_on_a_tile_lights_its_ends_and_decides_nothing(qtbot: QtBot) -> None:
    at = Sitting(qtbot, turn(FOUR_ARMS, "5-4 1-0"))
    at.click("tile-5-4")
    assert (at.lit(), at.commands) == (["arm-left", "arm-right"], [])


@pytest.mark.parametrize(("text", "keys"), [("5-4", ["1", "2"]), ("5-1", [])])
def test_lit_ends_show_their_keys_where_there_is_a_choice(
    qtbot: QtBot, text: str, keys: list[str]
) -> None:
    at = Sitting(qtbot, turn(FOUR_ARMS, f"{text} 1-0"))
    at.click(f"tile-{text}")
    painted = painted_words(at.table)
    assert [one.text for one in painted if isinstance(one.owner, ArmButton)] == keys


def test_a_click_on_a_lit_end_plays_there(qtbot: QtBot) -> None:
    at = Sitting(qtbot, turn(FOUR_ARMS, "5-4 1-0"))
    at.click("tile-5-4")
    at.click("arm-right")
    assert at.commands == [PlaceTile(tile("5-4"), Arm.RIGHT)]


@pytest.mark.parametrize(
    ("text", "arm"),
    [("5-1", Arm.LEFT), ("4-1", Arm.RIGHT), ("3-1", Arm.UP), ("2-1", Arm.DOWN)],
)
def test_every_arm_can_be_played_on(qtbot: QtBot, text: str, arm: Arm) -> None:
    at = Sitting(qtbot, turn(FOUR_ARMS, f"{text} 1-0"))
    at.click(f"tile-{text}")
    at.click(f"arm-{arm.value}")
    assert at.commands == [PlaceTile(tile(text), arm)]


def test_a_second_click_on_the_tile_takes_it_back(qtbot: QtBot) -> None:
    at = Sitting(qtbot, turn(FOUR_ARMS, "5-4 1-0"))
    at.click("tile-5-4")
    at.click("tile-5-4")
    assert (at.lit(), at.commands) == ([], [])


def test_a_click_on_another_tile_chooses_that_one(qtbot: QtBot) -> None:
    at = Sitting(qtbot, turn(FOUR_ARMS, "5-1 3-1"))
    at.click("tile-5-1")
    at.click("tile-3-1")
    assert at.lit() == ["arm-up"]


def test_a_double_click_plays_when_there_is_one_end_only(qtbot: QtBot) -> None:
    at = Sitting(qtbot, turn(FOUR_ARMS, "5-1 3-1"))
    at.double_click("tile-5-1")
    assert at.commands == [PlaceTile(tile("5-1"), Arm.LEFT)]


def test_a_double_click_on_a_tile_with_two_ends_only_chooses(qtbot: QtBot) -> None:
    at = Sitting(qtbot, turn(FOUR_ARMS, "5-4 3-1"))
    at.double_click("tile-5-4")
    assert (at.lit(), at.commands) == (["arm-left", "arm-right"], [])


def test_a_double_click_on_a_lit_end_plays_once(qtbot: QtBot) -> None:
    at = Sitting(qtbot, turn(FOUR_ARMS, "5-4 1-0"))
    at.click("tile-5-4")
    end = at.find("arm-right")
    QTest.mouseClick(end, Qt.MouseButton.LeftButton)
    QTest.mouseDClick(end, Qt.MouseButton.LeftButton)
    assert len(at.commands) == 1


def test_both_sides_of_a_lone_spinner_need_no_second_click(qtbot: QtBot) -> None:
    at = Sitting(qtbot, turn(layout("6-6"), "6-1 3-1"))
    at.click("tile-6-1")
    assert at.commands == [PlaceTile(tile("6-1"), Arm.LEFT)]


def test_a_double_click_at_a_lone_spinner_plays_once(qtbot: QtBot) -> None:
    at = Sitting(qtbot, turn(layout("6-6"), "6-1 3-1"))
    at.double_click("tile-6-1")
    assert len(at.commands) == 1


def test_two_empty_side_arms_need_no_second_click(qtbot: QtBot) -> None:
    on_table = layout("6-6", ("6-5", Arm.LEFT), ("6-4", Arm.RIGHT))
    at = Sitting(qtbot, turn(on_table, "6-1 3-1"))
    at.click("tile-6-1")
    assert at.commands == [PlaceTile(tile("6-1"), Arm.UP)]


def test_a_side_arm_that_has_begun_must_be_told_from_the_empty_one(
    qtbot: QtBot,
) -> None:
    on_table = layout(
        "6-6", ("6-5", Arm.LEFT), ("6-4", Arm.RIGHT), ("6-0", Arm.DOWN)
    ).joined(tile("6-0"), Arm.UP)
    at = Sitting(qtbot, turn(on_table, "3-0 6-1"))
    at.click("tile-3-0")
    assert (at.lit(), at.commands) == (["arm-down", "arm-up"], [])


def test_an_opening_tile_is_played_in_the_middle(qtbot: QtBot) -> None:
    at = Sitting(qtbot, turn(None, "5-4 1-0"))
    at.click("tile-5-4")
    at.click("arm-open")
    assert at.commands == [PlaceTile(tile("5-4"), None)]


def test_a_double_click_opens(qtbot: QtBot) -> None:
    at = Sitting(qtbot, turn(None, "5-4 1-0"))
    at.double_click("tile-5-4")
    assert at.commands == [PlaceTile(tile("5-4"), None)]


def test_a_tile_that_fits_nowhere_asks_for_the_reason(qtbot: QtBot) -> None:
    at = Sitting(qtbot, turn(FOUR_ARMS, "5-4 1-0"))
    at.click("tile-1-0")
    assert (at.lit(), at.commands) == ([], [PlaceTile(tile("1-0"), Arm.LEFT)])


def test_another_than_the_demanded_opening_asks_for_the_reason(qtbot: QtBot) -> None:
    at = Sitting(qtbot, turn(None, "6-6 1-0", must_open="6-6"))
    at.click("tile-1-0")
    assert at.commands == [PlaceTile(tile("1-0"), None)]


def test_a_reason_given_leaves_the_decision_open(qtbot: QtBot) -> None:
    at = Sitting(qtbot, turn(FOUR_ARMS, "5-1 1-0"))
    at.click("tile-1-0")
    at.table.say("That tile matches no open end.")
    at.double_click("tile-5-1")
    assert at.commands[1:] == [PlaceTile(tile("5-1"), Arm.LEFT)]


def test_nothing_more_is_decided_after_a_decision(qtbot: QtBot) -> None:
    at = Sitting(qtbot, turn(FOUR_ARMS, "5-1 3-1"))
    at.double_click("tile-5-1")
    at.double_click("tile-3-1")
    at.click("tile-3-1")
    assert len(at.commands) == 1


def test_a_refused_decision_can_be_made_anew(qtbot: QtBot) -> None:
    at = Sitting(qtbot, turn(FOUR_ARMS, "5-1 3-1"))
    at.double_click("tile-5-1")
    at.table.say("The match could not be saved: try again or annul it first.")
    at.double_click("tile-3-1")
    assert len(at.commands) == 2


def test_other_mouse_buttons_choose_nothing(qtbot: QtBot) -> None:
    at = Sitting(qtbot, turn(FOUR_ARMS, "5-4 1-0"))
    at.click("tile-5-4", Qt.MouseButton.RightButton)
    assert at.lit() == []


def test_a_lit_boneyard_draws_once(qtbot: QtBot) -> None:
    at = Sitting(qtbot, turn(FOUR_ARMS, "1-0"))
    at.double_click("draw")
    assert at.commands == [DrawTile()]


def test_the_boneyard_is_to_be_had_only_when_a_draw_is_due(qtbot: QtBot) -> None:
    at = Sitting(qtbot, turn(FOUR_ARMS, "5-1"))
    assert not at.find("draw").isEnabled()


def test_trying_the_boneyard_too_early_asks_for_the_reason(qtbot: QtBot) -> None:
    at = Sitting(qtbot, turn(FOUR_ARMS, "5-1"))
    yard = at.find("draw").parentWidget()
    assert yard is not None
    QTest.mouseClick(yard, Qt.MouseButton.LeftButton)
    assert at.commands == [DrawTile()]


def test_after_a_draw_that_fits_other_tiles_only_ask_for_the_reason(
    qtbot: QtBot,
) -> None:
    at = Sitting(qtbot, turn(FOUR_ARMS, "5-1 3-1", must_play="3-1"))
    at.click("tile-5-1")
    assert at.lit() == []


def test_no_tile_can_be_chosen_in_the_auction(qtbot: QtBot) -> None:
    view = turn(None, "5-1 3-1", decision=Decision.ANSWER, must_open="1-0")
    at = Sitting(qtbot, view)
    at.click("tile-5-1")
    assert at.lit() == []
