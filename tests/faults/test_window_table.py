"""The table of faults as the players see it, row by row (Rules §6)."""

import os
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QFileDialog, QWidget

from spectacular_bid.core.clock import DELAY_MS, RESERVE_MS
from spectacular_bid.core.match import EndReason
from spectacular_bid.core.seats import Pair
from spectacular_bid.gui import crash, opening
from spectacular_bid.gui.widgets.clock_widget import ClockWidget
from spectacular_bid.referee.journal import FILE_NAME, JournalTooNewError
from spectacular_bid.referee.salvage import open_or_set_aside
from spectacular_bid.views.screens import OverView
from tests.gui.conftest import DeskMaker
from tests.gui.desk import Desk
from tests.gui.robot.privacy import leaks
from tests.manual_time import HOUR, SECOND
from tests.referee import faults

pytestmark = pytest.mark.gui

TOO_LATE = DELAY_MS + RESERVE_MS


class TestTheNextStartAfterAClockRan:
    @pytest.mark.parametrize("cut", [False, True])
    def test_the_match_waits_on_a_cover_that_says_whose_clock_is_running(
        self, desks: DeskMaker, cut: bool
    ) -> None:
        first = desks()
        first.turn()
        first.close()
        if cut:
            first.time.reboot(after=25 * SECOND)
        else:
            first.time.go_on(25 * SECOND)
        again = desks(time=first.time)
        assert again.screen == "handoffScreen"
        assert "Anna's clock is running" in again.words()
        assert leaks(again.window) == []
        first.time.go_on(1 * SECOND)
        again.press("reveal")
        assert again.screen == "tableScreen"
        assert again.referee.clocks().reserves.zero == RESERVE_MS - 16 * SECOND

    @pytest.mark.parametrize("ms", [0, 9 * HOUR])
    def test_a_deadline_that_has_passed_is_shown_as_the_loss_on_time(
        self, desks: DeskMaker, ms: int
    ) -> None:
        first = desks()
        first.turn()
        first.close()
        first.time.go_on(TOO_LATE + ms)
        again = desks(time=first.time)
        assert again.screen == "overScreen"
        assert "Anna's time ran out." in again.words()

    def test_a_crash_stops_no_clock_and_is_found_as_any_other_end(
        self, desks: DeskMaker, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(sys, "excepthook", sys.excepthook)
        first = desks()
        first.turn()
        crash.install(first.window)
        error = ValueError("6-4")
        sys.excepthook(ValueError, error, None)
        assert first.screen == "crashScreen"
        first.close()
        first.time.go_on(25 * SECOND)
        again = desks(time=first.time)
        assert "Anna's clock is running" in again.words()
        assert again.referee.clocks().reserves.zero == RESERVE_MS - 15 * SECOND


def test_the_next_start_after_clocks_stood_still_finds_them_so(
    desks: DeskMaker,
) -> None:
    first = desks()
    first.hand_off()
    first.close()
    first.time.reboot(after=9 * HOUR)
    again = desks(time=first.time)
    assert "The clocks stand still." in again.words()
    again.press("continueMatch")
    assert again.screen == "handoffScreen"
    assert again.referee.clocks().reserves == Pair(RESERVE_MS, RESERVE_MS)


class TestAClockThatCannotBeTrusted:
    def check_annulled(self, desk: Desk, reason: str) -> None:
        assert desk.screen == "overScreen"
        seen = desk.referee.view()
        assert isinstance(seen, OverView)
        assert (seen.result.reason, seen.result.winner) == (EndReason.VOID, None)
        assert "No result" in desk.words()
        assert reason in desk.words()

    def test_annuls_where_no_clock_spans_the_gap(self, desks: DeskMaker) -> None:
        first = desks()
        first.turn()
        first.close()
        first.time.reboot(after=-1)
        reason = "no clock could tell how long the program was closed"
        self.check_annulled(desks(time=first.time), reason)

    def test_annuls_where_it_goes_backwards(self, desk: Desk) -> None:
        desk.turn()
        desk.time.step_back(1)
        desk.wait_for("overScreen")
        self.check_annulled(desk, "the clock went backwards")


class TestTheWindowIsBusyAtTheDeadline:
    def fallen(self, desk: Desk) -> None:
        assert desk.screen == "overScreen"
        assert "Anna's time ran out." in desk.words()

    def test_a_long_paint_delays_what_is_seen_and_not_the_flag(
        self, desk: Desk
    ) -> None:
        desk.turn()
        # Nothing of Qt runs meanwhile; the press that waited comes too late.
        desk.time.go_on(TOO_LATE)
        desk.play("6-6")
        self.fallen(desk)
        assert desk.referee.statistics().thinking_ms.zero == TOO_LATE

    def test_a_drag_held_ends_with_the_flag(self, desk: Desk) -> None:
        self.carried(desk)
        desk.time.go_on(TOO_LATE)
        desk.wait_for("overScreen")
        self.fallen(desk)
        assert not any(map(QWidget.isVisible, self.on_the_table(desk)))

    def test_a_drop_after_the_deadline_is_refused(self, desk: Desk) -> None:
        button, goal = self.carried(desk)
        desk.time.go_on(TOO_LATE)
        QTest.mouseRelease(button, Qt.MouseButton.LeftButton, pos=goal)
        self.fallen(desk)
        placed = [c for c in map(str, desk.referee.record().entries) if "Place" in c]
        assert placed == []

    def test_a_drop_a_millisecond_before_it_counts(self, desk: Desk) -> None:
        button, goal = self.carried(desk)
        desk.time.go_on(TOO_LATE - 1)
        QTest.mouseRelease(button, Qt.MouseButton.LeftButton, pos=goal)
        assert desk.screen == "handoffScreen"
        assert desk.referee.clocks().reserves.zero == 1

    @pytest.mark.parametrize("panel", ["menu", "openGuide"])
    def test_a_panel_over_the_table_stops_no_flag(self, desk: Desk, panel: str) -> None:
        desk.turn()
        desk.press(panel)
        desk.time.go_on(TOO_LATE)
        desk.wait_for("overScreen")
        self.fallen(desk)

    def test_a_question_stops_no_flag(self, desk: Desk) -> None:
        desk.turn()
        desk.press("menu", "resign")
        desk.time.go_on(TOO_LATE)
        desk.wait_for("overScreen")
        self.fallen(desk)

    def test_a_dialog_of_the_system_stops_no_flag(self, desk: Desk) -> None:
        desk.turn()
        dialog = QFileDialog(desk.window)
        dialog.open()
        desk.time.go_on(TOO_LATE)
        desk.wait_for("overScreen")
        dialog.close()
        self.fallen(desk)

    @staticmethod
    def carried(desk: Desk) -> tuple[QAbstractButton, QPoint]:
        """The opening tile, held over the place where it could be dropped."""
        desk.turn()
        button = desk.find(QAbstractButton, "tile-6-6")
        start = button.rect().center()
        QTest.mousePress(button, Qt.MouseButton.LeftButton, pos=start)
        QTest.mouseMove(button, start - QPoint(0, 60))
        QCoreApplication.processEvents()
        (name,) = desk.robot.names("arm-")
        arm = desk.find(QAbstractButton, name)
        goal = button.mapFromGlobal(arm.mapToGlobal(arm.rect().center()))
        QTest.mouseMove(button, goal)
        return button, goal

    @staticmethod
    def on_the_table(desk: Desk) -> list[QWidget]:
        return desk.window.findChildren(QWidget, "tableScreen")


REFUSALS = [
    (faults.FULL, sqlite3.SQLITE_FULL, "the disk is full"),
    (
        "attempt to write a readonly database",
        sqlite3.SQLITE_READONLY,
        "the file can only be read",
    ),
    (
        "database is locked",
        sqlite3.SQLITE_BUSY,
        "another program has the file open",
    ),
    ("disk I/O error", sqlite3.SQLITE_IOERR, "the disk does not answer as it should"),
]


@pytest.mark.parametrize(("said", "code", "words"), REFUSALS)
class TestTheStorageRefuses:
    @pytest.fixture
    def plan(self, monkeypatch: pytest.MonkeyPatch) -> faults.Plan:
        return faults.install(monkeypatch)

    @pytest.fixture
    def halted(self, plan: faults.Plan, desk: Desk, said: str, code: int) -> Desk:
        desk.turn()
        plan.error, plan.failing = (said, code), ("COMMIT",)
        desk.time.go_on(4 * SECOND)
        desk.play("6-6")
        return desk

    def test_both_are_told_why_and_no_clock_runs(
        self, halted: Desk, words: str
    ) -> None:
        assert halted.screen == "faultScreen"
        assert words in halted.message
        assert halted.referee.clocks().running is None
        assert leaks(halted.window) == []

    def test_trying_again_leads_to_a_hand_off_and_a_full_delay(
        self, halted: Desk, plan: faults.Plan, words: str
    ) -> None:
        plan.failing = ()
        halted.press("tryAgain")
        assert halted.screen == "handoffScreen"
        halted.time.go_on(TOO_LATE)
        halted.press("reveal")
        assert halted.referee.ms_to_deadline() == TOO_LATE

    def test_annulling_tells_the_reason(self, halted: Desk, words: str) -> None:
        halted.press("annul")
        assert halted.screen == "overScreen"
        assert words in halted.words()


def test_a_fault_found_on_starting_is_told_before_anything_else(
    desks: DeskMaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = faults.install(monkeypatch)
    first = desks()
    first.turn()
    first.close()
    first.time.go_on(15 * SECOND)
    plan.failing = ("UPDATE",)
    assert desks(time=first.time).screen == "faultScreen"


def test_a_damaged_file_is_named_to_the_player(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_bytes(b"scribble " * 1000)
    journal, aside = open_or_set_aside(tmp_path)
    journal.close()
    assert aside is not None
    assert f"{FILE_NAME}.damaged-1" in opening.set_aside_sentence(aside)


def test_a_newer_database_is_refused_with_a_sentence(tmp_path: Path) -> None:
    error = JournalTooNewError("a newer version of the program wrote the matches")
    told = opening.why_no_journal(error, tmp_path)
    assert told.endswith("a newer version of the program wrote the matches")
    assert str(tmp_path) in told


def test_a_message_for_the_first_screen_is_on_it(desks: DeskMaker) -> None:
    assert desks(message="It was set aside.").message == "It was set aside."


@pytest.mark.parametrize("ms", [-1001, -100, -2, -1, 0, 1, 2, HOUR])
def test_the_display_clamps_at_nothing_and_never_disagrees_with_the_referee(
    desk: Desk, ms: int
) -> None:
    desk.turn()
    desk.time.go_on(TOO_LATE + ms)
    clock = desk.find(ClockWidget, "clock0")
    clock.refresh()
    at_nothing = clock.face.text in ("0:00", "0.0")
    assert at_nothing is (ms >= 0)
    assert "-" not in clock.face.text
    desk.play("6-6")
    assert desk.referee.is_over is at_nothing


@pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL")
def test_a_killed_program_is_started_again_on_any_damage(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    (folder / FILE_NAME).write_bytes(b"SQLite format 3\0" + b"\xd7" * 5000)
    command = [sys.executable, "-m", "spectacular_bid.cli", "--data", str(folder)]
    surroundings = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    program = subprocess.Popen(command, env=surroundings, stderr=subprocess.PIPE)
    until = time.monotonic() + 60
    while not (folder / "show-window").exists() and time.monotonic() < until:
        assert program.poll() is None
        time.sleep(0.05)
    program.kill()
    _, said = program.communicate()
    assert said == b""
    assert (folder / f"{FILE_NAME}.damaged-1").exists()
