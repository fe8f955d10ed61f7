"""No view, event or command says more than its reader may know (style: hide once)."""

import types
import typing
from collections.abc import Iterator
from random import Random
from typing import Any

import attrs
import pytest

from spectacular_bid.core import commands as c
from spectacular_bid.core import events as e
from spectacular_bid.core.layout import Layout
from spectacular_bid.core.match import Match, RankOpening, Turn
from spectacular_bid.core.rulebook import rule
from spectacular_bid.core.seats import Seat
from spectacular_bid.core.tiles import DOUBLE_SIX, Tile
from spectacular_bid.views.clocks import ClockView
from spectacular_bid.views.report import TurnReport
from spectacular_bid.views.screens import (
    CountView,
    DealView,
    HandoffView,
    OverView,
    TurnView,
    View,
    turn_result,
    view,
)
from spectacular_bid.views.standing import Standing
from spectacular_bid.views.statistics import Happening, Statistics, statistics
from tests.views.random_match import random_steps
from tests.views.reachable import tiles_in, tiles_named

TILELESS = (
    DealView,
    HandoffView,
    OverView,
    ClockView,
    Standing,
    TurnReport,
    Statistics,
)


def kinds_in(hint: Any, seen: set[Any]) -> Iterator[Any]:
    """Every type that a value of the hinted type could be made of."""
    origin = typing.get_origin(hint)
    if origin is not None:
        yield from kinds_in(origin, seen)
    for argument in typing.get_args(hint):
        yield from kinds_in(argument, seen)
    if hint in seen or isinstance(hint, types.UnionType):
        return
    seen.add(hint)
    yield hint
    if isinstance(hint, type) and attrs.has(hint):
        for kind in typing.get_type_hints(hint).values():
            yield from kinds_in(kind, seen)


@pytest.mark.parametrize("kind", TILELESS)
def test_what_shows_while_tiles_are_covered_has_no_place_for_a_tile(kind: type) -> None:
    kinds = set(kinds_in(kind, set()))
    assert int in kinds
    assert not kinds & {Tile, Layout, RankOpening, Match, Any, object}


@pytest.mark.parametrize("kind", [TurnView, CountView])
def test_the_search_for_places_finds_those_that_are_there(kind: type) -> None:
    assert Tile in set(kinds_in(kind, set()))


def may_be_known(match: Match, seen: View | None) -> set[Tile]:
    """The tiles that the reader of a view may find in it."""
    layout = match.table.layout
    laid: set[Tile] = set()
    if layout is not None:
        laid = {layout.opening}
        for branch in layout.branches.values():
            laid |= set(branch.tiles)
    if isinstance(seen, TurnView):
        return laid | set(match.table.hands[seen.seat])
    if isinstance(seen, CountView) and seen.went_out is None:
        return laid.union(*match.table.hands)
    return laid


@pytest.mark.parametrize("seed", range(12))
def test_no_hidden_tile_can_be_reached_from_any_view(seed: int) -> None:
    kinds: set[type] = set()
    for step in random_steps(seed):
        if not step.match.table.hands.zero and not step.match.table.boneyard:
            continue
        seen = view(step.match, step.recent)
        kinds.add(type(seen))
        allowed = may_be_known(step.match, seen)
        assert tiles_in(seen) <= allowed
        assert tiles_named(repr(seen)) <= may_be_known(step.match, None) | (
            allowed if isinstance(seen, CountView) else set()
        )
    assert kinds >= {DealView, HandoffView, TurnView}


@pytest.mark.parametrize("seed", range(12))
def test_a_finished_decision_shows_its_owner_no_tile_of_the_other(seed: int) -> None:
    results = 0
    for step in random_steps(seed):
        turn = step.before.stage
        if not isinstance(turn, Turn) or isinstance(step.match.stage, Turn):
            continue
        results += 1
        result = turn_result(step.match, step.recent)
        own = step.match.table.hands[turn.seat]
        laid = may_be_known(step.match, None)
        assert tiles_in(result) <= laid | set(own)
        assert tiles_named(repr(result)) <= laid
    assert results


@pytest.mark.parametrize("seed", range(12))
def test_no_event_or_accepted_command_names_a_hidden_tile(seed: int) -> None:
    for step in random_steps(seed):
        laid = may_be_known(step.match, None)
        told = [repr(event) for event in step.events]
        told += [repr(Happening(0, event)) for event in step.events]
        told += [repr(step.match.stage)]
        if step.accepted:
            told += [repr(step.command), str(step.command)]
        for text in told:
            assert tiles_named(text) <= laid


def test_a_match_and_what_was_ruled_of_it_name_no_hidden_tile() -> None:
    ruling = rule(Match(), c.DealHand(DOUBLE_SIX), 0)
    for said in (repr(ruling), repr(ruling.match), repr(ruling.match.table)):
        assert not tiles_named(said)


@pytest.mark.parametrize("seed", range(4))
def test_statistics_are_numbers_alone(seed: int) -> None:
    happenings = [
        Happening(step.at, event)
        for step in random_steps(seed)
        for event in step.events
    ]
    assert not tiles_in(statistics(happenings))


def test_the_walk_over_values_finds_tiles_wherever_they_are() -> None:
    tile = Random(1).choice(DOUBLE_SIX)
    match = rule(Match(), c.DealHand(DOUBLE_SIX), 0).match
    assert tiles_in({"a": [(tile,)]}) == {tile}
    assert tiles_in(match) == set(DOUBLE_SIX)
    assert tiles_in(e.TileDrawn(Seat.ZERO, tile, fits=True)) == {tile}
    assert tiles_named(repr([tile])) == tiles_named(f" {tile} ") == {tile}
