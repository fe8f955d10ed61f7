"""The guide's text says the same in every language, and holds no number itself."""

import re
from collections import Counter

import pytest

from spectacular_bid.gui.guide.figures import figures
from spectacular_bid.gui.guide.numbers import numbers
from spectacular_bid.gui.guide.phases import FIRST, SECTIONS
from spectacular_bid.gui.guide.source import FIGURE, NUMBER, sections, source
from spectacular_bid.languages import LANGUAGES
from spectacular_bid.resources import resource_root
from tests.gui.guide.reading import TAG, glossary, links

pytestmark = pytest.mark.gui

WRITTEN = sorted(path.stem for path in (resource_root() / "guide").glob("*.html"))
TAGS = {"a", "b", "dfn", "figure", "h1", "h2", "li", "p", "ul"}


def names(code: str) -> list[str]:
    return [section.name for section in sections(source(code))]


def test_there_is_a_guide_in_every_language() -> None:
    assert set(WRITTEN) >= set(LANGUAGES)


@pytest.mark.parametrize("code", WRITTEN)
def test_no_number_is_written_by_hand(code: str) -> None:
    words = TAG.sub("", NUMBER.sub("", source(code)))
    keys = re.sub(r"\bF\d+\b", "", words)
    assert re.findall(r".*\d.*", keys) == []


@pytest.mark.parametrize("code", WRITTEN)
def test_every_number_is_used_and_known(code: str) -> None:
    assert set(NUMBER.findall(source(code))) == set(numbers())


@pytest.mark.parametrize("code", WRITTEN)
def test_every_figure_is_shown_once(code: str) -> None:
    shown = Counter(FIGURE.findall(source(code)))
    assert shown == Counter(figures().keys())
    assert source(code).count("<figure") == shown.total()


@pytest.mark.parametrize("code", WRITTEN)
def test_no_brace_is_left_over(code: str) -> None:
    assert not re.search("[{}]", NUMBER.sub("", source(code)))


@pytest.mark.parametrize("code", WRITTEN)
def test_sections_and_figures_come_in_the_same_order(code: str) -> None:
    assert names(code) == names("en")
    assert FIGURE.findall(source(code)) == FIGURE.findall(source("en"))


@pytest.mark.parametrize("code", WRITTEN)
def test_every_link_leads_to_a_section(code: str) -> None:
    assert set(links(code)) <= set(names(code))
    assert source(code).count("<a ") == len(links(code))


@pytest.mark.parametrize("code", WRITTEN)
def test_the_same_words_are_explained(code: str) -> None:
    assert len(glossary(code)) == len(glossary("en"))
    assert len(set(glossary(code))) == len(glossary(code))


@pytest.mark.parametrize("code", WRITTEN)
def test_the_markup_stays_small(code: str) -> None:
    assert set(re.findall(r"<(\w+)", source(code))) == TAGS


@pytest.mark.parametrize("tag", ["a", "b", "dfn", "h1", "h2", "li", "p", "ul"])
@pytest.mark.parametrize("code", WRITTEN)
def test_every_tag_is_closed(code: str, tag: str) -> None:
    opened = re.findall(rf"<{tag}[ >]", source(code))
    assert len(opened) == source(code).count(f"</{tag}>")


@pytest.mark.parametrize("section", [FIRST, "draw", "auction", *SECTIONS.values()])
def test_every_phase_has_a_section(section: str) -> None:
    assert section in names("en")


@pytest.mark.parametrize("code", WRITTEN)
def test_the_author_of_the_game_is_named(code: str) -> None:
    assert "Christopher Haviland" in source(code)
