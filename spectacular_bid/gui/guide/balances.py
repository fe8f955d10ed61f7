"""Balances and clocks for the guide, drawn as in the players' bars."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from spectacular_bid.core.seats import Pair, Seat
from spectacular_bid.gui.drawing.clock_ring import paint_clock
from spectacular_bid.gui.drawing.silks import paint_silk
from spectacular_bid.gui.drawing.tokens import paint_tokens, token_count
from spectacular_bid.gui.drawing.words import paint_words
from spectacular_bid.gui.guide.drawing import Drawing
from spectacular_bid.gui.theme import seat_colour
from spectacular_bid.gui.widgets.clock_widget import clock_face
from spectacular_bid.views.clocks import ClockView

MARGIN, SILK, ROW, WORDS = 10.0, 26.0, 48.0, 17.0
"""At the design's size."""
TOKENS = 0.39
"""What the tokens take of the width."""
CLOCK = 104.0
"""Of a clock, with all around it, at the design's size."""


def balances_drawing(
    before: Pair[int], after: Pair[int], width: float, scale: float
) -> Drawing:
    """Both players' tokens as they are afterwards, and how the numbers changed."""
    paint = partial(_paint_balances, before, after, width, scale)
    return Drawing((2 * ROW + MARGIN) * scale, paint, on_table=False)


def clocks_drawing(
    readings: Sequence[ClockView], width: float, scale: float
) -> Drawing:
    """Clocks side by side."""
    paint = partial(_paint_clocks, readings, width, scale)
    return Drawing(CLOCK * scale, paint, on_table=False)


def _paint_balances(
    before: Pair[int], after: Pair[int], width: float, scale: float, painter: QPainter
) -> None:
    margin, silk, row = MARGIN * scale, SILK * scale, ROW * scale
    for seat in Seat:
        top = margin / 2 + seat * row
        box = QRectF(margin, top + (row - silk) / 2, silk, silk)
        paint_silk(painter, box, seat)
        tokens = QRectF(2 * margin + silk, top, width * TOKENS, row - margin / 2)
        paint_tokens(painter, tokens, token_count(after[seat]), seat)
        words = QRectF(tokens.right(), top, width - tokens.right() - margin, row)
        was, now = before[seat], after[seat]
        text = str(now) if was == now else f"{was} → {now}"
        colour = seat_colour(seat).text
        paint_words(painter, words, text, WORDS * scale, colour, bold=True)


def _paint_clocks(
    readings: Sequence[ClockView], width: float, scale: float, painter: QPainter
) -> None:
    each, margin = width / len(readings), 8 * scale
    for number, reading in enumerate(readings):
        area = QRectF(number * each, margin, each, CLOCK * scale - 2 * margin)
        running = reading.running
        assert running is not None
        paint_clock(painter, area, clock_face(reading, running, ""))
