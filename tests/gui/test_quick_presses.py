"""Presses of the mouse right after one that changed the screen."""

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from spectacular_bid.gui.quick_presses import QuickPresses

pytestmark = pytest.mark.gui


class Pressed(QWidget):
    """Counts the presses that reach it."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0

    def mousePressEvent(self, _event: QMouseEvent) -> None:
        self.count += 1


class Watched:
    """A window that shows something else after every press it hears."""

    def __init__(self, qtbot: QtBot) -> None:
        self.shown = Pressed()
        qtbot.addWidget(self.shown)
        self.shown.show()
        qtbot.waitUntil(lambda: self.shown.windowHandle().isExposed())
        self.presses = QuickPresses(self.shown.windowHandle())

    def press(self, at: int) -> bool:
        before = self.shown.count
        place = QPointF(40, 40)
        for kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease):
            left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
            event = QMouseEvent(kind, place, place, left, left, none)
            event.setTimestamp(at)
            QApplication.sendEvent(self.shown.windowHandle(), event)
        heard = self.shown.count > before
        if heard:
            self.presses.note_change()
        return heard


@pytest.fixture
def watched(qtbot: QtBot) -> Watched:
    return Watched(qtbot)


def test_the_second_half_of_a_double_click_is_not_heard(watched: Watched) -> None:
    assert [watched.press(at) for at in (1000, 1150)] == [True, False]


def test_a_whole_burst_is_heard_once(watched: Watched) -> None:
    heard = [watched.press(1000 + 120 * number) for number in range(6)]
    assert heard == [True] + [False] * 5


def test_steady_clicking_is_heard_again(watched: Watched) -> None:
    heard = [watched.press(1000 + 300 * number) for number in range(7)]
    assert heard == [True, False, True, False, True, False, True]


def test_slow_clicking_is_always_heard(watched: Watched) -> None:
    assert all(watched.press(1000 + 450 * number) for number in range(4))
