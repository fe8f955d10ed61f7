"""The deal: a hand dealt face down, and how its opening is decided."""

from PySide6.QtCore import QCoreApplication, Signal

from spectacular_bid.core.commands import StartHand
from spectacular_bid.core.seats import Pair, Seat
from spectacular_bid.gui.counted import Counted
from spectacular_bid.gui.parts import button, centred, column, line, row
from spectacular_bid.gui.screens.balances import balances, standing_clocks
from spectacular_bid.gui.screens.deal_motion import DealMotion
from spectacular_bid.gui.screens.moving import MovingScreen
from spectacular_bid.gui.widgets.tile_row import TileRow
from spectacular_bid.gui.widgets.title import Title
from spectacular_bid.views.screens import DealView


class DealScreen(MovingScreen):
    """Both clocks stand still until both players are ready."""

    decided = Signal(object)

    def __init__(
        self,
        view: DealView,
        names: Pair[str],
        reserves: Pair[int],
        *,
        animations: bool = False,
    ) -> None:
        super().__init__()
        self.setObjectName("dealScreen")
        standing = view.standing
        title = self.tr("Hand {number}").format(number=standing.hand_number)
        self._message = line("", "alarm", "message")
        start = button(self.tr("Start the hand"), "start", "primary")
        start.clicked.connect(self._on_start)
        hands = Pair(*(TileRow.of_backs(standing.held[seat], seat) for seat in Seat))
        boneyard = TileRow.of_backs(standing.boneyard)
        boneyard.set_largest(24)
        content = column(
            Title(title),
            line(opening_sentence(view, names), "gold"),
            hands.one,
            boneyard,
            line(
                Counted().in_boneyard(standing.boneyard),
                "muted",
            ),
            hands.zero,
            balances(standing.points, names, standing_clocks(reserves)),
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
        layer = self.put_layer()
        if animations:
            self._motion = DealMotion(self, hands, boneyard, layer)

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
