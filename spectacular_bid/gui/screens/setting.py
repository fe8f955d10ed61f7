"""What the table needs besides a view."""

from collections.abc import Callable

from attrs import field, frozen
from PySide6.QtWidgets import QWidget

from spectacular_bid.core.seats import Pair
from spectacular_bid.core.tiles import Tile
from spectacular_bid.views.clocks import ClockView


@frozen
class TableSetting:
    """Who plays, and what outlasts the screen."""

    names: Pair[str]
    clocks: Callable[[], ClockView]
    hand_order: list[Tile] = field(factory=list, repr=False)
    """The order of the own tiles, kept within a hand; the table changes it."""
    auction_panel: QWidget | None = None
    """Takes the board's place while the opening is auctioned."""
    animations: bool = False
    """Whether anything moves; else the same states follow at once."""
