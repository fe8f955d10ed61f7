"""One view for each phase, holding just what its screen may show."""

from collections.abc import Sequence
from typing import TypeAlias

from attrs import field, frozen

from spectacular_bid.core import events as e
from spectacular_bid.core.auction import Bid
from spectacular_bid.core.choices import Choices, choices
from spectacular_bid.core.layout import Layout
from spectacular_bid.core.match import (
    Counting,
    Dealt,
    Decision,
    Handoff,
    Match,
    Over,
    RankOpening,
    Result,
    Turn,
)
from spectacular_bid.core.rulebook import rounded_to_five
from spectacular_bid.core.seats import Pair, Seat
from spectacular_bid.core.tiles import Tile, pip_sum
from spectacular_bid.views.report import Transfer, TurnReport, transfers, turn_report
from spectacular_bid.views.standing import Standing, standing


@frozen
class DealView:
    """A hand dealt face down."""

    standing: Standing
    rank_opener: Seat | None
    """Who must open by rank; None in a hand with an auction (Rules §2, §5)."""
    by_double: bool
    """Whether the rank opening is a double."""


@frozen
class HandoffView:
    """A private hand-off, or a cover over the tiles of a running turn."""

    standing: Standing
    seat: Seat
    decision: Decision
    report: TurnReport


@frozen
class TurnView:
    """What the player holding the laptop may see while deciding."""

    standing: Standing
    seat: Seat
    decision: Decision
    hand: tuple[Tile, ...] = field(repr=False)
    """The own tiles, in the order dealt and drawn."""
    layout: Layout | None
    choices: Choices = field(repr=False)
    drawn: Tile | None = field(repr=False)
    """The tile drawn last in this turn."""
    bids: tuple[Bid, ...]
    """This hand's bids, lowest first."""

    @property
    def last_placed(self) -> Tile | None:
        """The tile laid last, by whichever player."""
        return self.layout.last if self.layout else None


@frozen
class TurnResultView:
    """What a finished decision did, for the moment before the tiles are covered."""

    standing: Standing
    report: TurnReport
    layout: Layout | None
    placed: Tile | None
    """The tile that was played; it lies in the layout now."""
    useless_draw: Tile | None = field(repr=False)
    """The last drawn tile of a turn that ended in a forced pass, its owner's only."""

    @property
    def before(self) -> Layout | None:
        """The layout that the turn began with."""
        return self.layout.before if self.layout and self.placed else self.layout


@frozen
class CountView:
    """The count at the end of a hand (Rules §4)."""

    standing: Standing
    went_out: Seat | None
    """Who went out; None after a block."""
    blocked_hands: Pair[tuple[Tile, ...]] | None
    """Both hands, laid open after a block only."""
    sums: Pair[int] | None
    """The pip sums of a blocked hand."""
    worth: int
    """The loser's pip sum of a blocked hand, rounded to a multiple of five."""
    transfers: tuple[Transfer, ...]
    layout: Layout


@frozen
class OverView:
    """The end of the match."""

    standing: Standing
    result: Result


View: TypeAlias = DealView | HandoffView | TurnView | CountView | OverView


def view(match: Match, recent: Sequence[e.Event]) -> View:
    """What the players may see now.

    ``recent`` holds the events since the last reveal. Between two hands, while the
    deal is awaited, there is nothing to see: that raises ValueError.
    """
    stage = match.stage
    match stage:
        case Dealt():
            opening = match.rank_opening
            return DealView(
                standing(match),
                rank_opener=opening.seat if opening else None,
                by_double=_is_double(opening),
            )
        case Handoff():
            return cover(match, recent)
        case Turn():
            return _turn_view(match, stage, recent)
        case Counting(went_out):
            return _count_view(match, went_out, recent)
        case Over(result):
            return OverView(standing(match), result)
    raise ValueError("nothing is dealt yet")


def cover(match: Match, recent: Sequence[e.Event]) -> HandoffView:
    """What may show while the deciding player's tiles are covered.

    Raises ValueError when nobody decides.
    """
    stage = match.stage
    if not isinstance(stage, Handoff | Turn):
        raise ValueError("nobody has tiles to cover")
    return HandoffView(
        standing(match), stage.seat, stage.decision, _report(match, recent)
    )


def turn_result(match: Match, recent: Sequence[e.Event]) -> TurnResultView:
    """What the decision that has just been finished did."""
    placed = [event.tile for event in recent if isinstance(event, e.TilePlaced)]
    drawn = _last_drawn(recent)
    return TurnResultView(
        standing(match),
        _report(match, recent),
        match.table.layout,
        placed=placed[0] if placed else None,
        useless_draw=None if placed else drawn,
    )


def _is_double(opening: RankOpening | None) -> bool:
    return opening is not None and opening.tile.is_double


def _report(match: Match, recent: Sequence[e.Event]) -> TurnReport:
    return turn_report(recent, match.table.layout, match.highest_bid)


def _last_drawn(recent: Sequence[e.Event]) -> Tile | None:
    drawn = [event.tile for event in recent if isinstance(event, e.TileDrawn)]
    return drawn[-1] if drawn else None


def _turn_view(match: Match, turn: Turn, recent: Sequence[e.Event]) -> TurnView:
    return TurnView(
        standing(match),
        turn.seat,
        turn.decision,
        match.table.hands[turn.seat],
        match.table.layout,
        choices(match),
        _last_drawn(recent),
        match.bids,
    )


def _count_view(
    match: Match, went_out: Seat | None, recent: Sequence[e.Event]
) -> CountView:
    hands, layout = match.table.hands, match.table.layout
    assert layout is not None
    blocked = went_out is None
    sums = Pair(pip_sum(hands.zero), pip_sum(hands.one)) if blocked else None
    return CountView(
        standing(match),
        went_out,
        hands if blocked else None,
        sums,
        rounded_to_five(max(sums)) if sums and sums.zero != sums.one else 0,
        transfers(recent),
        layout,
    )
