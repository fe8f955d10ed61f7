"""The lesson through the window: followed, skipped, left, and without a trace."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from spectacular_bid.core.commands import DrawTile, MakeBid, PlaceTile, Reveal
from spectacular_bid.gui.lesson.script import STEPS, Topic
from spectacular_bid.gui.screens import handoff
from tests.gui.conftest import DeskMaker
from tests.gui.desk import Desk, swept
from tests.gui.lesson.reader import (
    END,
    at,
    begin,
    follow,
    follow_to,
    lesson_of,
    skip_all,
    told,
)
from tests.gui.robot.privacy import leaks
from tests.manual_time import HOUR, SECOND
from tests.privacy.disturbances import leave_program

pytestmark = pytest.mark.gui

STILL = "The clock stands still now: take your time."
COVERED = ("handoffScreen", "dealScreen", "countScreen", END, "startScreen")


@pytest.fixture(autouse=True)
def hold_is_short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(handoff, "HOLD_MS", 1)


@pytest.mark.parametrize("animations", [False, True])
@pytest.mark.parametrize("keys", [False, True])
def test_it_is_completed_by_mouse_alone_and_by_keyboard_alone(
    desks: DeskMaker, keys: bool, animations: bool
) -> None:
    desk = desks(keys=keys, animations=animations)
    begin(desk)
    while desk.screen != END:
        if desk.screen == "handoffScreen":
            assert leaks(desk.window) == []
        desk.time.go_on(30 * SECOND)
        follow(desk)
    assert not desk.has("lessonSkip")
    desk.press("playMatch")
    assert desk.screen == "startScreen"


@pytest.mark.parametrize("animations", [False, True])
def test_every_step_can_be_skipped(desks: DeskMaker, animations: bool) -> None:
    desk = desks(animations=animations)
    begin(desk)
    for _ in range(2 * len(STEPS)):
        if desk.screen != END:
            desk.press("lessonSkip")
    assert desk.screen == END


def test_a_step_begun_is_skipped_to_its_end(desk: Desk) -> None:
    flow = follow_to(desk, Topic.DRAWING, DrawTile)
    desk.press("draw", "lessonSkip")
    assert at(flow) is Topic.GOING_OUT
    assert desk.screen == "handoffScreen"


class TestAnythingElse:
    """What is legal and not wanted is put off; what is illegal is refused as ever."""

    def unchanged(self, desk: Desk, revision: int, said: str) -> None:
        assert desk.message == said
        assert lesson_of(desk).referee.revision == revision

    def test_another_tile(self, desk: Desk) -> None:
        flow = follow_to(desk, Topic.SPINNER, PlaceTile)
        before = flow.referee.revision
        desk.play("6-1")
        self.unchanged(
            desk,
            before,
            "Good idea, but not in this step. Play 6-2 on the right end.",
        )
        follow(desk)
        assert at(flow) is Topic.SIDE_ARM

    def test_a_tile_that_does_not_fit(self, desk: Desk) -> None:
        flow = follow_to(desk, Topic.SPINNER, PlaceTile)
        before = flow.referee.revision
        desk.press("tile-5-5")
        self.unchanged(desk, before, "That tile matches no open end.")

    def test_another_bid_and_forgoing(self, desk: Desk) -> None:
        flow = follow_to(desk, Topic.BID, MakeBid)
        before = flow.referee.revision
        for names in (("bidMore", "bid"), ("forgo",)):
            desk.press(*names)
            self.unchanged(desk, before, "Good idea, but not in this step. Bid 15.")

    def test_a_drawn_tile_at_another_end(self, desk: Desk) -> None:
        flow = follow_to(desk, Topic.DRAWING, PlaceTile)
        desk.press("tile-4-4")
        assert at(flow) is Topic.DRAWING
        follow(desk)
        assert at(flow) is Topic.GOING_OUT


class TestLeaving:
    @pytest.mark.parametrize("topic", [Topic.DEAL, Topic.JOINING, Topic.COUNT])
    @pytest.mark.parametrize("by", ["strip", "menu"])
    def test_at_any_time(self, desk: Desk, topic: Topic, by: str) -> None:
        follow_to(desk, topic)
        desk.press(*(("lessonLeave",) if by == "strip" else ("menu", "leave")))
        assert desk.screen == "startScreen"
        assert not desk.has("lessonSkip")

    def test_while_a_clock_runs(self, desk: Desk) -> None:
        follow_to(desk, Topic.JOINING, PlaceTile)
        desk.press("menu", "leave")
        assert desk.screen == "startScreen"
        assert leaks(desk.window) == []

    def test_during_a_turn_result(self, desks: DeskMaker) -> None:
        desk = desks(animations=True)
        follow_to(desk, Topic.JOINING, PlaceTile)
        follow(desk)
        assert desk.screen == "resultScreen"
        desk.press("lessonLeave")
        assert desk.screen == "startScreen"

    def test_from_its_end(self, desk: Desk) -> None:
        skip_all(desk)
        desk.press("leave")
        assert desk.screen == "startScreen"

    def test_and_it_can_be_taken_again(self, desk: Desk) -> None:
        follow_to(desk, Topic.JOINING)
        desk.press("lessonLeave", "lesson")
        assert at(lesson_of(desk)) is Topic.DEAL

    def test_closing_the_window_asks_nothing(self, desk: Desk) -> None:
        follow_to(desk, Topic.JOINING, PlaceTile)
        desk.window.close()
        assert not desk.window.isVisible()


class TestThePlayersOwn:
    """Matches, names and settings are as they were."""

    def test_unfinished_match_is_offered_again(self, desk: Desk) -> None:
        desk.hand_off()
        desk.press("menu", "leave")
        before = stored(desk.folder)
        begin(desk)
        while desk.screen != END:
            follow(desk)
        desk.press("playMatch")
        assert stored(desk.folder) == before
        desk.press("continueMatch")
        assert desk.screen == "handoffScreen"
        assert desk.referee.standing().points.zero == 150

    def test_files_are_not_touched(self, desk: Desk) -> None:
        before = stored(desk.folder)
        skip_all(desk)
        assert stored(desk.folder) == before

    def test_running_clock_comes_first(self, desk: Desk) -> None:
        desk.turn()
        desk.press("menu", "leave", "confirm", "lesson")
        assert desk.screen == "startScreen"
        assert desk.message == "Anna's clock is running: continue that match first."


def stored(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


class TestClock:
    def test_it_runs_and_then_waits_for_the_reader(self, desk: Desk) -> None:
        flow = follow_to(desk, Topic.JOINING, PlaceTile)
        desk.time.go_on(4 * SECOND)
        assert flow.referee.clocks().delay_ms == 6 * SECOND
        desk.time.go_on(HOUR)
        assert flow.referee.clocks().reserves.one == 100 * SECOND
        assert not flow.referee.tick()
        follow(desk)
        assert at(flow) is Topic.SPINNER

    def test_it_has_reserve_to_run_where_it_is_explained(self, desk: Desk) -> None:
        flow = begin(desk)
        while at(flow) is not Topic.CLOCK or isinstance(flow.wanted, Reveal):
            desk.time.go_on(HOUR)
            follow(desk)
        before = flow.referee.clocks().reserves.zero
        desk.time.go_on(15 * SECOND)
        assert flow.referee.clocks().reserves.zero == before - 5 * SECOND
        desk.time.go_on(HOUR)
        assert flow.referee.clocks().reserves.zero == 90 * SECOND

    def test_the_strip_says_once_it_stands_still(
        self, desk: Desk, qtbot: QtBot
    ) -> None:
        follow_to(desk, Topic.JOINING, PlaceTile)
        assert STILL not in told(desk)
        desk.time.go_on(HOUR)
        qtbot.waitUntil(lambda: STILL in told(desk))
        assert "6-3" in told(desk)
        follow(desk)
        assert STILL not in told(desk)

    def test_the_strip_says_so_while_tiles_are_hidden(
        self, desk: Desk, qtbot: QtBot
    ) -> None:
        follow_to(desk, Topic.JOINING, PlaceTile)
        desk.type(Qt.Key.Key_H)
        assert "the clock runs on" in told(desk)
        desk.time.go_on(HOUR)
        qtbot.waitUntil(lambda: STILL in told(desk))
        assert "runs on" not in told(desk)


class TestStrip:
    def test_it_counts_and_says_what_to_do(self, desk: Desk) -> None:
        begin(desk)
        assert "Step 1 of 15" in desk.words()
        assert "Press “Start the hand”." in told(desk)

    @pytest.mark.parametrize("size", [(1024, 640), (1280, 800)])
    def test_it_covers_nothing(self, desks: DeskMaker, size: tuple[int, int]) -> None:
        desk = desks(size=size)
        follow_to(desk, Topic.JOINING, PlaceTile)
        strip, screen = desk.find(QWidget, "lesson"), desk.window.screen_widget
        assert screen is not None
        assert not strip.geometry().intersects(screen.geometry())
        assert strip.geometry().bottom() < size[1]

    def test_it_is_as_high_at_every_step(self, desk: Desk) -> None:
        begin(desk)
        heights = set()
        while desk.screen != END:
            heights.add(desk.find(QWidget, "lesson").height())
            follow(desk)
        assert len(heights) == 1

    def test_it_says_that_scores_come_by_themselves_where_there_is_one(
        self, desks: DeskMaker
    ) -> None:
        desk = desks(animations=True)
        follow_to(desk, Topic.JOINING, PlaceTile)
        follow(desk)
        assert desk.screen == "resultScreen"
        assert told(desk) == "Scores and turns come by themselves."

    def test_it_says_nothing_of_scores_after_a_bid(self, desks: DeskMaker) -> None:
        desk = desks(animations=True)
        follow_to(desk, Topic.BID, MakeBid)
        follow(desk)
        assert desk.screen == "resultScreen"
        assert told(desk) == ""

    def test_the_wanted_tile_has_the_keyboard(self, desk: Desk) -> None:
        follow_to(desk, Topic.SPINNER, PlaceTile)
        assert desk.find(QWidget, "tile-6-2").hasFocus()

    def test_it_names_no_tile_while_tiles_are_hidden(self, desk: Desk) -> None:
        follow_to(desk, Topic.SPINNER, PlaceTile)
        assert "6-2" in told(desk)
        desk.type(Qt.Key.Key_H)
        assert desk.screen == "handoffScreen"
        assert leaks(desk.window) == []
        desk.press("reveal")
        assert "6-2" in told(desk)

    def test_a_panel_keeps_the_keyboard_from_it(self, desk: Desk) -> None:
        begin(desk)
        desk.press("menu")
        assert not desk.find(QAbstractButton, "lessonSkip").isEnabled()
        desk.type(Qt.Key.Key_Escape)
        assert desk.find(QAbstractButton, "lessonSkip").isEnabled()


def test_the_menu_offers_nothing_that_would_end_a_match(desk: Desk) -> None:
    follow_to(desk, Topic.JOINING, PlaceTile)
    desk.press("menu")
    assert not desk.robot.names("resign")
    assert not desk.robot.names("endWithoutResult")
    desk.press("hideTiles")
    assert desk.screen == "handoffScreen"


@pytest.mark.parametrize("topic", [Topic.DEAL, Topic.SPINNER, Topic.COUNT])
def test_another_language_is_spoken_at_once(desk: Desk, topic: Topic) -> None:
    flow = follow_to(desk, topic)
    before = flow.referee.revision
    desk.speak("it")
    assert desk.language.code == "it"
    assert at(flow) is topic
    assert flow.referee.revision == before
    while desk.screen != END:
        follow(desk)


def test_another_language_jumps_ahead_no_second_time(desk: Desk) -> None:
    flow = follow_to(desk, Topic.GOING_OUT)
    before = flow.referee.revision
    desk.speak("it")
    assert flow.referee.revision == before


def test_the_end_follows_a_change_of_language(desk: Desk) -> None:
    skip_all(desk)
    before = desk.window.screen_widget
    desk.speak("it")
    assert desk.screen == END
    assert desk.window.screen_widget is not before


def test_guide_and_settings_are_at_hand(desk: Desk) -> None:
    flow = follow_to(desk, Topic.JOINING, PlaceTile)
    desk.type(Qt.Key.Key_F1)
    assert desk.window.guide.is_open
    desk.type(Qt.Key.Key_F1)
    desk.press("menu", "settings", "table-moonlight", "closeSettings")
    follow(desk)
    assert at(flow) is Topic.SPINNER


def test_nothing_can_be_hidden_at_the_end(desks: DeskMaker) -> None:
    desk = desks(animations=True)
    skip_all(desk)
    desk.type(Qt.Key.Key_H)
    assert desk.screen == END
    desk.press("menu")
    assert not desk.robot.names("hideTiles")


def test_the_end_leads_to_the_guide(desk: Desk) -> None:
    skip_all(desk)
    desk.press("readGuide")
    assert desk.window.guide.is_open


def test_a_match_is_offered_after_it_beside_the_unfinished_one(desk: Desk) -> None:
    desk.deal()
    desk.press("menu", "leave")
    skip_all(desk)
    desk.press("playMatch")
    assert desk.has("continueMatch")
    assert desk.find(QWidget, "nameSeat0").hasFocus()


@pytest.mark.parametrize("animations", [False, True])
def test_its_end_has_no_tiles_to_hide(desks: DeskMaker, animations: bool) -> None:
    desk = desks(animations=animations)
    skip_all(desk)
    swept()
    desk.type(Qt.Key.Key_H)
    leave_program()
    assert desk.screen == END
