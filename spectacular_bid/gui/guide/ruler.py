"""Where the sections of a document lie."""

from bisect import bisect
from collections.abc import Iterator, Sequence

from PySide6.QtGui import QTextDocument

from spectacular_bid.gui.guide.history import Place

LEVEL = 2
"""Of the headings that begin a section."""
ABOVE = 6
"""What stays free above a heading that was gone to, in pixels."""


class Ruler:
    """Translates between places and pixels, for a document as it is laid out now."""

    def __init__(self, document: QTextDocument, sections: Sequence[str]) -> None:
        self._names = ("", *sections)
        tops = [top - ABOVE for top in _headings(document)]
        self._tops = [0.0, *tops, document.size().height()]

    def place_at(self, pixels: int) -> Place:
        """What lies so far below the document's top."""
        # Headings may begin between pixels.
        at = max(1, min(bisect(self._tops, pixels + 0.5), len(self._names))) - 1
        length = max(1.0, self._tops[at + 1] - self._tops[at])
        return Place(self._names[at], (pixels - self._tops[at]) / length)

    def pixels_of(self, place: Place) -> int:
        """How far below the document's top a place is; 0 if it is not there."""
        if place.section not in self._names:
            return 0
        at = self._names.index(place.section)
        top, end = self._tops[at], self._tops[at + 1]
        return round(top + place.share * (end - top))


def _headings(document: QTextDocument) -> Iterator[float]:
    shape, block = document.documentLayout(), document.begin()
    while block.isValid():
        if block.blockFormat().headingLevel() == LEVEL:
            yield shape.blockBoundingRect(block).top()
        block = block.next()
