"""Whether two players can go by their names."""

import unicodedata

from PySide6.QtCore import QCoreApplication

from spectacular_bid.core.seats import Pair

LONGEST_NAME = 20
_CONTROLS = ("Cc", "Cs", "Zl", "Zp")
_INVISIBLE = ("C", "M", "Z")
_TURNING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""What would turn the words around a name about."""
_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs that show nothing."""
_IGNORED = frozenset("\u034f\u17b4\u17b5") | frozenset(map(chr, range(0xFE00, 0xFE10)))
"""Marks that do not change what a name looks like, or hardly."""
_FROM_RIGHT = ("R", "AL")
_ISOLATE, _END = "\u2068", "\u2069"


def isolated(names: Pair[str]) -> Pair[str]:
    """The names as they stand in a sentence.

    One written from right to left would else turn the words around it about.
    """
    return Pair(_isolated(names.zero), _isolated(names.one))


def why_not_these_names(names: Pair[str]) -> str:
    """Why two trimmed names cannot be used, empty if they can."""
    translate = QCoreApplication.translate
    if not all(map(_can_be_seen, names)):
        return translate("StartScreen", "Each player needs a name.")
    if max(map(len, names)) > LONGEST_NAME:
        text = translate("StartScreen", "A name may have at most {most} characters.")
        return text.format(most=LONGEST_NAME)
    if _alike(names.zero) == _alike(names.one):
        return translate("StartScreen", "The two names must be different.")
    if any(map(_is_control, names.zero + names.one)):
        return translate("StartScreen", "A name may hold no control characters.")
    return ""


def _isolated(name: str) -> str:
    if any(unicodedata.bidirectional(one) in _FROM_RIGHT for one in name):
        return f"{_ISOLATE}{name}{_END}"
    return name


def _can_be_seen(name: str) -> bool:
    return any(
        unicodedata.category(one)[0] not in _INVISIBLE and one not in _BLANK
        for one in name
    )


def _alike(name: str) -> str:
    """The same for two names that look the same."""
    shown = "".join(
        one
        for one in name
        if unicodedata.category(one) != "Cf" and one not in _IGNORED | _BLANK
    )
    return unicodedata.normalize("NFKC", shown).casefold()


def _is_control(one: str) -> bool:
    """Joiners are none: Persian names and many emoji need them."""
    return unicodedata.category(one) in _CONTROLS or one in _TURNING
