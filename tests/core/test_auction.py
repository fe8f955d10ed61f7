import pytest

from spectacular_bid.core.auction import Bid, BidRange, bid_range, price
from spectacular_bid.core.seats import Seat


def test_the_first_bid_is_at_least_fifteen() -> None:
    assert bid_range(150, by_jockey=False, over=None) == BidRange(15, 150)


def test_a_raise_goes_at_least_five_higher() -> None:
    over = Bid(Seat.ONE, 40)
    assert bid_range(150, by_jockey=False, over=over) == BidRange(45, 150)


def test_the_jockey_may_bid_fifteen_more_than_the_balance() -> None:
    over = Bid(Seat.ONE, 15)
    assert bid_range(100, by_jockey=True, over=over) == BidRange(20, 115)


@pytest.mark.parametrize("balance", [5, 10])
def test_whoever_cannot_pay_the_lowest_bid_has_none(balance: int) -> None:
    assert bid_range(balance, by_jockey=False, over=None) is None


def test_the_lowest_bid_may_be_the_whole_balance() -> None:
    assert bid_range(15, by_jockey=False, over=None) == BidRange(15, 15)


def test_no_raise_can_be_paid_over_a_bid_of_the_whole_balance() -> None:
    assert bid_range(60, by_jockey=False, over=Bid(Seat.ONE, 60)) is None
    assert bid_range(60, by_jockey=True, over=Bid(Seat.ONE, 75)) is None


@pytest.mark.parametrize(("points", "cost"), [(15, 0), (20, 5), (165, 150)])
def test_the_jockey_pays_fifteen_less(points: int, cost: int) -> None:
    assert price(points, by_jockey=True) == cost


def test_anybody_else_pays_the_whole_bid() -> None:
    assert price(20, by_jockey=False) == 20


def test_the_discount_never_turns_into_a_gain() -> None:
    assert price(5, by_jockey=True) == 0
