import pytest

from spectacular_bid.core import events as e
from spectacular_bid.core.match import (
    Counting,
    Decision,
    EndReason,
    Handoff,
    Match,
    Over,
    Result,
)
from spectacular_bid.core.refusals import Refusal
from spectacular_bid.core.seats import Pair, Seat
from tests.core.driving import Sitting, opening_by_rank, playing, tile


def asked(match: Match, line: str) -> Refusal | None:
    return Sitting(match).refusal(line)


def test_a_score_moves_the_total_and_passes_the_turn() -> None:
    sitting = Sitting(playing("6-3 1-0", "6-1", placed=("6-6",)))
    match = sitting.do("play 6-3 left").match
    assert match.points == Pair(165, 135)
    assert match.stage == Handoff(Seat.ONE, Decision.PLAY)


def test_the_opening_scores_like_any_other_play() -> None:
    match = opening_by_rank("5-5 1-0", "5-1", opening="5-5")
    assert Sitting(match).do("play 5-5").match.points == Pair(160, 140)


def test_a_double_gives_no_second_play() -> None:
    sitting = Sitting(playing("6-6 1-0", "6-1", placed=("6-5",)))
    stage = sitting.do("play 6-6 left").match.stage
    assert stage == Handoff(Seat.ONE, Decision.PLAY)


def test_a_total_that_is_no_multiple_of_five_moves_nothing() -> None:
    sitting = Sitting(playing("5-5 1-0", "5-1", placed=("6-5",)))
    assert sitting.do("play 5-5 right").match.points == Pair(150, 150)


def test_a_gain_is_capped_at_the_payers_balance() -> None:
    match = playing("6-3 1-0", "2-1", placed=("6-6",), points=(295, 5))
    sitting = Sitting(match).do("play 6-3 left")
    assert e.PointsMoved(e.Why.ENDS, Seat.ZERO, 5) in sitting.events
    assert sitting.match.points == Pair(300, 0)


def test_an_exhausted_balance_ends_the_match_at_once() -> None:
    match = playing("6-3 1-0", "2-1", placed=("6-6",), points=(285, 15))
    stage = Sitting(match).do("play 6-3 left").match.stage
    assert stage == Over(Result(Seat.ZERO, EndReason.POINTS))


def test_the_last_tile_ends_the_hand_after_its_score() -> None:
    sitting = Sitting(playing("6-3", "2-1", placed=("6-6",)))
    match = sitting.do("play 6-3 left").match
    assert match.points == Pair(165, 135)
    assert match.stage == Counting(Seat.ZERO)


def test_going_out_makes_the_jockey_of_the_next_hand() -> None:
    sitting = Sitting(playing("6-3", "2-1", placed=("6-6",)))
    assert sitting.do("play 6-3 left").match.jockey is Seat.ZERO


def test_going_out_gives_no_bonus_for_the_opponents_tiles() -> None:
    sitting = Sitting(playing("6-4", "5-5 6-5", placed=("6-6",)))
    assert sitting.do("play 6-4 left").match.points == Pair(150, 150)


def test_going_out_by_a_play_that_wins_makes_no_jockey() -> None:
    match = playing("6-3", "2-1", placed=("6-6",), points=(285, 15))
    after = Sitting(match).do("play 6-3 left").match
    assert after.stage == Over(Result(Seat.ZERO, EndReason.POINTS))
    assert after.jockey is None


def test_tiles_stay_on_the_table_through_the_count_and_go_with_continue() -> None:
    sitting = Sitting(playing("6-3", "2-1", "3-1", placed=("6-6",)))
    table = sitting.do("play 6-3 left").match.table
    assert table.layout is not None
    assert table.hands.one == (tile("2-1"),)
    cleared = sitting.do("continue").match.table
    assert (cleared.layout, cleared.boneyard) == (None, ())
    assert cleared.hands == Pair((), ())


@pytest.mark.parametrize(
    ("line", "refusal"),
    [
        ("play 6-5 left", Refusal.TILE_NOT_IN_HAND),
        ("play 6-5", Refusal.TILE_NOT_IN_HAND),
        ("play 6-3", Refusal.ARM_NOT_OPEN),
        ("play 6-3 up", Refusal.ARM_NOT_OPEN),
        ("play 1-0 up", Refusal.ARM_NOT_OPEN),
        ("play 1-0 left", Refusal.TILE_DOES_NOT_FIT),
        ("play 6-3 right", None),
        ("draw", Refusal.MAY_NOT_DRAW),
        ("bid 15", Refusal.WRONG_PHASE),
        ("forgo", Refusal.WRONG_PHASE),
    ],
)
def test_a_play_is_refused_for_the_first_reason_that_applies(
    line: str, refusal: Refusal | None
) -> None:
    match = playing("6-3 1-0", "2-1", "5-4", placed=("6-6",))
    assert asked(match, line) is refusal


@pytest.mark.parametrize(
    ("line", "refusal"),
    [
        ("play 5-1", Refusal.TILE_NOT_IN_HAND),
        ("play 1-0", Refusal.MUST_OPEN_WITH),
        ("play 1-0 left", Refusal.MUST_OPEN_WITH),
        ("play 5-5 left", Refusal.ARM_NOT_OPEN),
        ("play 5-5", None),
        ("draw", Refusal.WRONG_PHASE),
    ],
)
def test_an_opening_is_refused_for_the_first_reason_that_applies(
    line: str, refusal: Refusal | None
) -> None:
    match = opening_by_rank("5-5 1-0", "5-1", opening="5-5")
    assert asked(match, line) is refusal
