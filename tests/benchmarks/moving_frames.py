"""Measures frames of a full table in motion, and of an empty scene of the same size.

Prints median and 99th percentile in milliseconds for each, a line each.
"""

import sys
import time
from collections.abc import Callable
from random import Random

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QWidget

from spectacular_bid.core.events import Why
from spectacular_bid.core.layout import Layout
from spectacular_bid.core.seats import Pair, Seat
from spectacular_bid.core.tiles import DOUBLE_SIX, Tile
from spectacular_bid.gui.application import make_application
from spectacular_bid.gui.board.board_view import arranged_in
from spectacular_bid.gui.motion.driver import Motion
from spectacular_bid.gui.motion.timeline import Pose
from spectacular_bid.gui.screens.result import ResultScreen
from spectacular_bid.gui.screens.setting import TableSetting
from spectacular_bid.gui.screens.turn_motion import TurnMotion
from spectacular_bid.gui.window import Window
from spectacular_bid.views.clocks import ClockView
from spectacular_bid.views.report import Deed, Transfer, TurnReport
from spectacular_bid.views.screens import TurnResultView
from spectacular_bid.views.standing import Standing

SIZE = (1280, 800)
FRAME_MS = 5
ROUNDS = 4
STILL = ClockView(None, 10_000, Pair(120_000, 120_000))


def full_layout() -> Layout:
    """As many tiles as one line of play can hold."""
    return max(map(_random_layout, range(40)), key=lambda layout: len(_tiles(layout)))


def result_screen(layout: Layout) -> ResultScreen:
    """A tile played from the hand, and six tokens won by it."""
    report = TurnReport(
        seat=Seat.ZERO,
        deed=Deed.PLAYED,
        ends=tuple(end.points for end in layout.counted_ends()),
        transfers=(Transfer(Why.ENDS, Seat.ZERO, 30),),
    )
    standing = Standing(Pair(165, 135), 1, Pair(6, 6), 0, None)
    view = TurnResultView(standing, report, layout, layout.last, None)
    names = Pair("Anna", "Bruno")
    setting = TableSetting(names, lambda: STILL, animations=True)
    return ResultScreen(view, setting, Pose(600, 700, 66))


def measured(window: QWidget, moments: range, show: Callable[[int], None]) -> str:
    """Median and 99th percentile of all frames."""
    times: list[float] = []
    for _ in range(ROUNDS):
        for at_ms in moments:
            started = time.perf_counter()
            show(at_ms)
            QCoreApplication.sendPostedEvents()
            QApplication.sendEvent(window, QEvent(QEvent.Type.UpdateRequest))
            times.append((time.perf_counter() - started) * 1000)
    times.sort()
    return f"{times[len(times) // 2]:.2f} {times[len(times) * 99 // 100]:.2f}"


def table_in_motion() -> str:
    """Every frame of a turn result on a full table."""
    layout = full_layout()
    window, screen = Window(), result_screen(layout)
    window.resize(*SIZE)
    window.show_screen(screen)
    window.show()
    QApplication.processEvents()
    motion = screen.findChild(Motion)
    assert motion is not None
    motion.stop()
    moving = screen._motion
    assert isinstance(moving, TurnMotion)
    moments = range(0, moving.plan.length_ms, FRAME_MS)

    def show(at_ms: int) -> None:
        if at_ms == 0:
            moving._parts.board.depart_from(layout.before)
        moving.show_at(at_ms)

    # The table has shown the layout before, and so arranged it, when a tile is played.
    size = moving._parts.board.viewport().size()
    arranged_in(layout.before, size.width(), size.height())
    told = measured(window, moments, show)
    window.close()
    return told


def empty_scene() -> str:
    """Nothing at all, painted anew as often."""
    view = QGraphicsView(QGraphicsScene())
    view.resize(*SIZE)
    view.show()
    QApplication.processEvents()

    def show(_at_ms: int) -> None:
        view.viewport().update()

    told = measured(view, range(0, 500, FRAME_MS), show)
    view.close()
    return told


def _random_layout(seed: int) -> Layout:
    random = Random(seed)
    left: list[Tile] = random.sample(DOUBLE_SIX, len(DOUBLE_SIX))
    layout = Layout.opened(left.pop())
    while fitting := [tile for tile in left if layout.fits(tile)]:
        tile = random.choice(fitting)
        left.remove(tile)
        layout = layout.joined(tile, random.choice(layout.arms_for(tile)))
    return layout


def _tiles(layout: Layout) -> list[Tile]:
    return [tile for branch in layout.branches.values() for tile in branch.tiles]


def main() -> None:
    app = make_application()
    sys.stdout.write(f"{table_in_motion()}\n{empty_scene()}\n")
    app.quit()


if __name__ == "__main__":
    main()
