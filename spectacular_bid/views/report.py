"""What a turn did, told in numbers: for the hand-off, where no tile may show."""

from collections.abc import Iterable, Sequence
from enum import StrEnum

from attrs import frozen

from spectacular_bid.core import events as e
from spectacular_bid.core.auction import Bid
from spectacular_bid.core.layout import Arm, Layout
from spectacular_bid.core.seats import Seat


class Deed(StrEnum):
    """What the deciding player did."""

    OPENED = "opened"
    PLAYED = "played"
    PASSED = "passed"
    FORGONE = "forgone"
    BID = "bid"
    ACCEPTED = "accepted"


_PLAYS = (Deed.OPENED, Deed.PLAYED)


class ForcedStep(StrEnum):
    """A step that happened by itself."""

    PASS = "pass"
    FORGO = "forgo"
    ACCEPT = "accept"


@frozen
class Forced:
    """Something that ``seat`` had no choice about (Rules §4, §5)."""

    step: ForcedStep
    seat: Seat


@frozen
class Transfer:
    """Points really moved."""

    why: e.Why
    to: Seat
    points: int


@frozen
class TurnReport:
    """One turn and what followed from it by itself."""

    seat: Seat | None = None
    """Who decided; None where everything so far happened by itself."""
    deed: Deed | None = None
    arm: Arm | None = None
    """Where the tile was played; None for an opening or no play."""
    drawn: int = 0
    """How many tiles were drawn in the turn."""
    bid: Bid | None = None
    """The bid made or accepted."""
    ends: tuple[int, ...] = ()
    """After a play, the terms of the total of the ends."""
    transfers: tuple[Transfer, ...] = ()
    forced: tuple[Forced, ...] = ()

    @property
    def total(self) -> int:
        """The total of the ends after a play."""
        return sum(self.ends)


def turn_report(
    events: Sequence[e.Event], layout: Layout | None, bid: Bid | None
) -> TurnReport:
    """Tell the events since the last reveal.

    ``layout`` and ``bid`` are the layout and highest bid after (or before) them.
    """
    seat, deed, arm = _deed(events)
    ends = layout.counted_ends() if layout and deed in _PLAYS else ()
    return TurnReport(
        seat=seat,
        deed=deed,
        arm=arm,
        drawn=sum(isinstance(event, e.TileDrawn) for event in events),
        bid=bid if deed in (Deed.BID, Deed.ACCEPTED) else None,
        ends=tuple(end.points for end in ends),
        transfers=transfers(events),
        forced=_forced(events, deed),
    )


def transfers(events: Iterable[e.Event]) -> tuple[Transfer, ...]:
    """The points that the events moved."""
    return tuple(
        Transfer(event.why, event.to, event.points)
        for event in events
        if isinstance(event, e.PointsMoved)
    )


def _deed(
    events: Iterable[e.Event],
) -> tuple[Seat | None, Deed | None, Arm | None]:
    """The first thing in the events that a player decided."""
    drew = False
    for event in events:
        match event:
            case e.TilePlaced(seat, _, None):
                return seat, Deed.OPENED, None
            case e.TilePlaced(seat, _, arm):
                return seat, Deed.PLAYED, arm
            case e.BidMade(bid):
                return bid.seat, Deed.BID, None
            case e.BidAccepted(seat, forced=False):
                return seat, Deed.ACCEPTED, None
            case e.AuctionForgone(seat, forced=False):
                return seat, Deed.FORGONE, None
            case e.TileDrawn():
                drew = True
            case e.PlayerPassed(seat) if drew:
                return seat, Deed.PASSED, None
    return None, None, None


def _forced(events: Iterable[e.Event], deed: Deed | None) -> tuple[Forced, ...]:
    """What happened by itself, but for the pass that was the turn's own end."""
    steps = [step for event in events if (step := _forced_step(event))]
    return tuple(steps[1:] if deed is Deed.PASSED else steps)


def _forced_step(event: e.Event) -> Forced | None:
    match event:
        case e.PlayerPassed(seat):
            return Forced(ForcedStep.PASS, seat)
        case e.AuctionForgone(seat, forced=True):
            return Forced(ForcedStep.FORGO, seat)
        case e.BidAccepted(seat, forced=True):
            return Forced(ForcedStep.ACCEPT, seat)
    return None
