"""The moment after a decision."""

from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from spectacular_bid.core.events import Why
from spectacular_bid.core.layout import Arm
from spectacular_bid.core.seats import Seat
from spectacular_bid.gui.screens.result import ResultScreen
from spectacular_bid.gui.screens.setting import TableSetting
from spectacular_bid.gui.widgets.tile_row import TileRow
from spectacular_bid.views.report import Deed, Transfer, TurnReport
from spectacular_bid.views.screens import TurnResultView
from tests.gui.turns import FOUR_ARMS, NAMES, STILL, show, standing, tile

pytestmark = pytest.mark.gui

SCORED = TurnReport(
    seat=Seat.ZERO,
    deed=Deed.PLAYED,
    arm=Arm.DOWN,
    ends=(5, 4, 3, 3),
    transfers=(Transfer(Why.ENDS, Seat.ZERO, 15),),
)
PASSED = TurnReport(seat=Seat.ZERO, deed=Deed.PASSED, drawn=2)


def result(qtbot: QtBot, report: TurnReport = SCORED, **given: Any) -> ResultScreen:
    values: dict[str, Any] = {"placed": tile("6-2"), "useless_draw": None}
    view = TurnResultView(standing(), report, FOUR_ARMS, **(values | given))
    screen = ResultScreen(view, TableSetting(NAMES, lambda: STILL))
    qtbot.addWidget(screen)
    screen.resize(1280, 800)
    show(qtbot, screen)
    return screen


def ends(screen: ResultScreen) -> list[str]:
    heard: list[str] = []
    screen.finished.connect(lambda: heard.append("finished"))
    return heard


def skip(screen: ResultScreen) -> QPushButton:
    found = screen.findChild(QPushButton, "skip")
    assert found is not None
    return found


def test_a_turn_result_goes_by_itself(qtbot: QtBot) -> None:
    screen = result(qtbot)
    heard = ends(screen)
    for timer in screen.findChildren(QTimer):
        timer.setInterval(0)
    qtbot.waitUntil(lambda: heard == ["finished"])


def test_a_click_anywhere_ends_it(qtbot: QtBot) -> None:
    screen = result(qtbot)
    heard = ends(screen)
    QTest.mouseClick(screen, Qt.MouseButton.LeftButton)
    assert heard == ["finished"]


def test_it_ends_once(qtbot: QtBot) -> None:
    screen = result(qtbot)
    heard = ends(screen)
    skip(screen).click()
    skip(screen).click()
    assert heard == ["finished"]


@pytest.mark.parametrize(
    "key",
    [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape],
)
def test_a_key_ends_it(qtbot: QtBot, key: Qt.Key) -> None:
    screen = result(qtbot)
    heard = ends(screen)
    focus = screen.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, key)
    assert heard == ["finished"]


def test_a_key_still_held_from_the_turn_does_not_end_it(qtbot: QtBot) -> None:
    screen = result(qtbot)
    heard = ends(screen)
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Return):
        nothing = Qt.KeyboardModifier.NoModifier
        event = QKeyEvent(QEvent.Type.KeyPress, key, nothing, "", True)
        QApplication.sendEvent(skip(screen), event)
    assert heard == []


def test_no_own_tile_can_be_touched(qtbot: QtBot) -> None:
    screen = result(qtbot)
    names = [one.objectName() for one in screen.findChildren(QAbstractButton)]
    assert names == ["skip"]


def test_the_points_are_told_in_words_and_numbers(qtbot: QtBot) -> None:
    screen = result(qtbot)
    told = screen.findChild(QLabel, "told")
    assert told is not None
    assert "5 + 4 + 3 + 3 = 15, 15 points from Bruno to Anna" in told.text()


def test_a_useless_draw_is_shown_to_its_owner(qtbot: QtBot) -> None:
    screen = result(qtbot, PASSED, placed=None, useless_draw=tile("1-0"))
    rows = [row.accessibleName() for row in screen.findChildren(TileRow)]
    assert rows.count("1-0") == 1


def test_otherwise_both_hands_lie_face_down(qtbot: QtBot) -> None:
    screen = result(qtbot)
    rows = screen.findChildren(TileRow)
    assert sorted(row.accessibleName()[0] for row in rows) == ["3", "5"]


def test_a_hidden_result_does_not_end(qtbot: QtBot) -> None:
    screen = result(qtbot)
    screen.hide()
    assert not any(timer.isActive() for timer in screen.findChildren(QTimer))
