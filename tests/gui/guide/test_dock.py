"""The guide beside the table: in the window's language, at the right place."""

from random import Random

import pytest
from PySide6.QtWidgets import QApplication, QTextBrowser

from spectacular_bid.core.clock import RESERVE_MS
from spectacular_bid.gui.areas import course_in
from spectacular_bid.gui.board.geometry import arrange
from tests.gui.board.lines_of_play import nasty
from tests.gui.conftest import DeskMaker
from tests.gui.desk import Desk
from tests.manual_time import SECOND

pytestmark = pytest.mark.gui


def text(desk: Desk) -> str:
    return desk.find(QTextBrowser, "guideText").toPlainText()


def test_the_guide_speaks_the_language_of_the_window(desks: DeskMaker) -> None:
    desk = desks(language="it")
    desk.press("openGuide")
    assert "fantino" in text(desk).casefold()


def test_the_guide_changes_its_language_with_the_window(desk: Desk) -> None:
    desk.hand_off()
    desk.press("openGuide")
    english = text(desk)
    desk.speak("it")
    assert text(desk) != english
    assert desk.has("guide")


def test_the_button_opens_and_closes_the_guide(desk: Desk) -> None:
    desk.turn()
    desk.press("openGuide")
    assert desk.has("guide")
    desk.press("openGuide")
    assert not desk.has("guide")


def test_the_guide_covers_neither_clock_nor_hand(desk: Desk) -> None:
    desk.turn()
    desk.press("openGuide")
    for name in ("clock0", "clock1", "tile-6-6", "tile-6-0"):
        assert desk.has(name)
    # Pressed where it stands: the guide does not lie over it.
    desk.play("6-6")
    assert desk.screen == "handoffScreen"


def test_reading_costs_time(desk: Desk) -> None:
    desk.turn()
    desk.press("openGuide")
    desk.time.go_on(30 * SECOND)
    assert desk.referee.clocks().reserves.zero == RESERVE_MS - 20 * SECOND


def test_the_guide_stays_open_from_screen_to_screen(desk: Desk) -> None:
    desk.turn()
    desk.press("openGuide")
    desk.play("6-6")
    desk.press("reveal")
    assert desk.has("guide")


def test_the_longest_line_of_play_is_legible_beside_the_guide(desk: Desk) -> None:
    desk.window.resize(1024, 640)
    desk.turn()
    desk.press("openGuide")
    QApplication.processEvents()
    board = course_in(desk.window.stage.width(), desk.window.stage.height()).board
    random = Random(5)
    lines = [nasty(random)[-1] for _ in range(60)]
    assert min(arrange(one, board.width, board.height).across_px for one in lines) >= 26
