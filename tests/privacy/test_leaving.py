"""Tiles are covered when nobody looks, and after a match nothing can be revealed."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from spectacular_bid.core.match import EVEN_POINTS
from spectacular_bid.gui.saving import save
from tests.gui.conftest import DeskMaker
from tests.gui.desk import Desk
from tests.gui.robot.privacy import leaks
from tests.manual_time import SECOND
from tests.privacy.disturbances import leave_program, minimised, settle
from tests.privacy.inventory import told

pytestmark = pytest.mark.gui


def test_leaving_the_program_covers_the_tiles_and_the_clock_runs_on(
    desk: Desk,
) -> None:
    desk.turn()
    leave_program()
    assert desk.screen == "handoffScreen"
    assert leaks(desk.window) == []
    desk.time.go_on(25 * SECOND)
    leave_program(Qt.ApplicationState.ApplicationActive)
    assert desk.screen == "handoffScreen"
    assert desk.referee.clocks().reserves.zero == 105 * SECOND


def test_leaving_covers_the_tiles_below_a_panel_as_well(desk: Desk) -> None:
    desk.turn()
    desk.press("menu")
    leave_program()
    assert desk.screen == "handoffScreen"
    assert not desk.has("menuPanel")
    assert leaks(desk.window) == []


def test_a_minimised_window_comes_back_covered(desk: Desk) -> None:
    desk.turn()
    minimised(desk)
    assert desk.screen == "handoffScreen"
    assert leaks(desk.window) == []


def test_who_does_not_want_that_keeps_the_tiles_open(desk: Desk) -> None:
    desk.turn()
    desk.settings.cover_on_leave = False
    leave_program()
    minimised(desk)
    assert desk.screen == "tableScreen"


@pytest.mark.parametrize("cover", [True, False])
def test_what_a_turn_did_does_not_outlast_its_time_out_of_sight(
    desks: DeskMaker, cover: bool
) -> None:
    desk = desks(animations=True)
    desk.settings.cover_on_leave = cover
    desk.turn()
    desk.play("6-6")
    assert desk.screen == "resultScreen"
    desk.window.showMinimized()
    desk.wait_for("handoffScreen")
    desk.window.showNormal()
    settle()
    assert leaks(desk.window) == []


def test_the_tiles_can_be_hidden_while_a_turn_is_shown(desks: DeskMaker) -> None:
    desk = desks(animations=True)
    desk.turn()
    desk.play("6-6")
    desk.type(Qt.Key.Key_H)
    assert desk.screen == "handoffScreen"
    QApplication.processEvents()
    assert leaks(desk.window) == []


def test_a_match_that_goes_on_cannot_be_saved(desk: Desk, tmp_path: Path) -> None:
    desk.turn()
    assert not desk.has("saveRecord")
    place = tmp_path / "record.sbid"
    flow = desk.program._flow
    assert flow is not None
    with pytest.raises(ValueError, match="unfinished"):
        save(flow, str(place))
    assert not place.exists()


def test_after_the_match_no_way_leads_to_a_hand_off(desk: Desk) -> None:
    desk.turn()
    desk.time.go_on(200 * SECOND)
    desk.wait_for("overScreen")
    flow = desk.program._flow
    assert flow is not None
    for anew in (flow.hide_tiles, flow.cover, flow.show, flow.resign):
        anew()
        settle()
        assert desk.screen == "overScreen"
    desk.type(Qt.Key.Key_H, Qt.Key.Key_D, Qt.Key.Key_F11, Qt.Key.Key_F11)
    leave_program()
    minimised(desk)
    desk.speak("it")
    assert desk.screen == "overScreen"
    desk.press("menu")
    for name in ("hideTiles", "resign", "endWithoutResult"):
        assert name not in desk.robot.names("")
    desk.window.close_overlay()
    desk.press("leave")
    settle()
    assert desk.screen == "startScreen"
    assert not desk.has("continueMatch")
    assert not desk.has("reveal")


def test_the_hand_after_a_count_begins_hidden(desks: DeskMaker) -> None:
    desk = desks(seed=4)
    desk.press("begin")
    for _ in range(400):
        if desk.screen == "countScreen":
            break
        desk.robot.step()
    desk.press("continueHand")
    settle()
    assert desk.screen == "dealScreen"
    assert told(desk.window) == []
    assert sum(desk.referee.standing().points) == sum(EVEN_POINTS)
