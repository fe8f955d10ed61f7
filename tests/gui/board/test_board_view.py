"""The line of play as it is drawn while it changes."""

import pytest
from pytestqt.qtbot import QtBot

from spectacular_bid.core.layout import Arm, Layout
from spectacular_bid.core.tiles import Tile
from spectacular_bid.gui.board.board_view import BoardView
from spectacular_bid.gui.board.items import TileItem

pytestmark = pytest.mark.gui

OPENED = Layout.opened(Tile(6, 4))


def visible_tiles(board: BoardView) -> int:
    items = board.scene().items()
    return sum(isinstance(item, TileItem) and item.isVisible() for item in items)


def board_of(qtbot: QtBot, layout: Layout) -> BoardView:
    board = BoardView(layout)
    qtbot.addWidget(board)
    board.resize(600, 400)
    board.show()
    return board


def test_an_opening_tile_is_not_there_before_it_lands(qtbot: QtBot) -> None:
    board = board_of(qtbot, OPENED)
    board.depart_from(None)
    assert visible_tiles(board) == 0


def test_an_opening_tile_stays_where_it_has_landed(qtbot: QtBot) -> None:
    board = board_of(qtbot, OPENED)
    board.depart_from(None)
    board.settle(1.0)
    assert visible_tiles(board) == 1


def test_a_joined_tile_stays_beside_the_others(qtbot: QtBot) -> None:
    board = board_of(qtbot, OPENED.joined(Tile(4, 3), Arm.RIGHT))
    board.depart_from(OPENED)
    board.settle(1.0)
    assert visible_tiles(board) == 2
