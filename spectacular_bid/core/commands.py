"""What is asked of the match: intents, each checked before anything happens."""

from typing import TypeAlias

from attrs import field, frozen

from spectacular_bid.core.layout import Arm
from spectacular_bid.core.tiles import Tile


@frozen
class DealHand:
    """Deal from a shuffled set: 7, 7, then the boneyard in drawing order."""

    stock: tuple[Tile, ...] = field(repr=False)


@frozen
class StartHand:
    """Both are ready; the first decision of the hand may be handed over."""


@frozen
class Reveal:
    """The player whose decision it is uncovers the tiles; the delay starts."""


@frozen
class PlaceTile:
    """Play a tile: on an open arm, or as the opening (no arm)."""

    tile: Tile = field(repr=False)
    """Not in texts: of a refused command it may be a hidden one."""
    arm: Arm | None


@frozen
class DrawTile:
    """Draw one tile from the boneyard."""


@frozen
class ForgoAuction:
    """Let the jockey open free."""


@frozen
class MakeBid:
    """Bid, or raise to, this many points."""

    points: int


@frozen
class AcceptBid:
    """Take the payment and let the bidder open."""


@frozen
class Resign:
    """Give the match up on one's own turn."""


@frozen
class CloseCount:
    """Both have seen the count; go on to the next deal."""


@frozen
class VoidMatch:
    """End the match without a result: by agreement or for a proven fault."""

    reason: str


@frozen
class Observe:
    """Nothing but the passing of time."""


Command: TypeAlias = (
    DealHand
    | StartHand
    | Reveal
    | PlaceTile
    | DrawTile
    | ForgoAuction
    | MakeBid
    | AcceptBid
    | Resign
    | CloseCount
    | VoidMatch
    | Observe
)
