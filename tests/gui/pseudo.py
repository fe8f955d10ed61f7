"""A language that nobody speaks: English with accents, and 40 % longer.

What has room for it has room for German.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import cycle, islice
from math import ceil
from unittest.mock import patch

from PySide6.QtCore import QObject, QTranslator

from spectacular_bid.gui.language import LanguageSwitch
from spectacular_bid.resources import resource

LONGER = 0.4
KEYS = ("Space", "Enter", "Esc", "Tab")
"""Written on the keys in every language, as are letters and numbers alone."""

_KEPT = re.compile(rf"\{{\w*\}}|%\w+|\b(?:F\d+|\w|{'|'.join(KEYS)})\b")
_WORD = re.compile(r"[^\W\d_]+")
_ACCENTS = str.maketrans("AEIOUaeiouncs", "ÀÉÏÖÜàéïöüñçš")
_MORE = "énürétàlo"


class Pseudo(QTranslator):
    """Translates whatever it is asked to."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._english = QTranslator(self)
        self._english.load(str(resource("translations/spectacular_bid_en.qm")))

    def isEmpty(self) -> bool:
        return False

    def translate(
        self,
        context: str,
        source: str,
        disambiguation: str | None = None,
        n: int = -1,
    ) -> str:
        # Only plurals are in the English file: all other texts are the source's.
        english = self._english.translate(context, source, disambiguation, n)
        return lengthened(english or source)


@contextmanager
def spoken() -> Iterator[None]:
    """While it lasts, this is spoken in place of any other language."""

    def speak(switch: LanguageSwitch, code: str) -> None:
        switch.speak_by(code, Pseudo(switch))

    with patch.object(LanguageSwitch, "speak", speak):
        yield


def lengthened(text: str) -> str:
    """The text with every word longer, as German words are; what is kept stays."""
    kept, words = _KEPT.findall(text), _KEPT.split(text)
    ahead = 0.0
    told: list[str] = []
    for piece in words:
        for start, word in _words(piece):
            # Signs and spaces count, but only words can make up for them.
            ahead += LONGER * (len(start) + len(word))
            more = ceil(ahead) if word else 0
            ahead -= more
            told.append(start + word.translate(_ACCENTS) + _letters(more))
        told.append(kept.pop(0) if kept else "")
    return "".join(told)


def _words(piece: str) -> Iterator[tuple[str, str]]:
    """Each word with the signs before it; what follows the last stands alone."""
    end = 0
    for found in _WORD.finditer(piece):
        yield piece[end : found.start()], found.group()
        end = found.end()
    yield piece[end:], ""


def _letters(count: int) -> str:
    return "".join(islice(cycle(_MORE), count))
