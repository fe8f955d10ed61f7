"""The worked examples of the rules, judged by the rules themselves."""

from attrs import frozen

from spectacular_bid.core import commands as c
from spectacular_bid.core.auction import BidRange
from spectacular_bid.core.choices import bids_open
from spectacular_bid.core.clock import DELAY_MS, RESERVE_MS, delay_left, reserve_left
from spectacular_bid.core.events import Event, HandBlocked
from spectacular_bid.core.layout import Arm, Layout
from spectacular_bid.core.match import (
    EVEN_POINTS,
    STARTING_POINTS,
    Dealt,
    Decision,
    Handoff,
    Match,
    Over,
    Result,
    Table,
    Turn,
)
from spectacular_bid.core.seats import Pair, Seat
from spectacular_bid.core.tiles import DOUBLE_SIX, TILES_BY_TEXT, Tile
from spectacular_bid.record.model import Entry
from spectacular_bid.record.states import replay
from spectacular_bid.views.clocks import ClockView
from spectacular_bid.views.report import Forced, Transfer, transfers, turn_report

ADA, LEO = Seat
"""Who plays in all of them. In auctions Ada is the jockey."""


@frozen
class Outcome:
    """What some commands came to."""

    before: Match
    after: Match
    events: tuple[Event, ...]

    @property
    def transfers(self) -> tuple[Transfer, ...]:
        """The points that moved."""
        return transfers(self.events)

    @property
    def moved(self) -> int:
        """How many points that were."""
        return sum(one.points for one in self.transfers)

    @property
    def forced(self) -> tuple[Forced, ...]:
        """What happened by itself."""
        report = turn_report(self.events, self.after.table.layout, None)
        return report.forced

    @property
    def result(self) -> Result | None:
        """The end of the match, if it came to that."""
        stage = self.after.stage
        return stage.result if isinstance(stage, Over) else None

    @property
    def sums(self) -> Pair[int]:
        """The pips of both hands, counted in a block (Rules §4)."""
        return next(one.sums for one in self.events if isinstance(one, HandBlocked))


def tiles(texts: str) -> tuple[Tile, ...]:
    """Tiles from a text such as ``6-6 5-0``."""
    return tuple(TILES_BY_TEXT[text] for text in texts.split())


def line(opening: str, *joined: tuple[str, Arm]) -> Layout:
    """A line of play (Rules §3)."""
    layout = Layout.opened(TILES_BY_TEXT[opening])
    for text, arm in joined:
        layout = layout.joined(TILES_BY_TEXT[text], arm)
    return layout


def dealt(zero: str, one: str) -> Outcome:
    """The first deal of a match, of these hands (Rules §2)."""
    hands = (*tiles(zero), *tiles(one))
    rest = tuple(tile for tile in DOUBLE_SIX if tile not in hands)
    return _ruled(Match(), c.DealHand((*hands, *rest)))


def played(
    before: Layout, tile: str, arm: Arm, points: Pair[int] = EVEN_POINTS
) -> Outcome:
    """Ada plays a tile of hers, and keeps another one."""
    hands = Pair(tiles(f"{tile} 0-0"), tiles("1-1"))
    table = Table(hands, tiles("2-2"), before)
    match = Match(points, stage=Turn(ADA, Decision.PLAY, 0), table=table)
    return _ruled(match, c.PlaceTile(TILES_BY_TEXT[tile], arm))


def blocked(zero: str, one: str) -> Outcome:
    """Ada's play leaves nothing that anybody could join or draw (Rules §4)."""
    hands = Pair(tiles(f"5-2 {zero}"), tiles(one))
    table = Table(hands, (), line("3-2", ("5-3", Arm.LEFT)))
    match = Match(stage=Turn(ADA, Decision.PLAY, 0), table=table)
    return _ruled(match, c.PlaceTile(TILES_BY_TEXT["5-2"], Arm.LEFT))


def drawn(hand: str, boneyard: str, before: Layout) -> Outcome:
    """Ada draws all that lies there, up to a tile that fits (Rules §4)."""
    table = Table(Pair(tiles(hand), tiles("0-0")), tiles(boneyard), before)
    match = Match(stage=Turn(ADA, Decision.PLAY, 0), table=table)
    return _ruled(match, *[c.DrawTile()] * len(table.boneyard))


def auctioned(points: Pair[int], *decisions: c.Command) -> Outcome:
    """Bids and what answers them, Leo's first, in a hand with an auction (Rules §5)."""
    hands = Pair(DOUBLE_SIX[:7], DOUBLE_SIX[7:14])
    table = Table(hands, DOUBLE_SIX[14:])
    match = Match(points, stage=Dealt(), table=table, hand_number=2, jockey=ADA)
    revealed = (step for one in decisions for step in (c.Reveal(), one))
    return _ruled(match, c.StartHand(), *revealed)


def bids_of(seat: Seat, balance: int) -> BidRange:
    """What a balance lets the jockey, or the opponent, bid first (Rules §5)."""
    points = Pair(2 * STARTING_POINTS - balance, 2 * STARTING_POINTS - balance)
    stage = Handoff(seat, Decision.OFFER)
    match = Match(points.with_(seat, balance), stage=stage, jockey=ADA)
    found = bids_open(match, seat)
    assert found is not None
    return found


def thought(milliseconds: int) -> ClockView:
    """Ada's clock after she has thought for so long, with a full reserve (Rules §6)."""
    left = reserve_left(0, RESERVE_MS, milliseconds)
    return ClockView(ADA, delay_left(0, milliseconds), Pair(left, RESERVE_MS))


def _ruled(match: Match, *commands: c.Command) -> Outcome:
    entries = [Entry(DELAY_MS, command) for command in commands]
    rulings = list(replay(entries, match))
    assert all(ruling.refusal is None for ruling in rulings)
    events = tuple(event for ruling in rulings for event in ruling.events)
    return Outcome(match, rulings[-1].match, events)
