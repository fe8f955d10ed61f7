"""The private hand-off: no tile and no layout, only words and numbers (Rules §6)."""

from enum import Enum, auto

from PySide6.QtCore import QCoreApplication, QRectF, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from spectacular_bid.core.seats import Pair, Seat
from spectacular_bid.gui.drawing.grounds import paint_stage
from spectacular_bid.gui.parts import centred, column, line, row
from spectacular_bid.gui.screens.balances import (
    balances,
    running_clock,
    standing_clocks,
)
from spectacular_bid.gui.texts import forced_sentence, report_sentence
from spectacular_bid.gui.widgets.keys import PRESS_KEYS
from spectacular_bid.gui.widgets.silk import Silk
from spectacular_bid.views.clocks import ClockView
from spectacular_bid.views.report import TurnReport
from spectacular_bid.views.screens import HandoffView

HOLD_MS = 500
"""How long Space or Enter must be held to reveal."""

LET_GO_MS = 40
"""A repeat of a held key, which begins with a release, is over by then."""

HOLD_KEYS = PRESS_KEYS
"""Every key that would press a button: none of them reveals by a tap."""


class Occasion(Enum):
    """Why the tiles are covered."""

    HANDOFF = auto()
    """A decision begins; the clocks stand still until the reveal."""
    HIDDEN = auto()
    """The player hid the tiles; the clock runs on."""
    RESUMED = auto()
    """The program was started again while this clock was running."""


class RevealButton(QPushButton):
    """Reveals on a click, or while Space or Enter is held for half a second."""

    tapped = Signal()
    """The key was let go too early."""

    def __init__(self, text: str, seat: Seat) -> None:
        super().__init__(text.replace("&", "&&"))
        self.setObjectName("reveal")
        self.setAccessibleName(text)
        self.setProperty("kind", "primary")
        self.setProperty("seat", str(int(seat)))
        self._held = QTimer(self)
        self._held.setSingleShot(True)
        self._held.timeout.connect(self.click)
        self._let_go = QTimer(self)
        self._let_go.setSingleShot(True)
        self._let_go.setInterval(LET_GO_MS)
        self._let_go.timeout.connect(self._on_let_go)
        self._left_ms = HOLD_MS
        self._key: int | None = None
        """The one that is held."""

    def _hold(self, key: int, milliseconds: int) -> None:
        self._key = key
        self._let_go.stop()
        self._held.start(milliseconds)
        self.setDown(True)

    def _on_let_go(self) -> None:
        self._release()
        self.tapped.emit()

    def _release(self) -> None:
        self._key = None
        self.setDown(False)

    def _give_up(self) -> None:
        """Whoever looks elsewhere may let go there, which is not to be seen here."""
        self._held.stop()
        self._let_go.stop()
        self._release()

    # A key still held from the turn before sends auto-repeats only, never a press of
    # its own, so it cannot start the hold.
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() not in HOLD_KEYS:
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():
            self._hold(event.key(), HOLD_MS)
        elif self._let_go.isActive() and event.key() == self._key:
            self._hold(event.key(), self._left_ms)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() not in HOLD_KEYS:
            super().keyReleaseEvent(event)
        elif event.isAutoRepeat() or event.key() != self._key:
            return
        elif self._held.isActive():
            self._left_ms = self._held.remainingTime()
            self._held.stop()
            self._let_go.start()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._give_up()
        super().focusOutEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        self._give_up()
        super().hideEvent(event)


class HandoffScreen(QWidget):
    """Who takes the laptop, and what the last turn did."""

    revealed = Signal()

    def __init__(
        self,
        view: HandoffView,
        names: Pair[str],
        clocks: ClockView,
        occasion: Occasion = Occasion.HANDOFF,
    ) -> None:
        super().__init__()
        self.setObjectName("handoffScreen")
        seat, report = view.seat, view.report
        keeps = report.seat is seat
        self._message = line("", "alarm", "message")
        ask = self.tr("I am {name}: show my tiles").format(name=names[seat])
        self._reveal = RevealButton(ask, seat)
        self._reveal.clicked.connect(self.revealed)
        self._reveal.tapped.connect(self._on_tapped)
        left = standing_clocks(clocks.reserves)
        self._balances = balances(view.standing.points, names, left)
        self.show_clocks(clocks)
        content = column(
            *[line(text, "muted") for text in _happened(report, names)],
            row(Silk(seat)),
            line(_title(occasion, names[seat], keeps=keeps), "title", "handoffTitle"),
            line(_clocks(occasion, seat, names), "muted"),
            row(self._reveal),
            line(self.tr("or hold Space or Enter for a moment"), "muted"),
            self._message,
            self._balances,
            spacing=14,
        )
        centred(content, self)
        self.setFocusProxy(self._reveal)

    def show_clocks(self, reading: ClockView) -> None:
        """Tell how much a clock has left that runs on meanwhile."""
        # The screen is told, and holds nothing that could be asked for tiles.
        seat = reading.running
        if seat is None:
            return
        label = self._balances.findChild(QLabel, f"clock{seat:d}")
        assert isinstance(label, QLabel)
        label.setText(running_clock(reading, seat))

    def _on_tapped(self) -> None:
        self.say(self.tr("Keep the key down a little longer."))

    def say(self, sentence: str) -> None:
        """Show a sentence to the players."""
        self._message.setText(sentence)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_stage(painter, QRectF(self.rect()), dusk=True)
        painter.end()


def _happened(report: TurnReport, names: Pair[str]) -> list[str]:
    translate = QCoreApplication.translate
    last = report_sentence(report, names)
    told = [translate("HandoffScreen", "Last turn: {what}").format(what=last)]
    forced = [forced_sentence(step, names) for step in report.forced]
    return (told if last else []) + forced


def _title(occasion: Occasion, name: str, *, keeps: bool) -> str:
    translate = QCoreApplication.translate
    if occasion is Occasion.RESUMED:
        text = translate("HandoffScreen", "{name}'s clock is running")
    elif occasion is Occasion.HIDDEN:
        text = translate("HandoffScreen", "{name}'s tiles are hidden")
    elif keeps:
        text = translate("HandoffScreen", "{name} keeps the laptop")
    else:
        text = translate("HandoffScreen", "Pass the laptop to {name}")
    return text.format(name=name)


def _clocks(occasion: Occasion, seat: Seat, names: Pair[str]) -> str:
    translate = QCoreApplication.translate
    if occasion is Occasion.HANDOFF:
        text = translate(
            "HandoffScreen", "Both clocks are standing still. {other}, look away."
        )
    else:
        text = translate(
            "HandoffScreen", "The clock of {name} runs on. {other}, look away."
        )
    return text.format(name=names[seat], other=names[seat.other])
