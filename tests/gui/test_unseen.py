"""Drawing without a screen."""

import os
import sys
from pathlib import Path

import pytest

from spectacular_bid.gui.unseen import go_without_screen


@pytest.fixture(autouse=True)
def surroundings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "environ", {"WINDIR": "WINDOWS"})


@pytest.mark.parametrize("system", ["linux", "darwin", "win32"])
def test_no_screen_is_asked_for(system: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", system)
    go_without_screen()
    assert os.environ["QT_QPA_PLATFORM"] == "offscreen"


def test_on_windows_the_fonts_are_those_of_the_system(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    go_without_screen()
    assert Path(os.environ["QT_QPA_FONTDIR"]) == Path("WINDOWS") / "Fonts"


def test_fonts_that_somebody_has_chosen_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    os.environ["QT_QPA_FONTDIR"] = "chosen"
    go_without_screen()
    assert os.environ["QT_QPA_FONTDIR"] == "chosen"
