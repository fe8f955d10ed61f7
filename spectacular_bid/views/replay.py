"""A match laid open step by step: for one that is over, and for nobody before that."""

from collections.abc import Iterable

from attrs import evolve, field, frozen

from spectacular_bid.core import clock
from spectacular_bid.core import events as e
from spectacular_bid.core.auction import Bid
from spectacular_bid.core.layout import Layout
from spectacular_bid.core.match import Dealt, Match, Over, Result, Turn
from spectacular_bid.core.rulebook import Ruling
from spectacular_bid.core.seats import Pair, Seat
from spectacular_bid.core.tiles import Tile
from spectacular_bid.views.report import Transfer, TurnReport, transfers, turn_report
from spectacular_bid.views.screens import DealView, view
from spectacular_bid.views.standing import Standing, standing

# A hand-over, a reveal and a closed count move neither tile nor point nor clock, and
# what is dealt clears the table anyhow: none of them is a step to look at.
_UNSEEN = (e.DecisionHandedOver, e.TilesRevealed, e.CountClosed)


@frozen
class Decided:
    """Whose decision a step belongs to, and the time taken for it so far."""

    seat: Seat
    spent_ms: int


@frozen
class ReplayView:
    """One step: the table after an entry, both hands open, and what the entry did."""

    entry: int
    """Counted from 0, as the record has it."""
    standing: Standing
    reserves: Pair[int]
    """Milliseconds."""
    hands: Pair[tuple[Tile, ...]] = field(repr=False)
    """In the order dealt and drawn."""
    layout: Layout | None
    bids: tuple[Bid, ...]
    """This hand's bids, lowest first, until the opening tile lies."""
    decided: Decided | None
    """None for what both players or nobody did."""
    deal: DealView | None
    """Set by the step that dealt the hand."""
    report: TurnReport
    placed: Tile | None
    drawn: Tile | None = field(repr=False)
    went_out: Seat | None
    sums: Pair[int] | None
    """The pip sums of a blocked hand."""
    count: tuple[Transfer, ...]
    """What a blocked hand moved."""
    result: Result | None
    """Set once the match is over."""


def replay_steps(rulings: Iterable[tuple[int, Ruling]]) -> tuple[ReplayView, ...]:
    """What can be seen of a match, step by step.

    ``rulings`` has the moment of every entry, in milliseconds, and what it came to.
    """
    steps: list[ReplayView] = []
    before = Match()
    for entry, (at, ruling) in enumerate(rulings):
        if not all(isinstance(event, _UNSEEN) for event in ruling.events):
            steps.append(_step(entry, ruling, _decided(before, at)))
        before = ruling.match
    return tuple(steps)


def hand_beginnings(steps: Iterable[ReplayView]) -> tuple[int, ...]:
    """Where among the steps each hand begins."""
    return tuple(index for index, step in enumerate(steps) if step.deal is not None)


def _decided(before: Match, at: int) -> Decided | None:
    stage = before.stage
    if not isinstance(stage, Turn):
        return None
    reserve = before.reserves[stage.seat]
    return Decided(stage.seat, clock.time_taken(stage.revealed_at, reserve, at))


def _step(entry: int, ruling: Ruling, decided: Decided | None) -> ReplayView:
    match, events = ruling.match, ruling.events
    sums = [event.sums for event in events if isinstance(event, e.HandBlocked)]
    out = [event.seat for event in events if isinstance(event, e.WentOut)]
    report = turn_report(events, match.table.layout, match.highest_bid)
    moved = transfers(events)
    return ReplayView(
        entry,
        standing(match),
        match.reserves,
        match.table.hands,
        match.table.layout,
        match.bids,
        decided,
        deal=_deal(match),
        report=evolve(report, transfers=_by(moved, counted=False)),
        placed=_tile(events, e.TilePlaced),
        drawn=_tile(events, e.TileDrawn),
        went_out=out[0] if out else None,
        sums=sums[0] if sums else None,
        count=_by(moved, counted=True),
        result=match.stage.result if isinstance(match.stage, Over) else None,
    )


def _deal(match: Match) -> DealView | None:
    if not isinstance(match.stage, Dealt):
        return None
    seen = view(match, ())
    assert isinstance(seen, DealView)
    return seen


def _by(moved: Iterable[Transfer], *, counted: bool) -> tuple[Transfer, ...]:
    """What the count moved, or all else."""
    return tuple(one for one in moved if (one.why is e.Why.BLOCK) is counted)


def _tile(
    events: Iterable[e.Event], kind: type[e.TilePlaced] | type[e.TileDrawn]
) -> Tile | None:
    """The tile of the first such event."""
    return next((event.tile for event in events if isinstance(event, kind)), None)
