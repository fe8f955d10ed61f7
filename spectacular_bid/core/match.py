"""The state of a match: everything the rules know, hidden tiles included."""

from enum import StrEnum
from typing import TypeAlias

from attrs import field, frozen

from spectacular_bid.core.auction import Bid
from spectacular_bid.core.clock import RESERVE_MS
from spectacular_bid.core.layout import Layout
from spectacular_bid.core.seats import Pair, Seat
from spectacular_bid.core.tiles import Tile

STARTING_POINTS = 150
TOKEN_POINTS = 5
HAND_SIZE = 7


class Decision(StrEnum):
    """What a player is asked to decide (Rules §6)."""

    OPEN = "open"
    PLAY = "play"
    OFFER = "offer"
    ANSWER = "answer"


class EndReason(StrEnum):
    """How a match ended."""

    POINTS = "points"
    AUCTION = "auction"
    TIME = "time"
    RESIGNATION = "resignation"
    VOID = "void"


@frozen
class Result:
    """The outcome of a match; a void one has no winner."""

    winner: Seat | None
    reason: EndReason
    remark: str = ""
    """For a void match, why: ``agreed`` or ``fault: …``."""


@frozen
class Shuffling:
    """Nothing lies on the table; a deal is awaited."""


@frozen
class Dealt:
    """The tiles are dealt, face down, until both are ready."""


@frozen
class Handoff:
    """The clocks stand still until ``seat`` reveals."""

    seat: Seat
    decision: Decision


@frozen
class Turn:
    """``seat`` decides, and its clock runs."""

    seat: Seat
    decision: Decision
    revealed_at: int
    """Milliseconds on the referee's clock."""
    must_play: Tile | None = field(default=None, repr=False)
    """The drawn tile that fits, once there is one (Rules §4)."""


@frozen
class Counting:
    """The hand is over; its tiles still lie there."""

    went_out: Seat | None
    """Who went out; None after a block."""


@frozen
class Over:
    """The match is over; the tiles stay where they are."""

    result: Result


Stage: TypeAlias = Shuffling | Dealt | Handoff | Turn | Counting | Over


@frozen
class Table:
    """The 28 tiles of a hand, or none between hands."""

    hands: Pair[tuple[Tile, ...]] = field(repr=False)
    """In the order dealt and drawn."""
    boneyard: tuple[Tile, ...] = field(repr=False)
    """In the order in which they will be drawn."""
    layout: Layout | None = None


EMPTY_TABLE = Table(Pair((), ()), ())


@frozen
class RankOpening:
    """The opening that rank demands (Rules §2)."""

    seat: Seat
    tile: Tile = field(repr=False)


EVEN_POINTS = Pair(STARTING_POINTS, STARTING_POINTS)
FULL_RESERVES = Pair(RESERVE_MS, RESERVE_MS)


@frozen
class Match:
    """A match at one moment."""

    points: Pair[int] = EVEN_POINTS
    reserves: Pair[int] = FULL_RESERVES
    """Milliseconds, as of each player's last finished decision."""
    stage: Stage = Shuffling()
    table: Table = EMPTY_TABLE
    hand_number: int = 0
    """Counts from 1 at the first deal."""
    rank_opening: RankOpening | None = None
    """Set while a hand must be opened by rank; None in a hand with an auction."""
    jockey: Seat | None = None
    """Who went out last, until the next opening tile lies."""
    bids: tuple[Bid, ...] = ()
    """This hand's bids, lowest first, until the opening tile lies."""

    @property
    def highest_bid(self) -> Bid | None:
        """The bid to answer, to pay or to open by; None if there is none."""
        return self.bids[-1] if self.bids else None
