"""Nothing is painted while nothing moves, and a running clock paints itself alone."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import QEvent, QEventLoop, QObject, QRect, QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from spectacular_bid.gui.widgets.clock_widget import ClockWidget
from spectacular_bid.referee.time_source import SystemTime
from tests.gui.conftest import DeskMaker
from tests.gui.desk import Desk

pytestmark = [pytest.mark.gui, pytest.mark.slow, pytest.mark.alone]

SETTLING_MS = 400
"""For what still had to be painted when the screen changed."""
STILL_MS = 2500
WATCHED_MS = 5500
MOST_OF_A_CORE = 0.01


class PaintWatch(QObject):
    """Notes what is painted, and where in the window."""

    def __init__(self) -> None:
        super().__init__()
        self.painted: list[tuple[str, QRect]] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent) and isinstance(watched, QWidget):
            window = watched.window()
            corner = watched.mapTo(window, event.rect().topLeft())
            kind = f"{type(watched).__name__} {watched.objectName()}"
            self.painted.append((kind, QRect(corner, event.rect().size())))
        return False


@contextmanager
def watching(app: QApplication) -> Iterator[PaintWatch]:
    watch = PaintWatch()
    app.installEventFilter(watch)
    yield watch
    app.removeEventFilter(watch)


def live(ms: int) -> None:
    """Let the program run as it does for its users."""
    loop = QEventLoop()
    QTimer.singleShot(ms, loop, loop.quit)
    loop.exec()


def painted_on(app: QApplication, reach: Callable[[], None], ms: int) -> PaintWatch:
    reach()
    live(SETTLING_MS)
    with watching(app) as watch:
        live(ms)
    return watch


@pytest.fixture
def timed_desk(desks: DeskMaker) -> Desk:
    """Its clocks are the computer's."""
    return desks(time=SystemTime(), size=(1280, 800))


def test_nothing_is_painted_while_all_stands_still(
    qapp: QApplication, timed_desk: Desk
) -> None:
    for reach in (lambda: None, timed_desk.deal, lambda: timed_desk.press("start")):
        assert painted_on(qapp, reach, STILL_MS).painted == [], timed_desk.screen
    assert timed_desk.screen == "handoffScreen"


def test_a_running_clock_paints_its_own_area_only(
    qapp: QApplication, timed_desk: Desk
) -> None:
    watch = painted_on(qapp, timed_desk.turn, STILL_MS)
    (clock,) = (
        one
        for one in timed_desk.window.findChildren(ClockWidget)
        if one.face.running and one.isVisible()
    )
    area = QRect(clock.mapTo(timed_desk.window, clock.rect().topLeft()), clock.size())
    assert [each for each in watch.painted if not area.contains(each[1])] == []
    # The bar lends the clock its ground; nothing farther below is painted.
    kinds = {kind for kind, _ in watch.painted}
    assert kinds == {f"ClockWidget {clock.objectName()}", "PlayerBar "}


def test_a_running_clock_leaves_the_computer_in_peace(
    timed_desk: Desk, capsys: pytest.CaptureFixture[str]
) -> None:
    timed_desk.turn()
    live(SETTLING_MS)
    share = min(share_of_a_core(WATCHED_MS) for _ in range(3))
    with capsys.disabled():
        print(f"\na running clock takes {share:.2%} of a core")  # noqa: T201
    assert share < MOST_OF_A_CORE


def share_of_a_core(ms: int) -> float:
    """What the program takes; the best of some is what others let it have."""
    began, used = time.perf_counter(), time.process_time()
    live(ms)
    return (time.process_time() - used) / (time.perf_counter() - began)
