"""Searches the guide's pages, and marks what was found."""

from PySide6.QtGui import QColor, QTextCursor
from PySide6.QtWidgets import QTextEdit

from spectacular_bid.gui.guide.finding import Find, Span, finds
from spectacular_bid.gui.guide.pages import Pages
from spectacular_bid.gui.theme import theme

ABOVE = 0.3
"""How far below the top a find is shown, as a part of what can be seen."""


class Search:
    """All finds of some words; one of them is shown."""

    def __init__(self, pages: Pages) -> None:
        self._pages = pages
        self._words = ""
        self._found: tuple[Find, ...] = ()
        self._now = 0

    @property
    def count(self) -> int:
        """How many finds there are."""
        return len(self._found)

    @property
    def number(self) -> int:
        """The one that is shown, counted from 1; 0 if there is none."""
        return self._now + 1 if self._found else 0

    def look_for(self, words: str) -> None:
        """Find words; the best find is shown."""
        self._words = words
        self._now = 0
        self._find()
        self._show()

    def look_again(self) -> None:
        """Find the same words in a document that was made anew."""
        self._find()
        self._mark()

    def _find(self) -> None:
        text = self._pages.document().toPlainText()
        self._found = finds(text, self._words, self._headings())
        self._now = min(self._now, max(0, self.count - 1))

    def step(self, by: int) -> None:
        """Show the find after or before; behind the last one comes the first."""
        if self._found:
            self._now = (self._now + by) % self.count
            self._show()

    def _headings(self) -> frozenset[int]:
        """Where they begin."""
        found: list[int] = []
        block = self._pages.document().begin()
        while block.isValid():
            if block.blockFormat().headingLevel():
                found.append(block.position())
            block = block.next()
        return frozenset(found)

    def _show(self) -> None:
        self._mark()
        if not self._found:
            return
        pages, cursor = self._pages, self._cursor(self._found[self._now][0])
        box, height = pages.cursorRect(cursor), pages.viewport().height()
        if box.top() < 0 or box.bottom() > height:
            bar = pages.verticalScrollBar()
            bar.setValue(bar.value() + box.top() - round(ABOVE * height))

    def _mark(self) -> None:
        marks = []
        around = theme().surround
        for at, find in enumerate(self._found):
            ground, ink = around.raised, around.text
            if at == self._now:
                ground, ink = around.gold, around.on_gold
            for span in find:
                mark = QTextEdit.ExtraSelection()
                mark.format.setBackground(QColor(ground))
                mark.format.setForeground(QColor(ink))
                mark.cursor = self._cursor(span)
                marks.append(mark)
        self._pages.setExtraSelections(marks)

    def _cursor(self, span: Span) -> QTextCursor:
        begin, end = span
        cursor = QTextCursor(self._pages.document())
        cursor.setPosition(begin)
        cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
        return cursor
