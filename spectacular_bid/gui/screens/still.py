"""The table as it lies, with nothing to decide."""

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from spectacular_bid.core.seats import Seat
from spectacular_bid.gui.board.board_view import BoardView
from spectacular_bid.gui.counted import Counted
from spectacular_bid.gui.screens.course import (
    CourseScreen,
    board_area,
    boneyard_area,
    ends_area,
)
from spectacular_bid.gui.screens.setting import TableSetting
from spectacular_bid.gui.screens.table_parts import other_bar, player_of
from spectacular_bid.gui.widgets.boneyard import Boneyard
from spectacular_bid.gui.widgets.ends_chip import EndsChip
from spectacular_bid.gui.widgets.hand_strip import HandStrip
from spectacular_bid.gui.widgets.player_bar import PlayerBar
from spectacular_bid.gui.widgets.tile_button import Standing
from spectacular_bid.gui.widgets.tile_row import TileRow
from spectacular_bid.views.table import SeatTableView, TableView


class StillScreen(CourseScreen):
    """Shows the table to a seat, or to everybody with both hands face down."""

    def __init__(
        self,
        view: TableView | SeatTableView,
        setting: TableSetting,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("stillScreen")
        table = view.table if isinstance(view, SeatTableView) else view
        seat = view.seat if isinstance(view, SeatTableView) else Seat.ZERO
        tiles: HandStrip | TileRow
        if isinstance(view, SeatTableView) and view.hand:
            standings = dict.fromkeys(view.hand, Standing.RESTING)
            tiles = HandStrip(standings, setting.hand_order)
        else:
            held = table.standing.held[seat]
            tiles = TileRow.of_backs(held, seat)
            tiles.show_caption(Counted().tiles(held))
        own = player_of(table.standing, seat, setting)
        self.put_bars(
            other_bar(table.standing, seat.other, setting),
            PlayerBar(own, tiles, at_top=False),
        )
        self._board = BoardView(table.layout, None, self)
        self._boneyard = Boneyard(table.standing.boneyard, False, self)
        self._ends = EndsChip(table.layout, self)
        self._ends.setVisible(table.layout is not None)

    def lay_out_course(self, course: QRect, scale: float) -> None:
        """As a player has it in a turn."""
        self._board.setGeometry(board_area(self))
        self._boneyard.setGeometry(boneyard_area(course, scale))
        self._ends.setGeometry(ends_area(course, scale))
