"""Plays and builds matches from readable lines, as tests like to write them."""

from spectacular_bid.core import commands as c
from spectacular_bid.core.events import Event
from spectacular_bid.core.layout import Arm, Layout
from spectacular_bid.core.match import (
    Decision,
    Handoff,
    Match,
    RankOpening,
    Shuffling,
    Table,
    Turn,
)
from spectacular_bid.core.refusals import Refusal
from spectacular_bid.core.rulebook import Ruling, rule
from spectacular_bid.core.seats import Pair, Seat
from spectacular_bid.core.tiles import DOUBLE_SIX, TILES_BY_TEXT, Tile

PLAIN: dict[str, c.Command] = {
    "start": c.StartHand(),
    "reveal": c.Reveal(),
    "draw": c.DrawTile(),
    "forgo": c.ForgoAuction(),
    "accept": c.AcceptBid(),
    "resign": c.Resign(),
    "continue": c.CloseCount(),
    "observe": c.Observe(),
}


def tile(text: str) -> Tile:
    return TILES_BY_TEXT[text]


def tiles(texts: str) -> tuple[Tile, ...]:
    return tuple(map(tile, texts.split()))


def command(line: str) -> c.Command:
    """``play 6-2 left``, ``deal 6-4 3-3 ...``, ``bid 15``, ``void agreed``, ..."""
    do, _, rest = line.partition(" ")
    match do:
        case "deal":
            return c.DealHand(tiles(rest))
        case "play":
            text, _, arm = rest.partition(" ")
            return c.PlaceTile(tile(text), Arm(arm) if arm else None)
        case "bid":
            return c.MakeBid(int(rest))
        case "void":
            return c.VoidMatch(rest)
    return PLAIN[do]


def deal(zero: str, one: str, boneyard: str = "") -> c.DealHand:
    """A deal of these tiles, the rest of the set at the end of the boneyard."""
    named = tiles(f"{zero} {one} {boneyard}")
    return c.DealHand(named + tuple(t for t in DOUBLE_SIX if t not in named))


def laid(opening: str, *joined: str) -> Layout:
    """A layout from lines such as ``6-6``, ``6-3 left``."""
    layout = Layout.opened(tile(opening))
    for line in joined:
        text, arm = line.split()
        layout = layout.joined(tile(text), Arm(arm))
    return layout


def playing(
    zero: str,
    one: str,
    boneyard: str = "",
    *,
    placed: tuple[str, ...],
    points: tuple[int, int] = (150, 150),
) -> Match:
    """Seat 0 on turn to play, revealed at 0; as few tiles as the test needs."""
    return Match(
        points=Pair(*points),
        stage=Turn(Seat.ZERO, Decision.PLAY, revealed_at=0),
        table=Table(Pair(tiles(zero), tiles(one)), tiles(boneyard), laid(*placed)),
        hand_number=1,
    )


def opening_by_rank(zero: str, one: str, opening: str) -> Match:
    """Seat 0 about to open with the tile that rank demands, revealed at 0."""
    return Match(
        stage=Turn(Seat.ZERO, Decision.OPEN, revealed_at=0),
        table=Table(Pair(tiles(zero), tiles(one)), ()),
        hand_number=1,
        rank_opening=RankOpening(Seat.ZERO, tile(opening)),
    )


def after_going_out(jockey: Seat, points: tuple[int, int] = (150, 150)) -> Match:
    """A deal is awaited, and an auction will follow it."""
    return Match(points=Pair(*points), stage=Shuffling(), hand_number=1, jockey=jockey)


ZERO_HAND = "6-6 6-5 6-4 6-3 6-2 6-1 6-0"
ONE_HAND = "5-5 5-4 5-3 5-2 5-1 5-0 4-4"


class Sitting:
    """A match in progress, a second between any two commands."""

    def __init__(self, match: Match | None = None, at: int = 0) -> None:
        self.match = Match() if match is None else match
        self.at = at
        self.events: tuple[Event, ...] = ()
        """What the last command came to."""

    def ask(self, wanted: str | c.Command, *, at: int | None = None) -> Ruling:
        """Put a command to the rules, whatever comes of it."""
        self.at = self.at + 1000 if at is None else at
        if isinstance(wanted, str):
            wanted = command(wanted)
        ruling = rule(self.match, wanted, self.at)
        self.match, self.events = ruling.match, ruling.events
        return ruling

    def do(self, *wanted: str | c.Command) -> "Sitting":
        """Commands that must be accepted; decisions are revealed by themselves."""
        for each in wanted:
            if isinstance(self.match.stage, Handoff) and each != "reveal":
                self.ask("reveal")
            assert self.ask(each).refusal is None, each
        return self

    def refusal(self, wanted: str | c.Command) -> Refusal | None:
        """Why a command is refused; nothing is done with it."""
        asked = command(wanted) if isinstance(wanted, str) else wanted
        return rule(self.match, asked, self.at).refusal


def auction(jockey: Seat, points: tuple[int, int] = (150, 150)) -> Sitting:
    """The first auction decision of a hand, still to be revealed."""
    dealt = deal(ZERO_HAND, ONE_HAND)
    return Sitting(after_going_out(jockey, points)).do(dealt, "start")
