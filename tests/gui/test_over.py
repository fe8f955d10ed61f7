"""The end of a match: who won and why, and the match in figures."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from spectacular_bid.core.events import Why
from spectacular_bid.core.match import EndReason, Result
from spectacular_bid.core.seats import Pair, Seat
from spectacular_bid.gui.screens.balance_chart import BalanceChart
from spectacular_bid.gui.screens.over import OverScreen
from spectacular_bid.views.screens import OverView
from spectacular_bid.views.statistics import Statistics
from tests.gui.painting import painted_words
from tests.gui.screens_shown import press, words
from tests.gui.turns import NAMES, standing

pytestmark = pytest.mark.gui

FIGURES = Statistics(
    (Pair(150, 150), Pair(165, 135), Pair(300, 0)),
    {Why.ENDS: Pair(120, 30), Why.BLOCK: Pair(20, 0), Why.AUCTION: Pair(0, 15)},
    Pair(25, 15),
    Pair(61_000, 125_000),
    Pair(1, 2),
    Pair(3, 4),
)


def over(qtbot: QtBot, result: Result) -> OverScreen:
    view = OverView(standing(points=Pair(300, 0)), result)
    screen = OverScreen(view, NAMES, Pair(60_000, 0), FIGURES)
    qtbot.addWidget(screen)
    screen.resize(1024, 640)
    screen.show()
    return screen


@pytest.mark.parametrize(
    ("reason", "told"),
    [
        (EndReason.POINTS, "Bruno has no points left."),
        (EndReason.AUCTION, "Bruno paid the whole balance for the opening."),
        (EndReason.TIME, "Bruno's time ran out."),
        (EndReason.RESIGNATION, "Bruno resigned."),
    ],
)
def test_the_winner_and_the_reason_are_told(
    qtbot: QtBot, reason: EndReason, told: str
) -> None:
    screen = over(qtbot, Result(Seat.ZERO, reason))
    assert "Anna wins the match" in words(screen)
    assert told in words(screen)


@pytest.mark.parametrize(
    ("remark", "told"),
    [
        ("agreed", "Both players ended the match without a result."),
        ("fault: the clock went backwards", "the clock went backwards"),
        ("fault: something unheard of", "something unheard of"),
    ],
)
def test_a_void_match_has_no_winner_but_a_reason(
    qtbot: QtBot, remark: str, told: str
) -> None:
    screen = over(qtbot, Result(None, EndReason.VOID, remark))
    assert "No result" in words(screen)
    assert told in words(screen)
    assert "wins" not in words(screen)


def test_the_figures_of_both_players_are_shown(qtbot: QtBot) -> None:
    told = words(over(qtbot, Result(Seat.ZERO, EndReason.POINTS)))
    for line in ("Points won: Ends\n120\n30", "Biggest score\n25\n15"):
        assert line in told
    assert "Passes\n1\n2" in told
    assert "Thinking time, free seconds included\n1:01\n2:05" in told


def test_the_chart_is_spoken_hand_by_hand(qtbot: QtBot) -> None:
    screen = over(qtbot, Result(Seat.ZERO, EndReason.POINTS))
    chart = screen.findChild(QWidget, "balanceChart")
    assert chart is not None
    assert chart.accessibleName() == (
        "Balances of Anna and Bruno, hand by hand: 150-150; 165-135; 300-0"
    )


@pytest.mark.parametrize(
    ("hands", "most", "shown"),
    [
        (0, 10, []),
        (1, 10, [1]),
        (4, 10, [1, 2, 3, 4]),
        (10, 10, [*range(1, 11)]),
        (13, 10, [2, 4, 6, 8, 10, 12]),
        (40, 10, [5, 10, 15, 20, 25, 30, 35, 40]),
        (7, 0, [5]),
    ],
)
def test_hands_are_numbered_as_far_as_there_is_room(
    hands: int, most: int, shown: list[int]
) -> None:
    assert list(BalanceChart.numbered(hands, most)) == shown


def test_the_numbers_of_hands_stand_below_the_chart(qtbot: QtBot) -> None:
    screen = over(qtbot, Result(Seat.ZERO, EndReason.POINTS))
    chart = screen.findChild(BalanceChart)
    assert chart is not None
    told = painted_words(chart)
    assert [one.text for one in told][-3:] == ["Hand", "1", "2"]
    assert all(chart.rect().contains(one.box) for one in told)
    assert told[-2].box.right() < told[-1].box.left()


def test_every_choice_is_passed_on(qtbot: QtBot) -> None:
    screen = over(qtbot, Result(Seat.ZERO, EndReason.POINTS))
    chosen: list[str] = []
    screen.rematch_wanted.connect(lambda: chosen.append("rematch"))
    screen.save_wanted.connect(lambda: chosen.append("saveRecord"))
    screen.left.connect(lambda: chosen.append("leave"))
    for name in ("rematch", "saveRecord", "leave"):
        press(screen, name)
    assert chosen == ["rematch", "saveRecord", "leave"]


def test_the_first_enter_only_points_at_the_rematch(qtbot: QtBot) -> None:
    screen = over(qtbot, Result(Seat.ZERO, EndReason.TIME))
    screen.setFocus()
    with qtbot.assertNotEmitted(screen.rematch_wanted):
        none = Qt.KeyboardModifier.NoModifier
        event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, none)
        QApplication.sendEvent(screen, event)
    focused = screen.focusWidget()
    assert focused is not None
    assert focused.objectName() == "rematch"
