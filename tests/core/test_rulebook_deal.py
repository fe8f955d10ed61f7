import pytest

from spectacular_bid.core import events as e
from spectacular_bid.core.commands import DealHand
from spectacular_bid.core.match import Dealt, Decision, Handoff, Match, RankOpening
from spectacular_bid.core.refusals import Refusal
from spectacular_bid.core.seats import Seat
from spectacular_bid.core.tiles import DOUBLE_SIX
from tests.core.driving import (
    ONE_HAND,
    ZERO_HAND,
    Sitting,
    after_going_out,
    deal,
    tile,
    tiles,
)


def test_each_player_gets_seven_tiles_and_fourteen_stay() -> None:
    table = Sitting().do(deal(ZERO_HAND, ONE_HAND)).match.table
    assert table.hands.zero == tiles(ZERO_HAND)
    assert table.hands.one == tiles(ONE_HAND)
    assert len(table.boneyard) == 14


def test_clocks_wait_for_start_after_the_deal() -> None:
    assert isinstance(Sitting().do(deal(ZERO_HAND, ONE_HAND)).match.stage, Dealt)


@pytest.mark.parametrize(
    "stock",
    [
        (),
        DOUBLE_SIX[:27],
        (*DOUBLE_SIX, DOUBLE_SIX[0]),
        (*DOUBLE_SIX[:27], DOUBLE_SIX[0]),
    ],
    ids=["empty", "one missing", "one too many", "one twice"],
)
def test_a_stock_that_is_not_the_whole_set_once_is_refused(
    stock: tuple[object, ...],
) -> None:
    sitting = Sitting()
    refusal = sitting.refusal(DealHand(stock))  # type: ignore[arg-type]
    assert refusal is Refusal.BAD_STOCK


def test_a_bad_stock_in_another_phase_is_the_wrong_phase() -> None:
    sitting = Sitting().do(deal(ZERO_HAND, ONE_HAND))
    assert sitting.refusal(DealHand(())) is Refusal.WRONG_PHASE


@pytest.mark.parametrize(
    ("zero", "one", "seat", "opening"),
    [
        (
            "0-0 6-5 6-4 6-3 6-2 6-1 6-0",
            "1-1 5-4 5-3 5-2 5-1 5-0 4-0",
            Seat.ONE,
            "1-1",
        ),
        (
            "0-0 6-5 6-4 6-3 6-2 6-1 6-0",
            "1-0 5-4 5-3 5-2 5-1 5-0 4-0",
            Seat.ZERO,
            "0-0",
        ),
        (
            "6-2 1-0 2-0 3-0 4-0 5-0 6-0",
            "5-3 2-1 3-1 4-1 5-1 3-2 4-2",
            Seat.ZERO,
            "6-2",
        ),
        (
            "6-2 1-0 2-0 3-0 4-0 5-0 6-0",
            "5-4 2-1 3-1 4-1 5-1 3-2 4-2",
            Seat.ONE,
            "5-4",
        ),
    ],
)
def test_rank_decides_who_opens_a_first_hand(
    zero: str, one: str, seat: Seat, opening: str
) -> None:
    match = Sitting().do(deal(zero, one), "start").match
    assert match.stage == Handoff(seat, Decision.OPEN)
    assert match.rank_opening == RankOpening(seat, tile(opening))


def test_no_rank_opening_after_a_player_went_out() -> None:
    sitting = Sitting(after_going_out(Seat.ZERO)).do(deal(ZERO_HAND, ONE_HAND))
    assert sitting.match.rank_opening is None


def test_the_jockeys_opponent_decides_first_after_going_out() -> None:
    sitting = Sitting(after_going_out(Seat.ZERO))
    sitting.do(deal(ZERO_HAND, ONE_HAND), "start")
    assert sitting.match.stage == Handoff(Seat.ONE, Decision.OFFER)


@pytest.mark.parametrize("balance", [5, 10])
def test_an_auction_that_nobody_could_pay_for_is_forgone_by_itself(
    balance: int,
) -> None:
    sitting = Sitting(after_going_out(Seat.ZERO, (300 - balance, balance)))
    sitting.do(deal(ZERO_HAND, ONE_HAND), "start")
    assert sitting.events == (
        e.AuctionForgone(Seat.ONE, forced=True),
        e.DecisionHandedOver(Seat.ZERO, Decision.OPEN),
    )


def test_hands_are_numbered_from_one() -> None:
    assert Match().hand_number == 0
    assert Sitting().do(deal(ZERO_HAND, ONE_HAND)).match.hand_number == 1
