"""The program before a witness, in a world where only tiles have colours."""

from collections.abc import Callable

import pytest

from spectacular_bid.gui import preferences
from spectacular_bid.gui.screens import handoff
from tests.gui.conftest import DeskMaker, _first_look, desk, desks, qapp
from tests.gui.desk import Desk
from tests.privacy.black_and_white import take_colours_away
from tests.privacy.witness import WatchedWindow, Witness

__all__ = ["_first_look", "desk", "desks", "qapp"]

WatchedDesk = tuple[Desk, Witness]
WatchedDesks = Callable[..., WatchedDesk]


@pytest.fixture
def watched(desks: DeskMaker, monkeypatch: pytest.MonkeyPatch) -> WatchedDesks:
    """Makes desks with a witness before each."""
    take_colours_away(monkeypatch)
    monkeypatch.setattr(handoff, "HOLD_MS", 1)
    monkeypatch.setattr(preferences, "Window", WatchedWindow)

    def make(**options: object) -> WatchedDesk:
        witness = WatchedWindow.witness = Witness()
        desk = desks(**options)
        desk.settings.sound = False
        witness.program = desk.program
        return desk, witness

    return make
