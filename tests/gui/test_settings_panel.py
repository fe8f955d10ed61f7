"""The settings are changed in one panel, each at once."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractButton, QDialog, QWidget

from spectacular_bid.gui.settings import Settings, SurroundChoice
from tests.gui.conftest import DeskMaker
from tests.gui.desk import Desk
from tests.gui.robot.privacy import leaks

Opener = Callable[[Desk], None]
ACTIVE = Qt.ApplicationState.ApplicationActive
INACTIVE = Qt.ApplicationState.ApplicationInactive


def another_program_comes() -> None:
    """Say what Qt says then."""
    QGuiApplication.instance().applicationStateChanged.emit(INACTIVE)  # type: ignore[union-attr]


def is_down(desk: Desk, name: str) -> bool:
    return desk.find(QAbstractButton, name).isChecked()


@pytest.mark.parametrize("keys", [False, True])
def test_everything_can_be_set_by_mouse_or_keyboard(
    desks: DeskMaker, keys: bool
) -> None:
    desk = desks(keys=keys, animations=True)
    desk.press("settings", "surround-light")
    desk.press("animations", "sound", "coverOnLeave")
    stored = Settings(desk.folder)
    assert stored.surround is SurroundChoice.LIGHT
    assert (stored.animations, stored.sound, stored.cover_on_leave) == (False,) * 3
    desk.press("sound")
    assert desk.settings.sound
    desk.press("closeSettings")
    assert not desk.has("settingsPanel")


def test_arrows_choose_a_table(desk: Desk) -> None:
    desk.press("settings")
    desk.find(QWidget, "table-turf").setFocus()
    desk.type(Qt.Key.Key_Right)
    desk.type(Qt.Key.Key_Space)
    assert desk.settings.table == "clubhouse"


def test_it_opens_from_the_menu_too_and_esc_closes_it(desk: Desk) -> None:
    desk.turn()
    desk.press("menu", "settings")
    assert desk.has("settingsPanel")
    desk.type(Qt.Key.Key_Escape)
    assert not desk.has("settingsPanel")
    assert desk.screen == "tableScreen"


def test_it_shows_what_is_set(desk: Desk) -> None:
    desk.settings.surround = SurroundChoice.DARK
    desk.settings.table = "moonlight"
    desk.settings.sound = False
    desk.press("settings")
    assert is_down(desk, "surround-dark")
    assert is_down(desk, "table-moonlight")
    assert is_down(desk, "language-en")
    assert is_down(desk, "coverOnLeave")
    assert not is_down(desk, "sound")


def test_another_language_keeps_the_panel_open(desk: Desk) -> None:
    desk.deal()
    desk.press("menu", "settings", "language-it")
    assert desk.has("settingsPanel")
    assert "Impostazioni" in desk.words()
    assert desk.find(QWidget, "language-it").hasFocus()


def test_everything_in_it_can_be_named(desk: Desk) -> None:
    desk.press("settings")
    panel = desk.find(QWidget, "settingsPanel")
    for one in panel.findChildren(QAbstractButton):
        assert one.accessibleName()
        assert one.accessibleIdentifier() == one.objectName()


def test_full_screen_by_the_panel_and_by_f11(desk: Desk) -> None:
    desk.press("settings", "fullScreen")
    assert desk.window.isFullScreen()
    desk.type(Qt.Key.Key_F11)
    assert not desk.window.isFullScreen()
    assert not is_down(desk, "fullScreen")


def test_tiles_are_covered_when_another_program_comes_and_the_clock_runs_on(
    desk: Desk,
) -> None:
    desk.turn()
    running = desk.referee.clocks().running
    another_program_comes()
    assert desk.screen == "handoffScreen"
    assert desk.referee.clocks().running is running
    assert leaks(desk.window) == []
    desk.press("reveal")
    assert desk.screen == "tableScreen"


def test_tiles_stay_open_if_that_is_wanted(desk: Desk) -> None:
    desk.turn()
    desk.settings.cover_on_leave = False
    another_program_comes()
    assert desk.screen == "tableScreen"


def test_a_dialog_of_our_own_covers_nothing(desk: Desk) -> None:
    desk.turn()
    dialog = QDialog(desk.window)
    dialog.open()
    another_program_comes()
    assert desk.screen == "tableScreen"
    dialog.done(0)


@pytest.mark.parametrize("screen", ["start", "deal", "hand_off"])
def test_leaving_changes_nothing_where_no_tile_lies_open(
    desk: Desk, screen: str
) -> None:
    if screen != "start":
        getattr(desk, screen)()
    before = desk.window.screen_widget
    another_program_comes()
    assert desk.window.screen_widget is before
