"""Draws the table of a moment as the program's window would show it."""

import os

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt
from PySide6.QtWidgets import QApplication, QWidget

from spectacular_bid.core.match import Decision
from spectacular_bid.core.seats import Seat
from spectacular_bid.gui.application import make_application
from spectacular_bid.gui.auction_panel import AuctionPanel
from spectacular_bid.gui.language import LanguageSwitch
from spectacular_bid.gui.picture.moment import Moment
from spectacular_bid.gui.screens.setting import TableSetting
from spectacular_bid.gui.screens.still import StillScreen
from spectacular_bid.gui.screens.table import TableScreen
from spectacular_bid.gui.unseen import go_without_screen
from spectacular_bid.gui.window import Window
from spectacular_bid.views.clocks import clock_view
from spectacular_bid.views.table import SeatTableView, seat_table_view, table_view


def drawn(
    moment: Moment, seat: Seat | None, size: tuple[int, int], language: str
) -> bytes:
    """A PNG file of the table, for a seat or for everybody (None)."""
    if QApplication.instance() is None:
        _do_without_screen()
    app = make_application()
    switch = LanguageSwitch(app)
    switch.speak(language)
    window = Window()
    window.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    window.resize(*size)
    window.show_screen(screen_for(moment, seat))
    window.show()
    picture = window.grab().toImage()
    window.close()
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture.save(buffer, "PNG", 20)  # type: ignore[call-overload]
    return bytes(data.data())


def _do_without_screen() -> None:
    """A pixel that was asked for is a pixel, whatever the user's screen is like."""
    go_without_screen()
    os.environ["QT_ENABLE_HIGHDPI_SCALING"] = "0"
    os.environ.pop("QT_SCALE_FACTOR", None)
    os.environ.pop("QT_SCREEN_SCALE_FACTORS", None)


def screen_for(moment: Moment, seat: Seat | None) -> QWidget:
    """The table's screen: with choices for a seat that decides, else without."""
    clocks = clock_view(moment.match, moment.at)
    if seat is None:
        setting = TableSetting(moment.players, lambda: clocks)
        return StillScreen(table_view(moment.match), setting)
    seen = seat_table_view(moment.match, seat, moment.recent)
    return _seat_screen(seen, TableSetting(moment.players, lambda: clocks))


def _seat_screen(seen: SeatTableView, setting: TableSetting) -> QWidget:
    turn = seen.turn
    if turn is None:
        return StillScreen(seen, setting)
    if turn.decision in (Decision.OFFER, Decision.ANSWER):
        setting = TableSetting(
            setting.names,
            setting.clocks,
            auction_panel=AuctionPanel(turn, setting.names),
        )
    return TableScreen(turn, setting)
