"""What cannot be done is explained, near where it was tried."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QLabel, QWidget

from tests.gui.conftest import DeskMaker
from tests.gui.desk import Desk
from tests.manual_time import stacked

pytestmark = pytest.mark.gui

FITS = "You hold a tile that fits: play it instead of drawing."
OPENING = "Nothing is drawn for the opening: it is played from the hand as dealt."
AUCTION = "Nothing is drawn during the auction: it decides who opens."


@pytest.fixture
def second(desks: DeskMaker) -> Desk:
    """A turn of a player who holds a tile that fits."""
    dealt = stacked("6-6 6-5 6-4 6-3 6-2 5-0 6-0", "6-1 5-5 5-4 5-3 5-2 5-1 4-4")
    desk = desks(shuffle=lambda: dealt)
    desk.turn()
    desk.play("6-6")
    desk.press("reveal")
    return desk


def box(desk: Desk, kind: type[QWidget], name: str) -> QRect:
    shown = desk.find(kind, name)
    return QRect(shown.mapTo(desk.window, QPoint()), shown.size())


def click_boneyard(desk: Desk) -> None:
    desk.robot._click(desk.find(QWidget, "boneyard"))


def test_a_click_on_the_boneyard_says_why_nothing_is_drawn(second: Desk) -> None:
    click_boneyard(second)
    assert second.message == FITS


def test_the_reason_stands_beside_the_boneyard(second: Desk) -> None:
    click_boneyard(second)
    yard, told = box(second, QWidget, "boneyard"), box(second, QLabel, "message")
    assert told.left() <= yard.center().x() <= told.right()
    assert 0 < told.center().y() - yard.bottom() < told.height()


def test_a_refused_tile_is_explained_above_the_hand(desk: Desk) -> None:
    desk.turn()
    click_boneyard(desk)
    desk.press("tile-6-5")
    told, middle = box(desk, QLabel, "message"), desk.window.rect().center().x()
    assert abs(told.center().x() - middle) <= 1


def test_an_opening_needs_no_draw(desk: Desk) -> None:
    desk.turn()
    desk.type(Qt.Key.Key_D)
    assert desk.message == OPENING


def test_an_auction_has_no_draw(desks: DeskMaker) -> None:
    desk = desks(seed=3)
    desk.deal()
    while not desk.has("forgo"):
        desk.robot.step()
    desk.type(Qt.Key.Key_D)
    assert desk.message == AUCTION
