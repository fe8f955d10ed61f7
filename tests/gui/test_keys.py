"""No key means two things to players who look at the same screen.

A key goes to what has the keyboard, and from there outwards until somebody takes it.
"""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

import spectacular_bid.gui as package
import translate
from spectacular_bid.languages import LANGUAGES
from spectacular_bid.resources import resource

GUI = Path(package.__file__).parent
Meanings = dict[str, str]
"""What keys mean, by their names; several with one meaning stand together."""

PRESS = "press what is framed"
STEP = "go to the one beside"
BACK = "give back or close what is on top"
GO_ON = "go to the choice that leads on"

PRESSING = {"Space Return Enter Select": PRESS}
STEPPING = {"Left Right Up Down": STEP}
WINDOW = {
    "F1": "guide",
    "F10": "menu",
    "F11": "full screen",
    "H": "hide",
    "Escape": BACK,
}
ENDS = {"1": "left end", "2": "right end", "3": "upper end", "4": "lower end"}
TABLE = {"D": "draw", "Escape": BACK, **ENDS}
AUCTION = {
    "Plus Up PageUp": "bid more",
    "Minus Down PageDown": "bid less",
    "Return Enter": GO_ON,
}
REPLAY = {
    "Left": "step before",
    "Right": "step after",
    "Up PageUp": "hand before",
    "Down PageDown": "hand after",
    "Home": "beginning",
    "End": "end",
    "Escape": BACK,
}
GUIDE = {
    "Find": "search",
    "F3": "next find",
    "Shift+F3 Shift+Return Shift+Enter": "find before",
    "Alt+Left": "page before",
    "Alt+Right": "page after",
    "Escape": BACK,
}

WAYS: dict[str, tuple[Meanings, ...]] = {
    "start: a name": (
        {"Return Enter": "begin the match"},
        {"Escape": BACK},
        WINDOW,
    ),
    "deal": (PRESSING, WINDOW),
    "hand-off": ({"Space Return Enter Select": "hold to reveal"}, WINDOW),
    "table: a tile": (PRESSING, STEPPING, TABLE, WINDOW),
    "table: a lit end": (PRESSING, STEPPING, TABLE, WINDOW),
    "table: the boneyard": (PRESSING, TABLE, WINDOW),
    "table: itself": (STEPPING, TABLE, WINDOW),
    "auction: itself": (AUCTION, TABLE, WINDOW),
    "auction: a button": (PRESSING, {k: AUCTION[k] for k in list(AUCTION)[:2]}, WINDOW),
    "turn result": (PRESSING, {"Escape": BACK}, WINDOW),
    "count": (PRESSING, WINDOW),
    "match over: itself": ({"Space Return Enter": GO_ON}, WINDOW),
    "match over: a button": (PRESSING, WINDOW),
    "replay: itself": ({"Space": "go on by itself"}, REPLAY, WINDOW),
    "replay: a button": (PRESSING, REPLAY, WINDOW),
    "menu, question or settings": (PRESSING, {"Escape": BACK}),
    "guide: the text": (GUIDE, {k: WINDOW[k] for k in ("F1", "F10", "F11")}),
    "guide: the search": ({"Return Enter": "next find"}, GUIDE),
}
"""By what has the keyboard: who is asked about a key, one after the other."""

NAMED = {
    "auction_panel.py": "Plus Up PageUp Minus Down PageDown Return Enter",
    "board/board_view.py": "Left Right Up Down",
    "guide/bar.py": "Return Enter",
    "guide/dock.py": "Escape",
    "guide/keys.py": "F1 F10 F11 Find F3 Left Right",
    "overlay.py": "Escape F1 F11",
    "replay/screen.py": "Left Right Up PageUp Down PageDown Home End Space Escape",
    "screens/over.py": "Return Enter Space",
    "screens/result.py": "Escape",
    "screens/start.py": "Escape",
    "screens/table.py": "D Escape",
    "widgets/hand_strip.py": "Left Right Up Down",
    "widgets/keys.py": "Space Return Enter Select Left Right Up Down 1 2 3 4",
    "window.py": "F1 Escape F11 H F10",
}
"""The keys that each file of the window names: a new one has to be judged here too."""

DIFFERENT = {
    "Space": {PRESS, GO_ON, "hold to reveal", "go on by itself"},
    "Return": {PRESS, GO_ON, "hold to reveal", "begin the match", "next find"},
    "Left": {STEP, "step before"},
    "Right": {STEP, "step after"},
    "Up": {STEP, "bid more", "hand before"},
    "Down": {STEP, "bid less", "hand after"},
    "PageUp": {"bid more", "hand before"},
    "PageDown": {"bid less", "hand after"},
}
"""What differs between screens: Enter leads on, and arrows go where they point."""
SAME_AS = {"Enter": "Return", "Select": "Space"}


def keys_of(way: tuple[Meanings, ...]) -> Iterator[tuple[str, str]]:
    """Every key and a meaning of it."""
    for meanings in way:
        for names, meaning in meanings.items():
            yield from ((name, meaning) for name in names.split())


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
def test_no_key_has_two_meanings_at_once(way: tuple[Meanings, ...]) -> None:
    found: dict[str, set[str]] = defaultdict(set)
    for key, meaning in keys_of(way):
        found[key].add(meaning)
    assert {key: told for key, told in found.items() if len(told) > 1} == {}


def test_a_key_means_the_same_on_every_screen_but_for_enter_and_arrows() -> None:
    found: dict[str, set[str]] = defaultdict(set)
    for way in WAYS.values():
        for key, meaning in keys_of(way):
            found[SAME_AS.get(key, key)].add(meaning)
    assert {key: told for key, told in found.items() if len(told) > 1} == DIFFERENT


def test_every_key_that_the_source_names_is_judged_here() -> None:
    found = {
        path.relative_to(GUI).as_posix(): set(keys_named(path))
        for path in GUI.rglob("*.py")
        if path.name != "autoplay.py"
    }
    assert {name: keys for name, keys in found.items() if keys} == {
        name: set(keys.split()) for name, keys in NAMED.items()
    }


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_guide_tells_the_keys_that_letters_and_numbers_name(code: str) -> None:
    guide = resource(f"guide/{code}.html").read_text("utf-8")
    told = set(re.findall(r"<b>(\w+)</b>", guide))
    assert {"D", "H", "F1", "F3", "F10", "F11"} <= told


def test_no_key_is_given_away_as_a_shortcut_that_nobody_judges() -> None:
    shortcut = re.compile(r"QShortcut|setShortcut|QAction\(|setMnemonic")
    giving = [
        path.name
        for path in GUI.rglob("*.py")
        if shortcut.search(path.read_text(encoding="utf-8"))
    ]
    assert giving == []


def test_no_text_in_any_language_makes_a_letter_a_key() -> None:
    marked = [
        (path.name, text.text)
        for path in translate.FOLDER.glob("*.ts")
        for text in ElementTree.parse(path).iter()
        if "&" in (text.text or "")
    ]
    assert marked == []


def keys_named(path: Path) -> Iterator[str]:
    """The names of all keys in a file, such as ``Escape``, and of standard ones."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute):
            if node.attr.startswith("Key_"):
                yield node.attr.removeprefix("Key_")
            elif ast.unparse(node.value).endswith("StandardKey"):
                yield node.attr
