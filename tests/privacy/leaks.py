"""Deliberate leaks, each by another way, that a witness has to find."""

import sys
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QTimer
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget

from spectacular_bid.core.tiles import TILES_BY_TEXT
from spectacular_bid.gui.drawing.tiles import paint_tile
from spectacular_bid.gui.match_flow import MatchFlow
from spectacular_bid.gui.screens.handoff import HandoffScreen
from spectacular_bid.gui.window import Window
from spectacular_bid.views.screens import TurnView

Patch = Callable[[pytest.MonkeyPatch], None]
TILE = TILES_BY_TEXT["6-4"]


def pixels(patch: pytest.MonkeyPatch) -> None:
    """A tile shines through, faintly."""
    paint = HandoffScreen.paintEvent

    def leaking(screen: HandoffScreen, event: QPaintEvent) -> None:
        paint(screen, event)
        painter = QPainter(screen)
        painter.setOpacity(0.04)
        paint_tile(painter, QPointF(60, 60), 20, TILE)
        painter.end()

    patch.setattr(HandoffScreen, "paintEvent", leaking)


def late_cover(patch: pytest.MonkeyPatch) -> None:
    """The seat changes first, and the cover comes a frame later."""
    show = MatchFlow.show

    def late(flow: MatchFlow) -> None:
        if flow._screen is not None:
            flow._screen.update()
        QTimer.singleShot(5, flow, partial(show, flow))

    patch.setattr(MatchFlow, "show", late)


def leftover(patch: pytest.MonkeyPatch) -> None:
    """The old screen is hidden only, and lives on below the new one."""
    show = Window.show_screen

    def keeping(window: Window, screen: QWidget, *, with_menu: bool = True) -> None:
        old = window.screen_widget
        show(window, screen, with_menu=with_menu)
        if old is not None and old.objectName() == "tableScreen":
            patch.setattr(old, "deleteLater", lambda: None, raising=False)
            old.setParent(window.stage)

    patch.setattr(Window, "show_screen", keeping)
    patch.setattr(QWidget, "deleteLater", lambda _widget: None)


def memory(patch: pytest.MonkeyPatch) -> None:
    """The window remembers the tile that was played."""

    def remember(screen: HandoffScreen) -> None:
        screen.window()._last = {"played": [TILE]}  # type: ignore[attr-defined]

    _when_shown(patch, remember)


def kept_view(patch: pytest.MonkeyPatch) -> None:
    """Something that the window does not know of keeps what a table showed."""
    make, kept = MatchFlow._table_screen, list[TurnView]()

    def keeping(flow: MatchFlow, view: TurnView) -> QWidget:
        kept.append(view)
        return make(flow, view)

    patch.setattr(MatchFlow, "_table_screen", keeping)


def _when_shown(
    patch: pytest.MonkeyPatch, leak: Callable[[HandoffScreen], Any]
) -> None:
    show = HandoffScreen.showEvent

    def leaking(screen: HandoffScreen, event: Any) -> None:
        show(screen, event)
        leak(screen)

    patch.setattr(HandoffScreen, "showEvent", leaking, raising=False)


def _on_button(leak: Callable[[QPushButton], Any]) -> Patch:
    def patch(patch: pytest.MonkeyPatch) -> None:
        def find(screen: HandoffScreen) -> None:
            button = screen.findChild(QPushButton, "reveal")
            assert button is not None
            leak(button)

        _when_shown(patch, find)

    return patch


def _in_window(leak: Callable[[QWidget], Any]) -> Patch:
    return lambda patch: _when_shown(patch, lambda screen: leak(screen.window()))


def _hidden_label(window: QWidget) -> None:
    label = QLabel("Anna holds 6-4", window)
    label.hide()


def _write(_window: QWidget) -> None:
    sys.stderr.write("played 6-4\n")


LEAKS: dict[str, tuple[Patch, str]] = {
    "pixels": (pixels, "pixels on handoffScreen"),
    "late cover": (late_cover, "pixels on tableScreen"),
    "leftover": (leftover, "widget TileButton"),
    "memory": (memory, "memory: Tile"),
    "kept view": (kept_view, "object TurnView"),
    "tooltip": (_on_button(lambda one: one.setToolTip("not 6-4")), "toolTip: not 6-4"),
    "status tip": (_on_button(lambda one: one.setStatusTip("6–4")), "statusTip: 6–4"),
    "description": (
        _on_button(lambda one: one.setAccessibleDescription("6-4 was played")),
        "spoken Description: 6-4 was played",
    ),
    "name": (
        _on_button(lambda one: one.setAccessibleName("holds 6-4")),
        "spoken Name: holds 6-4",
    ),
    "object name": (
        _in_window(lambda one: one.setObjectName("after-6-4")),
        "objectName: after-6-4",
    ),
    "property": (
        _on_button(lambda one: one.setProperty("last", "6-4")),
        "last: 6-4",
    ),
    "title": (
        _in_window(lambda one: one.setWindowTitle("6-4 played")),
        "windowTitle: 6-4 played",
    ),
    "hidden label": (_in_window(_hidden_label), "text: Anna holds 6-4"),
    "clipboard": (
        _in_window(lambda _one: QApplication.clipboard().setText("6-4")),
        "clipboard: 6-4",
    ),
    "log": (_in_window(_write), "written: played 6-4"),
}
"""Every leak, and what a witness says of it."""
