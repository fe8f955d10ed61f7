"""The guide's figures are drawn by the program, in what it wears now."""

import pytest
from PySide6.QtGui import QImage

from spectacular_bid.gui.guide.captions import names
from spectacular_bid.gui.guide.drawing import picture
from spectacular_bid.gui.guide.figures import figures
from spectacular_bid.gui.guide.source import source
from spectacular_bid.gui.palettes import CLUBHOUSE
from spectacular_bid.gui.theme import Theme, worn
from spectacular_bid.languages import LANGUAGES
from spectacular_bid.resources import resource_root
from tests.gui.conftest import DeskMaker
from tests.gui.desk import Desk
from tests.gui.guide.reading import (
    figure_places,
    open_guide,
    spoken_figures,
    words,
)

pytestmark = [pytest.mark.gui, pytest.mark.usefixtures("qapp")]

WIDTH, SCALE = 217.0, 0.8
"""Of the guide's text in the smallest window."""


def drawn(name: str, ratio: float = 1.0) -> QImage:
    drawing = figures()[name].draw(WIDTH, SCALE)
    return picture(drawing, WIDTH, SCALE, ratio)


def colours(image: QImage) -> int:
    places = range(0, image.width(), 3), range(0, image.height(), 3)
    return len({image.pixel(x, y) for x in places[0] for y in places[1]})


@pytest.mark.parametrize("name", figures())
def test_a_figure_shows_something(name: str) -> None:
    assert colours(drawn(name)) > 20


@pytest.mark.parametrize("name", figures())
def test_a_figure_looks_as_the_table_does_now(name: str) -> None:
    with worn(Theme(CLUBHOUSE, CLUBHOUSE.light)):
        other = drawn(name)
    assert drawn(name) != other


@pytest.mark.parametrize("ratio", [1.0, 1.25, 2.0])
def test_a_figure_is_as_sharp_as_the_screen(ratio: float) -> None:
    image = drawn("side-arm", ratio)
    assert image.devicePixelRatio() == ratio
    assert abs(image.width() - WIDTH * ratio) <= 1


@pytest.mark.parametrize("name", figures())
def test_a_figure_is_no_higher_than_it_needs_to_be(name: str) -> None:
    assert figures()[name].draw(WIDTH, SCALE).height <= WIDTH * 0.65


def test_no_two_figures_are_the_same() -> None:
    made = [drawn(name) for name in figures()]
    assert all(image not in made[:at] for at, image in enumerate(made))


def test_no_picture_lies_beside_the_texts() -> None:
    assert {path.suffix for path in (resource_root() / "guide").iterdir()} == {".html"}


def test_every_figure_can_be_read_out(desk: Desk) -> None:
    spoken = spoken_figures(open_guide(desk))
    assert set(spoken) == set(figures())
    assert all(spoken.values())


def test_every_figure_has_its_caption_below(desk: Desk) -> None:
    shown = open_guide(desk)
    for name, at in figure_places(shown):
        assert at.block().next().text() == figures()[name].caption()


def test_captions_are_in_the_language_of_the_window(desks: DeskMaker) -> None:
    desk = desks(language="it")
    open_guide(desk)
    assert "Somme uguali: nessun punto si sposta." in words(desk)


@pytest.mark.parametrize(
    ("name", "caption"),
    [
        ("by-double", "Highest double: Leo opens with 5-5."),
        ("by-sum", "No doubles. Heaviest tile: Leo opens with 6-2."),
    ],
)
def test_a_deal_says_who_opens_with_what(name: str, caption: str) -> None:
    assert figures()[name].caption() == caption


@pytest.mark.parametrize("code", LANGUAGES)
def test_captions_and_text_call_the_players_the_same(
    desks: DeskMaker, code: str
) -> None:
    desks(language=code)
    assert all(name in source(code) for name in names())


@pytest.mark.parametrize("surround", ["dark", "light"])
def test_the_guide_puts_on_what_is_chosen(desk: Desk, surround: str) -> None:
    shown = open_guide(desk)
    before = shown.grab().toImage()
    other = "light" if surround == "dark" else "dark"
    desk.press("settings", f"surround-{other}", f"surround-{surround}")
    desk.press("table-clubhouse")
    shown.renew()
    assert shown.grab().toImage() != before
    html = shown.document().defaultStyleSheet()
    assert CLUBHOUSE.surround(dark=surround == "dark").gold in html
