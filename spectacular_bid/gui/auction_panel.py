"""The auction: what each choice costs, leaves, and gives the other (Rules §5)."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLayout, QPushButton

from spectacular_bid.core.auction import BID_STEP, JOCKEY_DISCOUNT, Bid, price
from spectacular_bid.core.commands import AcceptBid, ForgoAuction, MakeBid
from spectacular_bid.core.seats import Pair
from spectacular_bid.gui.parts import Panel, button, column, line, row
from spectacular_bid.views.screens import TurnView


class AuctionPanel(Panel):
    """The choices of a first auction decision or of an answer to a bid."""

    decided = Signal(object)

    def __init__(self, view: TurnView, names: Pair[str]) -> None:
        super().__init__()
        self._view, self._names = view, names
        self._by_jockey = view.seat is view.standing.jockey
        self._balance = view.standing.points[view.seat]
        bids = view.choices.bids
        # With no bid left to make, the decision would have been forced (Rules §5).
        assert bids is not None
        self._bids = bids
        self._points = bids.lowest
        self.hold(self._content())
        self.setObjectName("auctionPanel")
        # The panel itself has the focus first: no stray Enter may bid or accept.
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(self.tr("Auction for the opening"))
        self._show_amount()

    def _content(self) -> QLayout:
        return column(
            line(self.tr("Auction for the opening"), "heading"),
            line(self._situation(), "muted"),
            self._amount_row(),
            self._consequence_lines(),
            self._decisions(),
            line(self._history(), "muted"),
            line(self._limits(), "muted"),
            spacing=8,
        )

    def choose(self, points: int) -> None:
        """Prepare a bid, kept within what may be bid."""
        self._points = min(max(points, self._bids.lowest), self._bids.highest)
        self._show_amount()

    def _situation(self) -> str:
        seat, names = self._view.seat, self._names
        if not self._view.bids:
            text = self.tr(
                "Bid for the opening, or forgo it: then {jockey} opens free."
            )
            return text.format(jockey=names[seat.other])
        bid = self._view.bids[-1]
        if bid.seat is self._view.standing.jockey:
            text = self.tr(
                "{name} bids {points} (pays {price} if accepted: the jockey's"
                " {discount} off)"
            )
        else:
            text = self.tr("{name} bids {points}, and pays that if accepted")
        return text.format(
            name=names[bid.seat],
            points=bid.points,
            price=self._price(bid),
            discount=JOCKEY_DISCOUNT,
        )

    def _amount_row(self) -> QLayout:
        less = button(self.tr("−5"), "bidLess")
        less.setAccessibleName(self.tr("Bid five less"))
        less.clicked.connect(self._on_less)
        more = button(self.tr("+5"), "bidMore")
        more.setAccessibleName(self.tr("Bid five more"))
        more.clicked.connect(self._on_more)
        self._less, self._more = less, more
        self._amount = line("", "number", "bidPoints")
        self._amount.setMinimumWidth(160)
        return row(less, self._amount, more)

    def _consequence_lines(self) -> QLayout:
        self._discount = line("", "", "bidDiscount")
        self._cost = line("", "gold", "bidCost")
        self._other = line("", "", "bidGives")
        self._warning = line("", "alarm", "bidWarning")
        lines = (self._discount, self._cost, self._other, self._warning)
        if not self._by_jockey:
            self._discount.hide()
        return column(*lines, spacing=4)

    def _decisions(self) -> QLayout:
        self._bid = button("", "bid", "primary", self._view.seat)
        self._bid.clicked.connect(self._on_bid)
        both = QHBoxLayout()
        both.setSpacing(20)
        both.addWidget(self._other_choice())
        both.addWidget(self._bid)
        return both

    def _other_choice(self) -> QPushButton:
        if self._view.choices.forgo:
            jockey = self._names[self._view.seat.other]
            text = self.tr("Forgo: {jockey} opens free").format(jockey=jockey)
            made = button(text, "forgo")
            made.clicked.connect(self._on_forgo)
            return made
        bid = self._view.bids[-1]
        cost = self._price(bid)
        if cost == self._view.standing.points[bid.seat]:
            text = self.tr("Accept: receive {points} and win")
        else:
            text = self.tr("Accept: receive {points}")
        made = button(text.format(points=cost), "accept")
        made.clicked.connect(self._on_accept)
        return made

    def _history(self) -> str:
        made = [f"{self._names[bid.seat]} {bid.points}" for bid in self._view.bids]
        if not made:
            return self.tr("No bid so far")
        return self.tr("Bids so far: {bids}").format(bids=" · ".join(made))

    def _limits(self) -> str:
        text = self.tr(
            "Lowest {lowest}, highest {highest}. Paying all {balance} loses the match."
        )
        return text.format(
            lowest=self._bids.lowest,
            highest=self._bids.highest,
            balance=self._balance,
        )

    def _price(self, bid: Bid) -> int:
        jockey = self._view.standing.jockey
        return price(bid.points, by_jockey=bid.seat is jockey)

    def _show_amount(self) -> None:
        cost = price(self._points, by_jockey=self._by_jockey)
        left = self._balance - cost
        self._amount.setText(str(self._points))
        self._discount.setText(
            self.tr("Bid {points} − jockey's discount {discount} = {cost}").format(
                points=self._points, discount=JOCKEY_DISCOUNT, cost=cost
            )
        )
        self._cost.setText(
            self.tr("You would pay {cost} and open. Balance {now} → {left}").format(
                cost=cost, now=self._balance, left=left
            )
        )
        other = self._view.seat.other
        theirs = self._view.standing.points[other]
        self._other.setText(
            self.tr("{name} would receive {cost}: {now} → {then}").format(
                name=self._names[other], cost=cost, now=theirs, then=theirs + cost
            )
        )
        everything = self.tr("This would cost all you have: you would lose at once.")
        self._warning.setText("" if left else everything)
        raising = (
            self.tr("Raise to {points}") if self._view.bids else self.tr("Bid {points}")
        )
        self._bid.setText(raising.format(points=self._points))
        self._bid.setAccessibleName(self._bid.text())
        self._less.setEnabled(self._points > self._bids.lowest)
        self._more.setEnabled(self._points < self._bids.highest)

    def _on_less(self) -> None:
        self.choose(self._points - BID_STEP)

    def _on_more(self) -> None:
        self.choose(self._points + BID_STEP)

    def _on_bid(self) -> None:
        self.decided.emit(MakeBid(self._points))

    def _on_forgo(self) -> None:
        self.decided.emit(ForgoAuction())

    def _on_accept(self) -> None:
        self.decided.emit(AcceptBid())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Plus, Qt.Key.Key_Up, Qt.Key.Key_PageUp):
            self._on_more()
        elif event.key() in (Qt.Key.Key_Minus, Qt.Key.Key_Down, Qt.Key.Key_PageDown):
            self._on_less()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.hasFocus():
            # Once to point at the button, once more to press it.
            self._bid.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            super().keyPressEvent(event)
