"""The figures of a match."""

import pytest

from spectacular_bid.core import events as e
from spectacular_bid.core.clock import DELAY_MS, RESERVE_MS
from spectacular_bid.core.match import Match, Over
from spectacular_bid.core.seats import Pair, Seat
from spectacular_bid.views.statistics import Happening, statistics
from tests.core.driving import ONE_HAND, ZERO_HAND, Sitting, deal
from tests.views.random_match import random_steps

LONGEST = DELAY_MS + RESERVE_MS


def figures_of(*asked: tuple[int, object]) -> tuple[Match, list[Happening]]:
    sitting, happenings = Sitting(), []
    for at, wanted in asked:
        sitting.ask(wanted, at=at)  # type: ignore[arg-type]
        happenings += [Happening(at, event) for event in sitting.events]
    return sitting.match, happenings


def test_a_match_that_has_not_begun_has_no_figures() -> None:
    found = statistics(())
    assert found.balances == (Pair(150, 150),)
    assert found.points == dict.fromkeys(e.Why, Pair(0, 0))
    assert found.thinking_ms == found.passes == found.draws == Pair(0, 0)


def test_thinking_counts_from_the_reveal_with_the_delay() -> None:
    _, happenings = figures_of(
        (0, deal(ZERO_HAND, ONE_HAND)),
        (5, "start"),
        (1000, "reveal"),
        (4000, "play 6-6"),
        (90000, "reveal"),
        (92000, "draw"),
        (93500, "resign"),
    )
    found = statistics(happenings)
    assert found.thinking_ms == Pair(3000, 3500)
    assert found.draws == Pair(0, 1)


@pytest.mark.parametrize("at", [LONGEST, LONGEST + 1, 10 * LONGEST])
def test_nobody_thinks_past_the_deadline(at: int) -> None:
    _, happenings = figures_of(
        (0, deal(ZERO_HAND, ONE_HAND)), (0, "start"), (0, "reveal"), (at, "observe")
    )
    assert statistics(happenings).thinking_ms == Pair(LONGEST, 0)


@pytest.mark.parametrize("seed", range(20))
def test_the_figures_of_any_match_add_up(seed: int) -> None:
    match, happenings = Match(), []
    for step in random_steps(seed):
        match = step.match
        happenings += [Happening(step.at, event) for event in step.events]
    assert isinstance(match.stage, Over)
    found = statistics(happenings)
    assert len(found.balances) == match.hand_number + 1
    assert found.balances[0] == Pair(150, 150)
    assert found.balances[-1] == match.points
    assert all(sum(pair) == 300 for pair in found.balances)
    for seat in Seat:
        won = sum(pair[seat] for pair in found.points.values())
        lost = sum(pair[seat.other] for pair in found.points.values())
        assert 150 + won - lost == match.points[seat]
        assert found.biggest[seat] <= found.points[e.Why.ENDS][seat]
        spent = RESERVE_MS - match.reserves[seat]
        assert found.thinking_ms[seat] >= spent
    events = [happening.event for happening in happenings]
    assert sum(found.passes) == sum(isinstance(x, e.PlayerPassed) for x in events)
    assert sum(found.draws) == sum(isinstance(x, e.TileDrawn) for x in events)
