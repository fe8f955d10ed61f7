"""Where everything on a table's board lies, in pixels of the whole table."""

from typing import Any

from spectacular_bid.core.layout import Layout
from spectacular_bid.gui.areas import course_in
from spectacular_bid.gui.board.arrangement import Box, LaidTile
from spectacular_bid.gui.board.geometry import arrange


def measures(layout: Layout | None, width: int, height: int) -> dict[str, Any]:
    """The board, the laid tiles and the free places, as JSON-ready values.

    They are what the table's own board is laid out by.
    """
    board = course_in(width, height).board
    arranged = arrange(layout, board.width, board.height)
    free = dict(arranged.targets) if layout else {"open": arranged.opening}
    return {
        "board": _box(board, Box(0, 0, 0, 0)),
        "tiles": [_tile(laid, board) for laid in arranged.tiles],
        "targets": {str(arm): _box(box, board) for arm, box in free.items()},
    }


def _tile(laid: LaidTile, board: Box) -> dict[str, Any]:
    return {
        "tile": str(laid.tile),
        "arm": laid.arm,
        "x": board.x + laid.x,
        "y": board.y + laid.y,
        "width": laid.box.width,
        "height": laid.box.height,
        "angle": laid.angle,
        "across": laid.across,
    }


def _box(box: Box, board: Box) -> list[float]:
    return [board.x + box.x, board.y + box.y, box.width, box.height]
