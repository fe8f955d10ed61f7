import pytest

from spectacular_bid.core import events as e
from spectacular_bid.core.auction import Bid
from spectacular_bid.core.match import Decision, EndReason, Handoff, Over, Result
from spectacular_bid.core.refusals import Refusal
from spectacular_bid.core.seats import Pair, Seat
from tests.core.driving import auction


def test_forgoing_lets_the_jockey_open_with_any_tile() -> None:
    match = auction(Seat.ZERO).do("forgo").match
    assert match.stage == Handoff(Seat.ZERO, Decision.OPEN)
    assert match.points == Pair(150, 150)


def test_a_bid_is_handed_over_to_be_answered() -> None:
    match = auction(Seat.ZERO).do("bid 15").match
    assert match.stage == Handoff(Seat.ZERO, Decision.ANSWER)
    assert match.highest_bid == Bid(Seat.ONE, 15)


def test_a_raise_hands_the_decision_back() -> None:
    match = auction(Seat.ZERO).do("bid 15", "bid 20").match
    assert match.stage == Handoff(Seat.ONE, Decision.ANSWER)
    assert match.bids == (Bid(Seat.ONE, 15), Bid(Seat.ZERO, 20))


def test_the_maker_of_an_accepted_bid_pays_and_opens() -> None:
    match = auction(Seat.ZERO).do("bid 40", "accept").match
    assert match.points == Pair(190, 110)
    assert match.stage == Handoff(Seat.ONE, Decision.OPEN)


def test_an_accepted_twenty_of_the_jockey_costs_five() -> None:
    match = auction(Seat.ZERO).do("bid 15", "bid 20", "accept").match
    assert match.points == Pair(145, 155)
    assert match.stage == Handoff(Seat.ZERO, Decision.OPEN)


def test_the_opponent_gets_no_discount_after_the_jockeys_raise() -> None:
    sitting = auction(Seat.ZERO).do("bid 15", "bid 20", "bid 25", "accept")
    assert sitting.match.points == Pair(175, 125)


def test_the_opponent_may_bid_up_to_the_balance() -> None:
    sitting = auction(Seat.ZERO, (200, 100)).do("reveal")
    assert sitting.refusal("bid 100") is None
    assert sitting.refusal("bid 105") is Refusal.BID_NOT_AFFORDABLE


def test_the_jockey_may_bid_up_to_the_balance_and_fifteen() -> None:
    sitting = auction(Seat.ZERO, (100, 200)).do("bid 15", "reveal")
    assert sitting.refusal("bid 115") is None
    assert sitting.refusal("bid 120") is Refusal.BID_NOT_AFFORDABLE


def test_paying_the_whole_balance_loses_before_any_opening() -> None:
    sitting = auction(Seat.ZERO, (200, 100)).do("bid 100", "accept")
    assert sitting.match.points == Pair(300, 0)
    assert sitting.match.stage == Over(Result(Seat.ZERO, EndReason.AUCTION))
    assert sitting.match.table.layout is None


def test_the_jockey_loses_too_by_paying_the_whole_balance() -> None:
    sitting = auction(Seat.ZERO, (100, 200)).do("bid 15", "bid 115", "accept")
    assert sitting.match.stage == Over(Result(Seat.ONE, EndReason.AUCTION))


def test_a_lost_auction_leaves_jockey_and_bid_to_be_seen() -> None:
    match = auction(Seat.ZERO, (200, 100)).do("bid 100", "accept").match
    assert match.jockey is Seat.ZERO
    assert match.highest_bid == Bid(Seat.ONE, 100)


@pytest.mark.parametrize(
    ("points", "bid"),
    [((5, 295), "bid 20"), ((10, 290), "bid 25"), ((60, 240), "bid 75")],
)
def test_a_bid_that_cannot_be_raised_is_accepted_by_itself(
    points: tuple[int, int], bid: str
) -> None:
    sitting = auction(Seat.ZERO, points).do(bid)
    assert e.BidAccepted(Seat.ZERO, forced=True) in sitting.events
    assert sitting.match.stage == Handoff(Seat.ONE, Decision.OPEN)


def test_a_bid_that_can_just_be_raised_is_not_accepted_by_itself() -> None:
    match = auction(Seat.ZERO, (5, 295)).do("bid 15").match
    assert match.stage == Handoff(Seat.ZERO, Decision.ANSWER)


def test_a_raise_that_the_opponent_cannot_top_is_accepted_by_itself() -> None:
    sitting = auction(Seat.ZERO, (280, 20)).do("bid 15", "bid 20")
    assert sitting.events[-3:] == (
        e.BidAccepted(Seat.ONE, forced=True),
        e.PointsMoved(e.Why.AUCTION, Seat.ONE, 5),
        e.DecisionHandedOver(Seat.ZERO, Decision.OPEN),
    )


def test_a_forced_acceptance_may_end_the_match() -> None:
    sitting = auction(Seat.ZERO).do("bid 150", "bid 165")
    assert sitting.match.stage == Over(Result(Seat.ONE, EndReason.AUCTION))


def test_the_discount_is_not_paid_out_when_the_opening_begins() -> None:
    sitting = auction(Seat.ZERO).do("bid 15", "bid 20", "accept", "play 6-6")
    assert sitting.match.points == Pair(145, 155)


@pytest.mark.parametrize(
    ("line", "refusal"),
    [
        ("bid 17", Refusal.BID_NOT_MULTIPLE_OF_FIVE),
        ("bid 1", Refusal.BID_NOT_MULTIPLE_OF_FIVE),
        ("bid 999", Refusal.BID_NOT_MULTIPLE_OF_FIVE),
        ("bid 0", Refusal.BID_TOO_LOW),
        ("bid -20", Refusal.BID_TOO_LOW),
        ("bid 10", Refusal.BID_TOO_LOW),
        ("bid 155", Refusal.BID_NOT_AFFORDABLE),
    ],
)
def test_a_bid_is_refused_for_the_first_reason_that_applies(
    line: str, refusal: Refusal
) -> None:
    assert auction(Seat.ZERO).do("reveal").refusal(line) is refusal


def test_a_raise_by_less_than_five_is_too_low() -> None:
    sitting = auction(Seat.ZERO).do("bid 30", "reveal")
    assert sitting.refusal("bid 30") is Refusal.BID_TOO_LOW
    assert sitting.refusal("bid 35") is None


@pytest.mark.parametrize("line", ["accept", "play 5-5", "draw"])
def test_the_first_decision_is_to_bid_or_forgo_only(line: str) -> None:
    sitting = auction(Seat.ZERO).do("reveal")
    assert sitting.refusal(line) is Refusal.WRONG_PHASE


def test_an_answer_cannot_forgo() -> None:
    sitting = auction(Seat.ZERO).do("bid 15", "reveal")
    assert sitting.refusal("forgo") is Refusal.WRONG_PHASE


def test_the_opening_after_an_auction_takes_any_tile() -> None:
    sitting = auction(Seat.ZERO).do("forgo", "reveal")
    assert sitting.refusal("play 6-1") is None
    assert sitting.refusal("play 6-0") is None


def test_jockey_and_bids_last_until_the_opening_lies() -> None:
    sitting = auction(Seat.ZERO).do("bid 15", "accept")
    assert sitting.match.jockey is Seat.ZERO
    assert sitting.match.highest_bid is not None
    sitting.do("play 5-2")
    assert sitting.match.jockey is None
    assert sitting.match.highest_bid is None
