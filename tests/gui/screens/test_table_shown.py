"""What the table shows, says and lets be read out."""

import pytest
import shiboken6
from PySide6.QtCore import QRect, QTimer
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from spectacular_bid.core.layout import Arm, Layout
from spectacular_bid.core.match import Decision
from spectacular_bid.core.seats import Pair, Seat
from spectacular_bid.core.tiles import DOUBLE_SIX
from spectacular_bid.gui.board.board_view import BoardView
from spectacular_bid.gui.screens.table import TableScreen, TableSetting
from spectacular_bid.views.clocks import ClockView
from tests.gui.turns import FOUR_ARMS, NAMES, Sitting, layout, turn

pytestmark = pytest.mark.gui

RUNNING = ClockView(Seat.ZERO, 5_000, Pair(120_000, 120_000))
SMALL, DESIGN = (1024, 640), (1280, 800)
ON_TABLE = layout("6-6", ("6-5", Arm.LEFT), ("6-4", Arm.RIGHT), ("4-4", Arm.RIGHT))
LARGE_HAND = " ".join(
    str(one)
    for one in DOUBLE_SIX
    if one not in (ON_TABLE.opening, *ON_TABLE.branches[Arm.LEFT].tiles)
    and one not in ON_TABLE.branches[Arm.RIGHT].tiles
).split()[:21]


def label(at: Sitting, name: str) -> QLabel:
    found = at.table.findChild(QLabel, name)
    assert found is not None
    return found


def box(at: Sitting, widget: QWidget) -> QRect:
    return QRect(widget.mapTo(at.table, widget.rect().topLeft()), widget.size())


@pytest.mark.parametrize("size", [SMALL, DESIGN])
@pytest.mark.parametrize("drawn", ["", LARGE_HAND[-1]])
def test_a_hand_of_21_lies_in_the_window_without_overlaps(
    qtbot: QtBot, size: tuple[int, int], drawn: str
) -> None:
    at = Sitting(qtbot, turn(ON_TABLE, " ".join(LARGE_HAND), drawn=drawn), size=size)
    boxes = [box(at, at.find(f"tile-{text}")) for text in LARGE_HAND]
    trimmed = [one.adjusted(3, 3, -3, -3) for one in boxes]
    assert all(at.table.rect().contains(one) for one in boxes)
    assert not any(
        one.intersects(other)
        for number, one in enumerate(trimmed)
        for other in trimmed[:number]
    )


@pytest.mark.parametrize("count", range(1, 22))
def test_no_tile_is_cut_off_at_the_side_of_the_hand(qtbot: QtBot, count: int) -> None:
    hand = LARGE_HAND[:count]
    at = Sitting(qtbot, turn(ON_TABLE, " ".join(hand)), size=SMALL)
    buttons = [at.find(f"tile-{text}") for text in hand]
    strips = [button.parentWidget() for button in buttons]
    assert all(
        strip is not None and strip.rect().contains(button.geometry())
        for strip, button in zip(strips, buttons, strict=True)
    )


def test_tiles_of_a_hand_of_21_can_be_hit_in_a_small_window(qtbot: QtBot) -> None:
    at = Sitting(qtbot, turn(ON_TABLE, " ".join(LARGE_HAND)), size=SMALL)
    assert all(at.find(f"tile-{text}").width() >= 26 for text in LARGE_HAND)


@pytest.mark.parametrize(
    ("on_table", "text"),
    [
        (layout("5-5"), "10, 10 points"),
        (layout("6-6", ("6-3", Arm.LEFT)), "12 + 3 = 15, 15 points"),
        (layout("6-5", ("5-5", Arm.RIGHT)), "6 + 10 = 16, no score"),
    ],
)
def test_the_ends_are_added_up(qtbot: QtBot, on_table: Layout, text: str) -> None:
    at = Sitting(qtbot, turn(on_table, "5-1 1-0"))
    assert label(at, "endsTotal").text() == text


def test_no_ends_are_shown_before_the_opening(qtbot: QtBot) -> None:
    at = Sitting(qtbot, turn(None, "5-1 1-0"))
    assert not label(at, "endsTotal").isVisible()


def test_both_balances_are_told(qtbot: QtBot) -> None:
    at = Sitting(qtbot, turn(FOUR_ARMS, "5-1", points=Pair(95, 205)))
    assert [label(at, name).text() for name in ("points0", "points1")] == ["95", "205"]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("5-1", "tile 5-1, fits left end"),
        ("5-2", "tile 5-2, fits left end, lower end"),
        ("1-0", "tile 1-0, does not fit"),
    ],
)
def test_a_tile_says_where_it_fits(qtbot: QtBot, text: str, words: str) -> None:
    at = Sitting(qtbot, turn(FOUR_ARMS, f"{text} 0-0"))
    assert at.find(f"tile-{text}").accessibleName() == words


def test_a_tile_that_would_fit_but_for_the_drawn_one_does_not_say_that_it_does_not(
    qtbot: QtBot,
) -> None:
    at = Sitting(qtbot, turn(FOUR_ARMS, "5-1 3-1", must_play="3-1"))
    assert at.find("tile-5-1").accessibleName() == "tile 5-1, not now"


def test_a_lit_end_says_what_a_click_does(qtbot: QtBot) -> None:
    at = Sitting(qtbot, turn(FOUR_ARMS, "5-1 1-0"))
    at.click("tile-5-1")
    assert at.find("arm-left").accessibleName() == "Play on the left end (5)"


def test_the_line_of_play_can_be_read_out(qtbot: QtBot) -> None:
    at = Sitting(qtbot, turn(FOUR_ARMS, "5-1 1-0"))
    board = at.table.findChild(BoardView)
    assert board is not None
    assert "Towards the upper end: 6-3; 3 is open." in board.accessibleDescription()


def test_the_drawn_tile_stands_beside_the_hand(qtbot: QtBot) -> None:
    at = Sitting(qtbot, turn(FOUR_ARMS, "1-0 5-1 1-1", must_play="5-1"))
    gap = at.find("tile-5-1").x() - at.find("tile-1-1").geometry().right()
    assert gap > at.find("tile-1-1").x() - at.find("tile-1-0").geometry().right()


def test_a_sentence_is_shown_near_the_hand(qtbot: QtBot) -> None:
    at = Sitting(qtbot, turn(FOUR_ARMS, "5-1 1-0"))
    at.table.say("That tile matches no open end.")
    message = label(at, "message")
    assert (message.isVisible(), message.text()) == (
        True,
        "That tile matches no open end.",
    )


def test_no_sentence_is_shown_at_first(qtbot: QtBot) -> None:
    at = Sitting(qtbot, turn(FOUR_ARMS, "5-1 1-0"))
    assert label(at, "message").text() == ""


def test_a_long_sentence_stays_in_a_small_window(qtbot: QtBot) -> None:
    at = Sitting(qtbot, turn(FOUR_ARMS, "5-1 1-0"), size=SMALL)
    at.table.say("This hand must be opened with your highest-ranking tile, 6-6. " * 2)
    assert at.table.rect().contains(box(at, label(at, "message")))


def test_the_corner_for_the_windows_buttons_is_free(qtbot: QtBot) -> None:
    at = Sitting(qtbot, turn(FOUR_ARMS, "5-1 1-0"), size=SMALL)
    corner = QRect(at.table.width() - 190, at.table.corner_top + 4, 186, 38)
    board = at.table.findChild(BoardView)
    assert board is not None
    taken = (board, label(at, "endsTotal"), at.find("draw"))
    assert not any(corner.intersects(box(at, widget)) for widget in taken)


def test_the_auction_takes_the_boards_place(qtbot: QtBot) -> None:
    panel = QWidget()
    view = turn(None, "5-1 3-1", decision=Decision.ANSWER)
    at = Sitting(qtbot, view, panel=panel)
    board = at.table.findChild(BoardView)
    assert board is not None
    assert (panel.isVisible(), board.isVisible()) == (True, False)


def test_a_deleted_table_leaves_no_timer(qtbot: QtBot) -> None:
    table = TableScreen(turn(FOUR_ARMS, "5-1"), TableSetting(NAMES, lambda: RUNNING))
    table.show()
    timers = table.findChildren(QTimer)
    table.deleteLater()
    qtbot.waitUntil(lambda: not any(map(shiboken6.isValid, timers)))


def test_a_hidden_table_runs_no_timer_of_a_clock(qtbot: QtBot) -> None:
    at = Sitting(qtbot, turn(FOUR_ARMS, "5-1 1-0"), clocks=lambda: RUNNING)
    at.table.hide()
    assert not any(timer.isActive() for timer in at.table.findChildren(QTimer))


def test_choosing_again_and_again_leaves_nothing_behind(qtbot: QtBot) -> None:
    at = Sitting(qtbot, turn(FOUR_ARMS, "5-4 1-0"))
    before = len(at.table.findChildren(QWidget))
    for _ in range(20):
        at.click("tile-5-4")
    qtbot.waitUntil(lambda: len(at.table.findChildren(QWidget)) == before)


def test_resizing_adds_nothing_to_the_scene(qtbot: QtBot) -> None:
    at = Sitting(qtbot, turn(FOUR_ARMS, "5-4 1-0"))
    board = at.table.findChild(BoardView)
    assert board is not None
    before = len(board.items())
    at.table.resize(1100, 700)
    assert len(board.items()) == before
