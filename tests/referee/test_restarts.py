"""Closing the program and starting it again, at any point and on any day."""

from pathlib import Path
from random import Random

import pytest

from spectacular_bid.core import commands as c
from spectacular_bid.core.clock import DELAY_MS, RESERVE_MS
from spectacular_bid.core.match import EndReason
from spectacular_bid.core.seats import Pair
from spectacular_bid.record.model import Entry, Record
from spectacular_bid.referee.journal import Anchor, StorageError, StoredMatch
from spectacular_bid.referee.referee import Referee
from spectacular_bid.referee.storage import JournalDamagedError
from spectacular_bid.referee.time_source import Reading, gap_ms
from spectacular_bid.views.screens import CountView, DealView, OverView
from tests.core.driving import command
from tests.manual_time import HOUR, SECOND, seeded
from tests.referee import faults
from tests.referee.sitting import PLAIN, PLAYERS, Sitting, likely_command, to_the_count

DEADLINE = DELAY_MS + RESERVE_MS


def remark(sitting: Sitting) -> str:
    view = sitting.referee.view()
    assert isinstance(view, OverView)
    assert view.result.reason is EndReason.VOID
    return view.result.remark


def test_a_restart_in_every_phase_offers_the_same_match(tmp_path: Path) -> None:
    sitting, random, phases = Sitting(tmp_path, seeded(9)), Random(9), set()
    while not sitting.referee.is_over:
        before = sitting.referee
        view, phase = before.view(), type(before.view()).__name__
        if phase not in phases or random.random() < 0.1:
            sitting.restart()
            phases.add(phase)
            after = sitting.referee
            assert after is not before
            assert after.view() == view
            assert after.clocks() == before.clocks()
            assert after.ms_to_deadline() == before.ms_to_deadline()
            assert after.statistics() == before.statistics()
            assert after.needs_cover == before.needs_cover
            assert after.may_end_by_agreement == before.may_end_by_agreement
            assert after.players == before.players
            assert (after.is_over, after.halted) == (False, None)
        sitting.do(likely_command(view, random), after=random.randrange(9000))
    assert phases == {"DealView", "HandoffView", "TurnView", "CountView"}
    assert sitting.journal.unfinished() is None
    sitting.journal.close()


@pytest.mark.parametrize("wall", [-1000 * HOUR, 0, 1000 * HOUR])
def test_in_the_same_boot_a_running_clock_ran_on_by_the_boot_clock(
    sitting: Sitting, wall: int
) -> None:
    sitting.on_turn()
    sitting.time.go_on(15 * SECOND)
    sitting.time.set_wall(wall)
    assert sitting.restart().referee.ms_to_deadline() == DEADLINE - 15 * SECOND
    assert sitting.referee.clocks().reserves == Pair(RESERVE_MS - 5000, RESERVE_MS)


def test_after_another_boot_a_running_clock_ran_on_by_the_wall_clock(
    sitting: Sitting,
) -> None:
    sitting.on_turn()
    sitting.time.reboot(after=40 * SECOND)
    assert sitting.restart().referee.ms_to_deadline() == DEADLINE - 40 * SECOND


def test_after_a_resume_the_new_boots_clock_counts_and_not_the_wall_clock(
    sitting: Sitting,
) -> None:
    sitting.on_turn()
    sitting.time.reboot(after=40 * SECOND)
    sitting.restart()
    for wall in (-1000 * HOUR, 1000 * HOUR):
        sitting.time.go_on(10 * SECOND)
        sitting.time.set_wall(wall)
        sitting.restart()
    assert sitting.referee.ms_to_deadline() == DEADLINE - 60 * SECOND


def test_a_running_clock_that_no_clock_spans_annuls_the_match(sitting: Sitting) -> None:
    sitting.on_turn()
    sitting.time.reboot(after=-1)
    sitting.restart_over()
    fault = "fault: no clock spans the time the program was closed"
    assert remark(sitting) == fault
    assert sitting.referee.clocks().reserves == Pair(RESERVE_MS, RESERVE_MS)
    assert sitting.stored_commands()[-1] == c.VoidMatch(fault)


def test_a_boot_clock_behind_the_stored_moment_spans_nothing(sitting: Sitting) -> None:
    sitting.on_turn()
    sitting.time.step_back(1)
    sitting.restart_over()
    assert "no clock spans" in remark(sitting)


@pytest.mark.parametrize("ms", [DEADLINE, 24 * HOUR])
def test_a_flag_that_fell_while_the_program_was_closed_has_fallen(
    sitting: Sitting, ms: int
) -> None:
    sitting.on_turn()
    sitting.time.go_on(ms)
    sitting.restart_over()
    view = sitting.referee.view()
    assert isinstance(view, OverView)
    assert view.result.reason is EndReason.TIME
    assert sitting.referee.statistics().thinking_ms == Pair(DEADLINE, 0)
    assert sitting.stored_commands()[-1] == c.Observe()


@pytest.mark.parametrize("after", [-1000 * HOUR, 1000 * HOUR])
def test_a_clock_that_stood_still_stands_still_whatever_the_clocks_say(
    sitting: Sitting, after: int
) -> None:
    sitting.on_turn().do("play 6-6", after=13000)
    view, clocks = sitting.referee.view(), sitting.referee.clocks()
    sitting.time.reboot(after=after)
    sitting.restart()
    assert (sitting.referee.view(), sitting.referee.clocks()) == (view, clocks)
    sitting.do("reveal")
    assert sitting.referee.ms_to_deadline() == DEADLINE


def test_the_referees_clock_counts_on_while_the_program_is_closed(
    sitting: Sitting,
) -> None:
    sitting.time.reboot(after=HOUR)
    sitting.restart().do("start")
    assert sitting.stored().record.entries[-1].at == HOUR


def test_a_deal_that_was_due_is_made_on_resuming(sitting: Sitting) -> None:
    stored = waiting_for_a_deal(sitting)
    referee = Referee.resume(stored, sitting.equipment)
    view = referee.view()
    assert isinstance(view, DealView)
    assert view.standing.hand_number == 2
    assert sitting.journal.load(2).record.entries[-1].command == c.DealHand(PLAIN)


def test_a_match_stored_without_any_deal_gets_one(sitting: Sitting) -> None:
    sitting.do("start", "reveal", "resign")
    anchor = Anchor(0, sitting.time.read())
    match_id = sitting.journal.adopt(Record(PLAYERS, ()), anchor, 0, None)
    stored = sitting.journal.load(match_id)
    referee = Referee.resume(stored, sitting.equipment)
    assert isinstance(referee.view(), DealView)


def waiting_for_a_deal(sitting: Sitting) -> StoredMatch:
    """A second match in the journal, whose program died between two hands."""
    sitting.shuffle = seeded(2)
    first = sitting.referee
    sitting.referee = Referee.begin(PLAYERS, sitting.equipment)
    random = Random(4)
    while not isinstance(sitting.referee.view(), CountView):
        sitting.do(likely_command(sitting.referee.view(), random), after=1)
    counted = sitting.journal.load(2)
    closed = Entry(counted.anchor.at, c.CloseCount())
    number = len(counted.record.entries)
    sitting.journal.append(2, number, [closed], counted.anchor, None)
    sitting.shuffle, sitting.referee = lambda: PLAIN, first
    return sitting.journal.load(2)


def test_a_due_deal_that_cannot_be_stored_is_a_storage_error(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    plan = faults.install(monkeypatch)
    sitting = Sitting(tmp_path)
    stored = waiting_for_a_deal(sitting)
    plan.failing = ("COMMIT",)
    with pytest.raises(StorageError, match="full"):
        Referee.resume(stored, sitting.equipment)
    plan.failing = ()
    assert sitting.journal.load(2) == stored
    Referee.resume(stored, sitting.equipment)
    sitting.journal.close()


def test_a_running_clock_whose_resume_cannot_be_stored_halts(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    plan = faults.install(monkeypatch)
    sitting = Sitting(tmp_path)
    sitting.on_turn().time.go_on(15000)
    plan.failing = ("UPDATE",)
    sitting.restart()
    assert sitting.referee.halted == faults.FULL
    assert sitting.referee.clocks().reserves == Pair(RESERVE_MS - 5000, RESERVE_MS)
    plan.failing = ()
    sitting.referee.try_again()
    assert sitting.referee.clocks().reserves == Pair(RESERVE_MS, RESERVE_MS)
    sitting.journal.close()


READING = Reading(5000, "boot", 7000)


@pytest.mark.parametrize(
    "lines",
    [
        ["reveal"],
        ["start", "start"],
        ["start", "reveal", "play 5-5"],
        ["start", "reveal", "resign", "observe", "start"],
    ],
)
def test_stored_entries_that_make_no_sense_are_damage(
    sitting: Sitting, lines: list[str]
) -> None:
    entries = [Entry(0, command(line)) for line in lines]
    first = Entry(0, c.DealHand(PLAIN))
    record = Record(PLAYERS, (first, *entries))
    with pytest.raises(JournalDamagedError, match="makes no sense"):
        Referee.resume(StoredMatch(9, record, Anchor(0, READING)), sitting.equipment)


@pytest.mark.parametrize(
    ("players", "moments", "anchor"),
    [
        (Pair("A", "A"), (0, 0), Anchor(0, READING)),
        (Pair("", "A"), (0, 0), Anchor(0, READING)),
        (Pair("A", ""), (0, 0), Anchor(0, READING)),
        (PLAYERS, (5, 4), Anchor(5, READING)),
        (PLAYERS, (0, 5), Anchor(4, READING)),
        (PLAYERS, (0, 5), Anchor(2**53 + 1, READING)),
        (PLAYERS, (0, 5), Anchor(5, READING, held=True)),
    ],
)
def test_stored_names_and_times_that_make_no_sense_are_damage(
    sitting: Sitting, players: Pair[str], moments: tuple[int, int], anchor: Anchor
) -> None:
    deal, start = moments
    entries = (Entry(deal, c.DealHand(PLAIN)), Entry(start, c.StartHand()))
    stored = StoredMatch(9, Record(players, entries), anchor)
    with pytest.raises(JournalDamagedError, match="no sense"):
        Referee.resume(stored, sitting.equipment)


@pytest.mark.parametrize(
    ("later", "gap"),
    [
        (Reading(5000, "boot", 7000), 0),
        (Reading(5400, "boot", 0), 400),
        (Reading(4999, "boot", 9000), None),
        (Reading(1, "other", 7300), 300),
        (Reading(9000, "other", 6999), None),
        (Reading(9000, "", 7001), 1),
    ],
)
def test_a_gap_is_measured_by_the_boot_clock_or_else_by_the_wall_clock(
    later: Reading, gap: int | None
) -> None:
    assert gap_ms(READING, later) == gap


def test_a_system_that_cannot_name_its_boot_is_measured_by_the_wall_clock() -> None:
    assert gap_ms(Reading(5, "", 50), Reading(9, "", 60)) == 10


def test_the_count_is_offered_again_after_a_restart(tmp_path: Path) -> None:
    sitting = to_the_count(Sitting(tmp_path, seeded(2)))
    count = sitting.referee.view()
    sitting.time.reboot(after=HOUR)
    assert sitting.restart().referee.view() == count
    sitting.journal.close()
