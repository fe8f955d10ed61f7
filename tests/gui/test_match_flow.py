"""A match on the screen: what is asked for, refused, stopped and gone on with."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from spectacular_bid.core.clock import DELAY_MS, RESERVE_MS
from spectacular_bid.gui.board.board_view import BoardView
from spectacular_bid.gui.widgets.tile_button import TileButton
from tests.gui.conftest import DeskMaker
from tests.gui.desk import Desk, swept
from tests.gui.robot.privacy import leaks
from tests.manual_time import SECOND, ManualTime, stacked
from tests.referee import faults

pytestmark = pytest.mark.gui

TOO_LATE = DELAY_MS + RESERVE_MS


def test_a_hand_begins_with_deal_start_hand_off_and_reveal(desk: Desk) -> None:
    shown = []
    for button in ("begin", "start", "reveal"):
        desk.press(button)
        shown.append(desk.screen)
    assert shown == ["dealScreen", "handoffScreen", "tableScreen"]


def test_the_deal_says_who_opens_and_shows_no_tile(desk: Desk) -> None:
    desk.deal()
    assert "Highest double: Anna opens." in desk.words()
    assert not desk.window.findChildren(TileButton)
    assert "6-6" not in desk.words()


def test_the_clocks_stand_still_during_the_deal(desk: Desk) -> None:
    desk.deal()
    desk.time.go_on(3600 * SECOND)
    desk.press("start", "reveal")
    assert list(desk.referee.clocks().reserves) == [RESERVE_MS, RESERVE_MS]


def test_a_refusal_says_why_and_changes_nothing(desk: Desk) -> None:
    desk.turn()
    before, shown = desk.referee.revision, desk.window.screen_widget
    desk.press("tile-6-5")
    assert desk.message == (
        "This hand must be opened with your highest-ranking tile, 6-6."
    )
    assert desk.referee.revision == before
    assert desk.window.screen_widget is shown


def test_a_turn_result_is_shown_until_it_is_skipped(desks: DeskMaker) -> None:
    desk = desks(animations=True)
    desk.turn()
    desk.play("6-6")
    assert desk.screen == "resultScreen"
    assert not desk.window.findChildren(TileButton)
    desk.press("skip")
    assert desk.screen == "handoffScreen"


def test_a_double_click_on_the_boneyard_draws_once(desks: DeskMaker) -> None:
    shut_out = stacked("6-6 6-5 6-4 6-3 6-2 6-1 6-0", "5-5 5-4 5-3 5-2 5-1 4-4 4-3")
    desk = desks(shuffle=lambda: shut_out)
    desk.turn()
    desk.play("6-6")
    desk.press("reveal")
    held = desk.referee.standing().held.one
    desk.double_click("draw")
    assert desk.referee.standing().held.one == held + 1


@pytest.mark.parametrize("screen", ["tableScreen", "startScreen", "handoffScreen"])
def test_a_flag_falls_by_itself_on_any_screen(desk: Desk, screen: str) -> None:
    desk.turn()
    if screen == "startScreen":
        desk.press("menu", "leave", "confirm")
    elif screen == "handoffScreen":
        desk.press("menu", "hideTiles")
    assert desk.screen == screen
    desk.time.go_on(TOO_LATE)
    desk.wait_for("overScreen")
    assert "Anna's time ran out." in desk.words()
    assert "Bruno wins the match" in desk.words()


@pytest.mark.parametrize("panel", ["menu", "question", "guide"])
def test_a_flag_falls_by_itself_behind_any_panel(desk: Desk, panel: str) -> None:
    desk.turn()
    if panel == "guide":
        desk.type(Qt.Key.Key_F1)
    else:
        desk.press("menu")
        if panel == "question":
            desk.press("resign")
    desk.time.go_on(TOO_LATE)
    desk.wait_for("overScreen")
    assert not desk.has("question")
    assert not desk.has("menuPanel")
    desk.press("leave")


def test_a_flag_does_not_fall_a_moment_early(desk: Desk) -> None:
    desk.turn()
    desk.time.go_on(TOO_LATE - 1)
    desk.play("6-6")
    assert desk.screen == "handoffScreen"


def test_a_decision_at_the_deadline_comes_too_late(desk: Desk) -> None:
    desk.turn()
    desk.time.go_on(TOO_LATE)
    desk.play("6-6")
    assert desk.screen == "overScreen"
    assert "Anna's time ran out." in desk.words()


def test_a_clock_that_ran_while_the_program_was_closed_ran_on(desks: DeskMaker) -> None:
    first = desks()
    first.turn()
    first.close()
    first.time.go_on(30 * SECOND)
    again = desks(time=first.time)
    assert again.screen == "handoffScreen"
    assert "Anna's clock is running" in again.words()
    assert leaks(again.window) == []
    assert again.referee.clocks().reserves.zero == RESERVE_MS - 20 * SECOND
    again.press("reveal")
    assert again.screen == "tableScreen"


def test_a_match_lost_while_the_program_was_closed_opens_on_its_end(
    desks: DeskMaker,
) -> None:
    first = desks()
    first.turn()
    first.close()
    first.time.go_on(TOO_LATE)
    again = desks(time=first.time)
    assert again.screen == "overScreen"
    assert "Anna's time ran out." in again.words()


def test_a_clock_that_cannot_be_trusted_annuls_the_match(desk: Desk) -> None:
    desk.turn()
    desk.time.step_back(SECOND)
    desk.wait_for("overScreen")
    assert "No result" in desk.words()


class TestStorageFault:
    @pytest.fixture
    def plan(self, monkeypatch: pytest.MonkeyPatch) -> faults.Plan:
        return faults.install(monkeypatch)

    @pytest.fixture
    def halted(self, plan: faults.Plan, desk: Desk) -> Desk:
        """A decision that the journal did not take."""
        desk.turn()
        plan.failing = ("COMMIT",)
        desk.time.go_on(4 * SECOND)
        desk.play("6-6")
        return desk

    def test_shows_what_can_be_done_and_no_tile(self, halted: Desk) -> None:
        assert halted.screen == "faultScreen"
        assert "full" in halted.message
        assert leaks(halted.window) == []

    def test_stops_the_clock(self, halted: Desk) -> None:
        halted.time.go_on(2 * TOO_LATE)
        QApplication.processEvents()
        assert halted.screen == "faultScreen"
        assert halted.referee.clocks().running is None

    def test_comes_again_while_the_disk_is_full(self, halted: Desk) -> None:
        halted.press("tryAgain")
        assert halted.screen == "faultScreen"

    def test_goes_on_with_the_decision_begun_anew(
        self, plan: faults.Plan, halted: Desk
    ) -> None:
        plan.failing = ()
        halted.press("tryAgain")
        assert halted.screen == "handoffScreen"
        halted.time.go_on(TOO_LATE)
        halted.press("reveal")
        assert halted.referee.clocks().delay_ms == DELAY_MS
        halted.play("6-6")
        assert halted.screen == "handoffScreen"

    def test_can_end_the_match_without_a_result(self, halted: Desk) -> None:
        halted.press("annul")
        assert halted.screen == "overScreen"
        assert "No result" in halted.words()


def test_nothing_piles_up_as_screens_come_and_go(desk: Desk) -> None:
    desk.turn()
    counts = []
    for _ in range(4):
        for _ in range(15):
            desk.type(Qt.Key.Key_H)
            desk.press("reveal")
        swept()
        counts.append(
            (len(QApplication.allWidgets()), len(desk.window.findChildren(QWidget)))
        )
    assert counts[1:] == counts[:1] * 3


def test_one_board_at_most_is_in_the_window(desk: Desk) -> None:
    desk.turn()
    desk.play("6-6")
    desk.press("reveal")
    assert len(desk.window.findChildren(BoardView)) == 1


def test_the_balances_on_the_screen_are_those_of_the_match(desks: DeskMaker) -> None:
    opened = stacked("5-5 6-5 6-4 6-3 6-2 6-1 6-0", "4-4 5-4 5-3 5-2 5-1 3-3 4-3")
    desk = desks(shuffle=lambda: opened)
    desk.turn()
    desk.play("5-5")
    assert desk.find(QLabel, "points0").text() == "160 points"
    assert desk.find(QLabel, "points1").text() == "140 points"


def test_a_clock_of_another_boot_is_spanned_by_the_wall_clock(
    desks: DeskMaker,
) -> None:
    first = desks()
    first.turn()
    first.close()
    time: ManualTime = first.time
    time.reboot(after=40 * SECOND)
    again = desks(time=time)
    assert again.referee.clocks().reserves.zero == RESERVE_MS - 30 * SECOND
