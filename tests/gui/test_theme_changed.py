"""Colours change while the program runs, and nothing else does."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit
from pytestqt.qtbot import QtBot

from spectacular_bid.core.seats import Seat
from spectacular_bid.gui.palettes import MOONLIGHT
from spectacular_bid.gui.settings import SurroundChoice
from spectacular_bid.gui.style import style_sheet
from spectacular_bid.gui.theme import Theme, seat_colour, theme, wear
from spectacular_bid.gui.widgets.clock_widget import ClockWidget
from tests.gui.conftest import DeskMaker
from tests.gui.desk import Desk
from tests.gui.robot.privacy import leaks
from tests.gui.turns import FOUR_ARMS, Sitting, turn


def system_turns(scheme: Qt.ColorScheme) -> None:
    """Say what a system says whose users change to a light or a dark look."""
    QGuiApplication.styleHints().colorSchemeChanged.emit(scheme)


def colour_at(desk: Desk, x: int, y: int) -> str:
    return desk.window.grab().toImage().pixelColor(x, y).name()


def test_a_system_that_says_nothing_has_the_dark_turf(desk: Desk) -> None:
    assert theme().surround.is_dark
    assert theme().table.name == "turf"


def test_the_surround_follows_the_system_while_running(desk: Desk) -> None:
    system_turns(Qt.ColorScheme.Light)
    assert not theme().surround.is_dark
    light = colour_at(desk, 5, 5)
    system_turns(Qt.ColorScheme.Dark)
    assert theme().surround.is_dark
    assert colour_at(desk, 5, 5) != light


def test_a_start_looks_as_the_system_was_until_that_is_asked(desks: DeskMaker) -> None:
    desk = desks()
    system_turns(Qt.ColorScheme.Light)
    desk.close()
    again = desks()
    assert not theme().surround.is_dark
    # Then the window is seen, and here the system says nothing.
    QApplication.processEvents()
    QApplication.processEvents()
    assert theme().surround.is_dark
    assert again.screen == "startScreen"


@pytest.mark.parametrize("choice", [SurroundChoice.LIGHT, SurroundChoice.DARK])
def test_a_chosen_surround_stays_whatever_the_system_says(
    desk: Desk, choice: SurroundChoice
) -> None:
    desk.press("settings", f"surround-{choice}")
    for scheme in (Qt.ColorScheme.Light, Qt.ColorScheme.Dark):
        system_turns(scheme)
        assert theme().surround.is_dark is (choice is SurroundChoice.DARK)


def test_a_new_start_has_the_look_of_the_last_one(desks: DeskMaker) -> None:
    desk = desks()
    desk.press("settings", "table-moonlight", "surround-light")
    desk.close()
    desks()
    assert theme().table.name == "moonlight"
    assert not theme().surround.is_dark


def test_another_table_changes_nothing_but_colours(desk: Desk) -> None:
    desk.turn()
    screen, before = desk.window.screen_widget, desk.referee.revision
    felt = colour_at(desk, 300, 250)
    desk.press("menu", "settings", "table-clubhouse", "closeSettings")
    assert desk.window.screen_widget is screen
    assert desk.referee.revision == before
    assert colour_at(desk, 300, 250) != felt


def test_a_chosen_tile_stays_chosen(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, turn(FOUR_ARMS, "5-4 1-1"))
    sitting.click("tile-5-4")
    lit = sitting.lit()
    wear(Theme(MOONLIGHT, MOONLIGHT.light))
    sitting.table.setStyleSheet(style_sheet())
    assert lit
    assert sitting.lit() == lit


def test_typed_names_stay(desk: Desk) -> None:
    desk.write_names("Zoë", "Ugo")
    desk.press("settings", "table-clubhouse", "surround-light", "closeSettings")
    assert desk.find(QLineEdit, "nameSeat0").text() == "Zoë"
    assert desk.find(QComboBox, "language").currentData() == "en"


def test_covered_tiles_stay_covered(desk: Desk) -> None:
    desk.turn()
    desk.type(Qt.Key.Key_H)
    system_turns(Qt.ColorScheme.Light)
    desk.press("menu", "settings", "table-moonlight", "surround-dark", "closeSettings")
    assert desk.screen == "handoffScreen"
    assert leaks(desk.window) == []


def test_a_clock_takes_the_new_colours_at_once(desk: Desk) -> None:
    desk.turn()
    system_turns(Qt.ColorScheme.Light)
    faces = {
        seat: desk.find(ClockWidget, f"clock{seat:d}").face.colour for seat in Seat
    }
    assert faces[Seat.ZERO] == seat_colour(Seat.ZERO).text
    assert faces[Seat.ONE] == theme().surround.muted
