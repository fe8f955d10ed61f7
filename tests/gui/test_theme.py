"""Words can be read on their ground."""

import pytest

from spectacular_bid.gui.areas import scale_for
from spectacular_bid.gui.theme import THEME, SeatColours, style_sheet

DARK = (THEME.rail_top, THEME.rail_bottom, THEME.panel, THEME.raised, THEME.well)


def brightness(colour: str) -> float:
    """Relative luminance as WCAG defines it."""
    parts = [int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    darker, lighter = sorted((brightness(one), brightness(other)))
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("ground", DARK)
@pytest.mark.parametrize(
    "words", [THEME.text, THEME.muted, THEME.gold, THEME.on_turf, THEME.alarm]
)
def test_words_can_be_read_on_rails_and_panels(words: str, ground: str) -> None:
    assert contrast(words, ground) >= 4.5


@pytest.mark.parametrize("words", [THEME.text, THEME.on_turf, THEME.gold])
def test_words_can_be_read_on_turf(words: str) -> None:
    assert contrast(words, THEME.turf_light) >= 4.5


@pytest.mark.parametrize("silks", list(THEME.silks))
def test_a_players_colour_can_be_read(silks: SeatColours) -> None:
    assert contrast(silks.text, THEME.rail_top) >= 4.5


@pytest.mark.parametrize("silks", list(THEME.silks))
def test_a_players_button_can_be_read(silks: SeatColours) -> None:
    assert contrast(silks.button, silks.on_button) >= 4.5


def test_the_design_has_the_scale_one() -> None:
    assert scale_for(1280, 800) == 1


def test_sizes_follow_the_window() -> None:
    assert "font-size: 30px" in style_sheet(2)
