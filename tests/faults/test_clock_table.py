"""The table of faults, row by row: what must follow for time and journal (Rules §6).

The rows about the window are in ``test_window_table``, those about damage in
``test_damage``, sudden deaths by the hundred in ``test_kills``.
"""

import shutil
import sqlite3
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from subprocess import run

import pytest

from spectacular_bid.core.clock import DELAY_MS, RESERVE_MS
from spectacular_bid.core.match import EndReason
from spectacular_bid.core.seats import Pair, Seat
from spectacular_bid.referee import standstill
from spectacular_bid.referee.journal import FILE_NAME, Journal
from spectacular_bid.referee.outcomes import Accepted, NotStored, Refused
from spectacular_bid.referee.referee import Equipment, Referee
from spectacular_bid.referee.time_source import SystemTime
from spectacular_bid.views.screens import OverView, TurnView, View
from tests.manual_time import HOUR, SECOND, seeded
from tests.referee import faults
from tests.referee.sitting import PLAYERS, Sitting, likely_command

DEADLINE = DELAY_MS + RESERVE_MS


def died(sitting: Sitting, elsewhere: Path) -> Referee:
    """The match as the next start finds it: nothing was closed, nothing said."""
    shutil.copytree(sitting.folder, elsewhere)
    journal = Journal(elsewhere)
    stored = journal.unfinished()
    assert stored is not None
    equipment = Equipment(journal, sitting.time, sitting.shuffle)
    referee = Referee.resume(stored, equipment)
    journal.close()
    return referee


def taken_up(sitting: Sitting, folder: Path) -> Sitting:
    """The same match in another folder, gone on with there."""
    sitting.journal.close()
    sitting.folder, sitting.journal = folder, Journal(folder)
    stored = sitting.journal.unfinished()
    assert stored is not None
    sitting.referee = Referee.resume(stored, sitting.equipment)
    return sitting


def result(referee: Referee) -> OverView:
    seen = referee.view()
    assert isinstance(seen, OverView)
    return seen


class TestKilledClosedCrashedOrPowerLostWhileAClockRuns:
    def test_time_since_the_reveal_counts(
        self, sitting: Sitting, tmp_path: Path
    ) -> None:
        sitting.on_turn().time.go_on(25 * SECOND)
        referee = died(sitting, tmp_path / "later")
        assert referee.clocks().running is Seat.ZERO
        assert referee.clocks().reserves == Pair(RESERVE_MS - 15 * SECOND, RESERVE_MS)

    def test_after_a_power_cut_the_wall_clock_tells(
        self, sitting: Sitting, tmp_path: Path
    ) -> None:
        sitting.on_turn().time.reboot(after=25 * SECOND)
        referee = died(sitting, tmp_path / "later")
        assert referee.clocks().reserves == Pair(RESERVE_MS - 15 * SECOND, RESERVE_MS)

    @pytest.mark.parametrize("ms", [-1, 0, 1])
    def test_a_deadline_that_has_passed_is_a_loss_on_time(
        self, sitting: Sitting, tmp_path: Path, ms: int
    ) -> None:
        sitting.on_turn().time.go_on(DEADLINE + ms)
        referee = died(sitting, tmp_path / "later")
        assert referee.is_over is (ms >= 0)
        if referee.is_over:
            assert result(referee).result.reason is EndReason.TIME
            assert result(referee).result.winner is Seat.ONE


@pytest.mark.parametrize("lines", [(), ("start",), ("start", "reveal", "play 6-6")])
@pytest.mark.parametrize("how", ["same boot", "power cut", "wall set back"])
def test_the_same_while_clocks_stand_still_loses_nothing_and_they_stand_still(
    sitting: Sitting, tmp_path: Path, lines: tuple[str, ...], how: str
) -> None:
    sitting.do(*lines, after=13 * SECOND)
    view, clocks = sitting.referee.view(), sitting.referee.clocks()
    if how == "same boot":
        sitting.time.go_on(HOUR)
    else:
        sitting.time.reboot(after=HOUR if how == "power cut" else -HOUR)
    referee = died(sitting, tmp_path / "later")
    assert (referee.view(), referee.clocks()) == (view, clocks)
    assert referee.clocks().running is None


class TestLidClosedOrMachineSuspendedWhileAClockRuns:
    def test_the_time_asleep_counts(self, sitting: Sitting) -> None:
        sitting.on_turn().time.go_on(25 * SECOND)
        assert sitting.referee.clocks().reserves.zero == RESERVE_MS - 15 * SECOND

    def test_a_flag_that_fell_asleep_is_found_fallen_on_waking(
        self, sitting: Sitting
    ) -> None:
        sitting.on_turn().time.go_on(9 * HOUR)
        assert sitting.referee.tick()
        assert result(sitting.referee).result.reason is EndReason.TIME

    @pytest.mark.skipif(sys.platform != "linux", reason="the clock of Linux")
    def test_linux_is_asked_for_the_clock_that_counts_sleep(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        asleep_ns = 3600 * 10**9
        clocks = {time.CLOCK_BOOTTIME: asleep_ns, time.CLOCK_MONOTONIC: 0}
        monkeypatch.setattr(time, "clock_gettime_ns", clocks.__getitem__)
        assert SystemTime().read().elapsed_ms == HOUR


class TestTheWallClockChanges:
    @pytest.mark.parametrize("by", [-9999 * HOUR, -1, 1, 9999 * HOUR])
    def test_while_the_program_runs_it_has_no_effect(
        self, sitting: Sitting, by: int
    ) -> None:
        sitting.on_turn().time.go_on(20 * SECOND)
        sitting.time.set_wall(by)
        assert not sitting.referee.tick()
        assert sitting.referee.ms_to_deadline() == DEADLINE - 20 * SECOND
        sitting.do("play 6-6")
        assert sitting.referee.clocks().reserves == Pair(
            RESERVE_MS - 10 * SECOND, RESERVE_MS
        )

    @pytest.mark.parametrize("by", [-9999 * HOUR, -1, 1, 9999 * HOUR])
    def test_between_two_runs_of_the_same_boot_it_has_no_effect(
        self, sitting: Sitting, tmp_path: Path, by: int
    ) -> None:
        sitting.on_turn().time.go_on(20 * SECOND)
        sitting.time.set_wall(by)
        referee = died(sitting, tmp_path / "later")
        assert referee.ms_to_deadline() == DEADLINE - 20 * SECOND


class TestNoClockSpansTheGapOrOneGoesBackwards:
    def test_another_boot_and_a_moment_in_the_future_annul(
        self, sitting: Sitting, tmp_path: Path
    ) -> None:
        sitting.on_turn().time.reboot(after=-1)
        self.check_annulled(died(sitting, tmp_path / "later"), "no clock spans")

    def test_a_reading_that_goes_backwards_within_a_run_annuls(
        self, sitting: Sitting
    ) -> None:
        sitting.on_turn().time.step_back(1)
        assert sitting.referee.tick()
        self.check_annulled(sitting.referee, "the clock went backwards")

    @staticmethod
    def check_annulled(referee: Referee, reason: str) -> None:
        ended = result(referee).result
        assert (ended.reason, ended.winner) == (EndReason.VOID, None)
        assert reason in ended.remark
        assert referee.standing().points == Pair(150, 150)


class TestTheDeadlineIsJudgedOnTheRefereesClock:
    @pytest.mark.parametrize("ms", range(-5, 6))
    def test_to_the_millisecond(self, sitting: Sitting, ms: int) -> None:
        sitting.on_turn()
        outcome = sitting.ask("play 6-6", after=DEADLINE + ms)
        assert isinstance(outcome, Accepted if ms < 0 else Refused)
        assert sitting.referee.is_over is (ms >= 0)

    @pytest.mark.parametrize("ms", range(-5, 6))
    def test_by_the_flag_too(self, sitting: Sitting, ms: int) -> None:
        sitting.on_turn().time.go_on(DEADLINE + ms)
        assert sitting.referee.ms_to_deadline() == max(0, -ms)
        assert sitting.referee.clocks().reserves.zero == max(0, -ms)
        assert sitting.referee.tick() is (ms >= 0)

    def test_both_seats_get_the_same_first_delay(self, sitting: Sitting) -> None:
        sitting.on_turn().time.go_on(1)
        first = sitting.referee.clocks()
        sitting.do("play 6-6").do("reveal", after=HOUR).time.go_on(1)
        second = sitting.referee.clocks()
        assert first.delay_ms == second.delay_ms == DELAY_MS - 1
        assert tuple(first.reserves) == tuple(second.reserves)


REFUSALS = {
    "full": (faults.FULL, sqlite3.SQLITE_FULL),
    "read-only": ("attempt to write a readonly database", sqlite3.SQLITE_READONLY),
    "locked": ("database is locked", sqlite3.SQLITE_BUSY),
    "gone": ("disk I/O error", sqlite3.SQLITE_IOERR),
}


@pytest.mark.parametrize("refusal", REFUSALS)
@pytest.mark.parametrize("where", ["BEGIN", "INSERT", "COMMIT"])
class TestTheStorageRefuses:
    @pytest.fixture
    def plan(self, monkeypatch: pytest.MonkeyPatch) -> faults.Plan:
        return faults.install(monkeypatch)

    @pytest.fixture
    def halted(
        self, plan: faults.Plan, refusal: str, where: str, tmp_path: Path
    ) -> Iterator[Sitting]:
        sitting = Sitting(tmp_path / "data")
        sitting.on_turn().do("play 6-6", after=13 * SECOND).do("reveal")
        sitting.do("draw", after=4 * SECOND)
        self.before = sitting.stored_commands()
        plan.error, plan.failing = REFUSALS[refusal], (where,)
        assert isinstance(sitting.ask("draw", after=9 * SECOND), NotStored)
        yield sitting
        plan.failing = ()
        sitting.journal.close()

    def test_the_command_is_not_applied_and_the_clock_stands_still(
        self, halted: Sitting
    ) -> None:
        referee = halted.referee
        assert referee.standing().held == Pair(6, 8)
        for _ in range(2):
            halted.time.go_on(HOUR)
            assert not referee.tick()
            assert referee.clocks().running is None
            assert referee.clocks().reserves.one == RESERVE_MS - 3 * SECOND

    def test_both_are_told_why(self, halted: Sitting, refusal: str) -> None:
        assert halted.referee.halted == REFUSALS[refusal][0]

    def test_trying_again_is_a_hand_off_with_a_full_delay(
        self, halted: Sitting, plan: faults.Plan
    ) -> None:
        plan.failing = ()
        assert halted.referee.try_again() == Accepted(None)
        assert halted.referee.needs_cover
        halted.time.go_on(HOUR)
        halted.do("reveal")
        assert halted.referee.ms_to_deadline() == DEADLINE

    def test_or_they_annul(self, halted: Sitting) -> None:
        halted.referee.annul()
        assert result(halted.referee).result.reason is EndReason.VOID

    def test_nothing_stored_before_is_lost(
        self, halted: Sitting, plan: faults.Plan
    ) -> None:
        plan.failing = ()
        assert halted.stored_commands() == self.before
        assert halted.restart().stored_commands() == self.before


@pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps open files")
def test_a_folder_that_is_gone_is_such_a_refusal_too(sitting: Sitting) -> None:
    sitting.on_turn()
    before, away = sitting.stored(), sitting.folder.with_name("away")
    sitting.folder.rename(away)
    assert isinstance(sitting.ask("play 6-6"), NotStored)
    assert sitting.referee.halted == "the file of the matches is no longer in its place"
    away.rename(sitting.folder)
    assert sitting.stored() == before
    assert sitting.referee.try_again() == Accepted(None)


class TestKilledWhileTheStorageRefuses:
    @pytest.fixture
    def later(self, sitting: Sitting, tmp_path: Path) -> Sitting:
        """Long after the folder went away in a turn, and came back for a new start."""
        sitting.on_turn().do("play 6-6", "reveal").do("draw", after=4 * SECOND)
        away = sitting.folder.with_name("away")
        sitting.folder.rename(away)
        assert isinstance(sitting.ask("draw", after=25 * SECOND), NotStored)
        shutil.copytree(away, tmp_path / "later")
        away.rename(sitting.folder)
        sitting.time.reboot(after=HOUR)
        return taken_up(sitting, tmp_path / "later")

    def test_the_clock_stood_still_all_the_while(self, later: Sitting) -> None:
        assert later.referee.clocks().running is None
        assert later.referee.clocks().reserves == Pair(RESERVE_MS, RESERVE_MS)

    def test_the_decision_begins_anew_with_its_full_delay(self, later: Sitting) -> None:
        assert later.referee.needs_cover
        later.do("reveal")
        assert later.referee.ms_to_deadline() == DEADLINE

    def test_what_was_drawn_before_is_there(self, later: Sitting) -> None:
        assert later.referee.standing().held == Pair(6, 8)

    def test_that_counts_only_once(self, later: Sitting, tmp_path: Path) -> None:
        later.do("reveal").time.go_on(25 * SECOND)
        referee = died(later, tmp_path / "much later")
        assert referee.clocks().reserves.one == RESERVE_MS - 15 * SECOND

    def test_nothing_is_left_behind(self, later: Sitting) -> None:
        assert not any(place.exists() for place in standstill.places())


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A real file system of 256 KiB."""
    place = tmp_path / "disk"
    place.mkdir()
    asked = ["mount", "-t", "tmpfs", "-o", "size=256k", "tmpfs", str(place)]
    mounts = sys.platform == "linux" and shutil.which("mount")
    if not mounts or run(asked, check=False, capture_output=True).returncode:
        pytest.skip("no file system can be mounted here")
    yield place
    run(["umount", "--lazy", str(place)], check=True)


def test_a_program_killed_on_a_really_full_disk_begins_the_decision_anew(
    small_disk: Path, tmp_path: Path
) -> None:
    sitting, filler = Sitting(small_disk / "data", seeded(3)), small_disk / "filler"
    seat = None
    while seat is None:
        fill(filler)
        seat = seat_of(played_until_refused(sitting))
        assert sitting.referee.halted == faults.FULL
        before = sitting.journal.unfinished()
        sitting.time.go_on(40 * SECOND)
        later = died(sitting, tmp_path / "later")
        shutil.rmtree(tmp_path / "later")
        assert later.clocks().running is None
        assert later.standing() == sitting.referee.standing()
        # They make room, and try again.
        filler.unlink()
        assert sitting.referee.try_again() == Accepted(None)
        if seat is None:
            sitting.do(likely_command(sitting.referee.view(), Random(2)))
    assert before is not None
    assert later.needs_cover
    assert before.record == sitting.journal.load(before.id).record
    sitting.do("reveal")
    assert sitting.referee.ms_to_deadline() == DELAY_MS + later.clocks().reserves[seat]
    sitting.journal.close()


def played_until_refused(sitting: Sitting) -> View:
    """Play on while the disk takes it; what was seen when it no longer did."""
    random = Random(1)
    while True:
        seen = sitting.referee.view()
        if isinstance(seen, OverView):
            sitting.referee = Referee.begin(PLAYERS, sitting.equipment)
            continue
        outcome = sitting.ask(likely_command(seen, random), after=100)
        if isinstance(outcome, NotStored):
            return seen


def seat_of(seen: View) -> Seat | None:
    """Whose turn it was, if it was one."""
    return seen.seat if isinstance(seen, TurnView) else None


def fill(path: Path) -> None:
    with path.open("wb", buffering=0) as file:
        try:
            while file.write(bytes(512)):
                pass
        except OSError:
            return


def test_a_newer_database_is_refused_untouched(sitting: Sitting) -> None:
    sitting.journal.close()
    path = sitting.folder / FILE_NAME
    db = sqlite3.connect(path)
    db.execute("PRAGMA user_version = 2")
    db.close()
    before, when = path.read_bytes(), path.stat().st_mtime_ns
    with pytest.raises(Exception, match="a newer version of the program wrote"):
        Journal(sitting.folder)
    assert (path.read_bytes(), path.stat().st_mtime_ns) == (before, when)
