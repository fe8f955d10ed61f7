"""What the program says of itself: version, credit and licences."""

from importlib import metadata
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QTextBrowser

from spectacular_bid import __version__
from spectacular_bid.gui import about
from spectacular_bid.resources import resource
from tests.gui.desk import Desk

pytestmark = pytest.mark.gui

ROOT = Path(__file__).parents[2]
CREDIT = (
    "Spectacular Bid, a domino game by Christopher Haviland;"
    " this is its digital, automatic adaptation"
)


@pytest.fixture
def opened(desk: Desk) -> Desk:
    desk.press("about")
    return desk


def licences(desk: Desk) -> str:
    return desk.find(QTextBrowser, "licences").toPlainText()


def test_it_tells_version_and_credit(opened: Desk) -> None:
    assert opened.find(QLabel, "credit").text() == CREDIT
    assert __version__ in opened.find(QLabel, "version").text()


def test_its_words_can_be_selected(opened: Desk) -> None:
    selectable = Qt.TextInteractionFlag.TextSelectableByMouse
    assert opened.find(QLabel, "credit").textInteractionFlags() & selectable


@pytest.mark.parametrize(
    "said",
    [
        "Permission is hereby granted",
        "GNU Lesser General Public License, version 3",
        "links to them dynamically",
        "code.qt.io",
        "Hynek Schlawack",
        "tox-dev/platformdirs",
        "Python 3.",
    ],
)
def test_it_tells_what_is_shipped(opened: Desk, said: str) -> None:
    assert said in licences(opened)


def test_the_licence_shipped_is_the_project_s() -> None:
    shipped = resource(about.OWN_LICENCE).read_text("utf-8")
    assert shipped == (ROOT / "LICENSE").read_text("utf-8")


def test_what_cannot_be_told_of_a_package_is_left_out(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(name: str) -> str:
        raise metadata.PackageNotFoundError(name)

    for asked in ("version", "files"):
        monkeypatch.setattr(metadata, asked, missing)
    desk.press("about")
    assert "attrs · MIT · github.com" in " ".join(licences(desk).split())


def test_it_is_scrolled_by_keys_and_closed_by_esc(opened: Desk) -> None:
    bar = opened.find(QTextBrowser, "licences").verticalScrollBar()
    opened.type(Qt.Key.Key_PageDown)
    assert bar.value() > 0
    opened.type(Qt.Key.Key_Escape)
    assert not opened.has("aboutPanel")


def test_its_button_closes_it(opened: Desk) -> None:
    opened.press("closeAbout")
    assert not opened.has("aboutPanel")
    assert opened.screen == "startScreen"


def test_it_opens_from_the_menu_and_stops_no_clock(desk: Desk) -> None:
    desk.turn()
    desk.press("menu", "about")
    assert desk.has("aboutPanel")
    desk.time.go_on(13_000)
    assert desk.referee.clocks().running is not None
    assert desk.referee.clocks().reserves.zero == 117_000


@pytest.mark.parametrize("screen", ["deal", "hand_off"])
def test_it_opens_between_decisions(desk: Desk, screen: str) -> None:
    getattr(desk, screen)()
    desk.press("menu", "about")
    assert desk.has("aboutPanel")
