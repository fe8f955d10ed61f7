"""What moves in a match, and when."""

import pytest
from PySide6.QtWidgets import QWidget

from spectacular_bid.gui.motion.driver import Motion
from spectacular_bid.gui.screens.result import ResultScreen
from spectacular_bid.gui.screens.table import TableScreen
from tests.gui.conftest import DeskMaker
from tests.gui.desk import Desk

pytestmark = pytest.mark.gui


@pytest.fixture
def moving(desks: DeskMaker) -> Desk:
    """Seat 0 opens with 6-6, and seat 1 has nothing that fits."""
    return desks(animations=True)


def moves(desk: Desk) -> bool:
    shown: QWidget | None = desk.window.screen_widget
    assert shown is not None
    return any(motion.is_running for motion in shown.findChildren(Motion))


def drawing(desk: Desk) -> Desk:
    """Up to the turn in which seat 1 has to draw."""
    desk.turn()
    desk.play("6-6")
    desk.press("skip", "reveal")
    assert desk.screen == "tableScreen"
    return desk


def test_a_deal_moves_and_start_works_at_once(moving: Desk) -> None:
    moving.deal()
    assert moves(moving)
    moving.press("start")
    assert moving.screen == "handoffScreen"
    assert not moves(moving)


def test_a_played_tile_sets_out_from_where_it_lay_in_the_hand(moving: Desk) -> None:
    moving.turn()
    button = moving.find(QWidget, "tile-6-6")
    screen = moving.window.screen_widget
    assert isinstance(screen, TableScreen)
    lay = button.mapTo(screen, button.rect().center())
    moving.play("6-6")
    result = moving.window.screen_widget
    assert isinstance(result, ResultScreen)
    assert moves(moving)
    start = result._motion._start
    assert start is not None
    assert abs(start.x - lay.x()) < 3
    assert abs(start.y - lay.y()) < button.height() / 8


def test_a_skipped_result_moves_no_more(moving: Desk) -> None:
    moving.turn()
    moving.play("6-6")
    moving.press("skip")
    assert moving.screen == "handoffScreen"
    assert not moves(moving)


def test_a_tile_comes_in_when_it_is_drawn(moving: Desk) -> None:
    drawing(moving)
    assert not moves(moving)
    moving.press("draw")
    assert moves(moving)


def test_a_tile_drawn_before_does_not_come_in_again(moving: Desk) -> None:
    drawing(moving).press("draw")
    assert moving.screen == "tableScreen"
    moving.program._on_hide()
    moving.press("reveal")
    assert moving.screen == "tableScreen"
    assert not moves(moving)


def test_without_animations_nothing_moves_anywhere(desks: DeskMaker) -> None:
    desk = desks(animations=False)
    desk.deal()
    assert not moves(desk)
    desk.press("start", "reveal")
    desk.play("6-6")
    assert desk.screen == "handoffScreen"
    desk.press("reveal", "draw")
    assert not moves(desk)
