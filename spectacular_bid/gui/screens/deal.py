"""The deal: a hand dealt face down, and how its opening is decided."""

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QWidget

from spectacular_bid.core.commands import StartHand
from spectacular_bid.core.seats import Pair, Seat
from spectacular_bid.gui.counted import Counted
from spectacular_bid.gui.parts import button, centred, column, line, row
from spectacular_bid.gui.screens.balances import balances
from spectacular_bid.gui.widgets.tile_row import TileRow
from spectacular_bid.views.screens import DealView


class DealScreen(QWidget):
    """Both clocks stand still until both players are ready."""

    decided = Signal(object)

    def __init__(self, view: DealView, names: Pair[str], reserves: Pair[int]) -> None:
        super().__init__()
        self.setObjectName("dealScreen")
        standing = view.standing
        title = self.tr("Hand {number}").format(number=standing.hand_number)
        self._message = line("", "alarm", "message")
        start = button(self.tr("Start the hand"), "start", "primary")
        start.clicked.connect(self._on_start)
        content = column(
            line(title, "title"),
            line(opening_sentence(view, names), "gold"),
            TileRow.of_backs(standing.held.one, Seat.ONE),
            line(
                Counted().in_boneyard(standing.boneyard),
                "muted",
            ),
            TileRow.of_backs(standing.held.zero, Seat.ZERO),
            balances(standing.points, names, reserves),
            line(
                self.tr(
                    "Shuffled and dealt face down. Both clocks stand still until you"
                    " start."
                ),
                "muted",
            ),
            row(start),
            self._message,
        )
        centred(content, self)
        self.setFocusProxy(start)

    def say(self, sentence: str) -> None:
        """Show a sentence to the players."""
        self._message.setText(sentence)

    def _on_start(self) -> None:
        self.decided.emit(StartHand())


def opening_sentence(view: DealView, names: Pair[str]) -> str:
    """How the opening of a dealt hand is decided (Rules §2, §5)."""
    translate = QCoreApplication.translate
    if view.rank_opener is not None:
        if view.by_double:
            text = translate("DealScreen", "Highest double: {name} opens.")
        else:
            text = translate("DealScreen", "No doubles. Heaviest tile: {name} opens.")
        return text.format(name=names[view.rank_opener])
    jockey = view.standing.jockey
    assert jockey is not None
    text = translate(
        "DealScreen",
        "Auction for the opening: {jockey} is the jockey, {other} bids or forgoes"
        " first.",
    )
    return text.format(jockey=names[jockey], other=names[jockey.other])
