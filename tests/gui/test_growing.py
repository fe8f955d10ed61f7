"""On a large screen everything is larger, not just the words."""

import pytest
from PySide6.QtWidgets import QAbstractButton

from tests.gui.conftest import DeskMaker
from tests.gui.desk import swept


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
