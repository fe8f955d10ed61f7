"""The present colours, and type and sizes that all share."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QWidget

from spectacular_bid.core.seats import Seat
from spectacular_bid.gui.palettes import TURF, SeatColours, Surround, Table

FONT_FAMILIES = ("DejaVu Sans", "Verdana", "Segoe UI", "Noto Sans", "Arial")
"""The first that is there is used; with none named, a serif may come."""

WORDS_PIXELS = 15
"""Of common words, in the design."""


class Theme(NamedTuple):
    """Every colour in use, as ``#rrggbb``."""

    table: Table = TURF
    surround: Surround = TURF.dark


_AROUND = ("surround.rail_top", "surround.rail_bottom", "surround.panel")
_STAGE = ("surround.stage_inner", "surround.stage_outer")
_PLACES = (*_AROUND, *_STAGE, "surround.raised", "surround.well")

READ_ON: dict[str, tuple[str, ...]] = {
    "surround.text": _PLACES,
    "surround.muted": _PLACES,
    "surround.gold": _PLACES,
    "surround.alarm": _PLACES,
    "surround.on_gold": ("surround.gold",),
    "surround.silks.zero.text": _PLACES,
    "surround.silks.one.text": _PLACES,
    "surround.silks.zero.on_button": ("surround.silks.zero.button",),
    "surround.silks.one.on_button": ("surround.silks.one.button",),
    "table.words": ("table.inner", "table.outer"),
    "table.target": ("table.inner", "table.outer", "table.plate"),
    "table.plate": ("table.target",),
    "table.pip": ("table.face",),
}
"""Every colour that words have, and the grounds that they may stand on.

Words in any other colour, or on any other ground, are a mistake. A gradient between two
grounds is as good as the worse of them.
"""


class _Worn:
    theme = Theme()


_worn = _Worn()


def theme() -> Theme:
    """The colours of now. Ask anew for every painting: they change while running."""
    return _worn.theme


def wear(new: Theme) -> None:
    """Make these the colours of now; who has painted already must paint again."""
    _worn.theme = new


@contextmanager
def worn(other: Theme) -> Iterator[None]:
    """Paint something small in other colours than those of now."""
    before = theme()
    wear(other)
    try:
        yield
    finally:
        wear(before)


def seat_colour(seat: Seat) -> SeatColours:
    """The silks of a seat."""
    return theme().surround.silks[seat]


def font(pixels: float, *, bold: bool = False) -> QFont:
    """The interface's font at a size in pixels."""
    chosen = QFont(list(FONT_FAMILIES))
    chosen.setPixelSize(max(6, round(pixels)))
    chosen.setBold(bold)
    return chosen


def growth(widget: QWidget) -> float:
    """By how much a widget's words are larger than in the design; 1 if they are not."""
    return max(1.0, widget.fontInfo().pixelSize() / WORDS_PIXELS)


def size_words(widget: QWidget, pixels: float, *, bold: bool = False) -> None:
    """Give a widget's words a size that a style sheet further up leaves alone.

    ``setFont`` does not: it is lost as soon as a style sheet above is set again.
    """
    weight = "bold" if bold else "normal"
    wanted = f"font-size: {max(6, round(pixels))}px; font-weight: {weight};"
    if widget.styleSheet() != wanted:
        widget.setStyleSheet(wanted)
