"""What moves comes to rest as if it had not moved, and leaves nothing behind."""

from collections.abc import Callable

import pytest
import shiboken6
from PySide6.QtCore import QAbstractAnimation, QEvent, QObject, QTimer
from PySide6.QtGui import QImage, QPaintEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsItem, QWidget
from pytestqt.qtbot import QtBot

from spectacular_bid.core.auction import Bid
from spectacular_bid.core.events import Why
from spectacular_bid.core.match import EndReason, Result
from spectacular_bid.core.seats import Pair, Seat
from spectacular_bid.gui.board.board_view import BoardView
from spectacular_bid.gui.motion import sprites
from spectacular_bid.gui.motion.driver import Motion
from spectacular_bid.gui.motion.layer import FlightLayer
from spectacular_bid.gui.screens.count import CountScreen
from spectacular_bid.gui.screens.deal import DealScreen
from spectacular_bid.gui.screens.over import OverScreen
from spectacular_bid.gui.screens.result import ResultScreen
from spectacular_bid.gui.screens.setting import TableSetting
from spectacular_bid.gui.screens.table import TableScreen
from spectacular_bid.views.report import Deed, Transfer, TurnReport
from spectacular_bid.views.screens import CountView, DealView, OverView, TurnResultView
from spectacular_bid.views.statistics import statistics
from tests.gui.turns import (
    FOUR_ARMS,
    LEFT,
    NAMES,
    STILL,
    show,
    standing,
    tile,
    tiles,
    turn,
)

pytestmark = pytest.mark.gui

RESERVES = Pair(120_000, 120_000)
SCORED = TurnReport(
    seat=Seat.ZERO,
    deed=Deed.PLAYED,
    ends=(5, 4, 3, 2),
    transfers=(Transfer(Why.ENDS, Seat.ZERO, 15),),
)
ENOUGH_MS = 3000
"""More than any motion takes."""


def result(moving: bool) -> QWidget:
    view = TurnResultView(standing(), SCORED, FOUR_ARMS, tile("6-2"), None)
    setting = TableSetting(NAMES, lambda: STILL, animations=moving)
    return ResultScreen(view, setting)


def useless_draw(moving: bool) -> QWidget:
    report = TurnReport(seat=Seat.ONE, deed=Deed.PASSED, drawn=2)
    view = TurnResultView(standing(), report, FOUR_ARMS, None, tile("1-0"))
    return ResultScreen(view, TableSetting(NAMES, lambda: STILL, animations=moving))


def paid_bid(moving: bool) -> QWidget:
    moved = (Transfer(Why.AUCTION, Seat.ZERO, 25),)
    bid = Bid(Seat.ONE, 40)
    report = TurnReport(seat=Seat.ZERO, deed=Deed.ACCEPTED, bid=bid, transfers=moved)
    view = TurnResultView(standing(), report, None, None, None)
    return ResultScreen(view, TableSetting(NAMES, lambda: STILL, animations=moving))


def deal(moving: bool) -> QWidget:
    dealt = standing(held=Pair(7, 7), boneyard=14)
    view = DealView(dealt, Seat.ZERO, by_double=True)
    return DealScreen(view, NAMES, RESERVES, animations=moving)


def count(moving: bool) -> QWidget:
    hands = Pair(tiles("1-0 2-0 2-1"), tiles("5-4 5-3 5-0 4-3 1-1"))
    transfers = (
        Transfer(Why.ENDS, Seat.ONE, 10),
        Transfer(Why.BLOCK, Seat.ZERO, 30),
    )
    view = CountView(standing(), None, hands, Pair(6, 31), 30, transfers, FOUR_ARMS)
    return CountScreen(view, NAMES, RESERVES, animations=moving)


def over(moving: bool) -> QWidget:
    view = OverView(standing(), Result(Seat.ONE, EndReason.TIME))
    return OverScreen(view, NAMES, RESERVES, statistics([]), animations=moving)


def table(moving: bool) -> QWidget:
    view = turn(FOUR_ARMS, "1-0 5-1 1-1", must_play="5-1")
    made = TableScreen(view, TableSetting(NAMES, lambda: STILL))
    if moving:
        made.draw_in()
    return made


Maker = Callable[[bool], QWidget]
SIGNS: dict[Maker, int] = {useless_draw: 1}
"""The signs of a pass, which stay."""
every_screen = pytest.mark.parametrize(
    "make", [result, useless_draw, paid_bid, deal, count, over, table]
)


def shown(qtbot: QtBot, screen: QWidget) -> QWidget:
    qtbot.addWidget(screen)
    screen.resize(1024, 640)
    show(qtbot, screen)
    return screen


def picture(screen: QWidget) -> QImage:
    return screen.grab().toImage()


def motion_of(screen: QWidget) -> Motion:
    motion = screen.findChild(Motion)
    assert motion is not None
    return motion


@every_screen
def test_something_moves_at_first(qtbot: QtBot, make: Maker) -> None:
    screen = shown(qtbot, make(True))
    assert motion_of(screen).is_running
    moving = picture(screen)
    motion_of(screen).finish()
    assert picture(screen) != moving


@every_screen
@pytest.mark.parametrize("size", [(1024, 640), (1280, 800)])
def test_a_motion_ends_as_if_nothing_had_moved(
    qtbot: QtBot, make: Maker, size: tuple[int, int]
) -> None:
    """Also when the window changed its size meanwhile."""
    pictures = []
    for moving in (True, False):
        screen = shown(qtbot, make(moving))
        screen.resize(*size)
        for motion in screen.findChildren(Motion):
            motion.finish()
        pictures.append(picture(screen))
        screen.hide()
    assert pictures[0] == pictures[1]


@every_screen
def test_with_animations_off_nothing_moves(qtbot: QtBot, make: Maker) -> None:
    screen = shown(qtbot, make(False))
    assert not any(one.is_running for one in screen.findChildren(Motion))


@every_screen
def test_a_motion_is_over_soon(qtbot: QtBot, make: Maker) -> None:
    assert motion_of(shown(qtbot, make(True))).duration() < ENOUGH_MS


@every_screen
def test_nothing_is_in_flight_at_the_end(qtbot: QtBot, make: Maker) -> None:
    screen = shown(qtbot, make(True))
    motion_of(screen).finish()
    in_flight = [layer.count for layer in screen.findChildren(FlightLayer)]
    assert in_flight == [SIGNS.get(make, 0)]


@every_screen
def test_a_hidden_screen_moves_nothing(qtbot: QtBot, make: Maker) -> None:
    screen = shown(qtbot, make(True))
    screen.hide()
    assert not motion_of(screen).is_running


@every_screen
def test_nothing_is_left_when_a_screen_goes_while_something_moves(
    qtbot: QtBot, make: Maker
) -> None:
    screen = make(True)
    screen.resize(1024, 640)
    show(qtbot, screen)
    assert motion_of(screen).is_running
    left: list[QObject | QGraphicsItem] = []
    left += screen.findChildren(QAbstractAnimation)
    left += screen.findChildren(QTimer)
    left += screen.findChildren(FlightLayer)
    for board in screen.findChildren(BoardView):
        left += board.items()
    screen.hide()
    screen.deleteLater()
    qtbot.waitUntil(lambda: not any(map(shiboken6.isValid, left)))


class Painted(QObject):
    """Counts paintings."""

    def __init__(self) -> None:
        super().__init__()
        self.names: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self.names.append(type(watched).__name__)
        return False


@every_screen
def test_nothing_is_painted_once_everything_is_at_rest(
    qtbot: QtBot, make: Maker
) -> None:
    screen = shown(qtbot, make(True))
    motion_of(screen).finish()
    QTest.qWait(100)
    watch, app = Painted(), QApplication.instance()
    assert app is not None
    app.installEventFilter(watch)
    QTest.qWait(250)
    app.removeEventFilter(watch)
    assert watch.names == []


def test_a_void_match_is_not_celebrated(qtbot: QtBot) -> None:
    view = OverView(standing(), Result(None, EndReason.VOID, "agreed"))
    made = OverScreen(view, NAMES, RESERVES, statistics([]), animations=True)
    assert not motion_of(shown(qtbot, made)).is_running


def test_after_going_out_no_token_flies_at_the_count(qtbot: QtBot) -> None:
    moved = (Transfer(Why.ENDS, Seat.ZERO, 10),)
    view = CountView(standing(), Seat.ZERO, None, None, 0, moved, FOUR_ARMS)
    made = CountScreen(view, NAMES, RESERVES, animations=True)
    assert shown(qtbot, made).findChildren(Motion) == []


def test_a_drawn_tile_can_be_played_while_it_flies(qtbot: QtBot) -> None:
    made = table(True)
    assert isinstance(made, TableScreen)
    commands: list[object] = []
    made.decided.connect(commands.append)
    shown(qtbot, made)
    drawn = made.findChild(QWidget, "tile-5-1")
    assert drawn is not None
    QTest.mouseClick(drawn, LEFT)
    arm = made.findChild(QWidget, "arm-left")
    assert arm is not None
    QTest.mouseClick(arm, LEFT)
    assert len(commands) == 1


def test_a_drawn_tile_shows_its_back_before_its_face(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    moment, faces = [0], list[int]()

    def paint(*_given: object) -> None:
        faces.append(moment[0])

    monkeypatch.setattr(sprites, "paint_moving_tile", paint)
    made = table(True)
    assert isinstance(made, TableScreen)
    shown(qtbot, made)
    motion_of(made).stop()
    assert made._draw_motion is not None
    for at_ms in range(0, 380, 20):
        moment[0] = at_ms
        made._draw_motion.show_at(at_ms)
        picture(made)
    assert faces
    assert min(faces) > 380 / 2


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800)])
def test_what_happened_is_told_beside_the_tiles(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    screen = shown(qtbot, result(True))
    screen.resize(*size)
    told, board = screen.findChild(QWidget, "told"), screen.findChild(BoardView)
    ends = screen.findChild(QWidget, "endsTotal")
    assert told is not None
    assert board is not None
    assert ends is not None
    box = told.geometry()
    assert not box.intersects(board.geometry())
    assert not box.intersects(ends.geometry())
    assert screen.rect().contains(box)
