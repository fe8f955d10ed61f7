"""Which command is allowed in which phase, as the record format lists it."""

import pytest

from spectacular_bid.core.match import Match
from spectacular_bid.core.refusals import Refusal
from spectacular_bid.core.rulebook import rule
from spectacular_bid.core.seats import Seat
from spectacular_bid.core.tiles import DOUBLE_SIX
from tests.core.driving import (
    ONE_HAND,
    ZERO_HAND,
    Sitting,
    auction,
    command,
    deal,
    opening_by_rank,
    playing,
)

LINES = {
    "deal": "deal " + " ".join(map(str, DOUBLE_SIX)),
    "start": "start",
    "reveal": "reveal",
    "play": "play 6-3 left",
    "draw": "draw",
    "forgo": "forgo",
    "bid": "bid 15",
    "accept": "accept",
    "resign": "resign",
    "continue": "continue",
    "void": "void agreed",
    "observe": "observe",
}

DEALT = Sitting().do(deal(ZERO_HAND, ONE_HAND))
PHASES: dict[str, tuple[Match, set[str]]] = {
    "shuffle": (Match(), {"deal"}),
    "deal": (DEALT.match, {"start"}),
    "handoff": (Sitting(DEALT.match).do("start").match, {"reveal"}),
    "open": (opening_by_rank("6-6", "5-1", "6-6"), {"play", "resign"}),
    "play": (playing("6-3 1-0", "2-1", placed=("6-6",)), {"play", "draw", "resign"}),
    "offer": (auction(Seat.ZERO).do("reveal").match, {"forgo", "bid", "resign"}),
    "answer": (
        auction(Seat.ZERO).do("bid 15", "reveal").match,
        {"bid", "accept", "resign"},
    ),
    "count": (
        Sitting(playing("6-3", "2-1", placed=("6-6",))).do("play 6-3 left").match,
        {"continue"},
    ),
}


@pytest.mark.parametrize("do", LINES)
@pytest.mark.parametrize("phase", PHASES)
def test_a_command_is_in_the_wrong_phase_unless_the_format_allows_it(
    phase: str, do: str
) -> None:
    match, allowed = PHASES[phase]
    refusal = rule(match, command(LINES[do]), 5000).refusal
    in_time = do in allowed | {"void", "observe"}
    assert (refusal is not Refusal.WRONG_PHASE) == in_time


@pytest.mark.parametrize("do", LINES)
def test_after_the_match_only_observing_is_not_refused(do: str) -> None:
    over = Sitting().do("void agreed").match
    ruling = rule(over, command(LINES[do]), 5000)
    assert ruling.refusal is (None if do == "observe" else Refusal.MATCH_OVER)
    assert ruling.match == over


@pytest.mark.parametrize("phase", PHASES)
def test_a_match_can_be_voided_in_every_phase(phase: str) -> None:
    match, _ = PHASES[phase]
    ended = rule(match, command("void agreed"), 5000).match
    assert ended.points == match.points
    assert ended.table == match.table
