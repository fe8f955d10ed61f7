"""Words can be read on their ground, at every table and in every surround."""

from itertools import product
from operator import attrgetter

import pytest

from spectacular_bid.gui.palettes import TABLES, SeatColours, Surround, Table
from spectacular_bid.gui.sizes import scale_for
from spectacular_bid.gui.style import style_sheet
from spectacular_bid.gui.theme import READ_ON, Theme
from tests.gui.colours import contrast

THEMES = {
    f"{table.name} {'dark' if dark else 'light'}": Theme(
        table, table.surround(dark=dark)
    )
    for table, dark in product(TABLES.values(), (True, False))
}
PAIRS = [(words, ground) for words, grounds in READ_ON.items() for ground in grounds]
INKS = {"text", "muted", "gold", "on_gold", "alarm", "words", "target", "on_button"}
"""The names of colours that words have."""


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize(("words", "ground"), PAIRS)
def test_words_can_be_read_on_every_ground_they_stand_on(
    name: str, words: str, ground: str
) -> None:
    theme = THEMES[name]
    assert contrast(attrgetter(words)(theme), attrgetter(ground)(theme)) >= 4.5


def test_every_colour_of_words_is_held_to_its_grounds() -> None:
    fields = {
        field for kind in (Surround, Table, SeatColours) for field in kind._fields
    }
    assert fields >= INKS
    assert {name.split(".")[-1] for name in READ_ON} >= INKS


def test_there_are_three_tables_that_differ() -> None:
    assert len(TABLES) >= 3
    for part in ("inner", "outer", "face", "back", "pin"):
        assert len({attrgetter(part)(table) for table in TABLES.values()}) >= 2


@pytest.mark.parametrize("name", THEMES)
def test_every_colour_is_a_colour(name: str) -> None:
    theme = THEMES[name]
    for part in (theme.table, theme.surround, *theme.surround.silks):
        for value in part:
            if isinstance(value, str) and value not in TABLES:
                assert value.startswith("#")
                assert len(value) == 7
                int(value[1:], 16)


@pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)
def test_a_dark_surround_is_darker_than_its_words_and_a_light_one_lighter(
    table: Table,
) -> None:
    assert table.dark.is_dark
    assert contrast(table.dark.panel, "#000000") < contrast(table.dark.text, "#000000")
    assert not table.light.is_dark
    assert contrast(table.light.panel, "#000000") > contrast(
        table.light.text, "#000000"
    )


def test_the_design_has_the_scale_one() -> None:
    assert scale_for(1280, 800) == 1


def test_sizes_follow_the_window() -> None:
    assert "font-size: 30px" in style_sheet(2)
