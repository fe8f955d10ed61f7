"""Menu, questions, leaving, closing, a new match, a rematch, saving."""

import stat
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QLabel, QLineEdit, QPushButton
from pytestqt.qtbot import QtBot

from spectacular_bid.core.clock import DELAY_MS, RESERVE_MS
from spectacular_bid.gui import crash
from spectacular_bid.record.files import read_record
from tests.gui.conftest import DeskMaker
from tests.gui.desk import Desk, swept
from tests.gui.robot.privacy import TILE, leaks
from tests.manual_time import SECOND

pytestmark = pytest.mark.gui

TOO_LATE = DELAY_MS + RESERVE_MS


def lost_on_time(desk: Desk) -> None:
    """From the start screen to the end of a match."""
    desk.turn()
    desk.time.go_on(TOO_LATE)
    desk.wait_for("overScreen")


def agree(desk: Desk) -> None:
    for number in (0, 1):
        desk.press(f"agree{number}")


class TestNewMatchWhileOneIsUnfinished:
    @pytest.fixture
    def asked(self, desk: Desk) -> Desk:
        """At the question what becomes of the old match."""
        desk.hand_off()
        desk.press("menu", "leave", "newMatch")
        desk.write_names("Carla", "Dino")
        desk.press("begin")
        return desk

    def test_asks_both_players(self, asked: Desk) -> None:
        assert "Anna and Bruno have not finished their match." in asked.words()
        assert not asked.robot.names("confirm")
        asked.press("agree0")
        assert not asked.robot.names("confirm")
        asked.press("agree1")
        assert asked.robot.names("confirm") == ["confirm"]

    def test_goes_back_when_it_is_cancelled(self, asked: Desk) -> None:
        asked.press("cancel")
        assert asked.screen == "startScreen"
        asked.press("continueMatch")
        assert asked.referee.players.zero == "Anna"

    def test_ends_the_old_one_without_a_result(self, asked: Desk) -> None:
        agree(asked)
        asked.press("confirm")
        assert asked.screen == "dealScreen"
        assert asked.referee.players.zero == "Carla"
        unfinished = asked.journal.unfinished()
        assert unfinished is not None
        assert unfinished.record.players.zero == "Carla"


def test_no_new_match_begins_while_a_clock_runs(desk: Desk) -> None:
    desk.turn()
    desk.press("menu", "leave", "confirm", "newMatch")
    desk.write_names("Carla", "Dino")
    desk.press("begin")
    assert desk.message == "Anna's clock is running: continue that match first."
    assert desk.referee.players.zero == "Anna"


def test_resigning_is_asked_first(desk: Desk) -> None:
    desk.turn()
    desk.press("menu", "resign")
    assert "Anna, do you give the match up?" in desk.words()
    assert desk.screen == "tableScreen"
    desk.press("confirm")
    assert "Anna resigned." in desk.words()
    assert "Bruno wins the match" in desk.words()


def test_resigning_can_be_thought_better_of(desk: Desk) -> None:
    desk.turn()
    desk.press("menu", "resign", "cancel")
    desk.play("6-6")
    assert desk.screen == "handoffScreen"


def test_nobody_can_resign_while_nobody_decides(desk: Desk) -> None:
    desk.hand_off()
    desk.press("menu")
    assert not desk.robot.names("resign")


def test_a_turn_cannot_be_ended_without_a_result(desk: Desk) -> None:
    desk.turn()
    desk.press("menu")
    assert not desk.robot.names("endWithoutResult")


@pytest.mark.parametrize("screen", ["dealScreen", "handoffScreen"])
def test_both_players_can_end_the_match_between_decisions(
    desk: Desk, screen: str
) -> None:
    desk.deal()
    if screen == "handoffScreen":
        desk.press("start")
    desk.press("menu", "endWithoutResult")
    assert not desk.robot.names("confirm")
    agree(desk)
    desk.press("confirm")
    assert "Both players ended the match without a result." in desk.words()
    assert desk.journal.unfinished() is None


def test_leaving_asks_while_a_clock_runs_and_says_that_it_runs_on(desk: Desk) -> None:
    desk.turn()
    desk.press("menu", "leave")
    assert "Anna's clock is running, and it runs on while you are away." in desk.words()
    desk.press("cancel")
    assert desk.screen == "tableScreen"
    desk.press("menu", "leave", "confirm")
    assert desk.screen == "startScreen"
    assert leaks(desk.window) == []


def test_a_match_that_was_left_goes_on_under_a_cover(desk: Desk) -> None:
    desk.turn()
    desk.press("menu", "leave", "confirm")
    desk.time.go_on(40 * SECOND)
    desk.press("continueMatch")
    assert desk.screen == "handoffScreen"
    assert leaks(desk.window) == []
    desk.press("reveal")
    assert desk.referee.clocks().reserves.zero == 90 * SECOND


@pytest.mark.parametrize("covered", ["hidden", "restarted"])
def test_a_covered_match_can_be_left_while_its_clock_runs(
    desks: DeskMaker, covered: str
) -> None:
    desk = desks()
    desk.turn()
    if covered == "hidden":
        desk.type(Qt.Key.Key_H)
    else:
        desk.close()
        desk = desks(time=desk.time)
    assert desk.screen == "handoffScreen"
    desk.press("menu", "leave", "confirm")
    swept()
    desk.time.go_on(1 * SECOND)
    assert desk.program._flow is not None
    desk.program._flow._on_flag_due()
    assert desk.screen == "startScreen"
    assert "Anna's clock is running" in desk.words()


def test_leaving_needs_no_question_while_no_clock_runs(desk: Desk) -> None:
    desk.hand_off()
    desk.press("menu", "leave")
    assert desk.screen == "startScreen"


def test_closing_asks_while_a_clock_runs(desk: Desk) -> None:
    desk.turn()
    desk.window.close()
    assert desk.window.isVisible()
    assert "Anna's clock is running, and it runs on while you are away." in desk.words()
    desk.press("confirm")
    assert not desk.window.isVisible()


def test_closing_can_be_thought_better_of(desk: Desk) -> None:
    desk.turn()
    desk.window.close()
    desk.press("cancel")
    desk.play("6-6")
    assert desk.screen == "handoffScreen"


def test_closing_asks_on_the_start_screen_too_while_a_clock_runs(desk: Desk) -> None:
    desk.turn()
    desk.press("menu", "leave", "confirm", "quit")
    assert desk.window.isVisible()
    desk.press("confirm")
    assert not desk.window.isVisible()


def test_closing_needs_no_question_once_the_decision_is_made(desk: Desk) -> None:
    desk.turn()
    desk.play("6-6")
    desk.window.close()
    assert not desk.window.isVisible()


def test_a_rematch_has_the_same_players(desk: Desk) -> None:
    lost_on_time(desk)
    desk.press("rematch")
    assert desk.screen == "dealScreen"
    assert "Anna" in desk.words()
    assert list(desk.referee.standing().points) == [150, 150]


def test_escape_closes_the_menu(desk: Desk) -> None:
    desk.turn()
    desk.press("menu")
    desk.type(Qt.Key.Key_Escape)
    assert not desk.has("menuPanel")
    desk.play("6-6")


def test_nothing_typed_at_the_menu_reaches_the_table(desk: Desk) -> None:
    desk.turn()
    desk.press("menu")
    before = desk.referee.revision
    desk.type(Qt.Key.Key_D, Qt.Key.Key_H, Qt.Key.Key_1)
    assert desk.has("menuPanel")
    assert desk.screen == "tableScreen"
    assert desk.referee.revision == before


class TestSaving:
    @pytest.fixture
    def over(self, desk: Desk) -> Desk:
        lost_on_time(desk)
        desk.press("saveRecord")
        return desk

    def choose(self, desk: Desk, path: Path) -> None:
        """What the dialog says once a place is chosen; it may be the system's own."""
        dialog = desk.window.findChild(QFileDialog, "saveDialog")
        assert dialog is not None
        dialog.fileSelected.emit(str(path))
        dialog.done(QFileDialog.DialogCode.Accepted)

    def test_writes_the_record_of_the_match(self, over: Desk, tmp_path: Path) -> None:
        place = tmp_path / "duel.sbid"
        self.choose(over, place)
        assert read_record(place) == over.referee.record()
        assert over.message == "Saved as duel.sbid"

    @pytest.mark.skipif(sys.platform == "win32", reason="has other rights")
    def test_writes_for_the_owner_alone(self, over: Desk, tmp_path: Path) -> None:
        place = tmp_path / "duel.sbid"
        self.choose(over, place)
        assert stat.S_IMODE(place.stat().st_mode) == 0o600

    def test_says_why_it_could_not_be(self, over: Desk, tmp_path: Path) -> None:
        self.choose(over, tmp_path / "nowhere" / "duel.sbid")
        assert "could not be saved" in over.message
        assert "there is no such folder" in over.message

    def test_moves_no_clock(self, over: Desk) -> None:
        assert over.screen == "overScreen"
        assert over.window.isVisible()


def test_the_whole_window_speaks_another_language_at_once(desk: Desk) -> None:
    desk.turn()
    before = desk.referee.revision
    desk.speak("it")
    assert desk.screen == "tableScreen"
    assert desk.referee.revision == before
    desk.press("menu")
    assert "Arrenditi" in desk.words()


@pytest.mark.parametrize(
    "screen", ["dealScreen", "handoffScreen", "tableScreen", "overScreen"]
)
def test_a_change_of_language_keeps_the_state(desk: Desk, screen: str) -> None:
    if screen == "overScreen":
        lost_on_time(desk)
    else:
        desk.deal()
        for button in ("start", "reveal"):
            if desk.screen != screen:
                desk.press(button)
    before = (desk.referee.revision, desk.referee.clocks())
    desk.speak("it")
    assert desk.screen == screen
    assert (desk.referee.revision, desk.referee.clocks()) == before
    assert desk.settings.language == "it"


def test_covered_tiles_stay_covered_when_the_language_changes(desk: Desk) -> None:
    desk.turn()
    desk.type(Qt.Key.Key_H)
    desk.speak("it")
    assert desk.screen == "handoffScreen"
    assert leaks(desk.window) == []


def test_the_program_can_be_started_in_italian(desks: DeskMaker) -> None:
    desk = desks(language="it")
    assert "Primo giocatore" in desk.words()


def test_an_announcement_is_shown_on_the_start_screen(desks: DeskMaker) -> None:
    assert desks(message="The file was damaged.").message == "The file was damaged."


class TestCrash:
    @pytest.fixture
    def crashed(
        self,
        desk: Desk,
        monkeypatch: pytest.MonkeyPatch,
        capsys: pytest.CaptureFixture[str],
    ) -> Desk:
        """A slot raised, with a tile in its message."""
        monkeypatch.setattr(sys, "excepthook", sys.excepthook)
        desk.turn()
        crash.install(desk.window)
        opening = "-".join("66")
        try:
            raise ValueError(opening)
        except ValueError as error:
            sys.excepthook(ValueError, error, error.__traceback__)
        self.printed = capsys.readouterr().err
        return desk

    def test_leaves_nothing_to_touch_but_closing(self, crashed: Desk) -> None:
        assert crashed.screen == "crashScreen"
        assert leaks(crashed.window) == []
        assert not crashed.has("menu")
        assert crashed.robot.names("") == ["openGuide", "quit"]

    def test_prints_where_but_no_tile(self, crashed: Desk) -> None:
        assert "ValueError" in self.printed
        assert "test_program.py" in self.printed
        assert not TILE.search(self.printed)

    def test_can_be_closed_by_a_key(self, crashed: Desk) -> None:
        focused = crashed.window.focusWidget()
        assert focused is not None
        assert focused.objectName() == "quit"

    def test_asks_nothing_on_closing(self, crashed: Desk) -> None:
        crashed.type(Qt.Key.Key_H)
        crashed.window.close()
        assert not crashed.window.isVisible()

    def test_keeps_the_match(self, crashed: Desk) -> None:
        assert crashed.journal.unfinished() is not None

    def test_stays_when_the_flag_falls(self, crashed: Desk, qtbot: QtBot) -> None:
        crashed.time.go_on(TOO_LATE)
        qtbot.wait(700)
        assert crashed.screen == "crashScreen"

    def test_is_not_left_by_a_key(self, crashed: Desk) -> None:
        crashed.type(Qt.Key.Key_H, Qt.Key.Key_F10, Qt.Key.Key_Escape)
        assert crashed.screen == "crashScreen"
        assert not crashed.has("menuPanel")


def test_boxes_to_agree_are_named_after_the_players(desk: Desk) -> None:
    desk.hand_off()
    desk.press("menu", "endWithoutResult")
    assert desk.find(QPushButton, "agree0").text() == "Anna agrees"


def test_a_message_says_nothing_at_first(desk: Desk) -> None:
    assert desk.find(QLabel, "message").text() == ""
    assert desk.find(QLineEdit, "nameSeat0").text() == "Anna"
