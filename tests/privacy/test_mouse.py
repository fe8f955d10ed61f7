"""No button of the mouse reveals, plays or confirms what it was not pressed on."""

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtWidgets import QApplication

from spectacular_bid.gui.widgets.tile_button import FlyingTile
from tests.gui.desk import Desk
from tests.gui.robot.privacy import leaks
from tests.privacy.disturbances import leave_program
from tests.privacy.hands import DOWN, MOVE, UP, clicks, key, mouse, place_of

pytestmark = pytest.mark.gui

OTHERS = (Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton)
H = Qt.Key.Key_H


@pytest.mark.parametrize("times", [2, 3, 7])
def test_quick_clicks_act_once(desk: Desk, times: int) -> None:
    desk.deal()
    before = desk.referee.revision
    clicks(desk, place_of(desk, "start"), times)
    assert desk.referee.revision == before + 1


def test_quick_clicks_on_a_choice_do_not_answer_what_it_asks(desk: Desk) -> None:
    desk.turn()
    desk.press("menu")
    place = place_of(desk, "resign")
    clicks(desk, place, 4)
    assert desk.has("question")
    assert not desk.referee.is_over


def test_quick_clicks_that_close_a_panel_touch_nothing_below(desk: Desk) -> None:
    desk.turn()
    tile = place_of(desk, "tile-6-6")
    before = desk.referee.revision
    desk.press("menu")
    mouse(desk, DOWN, place_of(desk, "closeMenu"), 50_000)
    mouse(desk, UP, place_of(desk, "closeMenu"), 50_060)
    assert not desk.has("menuPanel")
    assert desk.referee.revision == before
    # Another place is another click.
    clicks(desk, tile, 1, 50_200)
    assert desk.referee.revision > before or desk.has("arm-open")


@pytest.mark.parametrize("button", OTHERS)
@pytest.mark.parametrize("name", ["start", "reveal", "tile-6-6", "draw"])
def test_other_buttons_do_nothing(
    desk: Desk, name: str, button: Qt.MouseButton
) -> None:
    desk.deal()
    if name != "start":
        desk.press("start")
    if name not in ("start", "reveal"):
        desk.press("reveal")
    before = desk.referee.revision
    for kind in (DOWN, UP, DOWN, QEvent.Type.MouseButtonDblClick, UP):
        mouse(desk, kind, place_of(desk, name), 50_000, button)
    assert desk.referee.revision == before
    assert not desk.robot.names("arm-")
    assert QApplication.activePopupWidget() is None


@pytest.mark.parametrize("name", ["tile-6-6", "menu", "board"])
def test_a_button_held_while_the_screen_changes_reveals_nothing(
    desk: Desk, name: str
) -> None:
    desk.turn()
    mouse(desk, DOWN, place_of(desk, name), 50_000)
    desk.type(H)
    reveal = place_of(desk, "reveal")
    mouse(desk, MOVE, reveal, 50_300)
    mouse(desk, UP, reveal, 51_000)
    assert desk.screen == "handoffScreen"
    assert leaks(desk.window) == []


def carry(desk: Desk) -> QPointF:
    """Drag a tile half way, and say where it is."""
    place = place_of(desk, "tile-6-6")
    mouse(desk, DOWN, place, 50_000)
    goal = place - QPointF(0, 180)
    for at, spot in ((50_100, place - QPointF(0, 40)), (50_200, goal)):
        mouse(desk, MOVE, spot, at)
    assert desk.window.findChildren(FlyingTile)
    return goal


def test_a_carried_tile_is_gone_when_the_tiles_are_hidden(desk: Desk) -> None:
    desk.turn()
    before = desk.referee.revision
    goal = carry(desk)
    desk.type(H)
    mouse(desk, MOVE, goal, 50_300)
    mouse(desk, UP, goal, 50_400)
    QApplication.processEvents()
    assert desk.screen == "handoffScreen"
    assert leaks(desk.window) == []
    assert desk.referee.revision == before


def test_a_carried_tile_is_gone_when_the_window_loses_the_focus(desk: Desk) -> None:
    desk.turn()
    goal = carry(desk)
    leave_program()
    mouse(desk, UP, goal, 50_400)
    assert desk.screen == "handoffScreen"
    assert leaks(desk.window) == []


def test_a_carried_tile_is_gone_when_the_flag_falls(desk: Desk) -> None:
    desk.turn()
    goal = carry(desk)
    desk.time.go_on(200_000)
    desk.wait_for("overScreen")
    mouse(desk, UP, goal, 50_400)
    QApplication.processEvents()
    assert desk.screen == "overScreen"
    assert not desk.window.findChildren(FlyingTile)
    assert leaks(desk.window) == []


def test_a_tile_dropped_outside_the_window_goes_home(desk: Desk) -> None:
    desk.turn()
    before = desk.referee.revision
    carry(desk)
    mouse(desk, MOVE, QPointF(-200, -200), 50_500)
    mouse(desk, UP, QPointF(-200, -200), 50_600)
    QApplication.processEvents()
    assert desk.screen == "tableScreen"
    assert desk.referee.revision == before
    assert not desk.window.findChildren(FlyingTile)


def test_keys_pressed_during_a_drag_reveal_nothing(desk: Desk) -> None:
    desk.turn()
    carry(desk)
    desk.type(H)
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        key(desk, kind, Qt.Key.Key_Return)
    assert desk.screen == "handoffScreen"
