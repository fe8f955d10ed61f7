"""What drives a motion, and that it leaves nothing behind."""

import pytest
import shiboken6
from PySide6.QtCore import QAbstractAnimation, QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from spectacular_bid.gui.motion.driver import Motion
from spectacular_bid.gui.motion.interrupt import Interrupt
from tests.gui.turns import show

pytestmark = pytest.mark.gui


@pytest.fixture
def widget(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    show(qtbot, made)
    return made


def test_a_motion_shows_its_first_moment_at_once(widget: QWidget) -> None:
    moments: list[int] = []
    motion = Motion(400, moments.append, widget)
    motion.begin()
    assert moments[0] == 0
    assert motion.is_running
    motion.stop()


def test_a_motion_ends_by_itself_with_its_last_moment(
    qtbot: QtBot, widget: QWidget
) -> None:
    moments: list[int] = []
    motion = Motion(60, moments.append, widget)
    motion.begin()
    qtbot.waitUntil(lambda: not motion.is_running)
    assert moments == sorted(moments)
    assert moments[-1] == 60


def test_the_rest_of_a_motion_can_be_skipped(widget: QWidget) -> None:
    moments: list[int] = []
    motion = Motion(400, moments.append, widget)
    motion.begin()
    motion.finish()
    assert (moments[-1], motion.is_running) == (400, False)


def test_a_motion_that_has_not_begun_has_nothing_to_skip(widget: QWidget) -> None:
    moments: list[int] = []
    Motion(400, moments.append, widget).finish()
    assert moments == []


def test_a_motion_goes_with_its_widget(qtbot: QtBot, widget: QWidget) -> None:
    child = QWidget(widget)
    motion: QAbstractAnimation = Motion(400, lambda _at: None, child)
    motion.start()
    child.deleteLater()
    qtbot.waitUntil(lambda: not shiboken6.isValid(motion))


def test_any_key_skips_the_rest_and_is_heard_all_the_same(
    qtbot: QtBot, widget: QWidget
) -> None:
    motion = Motion(5000, lambda _at: None, widget)
    motion.begin()
    interrupt = Interrupt(motion, widget.windowHandle())
    keys: list[QEvent.Type] = []
    widget.keyPressEvent = lambda event: keys.append(event.type())  # type: ignore[method-assign]
    nothing = Qt.KeyboardModifier.NoModifier
    event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_D, nothing)
    QApplication.sendEvent(widget.windowHandle(), event)
    assert not motion.is_running
    assert keys == [QEvent.Type.KeyPress]
    qtbot.waitUntil(lambda: not shiboken6.isValid(interrupt))
