"""What happened, with its consequences; a match is the fold of its events."""

from enum import StrEnum
from typing import TypeAlias

from attrs import field, frozen

from spectacular_bid.core.auction import Bid
from spectacular_bid.core.layout import Arm
from spectacular_bid.core.match import Decision, RankOpening, Result
from spectacular_bid.core.seats import Pair, Seat
from spectacular_bid.core.tiles import Tile


class Why(StrEnum):
    """What moved points."""

    ENDS = "ends"
    BLOCK = "block"
    AUCTION = "auction"


@frozen
class HandDealt:
    """A new hand lies face down; by rank unless ``rank_opening`` is None."""

    hands: Pair[tuple[Tile, ...]] = field(repr=False)
    boneyard: tuple[Tile, ...] = field(repr=False)
    rank_opening: RankOpening | None


@frozen
class DecisionHandedOver:
    """The next decision is ``seat``'s, once revealed."""

    seat: Seat
    decision: Decision


@frozen
class TilesRevealed:
    """The decision's delay started at ``at`` milliseconds."""

    at: int


@frozen
class ReserveCharged:
    """A decision was finished (or the flag fell); this much reserve is left."""

    seat: Seat
    reserve_ms: int


@frozen
class TilePlaced:
    """A tile was laid on an arm, or as the opening (no arm)."""

    seat: Seat
    tile: Tile
    arm: Arm | None


@frozen
class TileDrawn:
    """The next tile of the boneyard went to ``seat``."""

    seat: Seat
    tile: Tile = field(repr=False)
    fits: bool


@frozen
class PlayerPassed:
    """``seat`` could neither play nor draw (Rules §4)."""

    seat: Seat


@frozen
class AuctionForgone:
    """The jockey opens free."""

    seat: Seat
    forced: bool


@frozen
class BidMade:
    """A first bid or a raise."""

    bid: Bid


@frozen
class BidAccepted:
    """``seat`` let the bidder open."""

    seat: Seat
    forced: bool


@frozen
class PointsMoved:
    """Points really moved, never more than the payer had (Rules §1)."""

    why: Why
    to: Seat
    points: int


@frozen
class WentOut:
    """``seat`` played its last tile and is the next jockey."""

    seat: Seat


@frozen
class HandBlocked:
    """Both passed; the sums of both hands are counted."""

    sums: Pair[int]


@frozen
class CountClosed:
    """The table was cleared for the next hand."""


@frozen
class MatchEnded:
    """Nothing more is played."""

    result: Result


Event: TypeAlias = (
    HandDealt
    | DecisionHandedOver
    | TilesRevealed
    | ReserveCharged
    | TilePlaced
    | TileDrawn
    | PlayerPassed
    | AuctionForgone
    | BidMade
    | BidAccepted
    | PointsMoved
    | WentOut
    | HandBlocked
    | CountClosed
    | MatchEnded
)
