"""The count: why the hand ended, what moved, and how the next one opens."""

import pytest
from pytestqt.qtbot import QtBot

from spectacular_bid.core.commands import CloseCount
from spectacular_bid.core.events import Why
from spectacular_bid.core.seats import Pair, Seat
from spectacular_bid.gui.screens.count import CountScreen
from spectacular_bid.gui.widgets.tile_row import TileRow
from spectacular_bid.views.report import Transfer
from spectacular_bid.views.screens import CountView
from tests.gui.conftest import DeskMaker
from tests.gui.robot.privacy import TILE
from tests.gui.screens_shown import press, words
from tests.gui.turns import FOUR_ARMS, NAMES, standing, tiles
from tests.manual_time import SECOND

pytestmark = pytest.mark.gui

FULL = Pair(120_000, 120_000)


def went_out() -> CountView:
    return CountView(standing(held=Pair(0, 3)), Seat.ZERO, None, None, 0, (), FOUR_ARMS)


def blocked(zero: str, one: str, sums: Pair[int], worth: int) -> CountView:
    hands = Pair(tiles(zero), tiles(one))
    moved = (Transfer(Why.BLOCK, Seat.ZERO, worth),) if worth else ()
    held = Pair(len(hands.zero), len(hands.one))
    shown = standing(held=held)
    return CountView(shown, None, hands, sums, worth, moved, FOUR_ARMS)


def shown(qtbot: QtBot, view: CountView) -> CountScreen:
    screen = CountScreen(view, NAMES, FULL)
    qtbot.addWidget(screen)
    screen.resize(1024, 640)
    screen.show()
    return screen


def test_after_going_out_the_other_hand_stays_face_down(qtbot: QtBot) -> None:
    screen = shown(qtbot, went_out())
    assert "Anna went out" in words(screen)
    names = [row.accessibleName() for row in screen.findChildren(TileRow)]
    assert not TILE.search(" ".join([words(screen), *names]))


def test_after_going_out_the_next_opening_goes_to_auction(qtbot: QtBot) -> None:
    told = words(shown(qtbot, went_out()))
    assert "Anna is the jockey of the next hand: its opening goes to auction." in told


def test_after_a_block_both_hands_lie_face_up(qtbot: QtBot) -> None:
    screen = shown(qtbot, blocked("1-0", "5-4 6-3", Pair(1, 18), 20))
    names = [row.accessibleName() for row in screen.findChildren(TileRow)]
    assert names == ["1-0", "5-4, 6-3"]


def test_a_block_says_sums_rounding_and_what_moved(qtbot: QtBot) -> None:
    told = words(shown(qtbot, blocked("1-0", "5-4 6-3", Pair(1, 18), 20)))
    assert "Anna holds 1 pips, Bruno holds 18 pips." in told
    assert "the 18 pips of Bruno" in told
    assert "are 20 points" in told
    assert "Blocked hands: 20 points from Bruno to Anna" in told


def test_equal_sums_move_nothing(qtbot: QtBot) -> None:
    told = words(shown(qtbot, blocked("3-3", "4-2", Pair(6, 6), 5)))
    assert "Equal sums: no points move." in told


def test_after_a_block_rank_opens(qtbot: QtBot) -> None:
    told = words(shown(qtbot, blocked("1-0", "5-4", Pair(1, 9), 10)))
    assert "The next hand is opened by rank, without an auction." in told


def test_continue_closes_the_count(qtbot: QtBot) -> None:
    screen = shown(qtbot, went_out())
    decided: list[object] = []
    screen.decided.connect(decided.append)
    press(screen, "continueHand")
    assert decided == [CloseCount()]


def test_the_clocks_stand_still_during_the_count(desks: DeskMaker) -> None:
    desk = desks(seed=4)
    desk.deal()
    while desk.screen != "countScreen":
        assert desk.screen != "overScreen"
        desk.robot.step()
    before = desk.referee.clocks()
    desk.time.go_on(3600 * SECOND)
    assert desk.referee.clocks() == before
    desk.press("continueHand")
    assert desk.screen == "dealScreen"
