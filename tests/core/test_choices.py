import pytest

from spectacular_bid.core.auction import BidRange
from spectacular_bid.core.choices import NO_CHOICES, Choices, Play, choices
from spectacular_bid.core.layout import Arm
from spectacular_bid.core.match import Match
from spectacular_bid.core.seats import Seat
from tests.core.driving import Sitting, auction, opening_by_rank, playing, tile, tiles


def test_nothing_may_be_chosen_unless_a_player_is_on_turn() -> None:
    assert choices(Match()) == NO_CHOICES
    assert choices(auction(Seat.ZERO).match) == NO_CHOICES


def test_only_the_tile_of_rank_may_open_by_rank() -> None:
    match = opening_by_rank("5-5 1-0", "5-1", opening="5-5")
    assert choices(match) == Choices(plays=(Play(tile("5-5"), None),))


def test_every_tile_may_open_after_an_auction() -> None:
    match = auction(Seat.ZERO).do("forgo", "reveal").match
    plays = choices(match).plays
    assert [play.tile for play in plays] == list(tiles("6-6 6-5 6-4 6-3 6-2 6-1 6-0"))
    assert {play.arm for play in plays} == {None}


def test_a_play_is_offered_once_for_each_arm_that_it_fits() -> None:
    match = playing("6-3 1-0", "2-1", placed=("6-6",))
    assert choices(match) == Choices(
        plays=(Play(tile("6-3"), Arm.LEFT), Play(tile("6-3"), Arm.RIGHT))
    )


def test_drawing_is_offered_only_without_a_play() -> None:
    match = playing("5-3 1-0", "2-1", "4-4", placed=("6-6",))
    assert choices(match) == Choices(draw=True)


def test_only_the_drawn_tile_is_offered_once_it_fits() -> None:
    match = playing("5-3 1-0", "2-1", "6-4 5-5", placed=("6-6", "6-2 left"))
    match = Sitting(match).do("draw").match
    assert choices(match) == Choices(plays=(Play(tile("6-4"), Arm.RIGHT),))


def test_the_first_auction_decision_offers_forgoing_and_bids() -> None:
    match = auction(Seat.ZERO, (200, 100)).do("reveal").match
    assert choices(match) == Choices(bids=BidRange(15, 100), forgo=True)


def test_an_answer_offers_acceptance_and_raises() -> None:
    match = auction(Seat.ZERO, (200, 100)).do("bid 40", "reveal").match
    assert choices(match) == Choices(bids=BidRange(45, 215), accept=True)


@pytest.mark.parametrize("hidden", ["6-3", "1-0", "2-1", "4-4"])
def test_a_hidden_tile_does_not_show_in_a_repr(hidden: str) -> None:
    match = playing("6-3 1-0", "2-1", "4-4", placed=("6-6",))
    assert repr(tile(hidden)) not in repr(match)
    assert repr(tile("6-6")) in repr(match)
