"""What a player may do, and why not: one check for button, sentence and referee."""

from collections.abc import Callable
from typing import Any

from attrs import field, frozen

from spectacular_bid.core import commands as c
from spectacular_bid.core.auction import BID_STEP, LOWEST_BID, BidRange, bid_range
from spectacular_bid.core.layout import Arm
from spectacular_bid.core.match import (
    Counting,
    Dealt,
    Decision,
    Handoff,
    Match,
    Over,
    Shuffling,
    Stage,
    Table,
    Turn,
)
from spectacular_bid.core.refusals import Refusal
from spectacular_bid.core.seats import Seat
from spectacular_bid.core.tiles import DOUBLE_SIX, Tile


@frozen
class Play:
    """A legal play; an opening has no arm."""

    tile: Tile = field(repr=False)
    arm: Arm | None


@frozen
class Choices:
    """Everything that the deciding player may do."""

    plays: tuple[Play, ...] = ()
    draw: bool = False
    bids: BidRange | None = None
    forgo: bool = False
    accept: bool = False

    def allow(self, command: c.Command) -> bool:
        """Whether a command is one of these choices."""
        match command:
            case c.PlaceTile(tile, arm):
                return Play(tile, arm) in self.plays
            case c.DrawTile():
                return self.draw
            case c.ForgoAuction():
                return self.forgo
            case c.AcceptBid():
                return self.accept
            case c.MakeBid(points):
                return self.bids is not None and self.bids.includes(points)
        return False


NO_CHOICES = Choices()


def choices(match: Match) -> Choices:
    """The legal choices; all empty unless a player is on turn."""
    stage = match.stage
    if not isinstance(stage, Turn):
        return NO_CHOICES
    if stage.decision is Decision.PLAY:
        plays = _plays(match, stage)
        return Choices(plays=plays, draw=not plays)
    if stage.decision is Decision.OPEN:
        return Choices(plays=_openings(match, stage.seat))
    first = stage.decision is Decision.OFFER
    return Choices(bids=bids_open(match, stage.seat), forgo=first, accept=not first)


def can_play_or_draw(table: Table, seat: Seat) -> bool:
    """Whether ``seat`` has more than a pass (Rules §4)."""
    layout = table.layout
    assert layout is not None
    return bool(table.boneyard) or any(map(layout.fits, table.hands[seat]))


def bids_open(match: Match, seat: Seat) -> BidRange | None:
    """The bids that ``seat`` could make now (Rules §5)."""
    by_jockey = seat is match.jockey
    return bid_range(match.points[seat], by_jockey=by_jockey, over=match.highest_bid)


def why_not(match: Match, command: c.Command) -> Refusal | None:
    """Why the command is refused, None if it is legal. Time is not asked here."""
    if isinstance(match.stage, Over) and not isinstance(command, c.Observe):
        return Refusal.MATCH_OVER
    return _CHECKS[type(command)](match, command)


def _plays(match: Match, turn: Turn) -> tuple[Play, ...]:
    layout = match.table.layout
    assert layout is not None
    hand = (turn.must_play,) if turn.must_play else match.table.hands[turn.seat]
    return tuple(Play(tile, arm) for tile in hand for arm in layout.arms_for(tile))


def _openings(match: Match, seat: Seat) -> tuple[Play, ...]:
    if match.rank_opening is not None:
        return (Play(match.rank_opening.tile, None),)
    return tuple(Play(tile, None) for tile in match.table.hands[seat])


def _only_in(*stages: type[Stage]) -> Callable[[Match, Any], Refusal | None]:
    def check(match: Match, _command: c.Command) -> Refusal | None:
        return None if isinstance(match.stage, stages) else Refusal.WRONG_PHASE

    return check


def _why_not_deal(match: Match, command: c.DealHand) -> Refusal | None:
    if not isinstance(match.stage, Shuffling):
        return Refusal.WRONG_PHASE
    stock = command.stock
    whole = len(stock) == len(DOUBLE_SIX) and set(stock) == set(DOUBLE_SIX)
    return None if whole else Refusal.BAD_STOCK


def _why_not_place(match: Match, command: c.PlaceTile) -> Refusal | None:
    stage = match.stage
    if not isinstance(stage, Turn):
        return Refusal.WRONG_PHASE
    if stage.decision not in (Decision.OPEN, Decision.PLAY):
        return Refusal.WRONG_PHASE
    tile, arm = command.tile, command.arm
    if tile not in match.table.hands[stage.seat]:
        return Refusal.TILE_NOT_IN_HAND
    layout = match.table.layout
    if layout is None:
        if match.rank_opening is not None and tile != match.rank_opening.tile:
            return Refusal.MUST_OPEN_WITH
        return None if arm is None else Refusal.ARM_NOT_OPEN
    if stage.must_play not in (None, tile):
        return Refusal.MUST_PLAY_DRAWN_TILE
    if arm is None or arm not in layout.branches:
        return Refusal.ARM_NOT_OPEN
    fits = tile.has(layout.branches[arm].end)
    return None if fits else Refusal.TILE_DOES_NOT_FIT


def _why_not_draw(match: Match, _command: c.DrawTile) -> Refusal | None:
    stage = match.stage
    if not isinstance(stage, Turn) or stage.decision is not Decision.PLAY:
        return Refusal.WRONG_PHASE
    layout = match.table.layout
    assert layout is not None
    if any(map(layout.fits, match.table.hands[stage.seat])):
        return Refusal.MAY_NOT_DRAW
    return None


def _why_not_bid(match: Match, command: c.MakeBid) -> Refusal | None:
    stage = match.stage
    if not isinstance(stage, Turn):
        return Refusal.WRONG_PHASE
    if stage.decision not in (Decision.OFFER, Decision.ANSWER):
        return Refusal.WRONG_PHASE
    if command.points % BID_STEP:
        return Refusal.BID_NOT_MULTIPLE_OF_FIVE
    over = match.highest_bid
    if command.points < (over.points + BID_STEP if over else LOWEST_BID):
        return Refusal.BID_TOO_LOW
    allowed = bids_open(match, stage.seat)
    if allowed is None or command.points > allowed.highest:
        return Refusal.BID_NOT_AFFORDABLE
    return None


def _only_deciding(decision: Decision) -> Callable[[Match, Any], Refusal | None]:
    def check(match: Match, _command: c.Command) -> Refusal | None:
        stage = match.stage
        if isinstance(stage, Turn) and stage.decision is decision:
            return None
        return Refusal.WRONG_PHASE

    return check


def _always(_match: Match, _command: c.Command) -> Refusal | None:
    return None


_CHECKS: dict[type[c.Command], Callable[[Match, Any], Refusal | None]] = {
    c.DealHand: _why_not_deal,
    c.StartHand: _only_in(Dealt),
    c.Reveal: _only_in(Handoff),
    c.PlaceTile: _why_not_place,
    c.DrawTile: _why_not_draw,
    c.ForgoAuction: _only_deciding(Decision.OFFER),
    c.MakeBid: _why_not_bid,
    c.AcceptBid: _only_deciding(Decision.ANSWER),
    c.Resign: _only_in(Turn),
    c.CloseCount: _only_in(Counting),
    c.VoidMatch: _always,
    c.Observe: _always,
}
