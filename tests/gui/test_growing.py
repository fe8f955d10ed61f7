"""On a large screen everything is larger, not just the words."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton

from spectacular_bid.languages import LANGUAGES
from tests.gui.conftest import DeskMaker
from tests.gui.desk import Desk, swept

STEPS = [(1100, 700), (1270, 770), (1600, 1000), (1280, 800), (1024, 640)]


@pytest.mark.parametrize("size", [(1280, 800), (2560, 1440), (3840, 2160)])
def test_no_button_of_the_last_screen_is_cut(
    desks: DeskMaker, size: tuple[int, int]
) -> None:
    desk = desks(size=size)
    swept()
    desk.turn()
    desk.press("menu", "resign", "confirm")
    assert desk.screen == "overScreen"
    swept()
    for name in ("rematch", "saveRecord", "leave"):
        shown = desk.find(QAbstractButton, name)
        assert shown.width() >= shown.sizeHint().width()


def judge_corner(desk: Desk) -> None:
    swept()
    corner = desk.window._corner
    right = desk.window.stage.width() - 1
    assert corner.size() == corner.sizeHint()
    assert corner.geometry().right() <= right
    for name in ("openGuide", "menu"):
        shown = corner.findChild(QAbstractButton, name)
        assert shown is not None
        assert shown.width() >= shown.sizeHint().width()


@pytest.mark.parametrize("panel", ["", "menu", "settings"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_corner_fits_its_words_at_every_size(
    desks: DeskMaker, language: str, panel: str
) -> None:
    desk = desks(language=language)
    desk.turn()
    if panel:
        desk.press(*dict.fromkeys(("menu", panel)))
    for size in STEPS:
        desk.window.resize(*size)
        judge_corner(desk)


def test_the_corner_fits_its_words_after_the_full_screen(desk: Desk) -> None:
    desk.turn()
    for _ in range(2):
        desk.type(Qt.Key.Key_F11)
        judge_corner(desk)


def test_a_panel_lies_over_the_corner_at_every_size(desk: Desk) -> None:
    desk.turn()
    desk.press("menu")
    desk.window.resize(*STEPS[1])
    swept()
    stage, shown = desk.window.stage, desk.find(QAbstractButton, "openGuide")
    assert stage.childAt(shown.mapTo(stage, shown.rect().center())) is not shown
