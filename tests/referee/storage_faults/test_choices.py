"""A journal that cannot be written: nothing counts, nothing is lost, two ways on."""

from pathlib import Path

import pytest

from spectacular_bid.core import commands as c
from spectacular_bid.core.clock import DELAY_MS, RESERVE_MS
from spectacular_bid.core.match import EndReason
from spectacular_bid.core.refusals import Refusal
from spectacular_bid.core.seats import Pair, Seat
from spectacular_bid.referee import standstill
from spectacular_bid.referee.journal import StorageError
from spectacular_bid.referee.outcomes import (
    Accepted,
    NotStored,
    RefereeRefusal,
    Refused,
)
from spectacular_bid.referee.referee import Referee
from spectacular_bid.views.screens import HandoffView, OverView, TurnView
from tests.manual_time import HOUR, seeded
from tests.referee import faults
from tests.referee.sitting import PLAYERS, Sitting, to_the_count

DEADLINE = DELAY_MS + RESERVE_MS
FAULT = NotStored(faults.FULL)


@pytest.mark.parametrize("where", ["BEGIN", "INSERT", "UPDATE", "DELETE", "COMMIT"])
def test_a_command_that_cannot_be_stored_is_not_applied(
    sitting: Sitting, plan: faults.Plan, where: str
) -> None:
    sitting.on_turn()
    view, stored = sitting.referee.cover(), sitting.stored()
    plan.failing = (where,)
    assert sitting.ask("play 6-6", after=3000) == FAULT
    assert sitting.referee.halted == faults.FULL
    assert sitting.referee.cover() == view
    plan.failing = ()
    assert sitting.stored().record == stored.record


@pytest.mark.parametrize("noted", [True, False])
@pytest.mark.parametrize("where", ["INSERT", "COMMIT"])
def test_a_program_killed_after_a_fault_begins_the_decision_anew_where_it_could_tell(
    sitting: Sitting,
    plan: faults.Plan,
    monkeypatch: pytest.MonkeyPatch,
    where: str,
    noted: bool,
) -> None:
    if not noted:
        monkeypatch.setattr(standstill, "places", lambda: iter(()))
    sitting.on_turn()
    plan.failing = (where,)
    assert sitting.ask("play 6-6", after=12000) == FAULT
    plan.failing = ()
    sitting.time.go_on(20000)
    sitting.restart()
    told = noted or where == "INSERT"
    assert sitting.referee.needs_cover is told
    left = RESERVE_MS if told else RESERVE_MS - 22000
    assert sitting.referee.clocks().reserves == Pair(left, RESERVE_MS)


def test_the_clock_stands_still_from_the_fault_on(halted: Sitting) -> None:
    clocks = halted.referee.clocks()
    assert clocks.running is None
    assert clocks.reserves == Pair(RESERVE_MS, RESERVE_MS - 3000)
    halted.time.go_on(HOUR)
    assert halted.referee.clocks() == clocks
    assert halted.referee.ms_to_deadline() is None
    assert not halted.referee.tick()


def test_no_tiles_show_while_the_players_choose(halted: Sitting) -> None:
    assert halted.referee.needs_cover
    assert isinstance(halted.referee.view(), HandoffView)


def test_nothing_else_is_heard_while_the_players_choose(halted: Sitting) -> None:
    stored = halted.stored()
    assert halted.ask("draw") == Refused(RefereeRefusal.HALTED)
    agreed = halted.referee.end_by_agreement(halted.referee.revision)
    assert agreed == Refused(RefereeRefusal.HALTED)
    assert halted.stored() == stored


def test_a_command_made_before_the_fault_is_stale_after_it(halted: Sitting) -> None:
    old = halted.referee.revision - 1
    assert halted.ask("draw", revision=old) == Refused(RefereeRefusal.STALE)


def test_trying_again_begins_the_decision_anew_and_keeps_the_draws(
    halted: Sitting,
) -> None:
    halted.time.go_on(HOUR)
    assert halted.referee.try_again() == Accepted(None)
    assert halted.referee.halted is None
    assert halted.referee.needs_cover
    cover = halted.referee.view()
    assert isinstance(cover, HandoffView)
    assert (cover.seat, cover.standing.held) == (Seat.ONE, Pair(6, 8))
    for _ in range(2):
        halted.time.go_on(HOUR)
        clocks = halted.referee.clocks()
        assert (clocks.running, clocks.delay_ms) == (None, DELAY_MS)
        assert clocks.reserves == Pair(RESERVE_MS, RESERVE_MS)
        assert halted.referee.ms_to_deadline() is None
        assert not halted.referee.tick()
    assert halted.ask("draw") == Refused(Refusal.WRONG_PHASE)
    halted.do("reveal")
    assert isinstance(halted.referee.view(), TurnView)
    assert not halted.referee.needs_cover
    assert halted.referee.ms_to_deadline() == DEADLINE
    halted.do("draw", after=DELAY_MS + 500)
    assert halted.referee.clocks().reserves == Pair(RESERVE_MS, RESERVE_MS - 500)


def test_a_decision_to_begin_anew_outlives_a_restart(halted: Sitting) -> None:
    halted.referee.try_again()
    view, clocks = halted.referee.view(), halted.referee.clocks()
    halted.time.reboot(after=HOUR)
    halted.restart()
    assert (halted.referee.view(), halted.referee.clocks()) == (view, clocks)
    assert halted.referee.needs_cover
    halted.do("reveal")
    assert halted.referee.ms_to_deadline() == DEADLINE
    halted.time.go_on(3000)
    assert halted.restart().referee.ms_to_deadline() == DEADLINE - 3000


def test_the_record_of_a_decision_begun_anew_replays_without_a_refusal(
    halted: Sitting,
) -> None:
    halted.referee.try_again()
    halted.do("reveal").do("draw", after=2000).do("resign", after=12000)
    record = halted.referee.record()
    assert record == halted.stored().record
    moments = [entry.at for entry in record.entries]
    assert moments == sorted(moments)
    assert halted.referee.clocks().reserves.one == RESERVE_MS - 4000


def test_trying_again_while_the_disk_is_still_full_halts_again(
    halted: Sitting, plan: faults.Plan
) -> None:
    clocks, stored = halted.referee.clocks(), halted.stored()
    for where in ("BEGIN", "UPDATE", "COMMIT"):
        plan.failing = (where,)
        assert halted.referee.try_again() == FAULT
        assert halted.referee.clocks() == clocks
        plan.failing = ()
        assert halted.stored() == stored
    assert halted.referee.try_again() == Accepted(None)


def test_a_reveal_that_cannot_be_stored_leaves_a_held_clock_held(
    halted: Sitting, plan: faults.Plan
) -> None:
    halted.referee.try_again()
    plan.failing = ("COMMIT",)
    assert halted.ask("reveal") == FAULT
    assert halted.referee.try_again() == FAULT
    plan.failing = ()
    halted.restart()
    assert halted.referee.needs_cover
    halted.do("reveal")
    assert halted.referee.ms_to_deadline() == DEADLINE


@pytest.mark.parametrize("lines", [(), ("start",), ("start", "reveal", "play 6-6")])
def test_trying_again_between_decisions_just_goes_on(
    sitting: Sitting, plan: faults.Plan, lines: tuple[str, ...]
) -> None:
    sitting.do(*lines)
    view = sitting.referee.view()
    plan.failing = ("COMMIT",)
    wanted = "reveal" if lines else "start"
    assert sitting.ask(wanted, after=5000) == FAULT
    plan.failing = ()
    assert not sitting.referee.needs_cover or isinstance(view, HandoffView)
    assert sitting.referee.try_again() == Accepted(None)
    assert sitting.referee.view() == view
    assert sitting.ask(wanted) == Accepted(None)


def test_a_deal_that_cannot_be_stored_leaves_the_count_where_it_was(
    tmp_path: Path, plan: faults.Plan
) -> None:
    sitting = to_the_count(Sitting(tmp_path, seeded(2)))
    count, stored = sitting.referee.view(), sitting.stored()
    plan.failing = ("COMMIT",)
    assert sitting.ask("continue") == FAULT
    plan.failing = ()
    assert sitting.referee.view() == count
    assert sitting.stored() == stored
    assert sitting.referee.try_again() == Accepted(None)
    sitting.do("continue")
    sitting.journal.close()


def test_the_two_can_annul_after_a_fault(halted: Sitting) -> None:
    assert halted.referee.annul() == Accepted(None)
    view = halted.referee.view()
    assert isinstance(view, OverView)
    assert view.result.reason is EndReason.VOID
    assert view.result.remark == f"fault: {faults.FULL}"
    assert halted.journal.unfinished() is None
    assert halted.referee.halted is None


def test_a_match_annulled_after_draws_is_stored_as_its_record_tells_it(
    sitting: Sitting, plan: faults.Plan
) -> None:
    sitting.on_turn().do("play 6-6", "reveal").do("draw", "draw", after=2000)
    plan.failing = ("INSERT",)
    assert sitting.ask("draw", after=2000) == FAULT
    plan.failing = ()
    assert sitting.referee.annul() == Accepted(None)
    assert sitting.stored().record == sitting.referee.record()
    Referee(sitting.equipment, sitting.stored())


def test_neither_way_is_open_without_a_fault(sitting: Sitting) -> None:
    for answer in (sitting.referee.try_again(), sitting.referee.annul()):
        assert answer == Refused(RefereeRefusal.STALE)
    assert not sitting.referee.is_over


def test_annulling_counts_even_where_it_cannot_be_stored(
    halted: Sitting, plan: faults.Plan
) -> None:
    plan.failing = ("COMMIT",)
    assert halted.referee.annul() == FAULT
    assert halted.referee.is_over
    assert halted.referee.halted is None
    assert halted.journal.unfinished() is None
    with pytest.raises(StorageError):
        Referee.begin(PLAYERS, halted.equipment)
    plan.failing = ()
    assert halted.journal.unfinished() is None
    assert halted.stored().record == halted.referee.record()


def test_what_is_owed_is_stored_when_the_next_match_begins_or_on_close(
    halted: Sitting, plan: faults.Plan
) -> None:
    plan.failing = ("COMMIT",)
    halted.referee.annul()
    plan.failing = ()
    Referee.begin(PLAYERS, halted.equipment)
    assert halted.stored().record == halted.referee.record()
    stored = halted.journal.unfinished()
    assert stored is not None
    assert stored.id == 2


def test_closing_a_journal_that_still_cannot_be_written_is_no_crash(
    halted: Sitting, plan: faults.Plan
) -> None:
    plan.failing = ("COMMIT",)
    halted.referee.annul()
    halted.journal.close()


@pytest.mark.parametrize("choice", ["try again", "annul"])
@pytest.mark.parametrize("stored", [True, False])
def test_a_deadline_that_had_passed_at_the_fault_stays_a_loss_on_time(
    sitting: Sitting, plan: faults.Plan, choice: str, stored: bool
) -> None:
    sitting.on_turn()
    plan.failing = ("COMMIT",)
    assert sitting.ask("play 6-6", after=DEADLINE) == FAULT
    if choice == "try again" or stored:
        plan.failing = ()
    referee = sitting.referee
    referee.try_again() if choice == "try again" else referee.annul()
    view = referee.view()
    assert isinstance(view, OverView)
    assert (view.result.winner, view.result.reason) == (Seat.ONE, EndReason.TIME)
    plan.failing = ()
    assert sitting.journal.unfinished() is None
    assert sitting.stored_commands()[-1] == c.Observe()
    Referee(sitting.equipment, sitting.stored())


def test_a_flag_that_falls_on_a_full_disk_waits_for_the_choice(
    sitting: Sitting, plan: faults.Plan
) -> None:
    sitting.on_turn()
    sitting.time.go_on(DEADLINE)
    plan.failing = ("COMMIT",)
    assert sitting.referee.tick()
    assert sitting.referee.halted == faults.FULL
    assert sitting.referee.try_again() == FAULT
    plan.failing = ()
    assert sitting.referee.try_again() == Accepted(None)
    assert sitting.referee.is_over


def test_a_clock_fault_found_on_a_full_disk_still_annuls_on_trying_again(
    sitting: Sitting, plan: faults.Plan
) -> None:
    sitting.on_turn()
    sitting.time.step_back(1)
    plan.failing = ("COMMIT",)
    assert sitting.ask("play 6-6") == FAULT
    plan.failing = ()
    assert sitting.referee.try_again() == Refused(Refusal.MATCH_OVER)
    view = sitting.referee.view()
    assert isinstance(view, OverView)
    assert view.result.remark == "fault: the clock went backwards"


def test_a_clock_fault_annuls_even_a_held_decision(halted: Sitting) -> None:
    halted.referee.try_again()
    halted.time.step_back(1)
    assert halted.referee.tick()
    assert halted.referee.is_over
