"""Every way through the guide leads where it says, and back again."""

import pytest
from PySide6.QtCore import Qt, QUrl

from spectacular_bid.gui.guide.contents import Contents
from spectacular_bid.languages import LANGUAGES
from tests.gui.conftest import DeskMaker
from tests.gui.desk import Desk
from tests.gui.guide.reading import (
    at_top,
    links,
    open_guide,
    pages,
    section,
    type_in,
    words,
)

pytestmark = pytest.mark.gui

ALT = Qt.KeyboardModifier.AltModifier


def follow(desk: Desk, name: str) -> None:
    pages(desk).anchorClicked.emit(QUrl(f"#{name}"))


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_link_brings_its_section_to_the_top(desks: DeskMaker, code: str) -> None:
    shown = open_guide(desks(language=code))
    for name in dict.fromkeys(links(code)):
        shown.anchorClicked.emit(QUrl(f"#{name}"))
        assert at_top(shown, name), name


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_contents_list_every_section(desks: DeskMaker, code: str) -> None:
    desk = desks(language=code)
    shown = open_guide(desk)
    desk.press("guideContents")
    listed = desk.find(Contents, "guideSections")
    titles = [listed.item(row).text() for row in range(listed.count())]
    assert titles == [one.title for one in shown.sections]


def test_the_contents_begin_at_what_is_read(desk: Desk) -> None:
    open_guide(desk)
    follow(desk, "auction")
    desk.press("guideContents")
    assert desk.find(Contents, "guideSections").currentItem().text() == "The auction"


def test_an_entry_of_the_contents_leads_to_its_section(desk: Desk) -> None:
    shown = open_guide(desk)
    for row, one in enumerate(shown.sections):
        desk.press("guideContents")
        listed = desk.find(Contents, "guideSections")
        listed.setCurrentRow(row)
        type_in(listed, Qt.Key.Key_Return)
        assert at_top(pages(desk), one.name)


def test_a_click_in_the_contents_leads_to_the_section(desk: Desk) -> None:
    open_guide(desk)
    desk.press("guideContents")
    listed = desk.find(Contents, "guideSections")
    listed.itemClicked.emit(listed.item(3))
    assert section(desk) == "line"


def test_escape_leads_from_the_contents_to_the_text(desk: Desk) -> None:
    open_guide(desk)
    desk.press("guideContents")
    type_in(desk.find(Contents, "guideSections"), Qt.Key.Key_Escape)
    assert desk.has("guideText")
    assert pages(desk).hasFocus()


def test_back_and_forward_are_off_where_they_lead_nowhere(desk: Desk) -> None:
    open_guide(desk)
    assert {"guideBack", "guideForward"}.isdisjoint(desk.robot.names("guide"))


def test_back_leads_to_where_one_had_got(desk: Desk) -> None:
    shown = open_guide(desk)
    shown.verticalScrollBar().setValue(137)
    follow(desk, "words")
    desk.press("guideBack")
    assert shown.verticalScrollBar().value() == 137


def test_forward_leads_on_again(desk: Desk) -> None:
    shown = open_guide(desk)
    follow(desk, "words")
    desk.press("guideBack", "guideForward")
    assert at_top(shown, "words")


def test_back_and_forward_have_keys(desk: Desk) -> None:
    shown = open_guide(desk)
    follow(desk, "words")
    type_in(shown, Qt.Key.Key_Left, ALT)
    assert section(desk) == "start"
    type_in(shown, Qt.Key.Key_Right, ALT)
    assert section(desk) == "words"
    type_in(shown, Qt.Key.Key_Right, ALT)
    assert section(desk) == "words"


def test_a_link_is_followed_by_keyboard(desk: Desk) -> None:
    shown = open_guide(desk)
    type_in(shown, Qt.Key.Key_Tab)
    type_in(shown, Qt.Key.Key_Return)
    assert section(desk) == links("en")[0]


def test_another_language_keeps_the_section(desk: Desk) -> None:
    desk.turn()
    shown = open_guide(desk)
    follow(desk, "auction")
    desk.speak("it")
    assert "fantino" in words(desk)
    assert at_top(shown, "auction")


def test_another_size_keeps_the_place(desk: Desk) -> None:
    shown = open_guide(desk)
    follow(desk, "end")
    desk.window.resize(1500, 900)
    shown.renew()
    assert at_top(shown, "end")
