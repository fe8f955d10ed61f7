"""How each event changes the match."""

from collections.abc import Callable, Iterable
from typing import Any

from attrs import evolve

from spectacular_bid.core import events as e
from spectacular_bid.core.layout import Layout
from spectacular_bid.core.match import (
    EMPTY_TABLE,
    Counting,
    Dealt,
    Handoff,
    Match,
    Over,
    Shuffling,
    Table,
    Turn,
)


def apply(match: Match, event: e.Event) -> Match:
    """The match after one event."""
    return _CHANGES[type(event)](match, event)


def fold(match: Match, events: Iterable[e.Event]) -> Match:
    """The match after all of the events."""
    for event in events:
        match = apply(match, event)
    return match


def _hand_dealt(match: Match, event: e.HandDealt) -> Match:
    return evolve(
        match,
        stage=Dealt(),
        table=Table(event.hands, event.boneyard),
        hand_number=match.hand_number + 1,
        rank_opening=event.rank_opening,
    )


def _decision_handed_over(match: Match, event: e.DecisionHandedOver) -> Match:
    return evolve(match, stage=Handoff(event.seat, event.decision))


def _tiles_revealed(match: Match, event: e.TilesRevealed) -> Match:
    stage = match.stage
    assert isinstance(stage, Handoff)
    return evolve(match, stage=Turn(stage.seat, stage.decision, event.at))


def _reserve_charged(match: Match, event: e.ReserveCharged) -> Match:
    return evolve(match, reserves=match.reserves.with_(event.seat, event.reserve_ms))


def _tile_placed(match: Match, event: e.TilePlaced) -> Match:
    table = match.table
    hand = tuple(tile for tile in table.hands[event.seat] if tile != event.tile)
    hands = table.hands.with_(event.seat, hand)
    if table.layout is None:
        layout = Layout.opened(event.tile)
        table = Table(hands, table.boneyard, layout)
        return evolve(match, table=table, rank_opening=None, jockey=None, bids=())
    assert event.arm is not None
    layout = table.layout.joined(event.tile, event.arm)
    return evolve(match, table=Table(hands, table.boneyard, layout))


def _tile_drawn(match: Match, event: e.TileDrawn) -> Match:
    table, stage = match.table, match.stage
    assert isinstance(stage, Turn)
    hand = (*table.hands[event.seat], event.tile)
    hands = table.hands.with_(event.seat, hand)
    return evolve(
        match,
        table=Table(hands, table.boneyard[1:], table.layout),
        stage=evolve(stage, must_play=event.tile) if event.fits else stage,
    )


def _bid_made(match: Match, event: e.BidMade) -> Match:
    return evolve(match, bids=(*match.bids, event.bid))


def _points_moved(match: Match, event: e.PointsMoved) -> Match:
    points, payer = match.points, event.to.other
    points = points.with_(event.to, points[event.to] + event.points)
    return evolve(match, points=points.with_(payer, points[payer] - event.points))


def _went_out(match: Match, event: e.WentOut) -> Match:
    return evolve(match, stage=Counting(event.seat), jockey=event.seat)


def _hand_blocked(match: Match, _event: e.HandBlocked) -> Match:
    return evolve(match, stage=Counting(None))


def _count_closed(match: Match, _event: e.CountClosed) -> Match:
    return evolve(match, stage=Shuffling(), table=EMPTY_TABLE)


def _match_ended(match: Match, event: e.MatchEnded) -> Match:
    return evolve(match, stage=Over(event.result))


def _announced(match: Match, _event: e.Event) -> Match:
    """Says what happened; what follows from it comes as events of its own."""
    return match


_CHANGES: dict[type[e.Event], Callable[[Match, Any], Match]] = {
    e.HandDealt: _hand_dealt,
    e.DecisionHandedOver: _decision_handed_over,
    e.TilesRevealed: _tiles_revealed,
    e.ReserveCharged: _reserve_charged,
    e.TilePlaced: _tile_placed,
    e.TileDrawn: _tile_drawn,
    e.PlayerPassed: _announced,
    e.AuctionForgone: _announced,
    e.BidMade: _bid_made,
    e.BidAccepted: _announced,
    e.PointsMoved: _points_moved,
    e.WentOut: _went_out,
    e.HandBlocked: _hand_blocked,
    e.CountClosed: _count_closed,
    e.MatchEnded: _match_ended,
}
