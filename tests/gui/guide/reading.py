"""Hands that turn the guide's pages, and eyes that read them."""

import re
from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QWidget

from spectacular_bid.gui.guide.pages import SCHEME, Pages
from spectacular_bid.gui.guide.ruler import ABOVE, _headings
from spectacular_bid.gui.guide.source import source
from tests.gui.desk import Desk

TAG = re.compile(r"<[^>]+>")


def open_guide(desk: Desk) -> Pages:
    desk.press("openGuide")
    QApplication.processEvents()
    return pages(desk)


def pages(desk: Desk) -> Pages:
    return desk.find(Pages, "guideText")


def words(desk: Desk) -> str:
    return pages(desk).toPlainText()


def section(desk: Desk) -> str:
    """The one that is read now."""
    return pages(desk).place.section


def at_top(shown: Pages, name: str) -> bool:
    """Whether the heading of a section is the first thing to be seen."""
    names = [one.name for one in shown.sections]
    top = list(_headings(shown.document()))[names.index(name)]
    return abs(shown.verticalScrollBar().value() + ABOVE - top) < 1


def links(code: str) -> list[str]:
    """What the links of a language's text lead to, in order."""
    return re.findall(r'<a href="#(\w+)">', source(code))


def glossary(code: str) -> list[str]:
    return re.findall(r"<dfn>(.+?)</dfn>", source(code))


def field(desk: Desk) -> QLineEdit:
    return desk.find(QLineEdit, "guideSearch")


def search(desk: Desk, wanted: str) -> None:
    field(desk).setText(wanted)


def found(desk: Desk) -> str:
    """Which find is shown, of how many."""
    return desk.find(QLabel, "guideFound").text()


def found_text(shown: Pages) -> list[str]:
    """Everything that is marked."""
    return [mark.cursor.selectedText() for mark in shown.extraSelections()]


def type_in(
    widget: QWidget,
    key: Qt.Key,
    modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
) -> None:
    QTest.keyClick(widget, key, modifiers)


def scroll_to(shown: Pages, figure: str) -> None:
    """Have a figure in the middle."""
    cursor = next(at for name, at in figure_places(shown) if name == figure)
    box, height = shown.cursorRect(cursor), shown.viewport().height()
    bar = shown.verticalScrollBar()
    bar.setValue(bar.value() + box.top() - height // 3)


def figure_places(shown: Pages) -> Iterator[tuple[str, QTextCursor]]:
    """Every figure of the document by its name, and where it stands."""
    for name, _, cursor in _images(shown):
        yield name, cursor


def spoken_figures(shown: Pages) -> dict[str, str]:
    """What is read out in the place of each figure."""
    return {name: alternative for name, alternative, _ in _images(shown)}


def _images(shown: Pages) -> Iterator[tuple[str, str, QTextCursor]]:
    block = shown.document().begin()
    while block.isValid():
        part = block.begin()
        while not part.atEnd():
            image = part.fragment().charFormat().toImageFormat()
            if image.isValid():
                cursor = QTextCursor(block)
                alternative = image.stringProperty(image.Property.ImageAltText.value)
                yield image.name().removeprefix(f"{SCHEME}:"), alternative, cursor
            part += 1
        block = block.next()
