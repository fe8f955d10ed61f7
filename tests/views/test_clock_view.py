"""What both clocks show at a moment."""

import pytest

from spectacular_bid.core.clock import DELAY_MS, RESERVE_MS
from spectacular_bid.core.match import Match
from spectacular_bid.core.seats import Pair, Seat
from spectacular_bid.views.clocks import ClockView, clock_view
from tests.core.driving import Sitting, opening_by_rank

TURN = opening_by_rank("6-6", "5-5", "6-6")


def test_both_clocks_stand_at_full_before_the_first_decision() -> None:
    full = ClockView(None, DELAY_MS, Pair(RESERVE_MS, RESERVE_MS))
    assert clock_view(Match(), 12345) == full


@pytest.mark.parametrize(
    ("now", "delay", "reserve"),
    [
        (0, DELAY_MS, RESERVE_MS),
        (1, DELAY_MS - 1, RESERVE_MS),
        (DELAY_MS, 0, RESERVE_MS),
        (DELAY_MS + 1, 0, RESERVE_MS - 1),
        (DELAY_MS + RESERVE_MS - 1, 0, 1),
        (DELAY_MS + RESERVE_MS + 99, 0, 0),
    ],
)
def test_the_delay_runs_first_and_the_reserve_only_after_it(
    now: int, delay: int, reserve: int
) -> None:
    shown = clock_view(TURN, now)
    assert shown == ClockView(Seat.ZERO, delay, Pair(reserve, RESERVE_MS))


def test_a_reserve_lost_on_time_shows_as_nothing() -> None:
    sitting = Sitting(TURN)
    sitting.ask("observe", at=DELAY_MS + RESERVE_MS)
    assert clock_view(sitting.match, 0) == ClockView(
        None, DELAY_MS, Pair(0, RESERVE_MS)
    )
