"""Tiles in hands for the guide, a row for each, drawn as on the table."""

from collections.abc import Collection, Sequence
from functools import partial

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from spectacular_bid.core.seats import Seat
from spectacular_bid.core.tiles import DOUBLE_SIX, Tile
from spectacular_bid.gui.drawing.silks import paint_silk
from spectacular_bid.gui.drawing.tiles import (
    paint_back,
    paint_outline,
    paint_pin,
    paint_tile,
    tile_rect,
)
from spectacular_bid.gui.drawing.words import paint_words
from spectacular_bid.gui.guide.drawing import Drawing
from spectacular_bid.gui.theme import theme

LARGEST = 30.0
"""A tile's short side at most, at the design's size, as are all lengths below."""
MARGIN, SILK, SUM, WORDS = 10.0, 26.0, 30.0, 18.0
STEP, ROW = 1.14, 2.4
"""From tile to tile and from row to row, in short sides."""
MOST = 7
"""No row is so short that its tiles would be larger than in one of so many."""


@frozen
class Row:
    """Tiles side by side, behind the jersey of who holds them."""

    seat: Seat | None
    """None is the boneyard."""
    tiles: tuple[Tile, ...]
    count: int | None = None
    """Their pips, behind them; None where they are not counted."""


def hands_drawing(
    rows: Sequence[Row], lit: Collection[Tile], width: float, scale: float
) -> Drawing:
    """The rows one below the other; lit tiles have a frame."""
    counted = any(row.count is not None for row in rows)
    beside = (2 * MARGIN + SILK + (SUM if counted else 0)) * scale
    most = max(MOST, *(len(row.tiles) for row in rows))
    across = min(LARGEST * scale, (width - beside) / (most * STEP))
    height = len(rows) * ROW * across + MARGIN * scale
    return Drawing(height, partial(_paint_rows, rows, lit, width, across, scale))


def kinds_drawing(width: float, scale: float) -> Drawing:
    """A tile, a double, the spinner, and a tile that lies face down."""
    across = LARGEST * scale
    return Drawing(
        2 * across + 2 * MARGIN * scale, partial(_paint_kinds, width, across, scale)
    )


def _paint_rows(
    rows: Sequence[Row],
    lit: Collection[Tile],
    width: float,
    across: float,
    scale: float,
    painter: QPainter,
) -> None:
    margin, silk = MARGIN * scale, SILK * scale
    for number, row in enumerate(rows):
        middle = margin / 2 + (number + 0.5) * ROW * across
        box = QRectF(margin * 0.6, middle - silk / 2, silk, silk)
        if row.seat is None:
            paint_back(painter, box.center(), silk * 0.42, None)
        else:
            paint_silk(painter, box, row.seat)
        left = margin + silk + STEP * across / 2
        for place, tile in enumerate(row.tiles):
            centre = QPointF(left + place * STEP * across, middle)
            _paint_held(painter, centre, across, tile, lit=tile in lit)
        if row.count is not None:
            area = QRectF(0, 0, SUM * scale, SUM * scale)
            area.moveCenter(QPointF(width - (MARGIN + SUM) / 2 * scale, middle))
            words = theme().table.words
            paint_words(painter, area, str(row.count), WORDS * scale, words, bold=True)


def _paint_held(
    painter: QPainter, centre: QPointF, across: float, tile: Tile, *, lit: bool
) -> None:
    paint_tile(painter, centre, across * 0.98, tile)
    if lit:
        box = tile_rect(centre, across * 0.98, 0)
        paint_outline(painter, box, across, theme().table.target)


def _paint_kinds(width: float, across: float, scale: float, painter: QPainter) -> None:
    middle = across + MARGIN * scale
    *plain, pinned = (DOUBLE_SIX[at] for at in (-3, -8, -1))
    places = [QPointF(width * (n + 0.5) / 4, middle) for n in range(4)]
    for tile, place in zip(plain, places, strict=False):
        paint_tile(painter, place, across, tile)
    paint_tile(painter, places[2], across, pinned)
    paint_pin(painter, places[2], across)
    paint_back(painter, places[3], across, Seat.ZERO)
