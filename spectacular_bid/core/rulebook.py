"""The course of play: a command in, its events or a refusal out."""

from collections.abc import Callable
from typing import Any

from attrs import field, frozen

from spectacular_bid.core import clock
from spectacular_bid.core import commands as c
from spectacular_bid.core import events as e
from spectacular_bid.core.auction import Bid, price
from spectacular_bid.core.choices import bids_open, can_play_or_draw, why_not
from spectacular_bid.core.fold import apply
from spectacular_bid.core.layout import scoring_points
from spectacular_bid.core.match import (
    HAND_SIZE,
    Decision,
    EndReason,
    Match,
    RankOpening,
    Result,
    Turn,
)
from spectacular_bid.core.refusals import Refusal
from spectacular_bid.core.seats import Pair, Seat
from spectacular_bid.core.tiles import Tile, pip_sum


@frozen
class Ruling:
    """What a command came to.

    A refused command can still have events: time passed before it was refused.
    """

    match: Match = field(repr=False)
    """The match after the events."""
    events: tuple[e.Event, ...]
    refusal: Refusal | None


def rule(match: Match, command: c.Command, at: int) -> Ruling:
    """Judge a command that reached the referee at ``at`` milliseconds.

    The deadline is judged before the rules (Rules §6).
    """
    course = _Course(match)
    if _flag_falls(match, at):
        _lose_on_time(course)
    refusal = why_not(course.match, command)
    if refusal is None:
        _ACTIONS[type(command)](course, command, at)
    return Ruling(course.match, tuple(course.events), refusal)


def deadline(match: Match) -> int | None:
    """When the running clock's flag falls, None while both clocks stand still."""
    stage = match.stage
    if not isinstance(stage, Turn):
        return None
    return clock.deadline(stage.revealed_at, match.reserves[stage.seat])


class _Course:
    """The events of one command so far, and the match that they have led to."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.events: list[e.Event] = []

    def record(self, event: e.Event) -> None:
        self.events.append(event)
        self.match = apply(self.match, event)

    @property
    def turn(self) -> Turn:
        assert isinstance(self.match.stage, Turn)
        return self.match.stage

    def hand_over(self, seat: Seat, decision: Decision) -> None:
        self.record(e.DecisionHandedOver(seat, decision))

    def end(self, winner: Seat | None, reason: EndReason, remark: str = "") -> None:
        self.record(e.MatchEnded(Result(winner, reason, remark)))


def _flag_falls(match: Match, at: int) -> bool:
    due = deadline(match)
    return due is not None and at >= due


def _lose_on_time(course: _Course) -> None:
    loser = course.turn.seat
    course.record(e.ReserveCharged(loser, 0))
    course.end(loser.other, EndReason.TIME)


def _finish_decision(course: _Course, at: int) -> Seat:
    """Charge the deciding player's reserve and say who that was."""
    turn = course.turn
    reserve = course.match.reserves[turn.seat]
    left = clock.reserve_left(turn.revealed_at, reserve, at)
    course.record(e.ReserveCharged(turn.seat, left))
    return turn.seat


def _move_points(course: _Course, why: e.Why, to: Seat, points: int) -> bool:
    """Move up to ``points``; true if that exhausts the payer (Rules §1)."""
    moved = min(points, course.match.points[to.other])
    if moved:
        course.record(e.PointsMoved(why, to, moved))
    return course.match.points[to.other] == 0


def _deal(course: _Course, command: c.DealHand, _at: int) -> None:
    stock = command.stock
    hands = Pair(stock[:HAND_SIZE], stock[HAND_SIZE : 2 * HAND_SIZE])
    by_rank = course.match.jockey is None
    opening = _highest_rank(hands) if by_rank else None
    course.record(e.HandDealt(hands, stock[2 * HAND_SIZE :], opening))


def _highest_rank(hands: Pair[tuple[Tile, ...]]) -> RankOpening:
    tiles = ((tile, seat) for seat in Seat for tile in hands[seat])
    tile, seat = max(tiles, key=lambda held: held[0].rank)
    return RankOpening(seat, tile)


def _start(course: _Course, _command: c.StartHand, _at: int) -> None:
    match = course.match
    if match.rank_opening is not None:
        course.hand_over(match.rank_opening.seat, Decision.OPEN)
        return
    assert match.jockey is not None
    bidder = match.jockey.other
    if bids_open(match, bidder) is None:
        _let_jockey_open(course, bidder, forced=True)
    else:
        course.hand_over(bidder, Decision.OFFER)


def _reveal(course: _Course, _command: c.Reveal, at: int) -> None:
    course.record(e.TilesRevealed(at))


def _forgo(course: _Course, _command: c.ForgoAuction, at: int) -> None:
    _let_jockey_open(course, _finish_decision(course, at), forced=False)


def _let_jockey_open(course: _Course, seat: Seat, *, forced: bool) -> None:
    course.record(e.AuctionForgone(seat, forced))
    course.hand_over(seat.other, Decision.OPEN)


def _bid(course: _Course, command: c.MakeBid, at: int) -> None:
    seat = _finish_decision(course, at)
    course.record(e.BidMade(Bid(seat, command.points)))
    if bids_open(course.match, seat.other) is None:
        _accept_bid(course, seat.other, forced=True)
    else:
        course.hand_over(seat.other, Decision.ANSWER)


def _accept(course: _Course, _command: c.AcceptBid, at: int) -> None:
    _accept_bid(course, _finish_decision(course, at), forced=False)


def _accept_bid(course: _Course, seat: Seat, *, forced: bool) -> None:
    course.record(e.BidAccepted(seat, forced))
    bid = course.match.highest_bid
    assert bid is not None
    cost = price(bid.points, by_jockey=bid.seat is course.match.jockey)
    if _move_points(course, e.Why.AUCTION, seat, cost):
        course.end(seat, EndReason.AUCTION)
    else:
        course.hand_over(bid.seat, Decision.OPEN)


def _place(course: _Course, command: c.PlaceTile, at: int) -> None:
    seat = _finish_decision(course, at)
    course.record(e.TilePlaced(seat, command.tile, command.arm))
    table = course.match.table
    assert table.layout is not None
    points = scoring_points(table.layout.total)
    if _move_points(course, e.Why.ENDS, seat, points):
        course.end(seat, EndReason.POINTS)
    elif not table.hands[seat]:
        course.record(e.WentOut(seat))
    else:
        _next_to_play(course, seat.other)


def _draw(course: _Course, _command: c.DrawTile, at: int) -> None:
    table, seat = course.match.table, course.turn.seat
    assert table.layout is not None
    tile = table.boneyard[0]
    course.record(e.TileDrawn(seat, tile, table.layout.fits(tile)))
    if not can_play_or_draw(course.match.table, seat):
        _finish_decision(course, at)
        _next_to_play(course, seat)


def _next_to_play(course: _Course, seat: Seat) -> None:
    """Hand over to ``seat``, past forced passes; two in a row block the hand."""
    for player in (seat, seat.other):
        if can_play_or_draw(course.match.table, player):
            course.hand_over(player, Decision.PLAY)
            return
        course.record(e.PlayerPassed(player))
    _block(course)


def _block(course: _Course) -> None:
    hands = course.match.table.hands
    sums = Pair(pip_sum(hands.zero), pip_sum(hands.one))
    course.record(e.HandBlocked(sums))
    if sums.zero == sums.one:
        return
    winner = Seat.ZERO if sums.zero < sums.one else Seat.ONE
    points = rounded_to_five(sums[winner.other])
    if _move_points(course, e.Why.BLOCK, winner, points):
        course.end(winner, EndReason.POINTS)


def rounded_to_five(pips: int) -> int:
    """A pip sum rounded to the nearest multiple of five (Rules §4)."""
    return (pips + 2) // 5 * 5


def _resign(course: _Course, _command: c.Resign, at: int) -> None:
    course.end(_finish_decision(course, at).other, EndReason.RESIGNATION)


def _close_count(course: _Course, _command: c.CloseCount, _at: int) -> None:
    course.record(e.CountClosed())


def _void(course: _Course, command: c.VoidMatch, _at: int) -> None:
    course.end(None, EndReason.VOID, command.reason)


def _observe(_course: _Course, _command: c.Observe, _at: int) -> None:
    """Time has passed already."""


_ACTIONS: dict[type[c.Command], Callable[[_Course, Any, int], None]] = {
    c.DealHand: _deal,
    c.StartHand: _start,
    c.Reveal: _reveal,
    c.ForgoAuction: _forgo,
    c.MakeBid: _bid,
    c.AcceptBid: _accept,
    c.PlaceTile: _place,
    c.DrawTile: _draw,
    c.Resign: _resign,
    c.CloseCount: _close_count,
    c.VoidMatch: _void,
    c.Observe: _observe,
}
