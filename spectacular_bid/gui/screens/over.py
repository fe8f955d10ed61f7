"""The end of the match: winner, reason, and the match in figures."""

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import (
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QGridLayout, QWidget

from spectacular_bid.core.seats import Pair, Seat
from spectacular_bid.gui.formats import clock_time, number
from spectacular_bid.gui.parts import (
    button,
    centred,
    column,
    line,
    row,
    seat_line,
)
from spectacular_bid.gui.screens.balance_chart import BalanceChart
from spectacular_bid.gui.screens.balances import balances, final_clocks
from spectacular_bid.gui.screens.over_motion import Celebration
from spectacular_bid.gui.texts import result_sentence, why_points_moved
from spectacular_bid.gui.widgets.title import Title
from spectacular_bid.views.screens import OverView
from spectacular_bid.views.statistics import Statistics


class OverScreen(QWidget):
    """Nothing more is played; what next is the players' choice."""

    rematch_wanted = Signal()
    replay_wanted = Signal()
    save_wanted = Signal()
    left = Signal()

    def __init__(
        self,
        view: OverView,
        names: Pair[str],
        reserves: Pair[int],
        figures: Statistics,
        *,
        animations: bool = False,
    ) -> None:
        super().__init__()
        self.setObjectName("overScreen")
        # The screen itself has the focus first: it may come while somebody types.
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._message = line("", "gold", "message")
        title = Title(_title(view, names), "winner")
        reason = line(result_sentence(view.result, names), "gold", "reason")
        content = column(
            title,
            reason,
            balances(view.standing.points, names, final_clocks(reserves)),
            BalanceChart(figures.balances, names),
            figure_table(figures, names),
            row(*self._choices()),
            self._message,
            spacing=10,
        )
        centred(content, self)
        self._animations = animations
        self._celebration = Celebration(self, view.result, title, reason)

    def say(self, sentence: str) -> None:
        """Show a sentence to the players."""
        self._message.setText(sentence)

    def _choices(self) -> list[QWidget]:
        rematch = button(self.tr("Rematch"), "rematch", "primary")
        rematch.clicked.connect(self.rematch_wanted)
        replay = button(self.tr("Replay"), "replay")
        replay.clicked.connect(self.replay_wanted)
        save = button(self.tr("Save the record …"), "saveRecord")
        save.clicked.connect(self.save_wanted)
        leave = button(self.tr("Back to the start"), "leave")
        leave.clicked.connect(self.left)
        self._rematch = rematch
        return [rematch, replay, save, leave]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
        if event.key() in keys and not event.isAutoRepeat():
            # Once to point at the button, once more to press it.
            self._rematch.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._celebration.cover()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        self._celebration.finish()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._animations:
            self._celebration.begin()

    def hideEvent(self, event: QHideEvent) -> None:
        self._celebration.stop()
        super().hideEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._celebration.paint(painter)
        painter.end()


def figure_table(figures: Statistics, names: Pair[str]) -> QWidget:
    """The statistics of both players, a line each."""
    shown = QWidget()
    grid = QGridLayout(shown)
    grid.setHorizontalSpacing(40)
    grid.setVerticalSpacing(4)
    for seat in Seat:
        grid.addWidget(seat_line(names[seat], seat), 0, seat + 1)
    for index, (label, values) in enumerate(_figures(figures), 1):
        grid.addWidget(line(label, "muted"), index, 0)
        for seat in Seat:
            grid.addWidget(line(values[seat]), index, seat + 1)
    return shown


def _figures(figures: Statistics) -> list[tuple[str, Pair[str]]]:
    translate = QCoreApplication.translate
    points = translate("OverScreen", "Points won: {kind}")
    rows = [
        (points.format(kind=why_points_moved(why)), _texts(won))
        for why, won in figures.points.items()
    ]
    rows.append((translate("OverScreen", "Biggest score"), _texts(figures.biggest)))
    rows.append((translate("OverScreen", "Tiles drawn"), _texts(figures.draws)))
    rows.append((translate("OverScreen", "Passes"), _texts(figures.passes)))
    thinking = figures.thinking_ms
    times = Pair(clock_time(thinking.zero), clock_time(thinking.one))
    # No part of the reserve, so it must not look as if both could be added up.
    thought = translate("OverScreen", "Thinking time, free seconds included")
    rows.append((thought, times))
    return rows


def _texts(numbers: Pair[int]) -> Pair[str]:
    return Pair(number(numbers.zero), number(numbers.one))


def _title(view: OverView, names: Pair[str]) -> str:
    translate = QCoreApplication.translate
    if view.result.winner is None:
        return translate("OverScreen", "No result")
    text = translate("OverScreen", "{name} wins the match")
    return text.format(name=names[view.result.winner])
