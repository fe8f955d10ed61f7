"""The pseudo-language is longer than English, and keeps what must stay."""

import pytest
from PySide6.QtCore import QCoreApplication

from spectacular_bid.gui.counted import Counted
from tests.gui import pseudo
from tests.gui.conftest import DeskMaker
from tests.gui.pseudo import LONGER, lengthened

pytestmark = pytest.mark.gui


@pytest.mark.parametrize(
    "text", ["Bid", "Back to the match", "Paying it all loses the match, at once."]
)
def test_words_are_forty_percent_longer(text: str) -> None:
    assert len(lengthened(text)) >= (1 + LONGER) * len(text)


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("{name} drew %n tile(s).", ["{name}", "%n"]),
        ("Draw a tile (D)", ["(D)"]),
        ("Guide F1", ["F1"]),
        ("or hold Space or Enter for a moment", ["Space", "Enter"]),
    ],
)
def test_places_and_keys_stay(text: str, kept: list[str]) -> None:
    assert [one for one in kept if one not in lengthened(text)] == []


def test_it_can_be_told_from_english_at_sight(desks: DeskMaker) -> None:
    with pseudo.spoken():
        desks()
        spoken = QCoreApplication.translate("Menu", "Menu")
    assert spoken == lengthened("Menu") != "Menu"


def test_it_has_a_singular_and_a_plural(desks: DeskMaker) -> None:
    with pseudo.spoken():
        desks()
        told = Counted().tiles(1), Counted().tiles(2)
    assert told == (lengthened("1 tile"), lengthened("2 tiles"))
