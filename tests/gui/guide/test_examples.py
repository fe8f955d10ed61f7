"""The guide's examples come to what the rules say, number by number."""

import pytest

from spectacular_bid.core.events import TileDrawn
from spectacular_bid.core.layout import scoring_points
from spectacular_bid.core.match import Decision, EndReason, Handoff, Result, Turn
from spectacular_bid.core.seats import Pair
from spectacular_bid.gui.guide.collection import MODEST, QUICK_MS, SLOW_MS, collection
from spectacular_bid.gui.guide.examples import ADA, LEO
from spectacular_bid.views.report import Forced, ForcedStep

LINES = [
    ("double-five", "5-5", (10,), 10),
    ("double-blank", "0-0", (0,), 0),
    ("one-side", "6-6 6-3", (12, 3), 15),
    ("both-sides", "6-6 6-3 6-2", (3, 2), 5),
    ("side-arm", "6-6 6-3 6-2 6-1", (3, 2, 1), 0),
    ("late-spinner", "6-5 5-5", (6, 10), 0),
    ("beyond-it", "6-5 5-5 5-4", (6, 4), 10),
    ("later-double", "6-5 5-5 5-4 4-4", (6, 8), 0),
    # Rules §2 tells of these openings.
    ("six-four", "6-4", (6, 4), 10),
    ("five-blank", "5-0", (5, 0), 5),
]
"""The table of Rules §3."""
BLOCKS = [
    ("block-up", Pair(4, 18), 20, ADA),
    ("block-down", Pair(3, 17), 15, ADA),
    ("block-even", Pair(6, 6), 0, None),
    ("block-low", Pair(0, 2), 0, None),
]
"""The table of Rules §4."""


@pytest.mark.parametrize(("name", "tiles", "ends", "points"), LINES)
def test_a_line_of_play_is_worth_what_the_rules_say(
    name: str, tiles: str, ends: tuple[int, ...], points: int
) -> None:
    line = collection().lines[name]
    lies = {line.opening, *(t for arm in line.branches.values() for t in arm.tiles)}
    assert {str(tile) for tile in lies} == set(tiles.split())
    assert tuple(end.points for end in line.counted_ends()) == ends
    assert scoring_points(line.total) == points


def test_every_line_of_play_is_held_to_the_rules() -> None:
    assert {name for name, *_ in LINES} == set(collection().lines)


def test_a_later_double_does_not_branch() -> None:
    line = collection().lines["later-double"]
    assert str(line.spinner) == "5-5"
    assert len(line.branches) == 4


def test_side_arms_open_with_the_next_tile_beyond_a_late_spinner() -> None:
    lines = collection().lines
    assert len(lines["late-spinner"].branches) == 2
    assert len(lines["beyond-it"].branches) == 4


def test_a_gain_is_not_divided_by_five() -> None:
    gain = collection().scores["gain"]
    assert gain.before.points == Pair(150, 150)
    assert gain.after.points == Pair(165, 135)


def test_a_payment_is_capped_at_the_payers_balance() -> None:
    capped = collection().scores["capped"]
    assert capped.after.table.layout is not None
    assert capped.after.table.layout.total == 20
    assert capped.before.points[LEO] == 5
    assert capped.moved == 5
    assert capped.result == Result(ADA, EndReason.POINTS)


def test_the_highest_double_of_both_hands_opens() -> None:
    opening = collection().deals["by-double"].after.rank_opening
    assert opening is not None
    assert (opening.seat, str(opening.tile)) == (LEO, "5-5")


def test_of_equal_sums_the_higher_half_opens() -> None:
    dealt = collection().deals["by-sum"].after
    held = {str(tile) for tile in dealt.table.hands[ADA]}
    assert "5-3" in held
    assert dealt.rank_opening is not None
    assert (dealt.rank_opening.seat, str(dealt.rank_opening.tile)) == (LEO, "6-2")


def test_both_rows_of_a_deal_are_whole_hands() -> None:
    for dealt in collection().deals.values():
        assert [len(hand) for hand in dealt.after.table.hands] == [7, 7]


def test_drawing_ends_with_a_tile_that_fits() -> None:
    drawn = collection().draws["drawing"]
    fits = [event.fits for event in drawn.events if isinstance(event, TileDrawn)]
    assert fits == [False, False, True]
    assert isinstance(drawn.after.stage, Turn)
    assert str(drawn.after.stage.must_play) == "6-1"


@pytest.mark.parametrize(("name", "sums", "moved", "to"), BLOCKS)
def test_a_block_moves_what_the_rules_say(
    name: str, sums: Pair[int], moved: int, to: int | None
) -> None:
    block = collection().blocks[name]
    assert block.sums == sums
    assert block.moved == moved
    assert [one.to for one in block.transfers] == ([] if to is None else [to])


def test_every_block_is_held_to_the_rules() -> None:
    assert {name for name, *_ in BLOCKS} == set(collection().blocks)


def test_an_accepted_20_costs_the_jockey_5_and_the_opponent_receives_5() -> None:
    held = collection().auctions["jockey-pays"]
    assert held.after.highest_bid is not None
    assert (held.after.highest_bid.seat, held.after.highest_bid.points) == (ADA, 20)
    assert held.after.points == Pair(145, 155)
    assert held.after.stage == Handoff(ADA, Decision.OPEN)


def test_the_opponent_pays_the_whole_bid() -> None:
    held = collection().auctions["opponent-pays"]
    assert held.after.points == Pair(170, 130)
    assert held.after.stage == Handoff(LEO, Decision.OPEN)


def test_the_jockey_may_bid_15_more_than_the_balance() -> None:
    highest = collection().highest
    assert highest[LEO].highest == MODEST
    assert highest[ADA].highest == MODEST + 15


def test_paying_the_whole_balance_loses_at_once() -> None:
    paid = collection().auctions["all-paid"]
    assert paid.before.points[LEO] == paid.moved
    assert paid.result == Result(ADA, EndReason.AUCTION)
    assert paid.after.table.layout is None


def test_who_cannot_pay_the_lowest_bid_forgoes() -> None:
    held = collection().auctions["cannot-bid"]
    assert held.before.points[LEO] < 15
    assert held.forced == (Forced(ForcedStep.FORGO, LEO),)


def test_who_cannot_raise_accepts() -> None:
    held = collection().auctions["cannot-raise"]
    assert held.forced == (Forced(ForcedStep.ACCEPT, ADA),)
    assert held.after.stage == Handoff(LEO, Decision.OPEN)


@pytest.mark.parametrize(
    ("thought", "seconds", "cost"), [(QUICK_MS, 8, 0), (SLOW_MS, 13, 3)]
)
def test_only_what_goes_beyond_the_delay_costs_reserve(
    thought: int, seconds: int, cost: int
) -> None:
    assert thought == 1000 * seconds
    assert collection().thoughts[thought].reserves[ADA] == (120 - cost) * 1000
