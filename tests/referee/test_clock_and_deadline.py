"""The referee's clock: when a decision counts, what it costs, when the flag falls."""

import pytest

from spectacular_bid.core import commands as c
from spectacular_bid.core.clock import DELAY_MS, RESERVE_MS
from spectacular_bid.core.match import EndReason
from spectacular_bid.core.refusals import Refusal
from spectacular_bid.core.seats import Pair, Seat
from spectacular_bid.referee.outcomes import Accepted, Refused
from spectacular_bid.views.screens import OverView, TurnView
from tests.manual_time import HOUR
from tests.referee.sitting import Sitting

DEADLINE = DELAY_MS + RESERVE_MS


def over(sitting: Sitting) -> OverView:
    view = sitting.referee.view()
    assert isinstance(view, OverView)
    return view


@pytest.mark.parametrize("ms", [-2, -1])
def test_a_command_before_the_deadline_counts(sitting: Sitting, ms: int) -> None:
    sitting.on_turn()
    assert isinstance(sitting.ask("play 6-6", after=DEADLINE + ms), Accepted)
    assert sitting.referee.clocks().reserves == Pair(-ms, RESERVE_MS)


@pytest.mark.parametrize("ms", [0, 1, 2, HOUR])
def test_a_command_at_or_after_the_deadline_finds_the_match_lost(
    sitting: Sitting, ms: int
) -> None:
    sitting.on_turn()
    late = sitting.ask("play 6-6", after=DEADLINE + ms)
    assert late == Refused(Refusal.MATCH_OVER)
    assert over(sitting).result.winner is Seat.ONE
    assert over(sitting).result.reason is EndReason.TIME
    assert sitting.stored_commands()[-1] == c.Observe()


def test_the_flag_falls_by_itself_at_the_deadline_and_not_before(
    sitting: Sitting,
) -> None:
    sitting.on_turn()
    sitting.time.go_on(DEADLINE - 1)
    assert not sitting.referee.tick()
    assert sitting.referee.ms_to_deadline() == 1
    sitting.time.go_on(1)
    assert sitting.referee.ms_to_deadline() == 0
    assert sitting.referee.tick()
    assert over(sitting).result.reason is EndReason.TIME
    assert sitting.referee.clocks().reserves == Pair(0, RESERVE_MS)
    assert not sitting.referee.tick()


def test_even_an_illegal_command_lets_a_flag_fall_that_is_due(sitting: Sitting) -> None:
    sitting.on_turn()
    assert sitting.ask("draw", after=DEADLINE) == Refused(Refusal.MATCH_OVER)
    assert sitting.referee.is_over


def test_both_seats_get_the_same_first_delay(sitting: Sitting) -> None:
    sitting.on_turn()
    first = sitting.referee.clocks()
    sitting.do("play 6-6", after=DELAY_MS).do("reveal", after=HOUR)
    second = sitting.referee.clocks()
    assert (first.delay_ms, second.delay_ms) == (DELAY_MS, DELAY_MS)
    assert first.reserves == second.reserves == Pair(RESERVE_MS, RESERVE_MS)
    assert (first.running, second.running) == (Seat.ZERO, Seat.ONE)


@pytest.mark.parametrize(("ms", "cost"), [(8000, 0), (10000, 0), (13000, 3000)])
def test_only_time_past_the_delay_costs_reserve(
    sitting: Sitting, ms: int, cost: int
) -> None:
    sitting.on_turn().do("play 6-6", after=ms)
    assert sitting.referee.clocks().reserves == Pair(RESERVE_MS - cost, RESERVE_MS)


def test_draws_belong_to_the_turn_and_restart_nothing(sitting: Sitting) -> None:
    sitting.on_turn().do("play 6-6", "reveal")
    sitting.do("draw", "draw", "draw", after=4000)
    clocks = sitting.referee.clocks()
    assert clocks.delay_ms == 0
    assert clocks.reserves == Pair(RESERVE_MS, RESERVE_MS - 2000)


def test_clocks_stand_still_where_nobody_decides(sitting: Sitting) -> None:
    for do in ("start", "reveal"):
        sitting.time.go_on(HOUR)
        assert sitting.referee.ms_to_deadline() is None
        assert sitting.referee.clocks().running is None
        assert not sitting.referee.tick()
        sitting.do(do)
    assert sitting.referee.ms_to_deadline() == DEADLINE


def test_setting_the_wall_clock_changes_nothing_in_a_run(sitting: Sitting) -> None:
    sitting.on_turn()
    for by in (-1000 * HOUR, 3000 * HOUR):
        sitting.time.set_wall(by)
        assert not sitting.referee.tick()
        assert sitting.referee.ms_to_deadline() == DEADLINE


def test_a_clock_that_goes_backwards_annuls_the_match(sitting: Sitting) -> None:
    sitting.on_turn()
    sitting.time.step_back(1)
    assert sitting.referee.tick()
    result = over(sitting).result
    assert (result.winner, result.reason) == (None, EndReason.VOID)
    assert result.remark == "fault: the clock went backwards"
    assert sitting.referee.clocks().reserves == Pair(RESERVE_MS, RESERVE_MS)
    sitting.time.step_back(1)
    assert sitting.ask("play 6-6") == Refused(Refusal.MATCH_OVER)
    assert not sitting.referee.tick()


def test_a_step_back_right_after_the_beginning_is_noticed(sitting: Sitting) -> None:
    sitting.time.step_back(1)
    assert sitting.referee.tick()
    assert over(sitting).result.reason is EndReason.VOID


def test_a_step_back_that_only_a_look_at_the_clocks_saw_is_not_forgotten(
    sitting: Sitting,
) -> None:
    sitting.on_turn()
    sitting.time.go_on(5000)
    sitting.referee.clocks()
    sitting.time.step_back(1000)
    sitting.referee.clocks()
    sitting.time.go_on(9000)
    assert sitting.ask("play 6-6") == Refused(Refusal.MATCH_OVER)
    assert over(sitting).result.remark == "fault: the clock went backwards"
    assert c.PlaceTile not in map(type, sitting.stored_commands())


def test_agreement_is_refused_where_a_clock_fault_has_annulled_already(
    sitting: Sitting,
) -> None:
    sitting.time.step_back(1)
    referee = sitting.referee
    assert referee.end_by_agreement(referee.revision) == Refused(Refusal.MATCH_OVER)
    assert over(sitting).result.remark == "fault: the clock went backwards"


def test_looking_at_the_clocks_changes_nothing(sitting: Sitting) -> None:
    sitting.on_turn()
    sitting.time.go_on(DEADLINE + 5)
    revision = sitting.referee.revision
    assert sitting.referee.clocks().reserves == Pair(0, RESERVE_MS)
    assert sitting.referee.revision == revision
    assert isinstance(sitting.referee.view(), TurnView)
