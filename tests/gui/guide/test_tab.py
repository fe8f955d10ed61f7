"""Tab goes from link to link, beginning at what is in view."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextCursor

from spectacular_bid.gui.guide.pages import Pages
from tests.gui.desk import Desk
from tests.gui.guide.reading import open_guide, type_in

pytestmark = pytest.mark.gui

TAB, BACKTAB = Qt.Key.Key_Tab, Qt.Key.Key_Backtab


SHARES = [0.1, 0.3, 0.5, 0.8]
"""How far down the pages somebody has read."""


def read_to(desk: Desk, share: float) -> Pages:
    shown = open_guide(desk)
    bar = shown.verticalScrollBar()
    bar.setValue(round(bar.maximum() * share))
    return shown


def link(shown: Pages) -> QTextCursor:
    """The end of the link that has the keyboard."""
    cursor = shown.textCursor()
    cursor.setPosition(cursor.selectionEnd())
    assert cursor.charFormat().isAnchor()
    return cursor


def top_of_link(shown: Pages) -> int:
    """Below the top of all pages."""
    return shown.cursorRect(link(shown)).top() + shown.verticalScrollBar().value()


@pytest.mark.parametrize("share", SHARES)
def test_tab_goes_to_the_next_link_in_view_or_below(desk: Desk, share: float) -> None:
    shown = read_to(desk, share)
    top = shown.verticalScrollBar().value()
    type_in(shown, TAB)
    assert top_of_link(shown) >= top


@pytest.mark.parametrize("share", SHARES)
def test_shift_and_tab_go_to_the_last_link_in_view_or_above(
    desk: Desk, share: float
) -> None:
    shown = read_to(desk, share)
    bottom = shown.verticalScrollBar().value() + shown.viewport().height()
    type_in(shown, BACKTAB)
    assert top_of_link(shown) <= bottom


def test_tab_goes_on_from_a_link_in_view(desk: Desk) -> None:
    shown = read_to(desk, 0.5)
    type_in(shown, TAB)
    first = shown.textCursor().selectionEnd()
    type_in(shown, TAB)
    assert shown.textCursor().selectionStart() >= first


def test_tab_begins_in_view_again_after_reading_on(desk: Desk) -> None:
    shown = read_to(desk, 0.5)
    type_in(shown, TAB)
    bar = shown.verticalScrollBar()
    bar.setValue(100)
    type_in(shown, TAB)
    assert 100 <= top_of_link(shown) < bar.maximum() // 2


def test_enter_follows_the_link_that_tab_came_to(desk: Desk) -> None:
    shown = read_to(desk, 0.5)
    followed: list[str] = []
    shown.followed.connect(followed.append)
    type_in(shown, TAB)
    wanted = link(shown).charFormat().anchorHref().removeprefix("#")
    type_in(shown, Qt.Key.Key_Return)
    assert followed == [wanted]
