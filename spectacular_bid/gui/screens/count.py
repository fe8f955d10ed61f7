"""The count at the end of a hand (Rules §4)."""

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QWidget

from spectacular_bid.core.commands import CloseCount
from spectacular_bid.core.seats import Pair, Seat
from spectacular_bid.gui.parts import button, centred, column, line, row, seat_line
from spectacular_bid.gui.screens.balances import balances, standing_clocks
from spectacular_bid.gui.screens.count_motion import CountMotion
from spectacular_bid.gui.screens.moving import MovingScreen
from spectacular_bid.gui.texts import transfer_sentence, why_points_moved
from spectacular_bid.gui.widgets.tile_row import TileRow
from spectacular_bid.gui.widgets.title import Title
from spectacular_bid.views.report import Transfer
from spectacular_bid.views.screens import CountView


class CountScreen(MovingScreen):
    """Both clocks stand still until both players have seen the count."""

    decided = Signal(object)

    def __init__(
        self,
        view: CountView,
        names: Pair[str],
        reserves: Pair[int],
        *,
        animations: bool = False,
    ) -> None:
        super().__init__()
        self.setObjectName("countScreen")
        self._message = line("", "alarm", "message")
        go_on = button(self.tr("Continue"), "continueHand", "primary")
        go_on.clicked.connect(self._on_continue)
        hands = _hands(view)
        shown = balances(view.standing.points, names, standing_clocks(reserves))
        content = column(
            Title(_title(view, names)),
            *_named(hands, names),
            *[line(text) for text in _explained(view, names)],
            *[line(_moved(moved, names), "gold") for moved in view.transfers],
            shown,
            line(_next_opening(view, names), "muted"),
            row(go_on),
            self._message,
        )
        centred(content, self)
        self.setFocusProxy(go_on)
        layer = self.put_layer()
        if animations and view.blocked_hands is not None:
            rows = hands.values()
            self._motion = CountMotion(self, view, rows, shown, layer)

    def say(self, sentence: str) -> None:
        """Show a sentence to the players."""
        self._message.setText(sentence)

    def _on_continue(self) -> None:
        self.decided.emit(CloseCount())


def _title(view: CountView, names: Pair[str]) -> str:
    translate = QCoreApplication.translate
    if view.went_out is None:
        return translate("CountScreen", "The hand is blocked")
    text = translate("CountScreen", "{name} went out")
    return text.format(name=names[view.went_out])


def _hands(view: CountView) -> dict[Seat, TileRow]:
    """After a block both hands face up, else what the other still holds, face down."""
    blocked = view.blocked_hands
    if blocked is not None:
        return {seat: TileRow(blocked[seat], 0, seat) for seat in Seat}
    held = view.standing.held
    return {seat: TileRow.of_backs(held[seat], seat) for seat in Seat if held[seat]}


def _named(hands: dict[Seat, TileRow], names: Pair[str]) -> list[QWidget]:
    shown: list[QWidget] = []
    for seat, tiles in hands.items():
        shown += [seat_line(names[seat], seat), tiles]
    return shown


def _explained(view: CountView, names: Pair[str]) -> list[str]:
    translate = QCoreApplication.translate
    if view.sums is None:
        text = translate(
            "CountScreen", "The last tile is played; {other}'s tiles stay face down."
        )
        assert view.went_out is not None
        return [text.format(other=names[view.went_out.other])]
    text = translate(
        "CountScreen", "{zero} holds {sum0} pips, {one} holds {sum1} pips."
    )
    sums = text.format(
        zero=names.zero, one=names.one, sum0=view.sums.zero, sum1=view.sums.one
    )
    if view.sums.zero == view.sums.one:
        equal = translate("CountScreen", "Equal sums: no points move.")
        return [sums, equal]
    text = translate(
        "CountScreen",
        "The lower sum wins: the {sum} pips of {loser}, rounded to a multiple of five,"
        " are {worth} points.",
    )
    loser = Seat.ZERO if view.sums.zero > view.sums.one else Seat.ONE
    rounded = text.format(sum=view.sums[loser], loser=names[loser], worth=view.worth)
    return [sums, rounded]


def _moved(moved: Transfer, names: Pair[str]) -> str:
    text = QCoreApplication.translate("CountScreen", "{why}: {moved}")
    why, told = why_points_moved(moved.why), transfer_sentence(moved, names)
    return text.format(why=why, moved=told)


def _next_opening(view: CountView, names: Pair[str]) -> str:
    translate = QCoreApplication.translate
    if view.went_out is None:
        return translate(
            "CountScreen", "The next hand is opened by rank, without an auction."
        )
    text = translate(
        "CountScreen",
        "{jockey} is the jockey of the next hand: its opening goes to auction.",
    )
    return text.format(jockey=names[view.went_out])
