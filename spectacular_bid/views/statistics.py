"""A match in figures, for its end and for the history."""

from collections.abc import Iterable

from attrs import field, frozen

from spectacular_bid.core import clock
from spectacular_bid.core import events as e
from spectacular_bid.core.match import EVEN_POINTS, FULL_RESERVES
from spectacular_bid.core.seats import Pair, Seat

NOTHING = Pair(0, 0)


@frozen
class Happening:
    """An event and the moment at which it was recorded, in milliseconds."""

    at: int
    event: e.Event = field(repr=False)


@frozen
class Statistics:
    """The figures of one match; pairs are by seat."""

    balances: tuple[Pair[int], ...]
    """The balances at the start and after every hand, the last as the match ended."""
    points: dict[e.Why, Pair[int]]
    """Points won by each, by what moved them."""
    biggest: Pair[int]
    """The most points that each won by the ends in one play."""
    thinking_ms: Pair[int]
    """Time that each spent deciding, delays included, never past a deadline."""
    passes: Pair[int]
    draws: Pair[int]


def statistics(happenings: Iterable[Happening]) -> Statistics:
    """Add a match up."""
    tally = _Tally()
    for happening in happenings:
        tally.add(happening)
    return Statistics(
        (*tally.balances, tally.balance),
        tally.points,
        tally.biggest,
        tally.thinking_ms,
        tally.passes,
        tally.draws,
    )


def _plus(pair: Pair[int], seat: Seat, amount: int) -> Pair[int]:
    return pair.with_(seat, pair[seat] + amount)


class _Tally:
    def __init__(self) -> None:
        self.balance = EVEN_POINTS
        self.balances: list[Pair[int]] = []
        self.points = dict.fromkeys(e.Why, NOTHING)
        self.biggest = self.thinking_ms = self.passes = self.draws = NOTHING
        self.reserves = FULL_RESERVES
        self.revealed_at = 0

    def add(self, happening: Happening) -> None:
        match happening.event:
            case e.HandDealt():
                self.balances.append(self.balance)
            case e.TilesRevealed(at):
                self.revealed_at = at
            case e.ReserveCharged(seat, left):
                self._add_thinking(seat, happening.at)
                self.reserves = self.reserves.with_(seat, left)
            case e.PointsMoved() as moved:
                self._add_points(moved)
            case e.PlayerPassed(seat):
                self.passes = _plus(self.passes, seat, 1)
            case e.TileDrawn(seat):
                self.draws = _plus(self.draws, seat, 1)

    def _add_thinking(self, seat: Seat, until: int) -> None:
        spent = clock.time_taken(self.revealed_at, self.reserves[seat], until)
        self.thinking_ms = _plus(self.thinking_ms, seat, spent)

    def _add_points(self, moved: e.PointsMoved) -> None:
        to, points = moved.to, moved.points
        self.balance = _plus(_plus(self.balance, to, points), to.other, -points)
        self.points[moved.why] = _plus(self.points[moved.why], to, points)
        if moved.why is e.Why.ENDS:
            most = max(points, self.biggest[to])
            self.biggest = self.biggest.with_(to, most)
