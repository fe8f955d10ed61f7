"""The auction: what a bid costs and leaves is said before it is made."""

from typing import Any

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel
from pytestqt.qtbot import QtBot

from spectacular_bid.core.auction import Bid, bid_range
from spectacular_bid.core.choices import Choices
from spectacular_bid.core.commands import AcceptBid, ForgoAuction, MakeBid
from spectacular_bid.core.match import Decision
from spectacular_bid.core.seats import Pair, Seat
from spectacular_bid.gui.auction_panel import AuctionPanel
from tests.gui.turns import NAMES, turn

pytestmark = pytest.mark.gui

HAND = "6-6 6-5 6-4 6-3 6-2 6-1 6-0"


class Auction:
    """The panel before seat 0, Anna, and all that was decided at it."""

    def __init__(
        self,
        qtbot: QtBot,
        *bids: Bid,
        jockey: Seat = Seat.ONE,
        points: Pair[int] | None = None,
    ) -> None:
        points = points or Pair(135, 165)
        by_jockey = jockey is Seat.ZERO
        over = bids[-1] if bids else None
        choices = Choices(
            bids=bid_range(points.zero, by_jockey=by_jockey, over=over),
            forgo=not bids,
            accept=bool(bids),
        )
        given: dict[str, Any] = {"jockey": jockey, "points": points}
        view = turn(
            None,
            HAND,
            decision=Decision.ANSWER if bids else Decision.OFFER,
            choices=choices,
            **given,
        )
        view = evolve(view, bids=bids)
        self.panel = AuctionPanel(view, NAMES)
        self.decided: list[object] = []
        self.panel.decided.connect(self.decided.append)
        qtbot.addWidget(self.panel)
        self.panel.show()

    def text(self, name: str) -> str:
        return self.find(name).text()

    def find(self, name: str) -> QLabel | QAbstractButton:
        found = self.panel.findChild(QLabel, name) or self.panel.findChild(
            QAbstractButton, name
        )
        assert isinstance(found, QLabel | QAbstractButton), name
        return found

    def press(self, name: str) -> None:
        QTest.mouseClick(self.find(name), Qt.MouseButton.LeftButton)

    def words(self) -> str:
        labels = self.panel.findChildren(QLabel)
        return "\n".join(label.text() for label in labels)


def test_the_first_bid_proposed_is_the_lowest(qtbot: QtBot) -> None:
    auction = Auction(qtbot)
    assert auction.text("bidPoints") == "15"
    assert not auction.find("bidLess").isEnabled()


def test_a_bid_goes_up_and_down_in_fives(qtbot: QtBot) -> None:
    auction = Auction(qtbot)
    auction.press("bidMore")
    auction.press("bidMore")
    auction.press("bidLess")
    assert auction.text("bidPoints") == "20"


def test_a_bid_says_what_it_costs_leaves_and_gives(qtbot: QtBot) -> None:
    auction = Auction(qtbot)
    assert auction.text("bidCost") == "You would pay 15 and open. Balance 135 → 120"
    assert auction.text("bidGives") == "Bruno would receive 15: 165 → 180"


def test_a_jockey_sees_the_discount(qtbot: QtBot) -> None:
    auction = Auction(qtbot, Bid(Seat.ONE, 30), jockey=Seat.ZERO)
    assert auction.text("bidDiscount") == "Bid 35 − jockey's discount 15 = 20"
    assert auction.text("bidCost") == "You would pay 20 and open. Balance 135 → 115"


def test_a_jockeys_bid_is_answered_at_its_real_price(qtbot: QtBot) -> None:
    auction = Auction(qtbot, Bid(Seat.ONE, 30))
    assert auction.text("accept") == "Accept: receive 15"


def test_a_bid_of_everything_warns_before_it_is_made(qtbot: QtBot) -> None:
    auction = Auction(qtbot)
    auction.panel.choose(1000)
    assert auction.text("bidPoints") == "135"
    assert not auction.find("bidMore").isEnabled()
    assert "lose at once" in auction.text("bidWarning")


def test_no_warning_shows_while_something_is_left(qtbot: QtBot) -> None:
    auction = Auction(qtbot)
    auction.panel.choose(130)
    assert auction.text("bidWarning") == ""


def test_accepting_everything_says_that_it_wins(qtbot: QtBot) -> None:
    auction = Auction(qtbot, Bid(Seat.ONE, 180), points=Pair(250, 50))
    assert auction.text("accept") == "Accept: receive 165"
    everything = Auction(
        qtbot, Bid(Seat.ONE, 50), jockey=Seat.ZERO, points=Pair(250, 50)
    )
    assert everything.text("accept") == "Accept: receive 50 and win"


def test_the_limits_and_the_bids_so_far_are_shown(qtbot: QtBot) -> None:
    auction = Auction(qtbot, Bid(Seat.ONE, 15), Bid(Seat.ZERO, 20), Bid(Seat.ONE, 25))
    words = auction.words()
    assert "Bids so far: Bruno 15 · Anna 20 · Bruno 25" in words
    assert "Lowest 30, highest 135." in words


def test_bidding_asks_for_the_chosen_points(qtbot: QtBot) -> None:
    auction = Auction(qtbot)
    auction.press("bidMore")
    auction.press("bid")
    assert auction.decided == [MakeBid(20)]


def test_forgoing_and_accepting_are_decisions(qtbot: QtBot) -> None:
    first, answer = Auction(qtbot), Auction(qtbot, Bid(Seat.ONE, 15))
    first.press("forgo")
    answer.press("accept")
    assert first.decided == [ForgoAuction()]
    assert answer.decided == [AcceptBid()]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_a_stray_key_decides_nothing(qtbot: QtBot, key: Qt.Key) -> None:
    auction = Auction(qtbot)
    auction.panel.setFocus()
    QTest.keyClick(auction.panel, key)
    assert auction.decided == []


def test_plus_and_minus_change_the_bid(qtbot: QtBot) -> None:
    auction = Auction(qtbot)
    for key in (Qt.Key.Key_Plus, Qt.Key.Key_Up, Qt.Key.Key_Minus):
        QTest.keyClick(auction.panel, key)
    assert auction.text("bidPoints") == "20"


def test_the_button_to_bid_says_how_much(qtbot: QtBot) -> None:
    auction = Auction(qtbot, Bid(Seat.ONE, 30))
    assert auction.text("bid") == "Raise to 35"
    assert auction.find("bid").accessibleName() == "Raise to 35"


def test_no_bid_names_a_tile(qtbot: QtBot) -> None:
    assert "-" not in Auction(qtbot).words().replace("jockey's", "")
