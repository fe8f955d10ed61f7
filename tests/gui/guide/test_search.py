"""The guide's search finds every word of it, and goes round and round."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from spectacular_bid.gui.guide.figures import figures
from spectacular_bid.languages import LANGUAGES
from tests.gui.conftest import DeskMaker
from tests.gui.desk import Desk
from tests.gui.guide.reading import (
    field,
    found,
    found_text,
    glossary,
    open_guide,
    pages,
    search,
    section,
    type_in,
)

pytestmark = pytest.mark.gui

SHIFT = Qt.KeyboardModifier.ShiftModifier
CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_word_of_the_glossary_is_found(desks: DeskMaker, code: str) -> None:
    desk = desks(language=code)
    shown = open_guide(desk)
    for word in glossary(code):
        search(desk, word.upper())
        assert word.casefold() in map(str.casefold, found_text(shown)), word


def test_captions_are_found_too(desk: Desk) -> None:
    open_guide(desk)
    search(desk, figures()["side-arm"].caption())
    assert found(desk) == "1 of 1"
    assert section(desk) == "ends"


def test_accents_need_not_be_typed(desks: DeskMaker) -> None:
    desk = desks(language="it")
    shown = open_guide(desk)
    search(desk, "estremita")
    assert "estremità" in found_text(shown)


def test_a_search_begins_at_a_heading(desk: Desk) -> None:
    desk.turn()
    shown = open_guide(desk)
    search(desk, "auction")
    assert found(desk).startswith("1 of ")
    first = shown.extraSelections()[0]
    assert first.cursor.block().blockFormat().headingLevel() > 0


def test_words_that_stand_apart_are_found_in_one_paragraph(desk: Desk) -> None:
    shown = open_guide(desk)
    search(desk, "boneyard 14")
    assert set(map(str.casefold, found_text(shown))) == {"boneyard", "14"}


def test_back_leads_from_a_find_to_where_one_read(desk: Desk) -> None:
    open_guide(desk)
    before = pages(desk).place
    QTest.keyClicks(field(desk), "time")
    type_in(field(desk), Qt.Key.Key_F3)
    type_in(field(desk), Qt.Key.Key_F3)
    assert pages(desk).place != before
    desk.press("guideBack")
    assert pages(desk).place == before


def test_back_leads_to_a_find_from_where_one_went_on(desk: Desk) -> None:
    shown = open_guide(desk)
    before = pages(desk).place
    search(desk, "blocked")
    find = pages(desk).place
    shown.followed.emit("auction")
    desk.press("guideBack")
    assert pages(desk).place == find
    desk.press("guideBack")
    assert pages(desk).place == before


def test_another_search_can_be_come_back_from_to_the_find_before(desk: Desk) -> None:
    open_guide(desk)
    search(desk, "blocked")
    find = pages(desk).place
    search(desk, "")
    search(desk, "spinner")
    desk.press("guideBack")
    assert pages(desk).place == find


def test_next_and_previous_go_round(desk: Desk) -> None:
    open_guide(desk)
    search(desk, "laptop")
    count = int(found(desk).split()[-1])
    seen = []
    for _ in range(count + 1):
        seen.append(found(desk))
        desk.press("guideNext")
    assert seen == [f"{n} of {count}" for n in (*range(1, count + 1), 1)]
    desk.press("guidePrevious", "guidePrevious")
    assert found(desk) == f"{count} of {count}"


def test_keys_go_on_from_find_to_find(desk: Desk) -> None:
    open_guide(desk)
    search(desk, "laptop")
    count = found(desk).split()[-1]
    for key, modifiers, number in (
        (Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "2"),
        (Qt.Key.Key_F3, Qt.KeyboardModifier.NoModifier, "3"),
        (Qt.Key.Key_F3, SHIFT, "2"),
        (Qt.Key.Key_Return, SHIFT, "1"),
        (Qt.Key.Key_Enter, SHIFT, count),
    ):
        type_in(field(desk), key, modifiers)
        assert found(desk) == f"{number} of {count}"


def test_a_find_comes_into_view(desk: Desk) -> None:
    shown = open_guide(desk)
    search(desk, "token")
    height = shown.viewport().height()
    for _ in range(int(found(desk).split()[-1])):
        number = int(found(desk).split()[0])
        marks = shown.extraSelections()
        box = shown.cursorRect(marks[number - 1].cursor)
        assert 0 <= box.top() <= box.bottom() <= height
        desk.press("guideNext")


def test_what_is_not_there_is_told(desk: Desk) -> None:
    shown = open_guide(desk)
    search(desk, "backgammon")
    assert found(desk) == "Nothing found"
    assert found_text(shown) == []
    assert {"guideNext", "guidePrevious"}.isdisjoint(desk.robot.names("guide"))


def test_nothing_is_told_without_a_search(desk: Desk) -> None:
    open_guide(desk)
    search(desk, "laptop")
    search(desk, "")
    assert not desk.has("guideFound")


def test_a_search_leads_from_the_contents_to_the_text(desk: Desk) -> None:
    open_guide(desk)
    desk.press("guideContents")
    field(desk).setFocus()
    QTest.keyClicks(field(desk), "laptop")
    assert desk.has("guideText")
    assert field(desk).hasFocus()


def test_a_guide_opened_again_searches_nothing(desk: Desk) -> None:
    open_guide(desk)
    search(desk, "laptop")
    desk.press("openGuide")
    assert found_text(open_guide(desk)) == []
    assert field(desk).text() == ""


def test_escape_clears_the_search_then_closes(desk: Desk) -> None:
    open_guide(desk)
    search(desk, "laptop")
    type_in(field(desk), Qt.Key.Key_Escape)
    assert field(desk).text() == ""
    assert desk.has("guide")
    type_in(field(desk), Qt.Key.Key_Escape)
    assert not desk.has("guide")


def test_a_key_leads_to_the_search_from_the_table(desk: Desk) -> None:
    desk.turn()
    open_guide(desk)
    tile = desk.find(QWidget, "tile-6-6")
    tile.setFocus()
    type_in(tile, Qt.Key.Key_F, CONTROL)
    assert field(desk).hasFocus()


def test_marks_outlast_a_change_of_size(desk: Desk) -> None:
    shown = open_guide(desk)
    search(desk, "laptop")
    before = found_text(shown)
    desk.window.resize(1400, 900)
    pages(desk).renew()
    assert found_text(shown) == before
    assert set(map(str.casefold, before)) == {"laptop"}
