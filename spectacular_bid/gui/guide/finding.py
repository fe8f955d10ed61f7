"""Finds words in a text, whatever their case and accents."""

import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from itertools import chain
from typing import NamedTuple

_SAME = {"–": "-", "−": "-", "\N{NO-BREAK SPACE}": " ", "’": "", "'": ""}
"""What nobody can be expected to type."""
SHORT = 3
"""Words of so few letters are found apart only where a word begins."""

Span = tuple[int, int]
"""Where something begins and ends in the text."""
Find = tuple[Span, ...]
"""All that belongs to one find, in order."""


class _Paragraph(NamedTuple):
    is_heading: bool
    letters: str
    origins: tuple[int, ...]
    """Where in the text each of the letters comes from."""

    def spans(self, wanted: str) -> list[Span]:
        """Where the letters stand, one after the other."""
        found: list[Span] = []
        at = self.letters.find(wanted) if wanted else -1
        while at >= 0:
            end = at + len(wanted)
            found.append((self.origins[at], self.origins[end - 1] + 1))
            at = self.letters.find(wanted, end)
        return found

    def spans_of_word(self, word: str) -> list[Span]:
        """The same for a word among others: "a" is not meant in "tail"."""
        if len(word) > SHORT:
            return self.spans(word)
        begins = {
            origin
            for before, letter, origin in zip(
                " " + self.letters, self.letters, self.origins, strict=False
            )
            if letter.isalnum() and not before.isalnum()
        }
        return [span for span in self.spans(word) if span[0] in begins]


def finds(
    text: str, words: str, headings: frozenset[int] = frozenset()
) -> tuple[Find, ...]:
    """What is found, the best first: headings, then from the top.

    That is where the words stand as they are; else every paragraph that has all of
    them; else the headings that have most. ``headings`` tells where these begin.
    """
    wanted = " ".join(_folded(words)[0].split())
    read = sorted(_paragraphs(text, headings), key=lambda one: not one.is_heading)
    found = [(span,) for one in read for span in one.spans(wanted)]
    return tuple(found) or _finds_apart(read, tuple(dict.fromkeys(wanted.split())))


def _finds_apart(
    read: Sequence[_Paragraph], words: tuple[str, ...]
) -> tuple[Find, ...]:
    spread = [(one, [one.spans_of_word(word) for word in words]) for one in read]
    found = [spans for _, spans in spread if all(spans)] if words else []
    if not found:
        headed = [spans for one, spans in spread if one.is_heading]
        most = max(map(_how_many, headed), default=0)
        if 2 * most > len(words):
            found = [spans for spans in headed if _how_many(spans) == most]
    return tuple(tuple(sorted(chain.from_iterable(spans))) for spans in found)


def _how_many(spans: list[list[Span]]) -> int:
    return sum(map(bool, spans))


@lru_cache(1)
def _paragraphs(text: str, headings: frozenset[int]) -> tuple[_Paragraph, ...]:
    """Every line of the text; it is read once, not again for every letter typed."""
    made: list[_Paragraph] = []
    begin = 0
    for line in text.split("\n"):
        letters, origins = _folded(line)
        moved = tuple(begin + origin for origin in origins)
        made.append(_Paragraph(begin in headings, letters, moved))
        begin += len(line) + 1
    return tuple(made)


def _folded(text: str) -> tuple[str, list[int]]:
    """The bare letters, and where in the text each comes from."""
    letters: list[str] = []
    origins: list[int] = []
    for place, letter in enumerate(text):
        for part in unicodedata.normalize("NFD", letter).casefold():
            bare = "" if unicodedata.combining(part) else _SAME.get(part, part)
            if bare:
                letters.append(bare)
                origins.append(place)
    return "".join(letters), origins
