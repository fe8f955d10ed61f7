"""Both balances and clocks in words, for the screens on which nobody decides."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from spectacular_bid.core.seats import Pair, Seat
from spectacular_bid.gui.formats import clock_time
from spectacular_bid.gui.parts import line, seat_line
from spectacular_bid.views.clocks import ClockView


def balances(points: Pair[int], names: Pair[str], clocks: Pair[str]) -> QWidget:
    """A column for each player: name, balance, and the clock in words."""
    shown = QWidget()
    grid = QGridLayout(shown)
    grid.setHorizontalSpacing(48)
    for seat in Seat:
        balance = balance_text(points[seat])
        grid.addWidget(seat_line(names[seat], seat), 0, seat)
        grid.addWidget(line(balance, "heading", f"points{seat:d}"), 1, seat)
        grid.addWidget(line(clocks[seat], "muted", f"clock{seat:d}"), 2, seat)
        grid.setColumnMinimumWidth(seat, 220)
    return shown


def standing_clocks(reserves: Pair[int]) -> Pair[str]:
    """What both clocks have left while they stand still."""
    text = QCoreApplication.translate("Balances", "{time} left, 10 s delay")
    return Pair(*(text.format(time=clock_time(reserve)) for reserve in reserves))


def final_clocks(reserves: Pair[int]) -> Pair[str]:
    """What both clocks have left once no delay will come any more."""
    text = QCoreApplication.translate("Balances", "{time} left")
    return Pair(*(text.format(time=clock_time(reserve)) for reserve in reserves))


def running_clock(reading: ClockView, seat: Seat) -> str:
    """What a clock has left that runs on under a cover."""
    translate = QCoreApplication.translate
    time = clock_time(reading.reserves[seat])
    if reading.delay_ms == 0:
        return translate("Balances", "running: {time} left").format(time=time)
    text = translate("Balances", "running: {seconds} s, then {time}")
    return text.format(seconds=-(-reading.delay_ms // 1000), time=time)


def balance_text(points: int) -> str:
    """A balance in words."""
    text = QCoreApplication.translate("Balances", "{points} points")
    return text.format(points=points)


def balance_label(shown: QWidget, seat: Seat) -> QLabel:
    """The label of a player's balance, in what ``balances`` returned."""
    label = shown.findChild(QLabel, f"points{seat:d}")
    assert isinstance(label, QLabel)
    return label
