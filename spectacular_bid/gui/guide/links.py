"""Where Qt has to begin so as to find the links that are in view."""

from PySide6.QtCore import QRect
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QTextBrowser

_KEEP = QTextCursor.MoveMode.KeepAnchor


def is_link_in_view(pages: QTextBrowser) -> bool:
    """Whether what has the keyboard is in view: then Qt goes on from there."""
    is_seen = _view(pages).intersects(pages.cursorRect())
    return is_seen and pages.textCursor().hasSelection()


def begin_in_view(pages: QTextBrowser, *, forward: bool) -> None:
    """Let the first or the last link in view be the next one, or one beyond it.

    Qt goes on from what is selected, and else from an end of all pages.
    """
    view = _view(pages)
    if forward:
        start = pages.cursorForPosition(view.topLeft())
        start.movePosition(start.MoveOperation.PreviousCharacter, _KEEP)
    else:
        seen = pages.cursorForPosition(view.bottomRight())
        start = QTextCursor(pages.document())
        # Qt finds no link before the middle of a paragraph's first words.
        start.setPosition(_end_of_link_before(seen))
        start.movePosition(start.MoveOperation.NextCharacter, _KEEP)
    pages.setTextCursor(start)


def _view(pages: QTextBrowser) -> QRect:
    return pages.viewport().rect()


def _end_of_link_before(place: QTextCursor) -> int:
    """Of the last link that begins before a place; 0 if there is none."""
    end, block = 0, place.document().begin()
    while block.isValid() and block.position() <= place.position():
        part = block.begin()
        while not part.atEnd():
            piece = part.fragment()
            is_link = piece.charFormat().anchorHref() != ""
            if is_link and piece.position() < place.position():
                end = piece.position() + piece.length()
            part += 1
        block = block.next()
    return end
