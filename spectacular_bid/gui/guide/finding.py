"""Finds words in a text, whatever their case and accents."""

import unicodedata

_SAME = {"’": "'", "–": "-", "−": "-", "\N{NO-BREAK SPACE}": " "}
"""What nobody can be expected to type."""


def matches(text: str, words: str) -> tuple[tuple[int, int], ...]:
    """Where the words begin and end in the text, one after the other."""
    folded, origins = _folded(text)
    wanted, _ = _folded(" ".join(words.split()))
    found: list[tuple[int, int]] = []
    at = folded.find(wanted) if wanted else -1
    while at >= 0:
        end = at + len(wanted)
        found.append((origins[at], origins[end - 1] + 1))
        at = folded.find(wanted, end)
    return tuple(found)


def _folded(text: str) -> tuple[str, list[int]]:
    """The bare letters, and where in the text each comes from."""
    letters: list[str] = []
    origins: list[int] = []
    for place, letter in enumerate(text):
        for part in unicodedata.normalize("NFD", letter).casefold():
            if not unicodedata.combining(part):
                letters.append(_SAME.get(part, part))
                origins.append(place)
    return "".join(letters), origins
