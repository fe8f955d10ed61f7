"""Everything by which a program tells something, and what of it names a tile."""

import gc
import re
from collections.abc import Iterator
from contextlib import suppress
from functools import cache, partial
from types import MethodType
from typing import Any

from PySide6.QtCore import QCoreApplication, QMetaObject, QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface, QClipboard, QGuiApplication
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QGraphicsItem,
    QGraphicsView,
    QTextBrowser,
    QWidget,
)

from spectacular_bid.core.layout import Layout
from spectacular_bid.core.tiles import Tile
from spectacular_bid.gui.screens.table import TableScreen
from spectacular_bid.gui.widgets.hand_strip import HandStrip
from spectacular_bid.gui.widgets.tile_button import FlyingTile, TileButton
from spectacular_bid.gui.window import Window
from spectacular_bid.referee.referee import Referee
from spectacular_bid.views.screens import CountView, TurnResultView, TurnView

NAMED = re.compile(
    r"(?<![0-9])[0-6]\s?[-\u2010-\u2015\u2212|:/]\s?[0-6](?![0-9])"
    r"|Tile\(|Layout\(|Branch\(|[\U0001f030-\U0001f09f]"
)
"""A tile in words, however it is written."""
TIME = re.compile(r"\b\d+:\d\d\b")
"""What a clock shows looks much like one."""

OPEN = (TableScreen, HandStrip, TileButton, FlyingTile, QGraphicsView, QGraphicsItem)
"""What shows tiles or the layout, or holds what does."""
KNOWING = (*OPEN, TurnView, TurnResultView, CountView)
"""What knows tiles, besides the referee."""


def names_tile(text: str) -> bool:
    return NAMED.search(TIME.sub("", text)) is not None


def told(window: Window) -> list[str]:
    """What would tell of a tile now: widgets, texts, titles, clipboard, speech."""
    found = [f"widget {type(one).__name__}" for one in _all_open()]
    for kind, text in (*_texts(), *_spoken(), *_clipboard(), *_titles()):
        if names_tile(text):
            found.append(f"{kind}: {text}")
    return found + [f"memory: {what}" for what in _reachable(window)]


def knowing_objects() -> list[object]:
    """Python objects that know tiles, dead ones not yet swept away included."""
    return [one for one in gc.get_objects() if isinstance(one, KNOWING)]


def _all_open() -> list[QWidget]:
    return [one for one in QApplication.allWidgets() if isinstance(one, OPEN)]


def _texts() -> Iterator[tuple[str, str]]:
    """Every text that any widget has for whatever use."""
    for widget in QApplication.allWidgets():
        if _is_rules(widget):
            continue
        for one in (widget, *_parts(widget)):
            yield from _properties(one)
        if isinstance(widget, QComboBox):
            for index in range(widget.count()):
                yield "entry", widget.itemText(index)
        for action in widget.actions():
            yield "action", f"{action.text()} {action.toolTip()} {action.statusTip()}"


def _parts(widget: QWidget) -> list[QObject]:
    return [one for one in widget.children() if not isinstance(one, QWidget)]


def _properties(one: QObject) -> Iterator[tuple[str, str]]:
    kind: Any = type(one)
    for name in _text_properties(kind):
        yield name, one.property(name)
    for raw in one.dynamicPropertyNames():
        key = _plain(raw)
        # Qt keeps things there that Python has no type for: no texts.
        with suppress(RuntimeError):
            yield key, str(one.property(key))


@cache
def _text_properties(kind: Any) -> tuple[str, ...]:
    known: QMetaObject = kind.staticMetaObject
    every = (known.property(number) for number in range(known.propertyCount()))
    texts = (_plain(one.name()) for one in every if _plain(one.typeName()) == "QString")
    return tuple(name for name in texts if name != "styleSheet")


def _plain(name: Any) -> str:
    """A name of Qt's, which comes as text or as bytes."""
    return name if isinstance(name, str) else bytes(name).decode()


def _is_rules(widget: QWidget) -> bool:
    """The guide speaks of tiles, but of nobody's."""
    above: QWidget | None = widget
    while above is not None:
        if isinstance(above, QTextBrowser):
            return True
        above = above.parentWidget()
    return False


def _spoken() -> Iterator[tuple[str, str]]:
    """The tree that assistive technology walks."""
    app = QCoreApplication.instance()
    assert app is not None
    root = QAccessible.queryAccessibleInterface(app)
    assert root is not None
    # The application itself is described by a path, which may hold anything.
    for number in range(root.childCount()):
        yield from _spoken_below(root.child(number))


def _spoken_below(at: QAccessibleInterface) -> Iterator[tuple[str, str]]:
    shown = at.object()
    if isinstance(shown, QWidget) and _is_rules(shown):
        return
    for kind in QAccessible.Text:
        if kind is not QAccessible.Text.UserText:
            yield f"spoken {kind.name}", at.text(kind)
    for number in range(at.childCount()):
        child = at.child(number)
        if child is not None:
            yield from _spoken_below(child)


def _clipboard() -> Iterator[tuple[str, str]]:
    board = QApplication.clipboard()
    modes = [QClipboard.Mode.Clipboard]
    if board.supportsSelection():
        modes.append(QClipboard.Mode.Selection)
    for mode in modes:
        yield "clipboard", board.text(mode=mode)
        data: Any = board.mimeData(mode)
        for form in data.formats() if data is not None else ():
            yield "clipboard", bytes(data.data(form).data()).decode("utf-8", "replace")
            yield "clipboard", form


def _titles() -> Iterator[tuple[str, str]]:
    for window in QGuiApplication.allWindows():
        yield "title", window.title()
        yield "title", window.filePath()
    yield "title", QGuiApplication.applicationDisplayName()


def _reachable(window: Window) -> list[str]:
    """Tiles in what Python can get at from the window, short of the referee."""
    found: list[str] = []
    seen: set[int] = set()
    waiting: list[Any] = [window]
    while waiting:
        one = waiting.pop()
        if id(one) in seen:
            continue
        seen.add(id(one))
        if isinstance(one, Tile | Layout):
            found.append(type(one).__name__)
        elif isinstance(one, str):
            found += [one] if names_tile(one) else []
        else:
            waiting += _next(one)
    return found


def _next(one: Any) -> list[Any]:
    if isinstance(one, Referee) or (isinstance(one, QWidget) and _is_rules(one)):
        return []
    if isinstance(one, QObject):
        return [*vars(one).values(), *one.children()]
    if isinstance(one, dict):
        return [*one.keys(), *one.values()]
    if isinstance(one, list | tuple | set | frozenset):
        return list(one)
    if isinstance(one, MethodType):
        return [one.__self__]
    if isinstance(one, partial):
        return [one.func, *one.args, *one.keywords.values()]
    if type(one).__module__.startswith("spectacular_bid"):
        return gc.get_referents(one)
    return []
