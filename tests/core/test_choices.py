from itertools import product
from random import Random

import pytest

from spectacular_bid.core import commands as c
from spectacular_bid.core.auction import BidRange
from spectacular_bid.core.choices import NO_CHOICES, Choices, Play, choices, why_not
from spectacular_bid.core.layout import Arm
from spectacular_bid.core.match import Dealt, Handoff, Match, Over, Shuffling, Turn
from spectacular_bid.core.rulebook import rule
from spectacular_bid.core.seats import Seat
from spectacular_bid.core.tiles import DOUBLE_SIX
from tests.core.driving import Sitting, auction, opening_by_rank, playing, tile, tiles

DECISIONS: tuple[c.Command, ...] = (
    c.DrawTile(),
    c.ForgoAuction(),
    c.AcceptBid(),
    *(c.MakeBid(points) for points in range(330)),
    *(c.PlaceTile(tile, arm) for tile, arm in product(DOUBLE_SIX, (None, *Arm))),
)
"""Whatever a player on turn could think of."""


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


@pytest.mark.parametrize("seed", range(3))
def test_what_the_choices_allow_is_what_is_not_refused(seed: int) -> None:
    random, match, at = Random(seed), Match(), 0
    while not isinstance(match.stage, Over):
        if isinstance(match.stage, Turn):
            allowed = {one for one in DECISIONS if choices(match).allow(one)}
            legal = {one for one in DECISIONS if why_not(match, one) is None}
            assert allowed == legal
            command = random.choice(sorted(legal, key=repr))
        else:
            command = next_step(match, random)
        at += 2000
        match = rule(match, command, at).match


def test_no_choice_allows_what_is_no_decision() -> None:
    assert not choices(Match()).allow(c.Reveal())


def next_step(match: Match, random: Random) -> c.Command:
    """What leads on where nobody decides."""
    match match.stage:
        case Shuffling():
            return c.DealHand(tuple(random.sample(DOUBLE_SIX, len(DOUBLE_SIX))))
        case Dealt():
            return c.StartHand()
        case Handoff():
            return c.Reveal()
    return c.CloseCount()
