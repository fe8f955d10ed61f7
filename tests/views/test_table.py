"""The table as a seat or as everybody may see it, at every moment of whole matches."""

from typing import Any

import pytest

from spectacular_bid.core.layout import Layout
from spectacular_bid.core.match import Match, Turn
from spectacular_bid.core.seats import Seat
from spectacular_bid.core.tiles import Tile
from spectacular_bid.views.screens import TurnView
from spectacular_bid.views.standing import Standing
from spectacular_bid.views.table import (
    SeatTableView,
    TableView,
    seat_table_view,
    table_view,
)
from tests.core.driving import Sitting, deal, tiles
from tests.views.random_match import random_steps
from tests.views.reachable import tiles_in, tiles_named
from tests.views.test_hidden_tiles import kinds_in, may_be_known

ZERO, ONE = "6-6 6-5 6-4 6-3 6-2 6-1 6-0", "5-5 5-4 5-3 5-2 5-1 5-0 4-4"


def test_before_the_deal_the_table_is_empty() -> None:
    seen = table_view(Match())
    assert seen.layout is None
    assert seen.standing.boneyard == 0
    assert tuple(seen.standing.held) == (0, 0)


def test_a_seat_sees_its_own_tiles_while_the_other_decides() -> None:
    match = Sitting().do(deal(ZERO, ONE), "start", "reveal").match
    seen = seat_table_view(match, Seat.ONE, ())
    assert seen.hand == tiles(ONE)
    assert seen.turn is None


def test_a_seat_that_decides_sees_what_it_may_do() -> None:
    match = Sitting().do(deal(ZERO, ONE), "start", "reveal").match
    seen = seat_table_view(match, Seat.ZERO, ())
    assert isinstance(seen.turn, TurnView)
    assert seen.turn.hand == seen.hand == tiles(ZERO)
    assert [str(play.tile) for play in seen.turn.choices.plays] == ["6-6"]


def test_the_hand_stays_in_sight_while_the_clocks_stand() -> None:
    sitting = Sitting().do(deal(ZERO, ONE), "start", "reveal", "play 6-6")
    seen = seat_table_view(sitting.match, Seat.ZERO, sitting.events)
    assert seen.hand == tiles(ZERO)[1:]
    assert seen.turn is None
    assert seen.table.layout is not None


@pytest.mark.parametrize("seed", range(12))
def test_no_hidden_tile_can_be_reached(seed: int) -> None:
    turns = 0
    for step in random_steps(seed):
        laid = may_be_known(step.match, None)
        public = table_view(step.match)
        assert tiles_in(public) == laid
        assert tiles_named(repr(public)) <= laid
        for seat in Seat:
            seen = seat_table_view(step.match, seat, step.recent)
            assert tiles_in(seen) == laid | set(step.match.table.hands[seat])
            assert tiles_named(repr(seen)) <= laid
            stage = step.match.stage
            decides = isinstance(stage, Turn) and stage.seat is seat
            assert (seen.turn is not None) == decides
            turns += decides
    assert turns


def test_what_everybody_sees_has_room_for_no_tile_but_the_laid_ones() -> None:
    beside_the_layout = set(kinds_in(TableView, {Layout}))
    assert Standing in beside_the_layout
    assert not beside_the_layout & {Tile, Match, TurnView, SeatTableView, Any, object}
