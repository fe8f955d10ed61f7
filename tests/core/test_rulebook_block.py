import pytest

from spectacular_bid.core import events as e
from spectacular_bid.core.match import (
    Counting,
    EndReason,
    Handoff,
    Match,
    Over,
    Result,
    Turn,
)
from spectacular_bid.core.rulebook import rounded_to_five
from spectacular_bid.core.seats import Pair, Seat
from tests.core.driving import ONE_HAND, ZERO_HAND, Sitting, deal, playing


def blocking(zero: str, one: str, points: tuple[int, int] = (150, 150)) -> Match:
    """Seat 0 plays 5-2 at the left, and nobody else has a two."""
    placed = ("3-2", "5-3 left")
    return playing(f"5-2 {zero}", one, placed=placed, points=points)


def block(zero: str, one: str, points: tuple[int, int] = (150, 150)) -> Sitting:
    return Sitting(blocking(zero, one, points)).do("play 5-2 left")


@pytest.mark.parametrize(
    ("zero", "one", "points"),
    [
        ("4-0", "6-6 6-0", Pair(170, 130)),
        ("6-6 6-0", "4-0", Pair(130, 170)),
        ("3-0", "6-6 5-0", Pair(165, 135)),
        ("6-0", "5-1", Pair(150, 150)),
        ("0-0", "1-1", Pair(150, 150)),
    ],
)
def test_a_block_moves_the_losers_whole_rounded_sum(
    zero: str, one: str, points: Pair[int]
) -> None:
    assert block(zero, one).match.points == points


@pytest.mark.parametrize(
    ("pips", "points"),
    [(0, 0), (2, 0), (3, 5), (5, 5), (7, 5), (8, 10), (17, 15), (18, 20)],
)
def test_sums_are_rounded_to_the_nearest_five(pips: int, points: int) -> None:
    assert rounded_to_five(pips) == points


def test_both_passes_of_a_block_are_announced_in_order() -> None:
    passes = [
        event.seat
        for event in block("4-0", "6-6").events
        if isinstance(event, e.PlayerPassed)
    ]
    assert passes == [Seat.ONE, Seat.ZERO]


def test_a_block_after_a_useless_draw_starts_with_the_drawer() -> None:
    match = playing("4-0", "6-6", "5-0", placed=("3-2", "5-3 left", "5-2 left"))
    sitting = Sitting(match).do("draw")
    assert sitting.events[2:5] == (
        e.PlayerPassed(Seat.ZERO),
        e.PlayerPassed(Seat.ONE),
        e.HandBlocked(Pair(9, 12)),
    )


def test_the_opponent_must_draw_before_anything_is_blocked() -> None:
    match = playing("5-2 4-0", "6-6", "5-0", placed=("3-2", "5-3 left"))
    stage = Sitting(match).do("play 5-2 left").match.stage
    assert isinstance(stage, Handoff)


def test_a_block_waits_at_the_count() -> None:
    assert block("4-0", "6-6 6-0").match.stage == Counting(None)


def test_a_block_is_capped_at_the_payers_balance() -> None:
    sitting = block("4-0", "6-6 6-0", (285, 15))
    assert e.PointsMoved(e.Why.BLOCK, Seat.ZERO, 15) in sitting.events
    assert sitting.match.stage == Over(Result(Seat.ZERO, EndReason.POINTS))


def test_a_block_that_moves_nothing_never_ends_the_match() -> None:
    assert block("0-0", "1-1", (295, 5)).match.stage == Counting(None)


def test_the_score_of_the_blocking_play_comes_first() -> None:
    match = playing("5-5 4-0", "6-6 6-0", placed=("5-2", "3-2 right", "5-3 right"))
    sitting = Sitting(match).do("play 5-5 left")
    why = [event.why for event in sitting.events if isinstance(event, e.PointsMoved)]
    assert why == [e.Why.ENDS, e.Why.BLOCK]
    assert sitting.match.points == Pair(150 + 15 + 20, 150 - 15 - 20)


def test_the_hand_after_a_block_opens_by_rank_without_a_jockey() -> None:
    sitting = block("4-0", "6-6 6-0").do("continue", deal(ZERO_HAND, ONE_HAND))
    assert sitting.match.jockey is None
    assert sitting.match.rank_opening is not None
    stage = sitting.do("start", "reveal").match.stage
    assert isinstance(stage, Turn)
    assert stage.decision == "open"
