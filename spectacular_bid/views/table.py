"""The table at any moment of a match, as one seat or as everybody may see it."""

from collections.abc import Sequence

from attrs import field, frozen

from spectacular_bid.core import events as e
from spectacular_bid.core.layout import Layout
from spectacular_bid.core.match import Match, Turn
from spectacular_bid.core.seats import Seat
from spectacular_bid.core.tiles import Tile
from spectacular_bid.views.screens import TurnView, view
from spectacular_bid.views.standing import Standing, standing


@frozen
class TableView:
    """What lies open: of both hands and the boneyard the numbers only."""

    standing: Standing
    layout: Layout | None


@frozen
class SeatTableView:
    """The table with the tiles of one seat."""

    table: TableView
    seat: Seat
    hand: tuple[Tile, ...] = field(repr=False)
    """The own tiles, in the order dealt and drawn."""
    turn: TurnView | None = field(repr=False)
    """What can be decided, while this seat decides."""


def table_view(match: Match) -> TableView:
    """The table for everybody."""
    return TableView(standing(match), match.table.layout)


def seat_table_view(
    match: Match, seat: Seat, recent: Sequence[e.Event]
) -> SeatTableView:
    """The table for a seat, whoever's turn it is.

    ``recent`` holds the events since the last reveal.
    """
    stage = match.stage
    turn = None
    if isinstance(stage, Turn) and stage.seat is seat:
        seen = view(match, recent)
        assert isinstance(seen, TurnView)
        turn = seen
    return SeatTableView(table_view(match), seat, match.table.hands[seat], turn)
