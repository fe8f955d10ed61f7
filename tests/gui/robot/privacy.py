"""What a hand-off may not show, nor hold anywhere in the window."""

import re

from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QGraphicsView,
    QLabel,
    QLineEdit,
    QTextBrowser,
    QWidget,
)

from spectacular_bid.gui.screens.table import TableScreen
from spectacular_bid.gui.widgets.tile_button import FlyingTile, TileButton
from spectacular_bid.gui.widgets.tile_row import TileRow
from spectacular_bid.gui.window import Window

TILE = re.compile(r"\b[0-6]-[0-6]\b")
SHOWING = (TileButton, FlyingTile, TileRow, QGraphicsView, TableScreen)
"""What can show a tile or the layout."""


def leaks(window: Window) -> list[str]:
    """Everything by which a covered window would give a tile or the layout away."""
    found = [
        f"{type(widget).__name__} {widget.objectName()}"
        for widget in (*window.findChildren(QWidget), *_all_attached())
        if isinstance(widget, SHOWING)
    ]
    for widget in (window, *window.findChildren(QWidget)):
        if not _is_rules(widget):
            found += [f"{widget.objectName()}: {text}" for text in _tile_texts(widget)]
    clipboard = QApplication.clipboard().text()
    return found + [text for text in (clipboard,) if TILE.search(text)]


def _all_attached() -> list[QWidget]:
    """Every widget of the program that can still be seen or found."""
    return [
        widget
        for widget in QApplication.allWidgets()
        if widget.isVisible() or _attached(widget.window())
    ]


def _attached(top: QWidget) -> bool:
    return isinstance(top, Window) and top.isVisible()


def _is_rules(widget: QWidget) -> bool:
    """The guide speaks of tiles, but of nobody's."""
    parent: QWidget | None = widget
    while parent is not None:
        if isinstance(parent, QTextBrowser):
            return True
        parent = parent.parentWidget()
    return False


def _tile_texts(widget: QWidget) -> list[str]:
    texts = [
        widget.objectName(),
        widget.accessibleName(),
        widget.accessibleDescription(),
        widget.accessibleIdentifier(),
        widget.toolTip(),
        widget.statusTip(),
        widget.whatsThis(),
        widget.windowTitle(),
    ]
    if isinstance(widget, QLabel | QAbstractButton | QLineEdit):
        texts.append(widget.text())
    return [text for text in texts if TILE.search(text)]
