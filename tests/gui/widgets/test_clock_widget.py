"""What a clock shows, and when it looks at the time."""

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from spectacular_bid.core.seats import Pair, Seat
from spectacular_bid.gui.widgets.clock_widget import ClockWidget, clock_face
from spectacular_bid.views.clocks import ClockView
from tests.gui.turns import show

pytestmark = pytest.mark.gui


def reading(
    running: Seat | None = Seat.ZERO, delay: int = 0, reserve: int = 60_000
) -> ClockView:
    return ClockView(running, delay, Pair(reserve, 120_000))


def clock(qtbot: QtBot, *readings: ClockView, why: str = "") -> ClockWidget:
    """A clock that gets the readings one after the other, the last one for ever."""
    left = list(readings)

    def read() -> ClockView:
        return left.pop(0) if len(left) > 1 else left[0]

    made = ClockWidget(Seat.ZERO, read, "Anna", why)
    qtbot.addWidget(made)
    return made


def timer_of(made: ClockWidget) -> QTimer:
    (timer,) = made.findChildren(QTimer)
    return timer


@pytest.mark.parametrize(
    ("delay_ms", "note"), [(10_000, "+10 s"), (9_001, "+10 s"), (1, "+1 s")]
)
def test_the_delay_is_told_while_it_runs(delay_ms: int, note: str) -> None:
    assert clock_face(reading(delay=delay_ms), Seat.ZERO, "paused").note == note


def test_the_reserve_is_told_to_run_after_the_delay() -> None:
    assert clock_face(reading(delay=0), Seat.ZERO, "paused").note == "reserve"


def test_the_ring_empties_with_the_delay() -> None:
    assert clock_face(reading(delay=2_500), Seat.ZERO, "paused").ring == 0.25


@pytest.mark.parametrize("running", [None, Seat.ONE])
def test_a_clock_that_stands_says_why(running: Seat | None) -> None:
    face = clock_face(reading(running), Seat.ZERO, "hand-off")
    assert (face.note, face.running) == ("hand-off", False)


@pytest.mark.parametrize(("reserve_ms", "warns"), [(15_000, True), (15_001, False)])
def test_fifteen_seconds_are_a_warning(reserve_ms: int, warns: bool) -> None:
    face = clock_face(reading(reserve=reserve_ms), Seat.ZERO, "paused")
    assert face.warning is warns


def test_a_clock_can_be_read_out(qtbot: QtBot) -> None:
    made = clock(qtbot, reading(delay=7_000, reserve=112_000))
    assert made.accessibleName() == "Anna's clock: 1:52, +7 s"


def test_a_clock_is_found_by_its_seat(qtbot: QtBot) -> None:
    assert clock(qtbot, reading()).objectName() == "clock0"


def test_a_running_clock_keeps_reading(qtbot: QtBot) -> None:
    made = clock(qtbot, reading(reserve=60_000), reading(reserve=50_000))
    show(qtbot, made)
    qtbot.waitUntil(lambda: made.face.text == "0:50")


def test_nothing_is_read_before_the_clock_is_seen(qtbot: QtBot) -> None:
    assert not timer_of(clock(qtbot, reading())).isActive()


def test_a_clock_that_stands_is_not_read_again(qtbot: QtBot) -> None:
    made = clock(qtbot, reading(None))
    show(qtbot, made)
    assert not timer_of(made).isActive()


def test_a_hidden_clock_is_not_read(qtbot: QtBot) -> None:
    made = clock(qtbot, reading())
    show(qtbot, made)
    made.hide()
    assert not timer_of(made).isActive()


def test_a_clock_that_was_stopped_is_not_read_again(qtbot: QtBot) -> None:
    made = clock(qtbot, reading(), reading(), reading(None))
    show(qtbot, made)
    qtbot.waitUntil(lambda: not timer_of(made).isActive())
