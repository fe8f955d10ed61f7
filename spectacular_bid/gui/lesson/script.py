"""The lesson's tiles, and what is wanted in each of its steps."""

from collections.abc import Iterator
from enum import Enum, auto

from attrs import field, frozen

from spectacular_bid.core.commands import (
    AcceptBid,
    CloseCount,
    DrawTile,
    MakeBid,
    PlaceTile,
    Reveal,
    StartHand,
)
from spectacular_bid.core.layout import Arm
from spectacular_bid.core.tiles import DOUBLE_SIX, TILES_BY_TEXT, Tile
from spectacular_bid.referee.referee import PlayerCommand
from spectacular_bid.referee.shuffle import Shuffle


class Topic(Enum):
    """What a step teaches."""

    DEAL = auto()
    REVEAL = auto()
    OPENING = auto()
    JOINING = auto()
    SPINNER = auto()
    SIDE_ARM = auto()
    DOUBLE = auto()
    DRAWING = auto()
    GOING_OUT = auto()
    COUNT = auto()
    AUCTION = auto()
    BID = auto()
    RAISE = auto()
    ACCEPT = auto()
    CLOCK = auto()


@frozen
class Step:
    """One step of the lesson."""

    topic: Topic
    wanted: tuple[PlayerCommand, ...] = field(repr=False)
    """What is to be done in it, in this order."""
    before: tuple[PlayerCommand, ...] = field(default=(), repr=False)
    """What has been done meanwhile: the lesson jumps ahead."""


def _stock(zero: str, one: str, boneyard: str) -> tuple[Tile, ...]:
    named = [TILES_BY_TEXT[text] for text in f"{zero} {one} {boneyard}".split()]
    return (*named, *(tile for tile in DOUBLE_SIX if tile not in named))


STOCKS = (
    _stock("6-6 6-2 3-0 5-5 2-2 6-1 3-3", "4-1 6-3 1-1 4-0 6-5 4-4 1-0", "0-0 5-0"),
    _stock("5-5 6-4 3-1 2-0 5-2 4-3 6-1", "6-6 6-5 4-4 4-1 3-3 2-1 1-0", ""),
)
"""Of both hands: seven tiles each, and the boneyard in the order of drawing."""


def shuffle() -> Shuffle:
    """Deals the lesson's hands, one after the other."""
    following = iter(STOCKS)
    return lambda: next(following)


def _play(text: str, arm: Arm | None) -> PlaceTile:
    return PlaceTile(TILES_BY_TEXT[text], arm)


def _turns(*plays: PlaceTile) -> Iterator[PlayerCommand]:
    for play in plays:
        yield Reveal()
        yield play


MEANWHILE = tuple(
    _turns(
        _play("2-2", Arm.RIGHT),
        _play("1-0", Arm.UP),
        _play("3-3", Arm.LEFT),
        _play("1-1", Arm.UP),
        _play("6-1", Arm.DOWN),
        _play("4-1", Arm.DOWN),
    )
)

STEPS = (
    Step(Topic.DEAL, (StartHand(),)),
    Step(Topic.REVEAL, (Reveal(),)),
    Step(Topic.OPENING, (_play("6-6", None),)),
    Step(Topic.JOINING, (Reveal(), _play("6-3", Arm.LEFT))),
    Step(Topic.SPINNER, (Reveal(), _play("6-2", Arm.RIGHT))),
    Step(Topic.SIDE_ARM, (Reveal(), _play("6-5", Arm.UP))),
    Step(Topic.DOUBLE, (Reveal(), _play("5-5", Arm.UP))),
    Step(Topic.DRAWING, (Reveal(), DrawTile(), DrawTile(), _play("5-0", Arm.UP))),
    Step(Topic.GOING_OUT, (Reveal(), _play("3-0", Arm.LEFT)), MEANWHILE),
    Step(Topic.COUNT, (CloseCount(),)),
    Step(Topic.AUCTION, (StartHand(),)),
    Step(Topic.BID, (Reveal(), MakeBid(15))),
    Step(Topic.RAISE, (Reveal(), MakeBid(20))),
    Step(Topic.ACCEPT, (Reveal(), AcceptBid())),
    Step(Topic.CLOCK, (Reveal(), _play("5-5", None))),
)
