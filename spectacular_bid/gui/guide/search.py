"""Searches the guide's pages, and marks what was found."""

from PySide6.QtGui import QColor, QTextCursor
from PySide6.QtWidgets import QTextEdit

from spectacular_bid.gui.guide.finding import matches
from spectacular_bid.gui.guide.pages import Pages
from spectacular_bid.gui.theme import theme

ABOVE = 0.3
"""How far below the top a find is shown, as a part of what can be seen."""


class Search:
    """All finds of some words; one of them is shown."""

    def __init__(self, pages: Pages) -> None:
        self._pages = pages
        self._words = ""
        self._found: tuple[tuple[int, int], ...] = ()
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
        """Find words; the first find from here on is shown."""
        start = self._found[self._now][0] if self._found else self._top()
        self._words = words
        self.look_again()
        self._now = 0
        for at, (begin, _) in enumerate(self._found):
            if begin >= start:
                self._now = at
                break
        self._show()

    def look_again(self) -> None:
        """Find the same words in a document that was made anew."""
        self._found = matches(self._pages.document().toPlainText(), self._words)
        self._now = min(self._now, max(0, self.count - 1))
        self._mark()

    def step(self, by: int) -> None:
        """Show the find after or before; behind the last one comes the first."""
        if self._found:
            self._now = (self._now + by) % self.count
            self._show()

    def _top(self) -> int:
        return self._pages.cursorForPosition(
            self._pages.viewport().rect().topLeft()
        ).position()

    def _show(self) -> None:
        self._mark()
        if not self._found:
            return
        pages, cursor = self._pages, self._cursor(self._now)
        box, height = pages.cursorRect(cursor), pages.viewport().height()
        if box.top() < 0 or box.bottom() > height:
            bar = pages.verticalScrollBar()
            bar.setValue(bar.value() + box.top() - round(ABOVE * height))

    def _mark(self) -> None:
        marks = []
        for at in range(self.count):
            mark = QTextEdit.ExtraSelection()
            around = theme().surround
            shown = at == self._now
            mark.format.setBackground(QColor(around.gold if shown else around.raised))
            mark.format.setForeground(QColor(around.on_gold if shown else around.text))
            mark.cursor = self._cursor(at)
            marks.append(mark)
        self._pages.setExtraSelections(marks)

    def _cursor(self, at: int) -> QTextCursor:
        begin, end = self._found[at]
        cursor = QTextCursor(self._pages.document())
        cursor.setPosition(begin)
        cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
        return cursor
