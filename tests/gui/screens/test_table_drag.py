"""Dragging tiles: to an end, to another place in the hand, to nowhere."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from spectacular_bid.core.commands import PlaceTile
from spectacular_bid.core.layout import Arm
from spectacular_bid.gui.widgets.tile_button import FlyingTile
from tests.gui.turns import FOUR_ARMS, Sitting, layout, tile, tiles, turn

pytestmark = pytest.mark.gui


def test_dragging_a_tile_lights_its_ends(qtbot: QtBot) -> None:
    at = Sitting(qtbot, turn(FOUR_ARMS, "5-4 1-0"))
    at.carry("tile-5-4", at.table)
    assert at.lit() == ["arm-left", "arm-right"]


def test_a_tile_is_played_on_the_lit_end_that_it_is_dropped_on(qtbot: QtBot) -> None:
    at = Sitting(qtbot, turn(FOUR_ARMS, "5-4 1-0"))
    at.carry("tile-5-4", at.table)
    at.drop("tile-5-4", at.find("arm-right"))
    assert at.commands == [PlaceTile(tile("5-4"), Arm.RIGHT)]


def test_a_drop_says_which_side_of_a_lone_spinner(qtbot: QtBot) -> None:
    at = Sitting(qtbot, turn(layout("6-6"), "6-1 1-0"))
    at.carry("tile-6-1", at.table)
    at.drop("tile-6-1", at.find("arm-right"))
    assert at.commands == [PlaceTile(tile("6-1"), Arm.RIGHT)]


def test_a_drop_elsewhere_takes_the_tile_back(qtbot: QtBot) -> None:
    at = Sitting(qtbot, turn(FOUR_ARMS, "5-4 1-0"))
    at.drag("tile-5-4", at.find("draw"))
    assert (at.lit(), at.commands) == ([], [])


def test_a_tile_that_fits_nowhere_asks_for_the_reason_when_dropped(
    qtbot: QtBot,
) -> None:
    at = Sitting(qtbot, turn(FOUR_ARMS, "5-4 1-0"))
    at.drag("tile-1-0", at.find("draw"))
    assert at.commands == [PlaceTile(tile("1-0"), Arm.LEFT)]


def test_a_dragged_tile_moves_with_the_mouse(qtbot: QtBot) -> None:
    at = Sitting(qtbot, turn(FOUR_ARMS, "5-4 1-0"))
    at.carry("tile-5-4", at.find("draw"))
    flying = at.table.findChild(FlyingTile)
    assert flying is not None
    goal = at.find("draw")
    middle = goal.mapTo(at.table, goal.rect().center())
    assert flying.geometry().contains(middle)


def test_no_tile_flies_on_after_the_drop(qtbot: QtBot) -> None:
    at = Sitting(qtbot, turn(FOUR_ARMS, "5-4 1-0"))
    at.drag("tile-5-4", at.find("draw"))
    qtbot.waitUntil(lambda: at.table.findChild(FlyingTile) is None)


def test_escape_ends_a_drag(qtbot: QtBot) -> None:
    at = Sitting(qtbot, turn(FOUR_ARMS, "5-4 1-0"))
    at.carry("tile-5-4", at.table)
    end = at.find("arm-left")
    at.press(Qt.Key.Key_Escape)
    at.drop("tile-5-4", end)
    assert (at.lit(), at.commands) == ([], [])


def test_a_tremble_is_a_click(qtbot: QtBot) -> None:
    at = Sitting(qtbot, turn(FOUR_ARMS, "5-4 1-0"))
    button = at.find("tile-5-4")
    middle = button.rect().center()
    QTest.mousePress(button, Qt.MouseButton.LeftButton, pos=middle)
    QTest.mouseMove(button, middle + QPoint(1, 1))
    QTest.mouseRelease(button, Qt.MouseButton.LeftButton, pos=middle + QPoint(1, 1))
    assert at.lit() == ["arm-left", "arm-right"]


def test_a_tile_dropped_on_another_takes_its_place(qtbot: QtBot) -> None:
    at = Sitting(qtbot, turn(FOUR_ARMS, "5-4 1-0 3-1 2-2"))
    at.drag("tile-5-4", at.find("tile-3-1"))
    assert at.order == list(tiles("1-0 3-1 5-4 2-2"))


def test_reordering_decides_nothing_and_lights_nothing(qtbot: QtBot) -> None:
    at = Sitting(qtbot, turn(FOUR_ARMS, "5-4 1-0 3-1 2-2"))
    at.drag("tile-1-0", at.find("tile-2-2"))
    assert (at.lit(), at.commands) == ([], [])


def test_a_tile_dropped_elsewhere_keeps_its_place(qtbot: QtBot) -> None:
    at = Sitting(qtbot, turn(FOUR_ARMS, "5-4 1-0 3-1 2-2"))
    at.carry("tile-5-4", at.find("tile-3-1"))
    at.drag("tile-5-4", at.find("draw"))
    assert at.order == list(tiles("5-4 1-0 3-1 2-2"))


def test_the_order_outlasts_the_screen(qtbot: QtBot) -> None:
    order = list(tiles("2-2 5-4 3-1"))
    at = Sitting(qtbot, turn(FOUR_ARMS, "5-4 1-0 2-2"), order)
    assert at.order == list(tiles("2-2 5-4 1-0"))


def test_the_tiles_stand_in_the_remembered_order(qtbot: QtBot) -> None:
    order = list(tiles("2-2 5-4 1-0"))
    at = Sitting(qtbot, turn(FOUR_ARMS, "5-4 1-0 2-2"), order)
    lefts = [at.find(f"tile-{one}").x() for one in order]
    assert lefts == sorted(lefts)
