"""Both balances and clocks in words, for the screens on which nobody decides."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from spectacular_bid.core.seats import Pair, Seat
from spectacular_bid.gui.parts import clock_text, line, seat_line


def balances(
    points: Pair[int],
    names: Pair[str],
    reserves: Pair[int],
    running: Seat | None = None,
    *,
    over: bool = False,
) -> QWidget:
    """A column for each player: name, balance, and what the clock has left.

    Once the match is over no delay will come any more.
    """
    translate = QCoreApplication.translate
    shown = QWidget()
    grid = QGridLayout(shown)
    grid.setHorizontalSpacing(48)
    for seat in Seat:
        balance = balance_text(points[seat])
        if seat is running:
            clock = translate("Balances", "the clock is running")
        else:
            text = translate("Balances", "{time} left, 10 s delay")
            if over:
                text = translate("Balances", "{time} left")
            clock = text.format(time=clock_text(reserves[seat]))
        grid.addWidget(seat_line(names[seat], seat), 0, seat)
        grid.addWidget(line(balance, "heading", f"points{seat:d}"), 1, seat)
        grid.addWidget(line(clock, "muted", f"clock{seat:d}"), 2, seat)
        grid.setColumnMinimumWidth(seat, 220)
    return shown


def balance_text(points: int) -> str:
    """A balance in words."""
    text = QCoreApplication.translate("Balances", "{points} points")
    return text.format(points=points)


def balance_label(shown: QWidget, seat: Seat) -> QLabel:
    """The label of a player's balance, in what ``balances`` returned."""
    label = shown.findChild(QLabel, f"points{seat:d}")
    assert isinstance(label, QLabel)
    return label
