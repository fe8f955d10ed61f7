"""The match that waits while the start screen is shown, in a sentence or two."""

from PySide6.QtCore import QCoreApplication, Qt, QTimer
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QLabel

from spectacular_bid.core.seats import Pair
from spectacular_bid.gui.formats import clock_time
from spectacular_bid.gui.screens.names import isolated
from spectacular_bid.referee.referee import Referee
from spectacular_bid.views.clocks import ClockView

AGAIN_MS = 1000


class WaitingLine(QLabel):
    """Tells how a match stands; while a clock runs and this is seen, ever anew."""

    def __init__(self, referee: Referee) -> None:
        super().__init__()
        self.setObjectName("waiting")
        self.setProperty("kind", "gold")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setWordWrap(True)
        self._referee = referee
        self._again = QTimer(self)
        self._again.setInterval(AGAIN_MS)
        self._again.timeout.connect(self.tell)
        self.tell()

    def tell(self) -> None:
        """Say how it stands now."""
        self.setText(described(self._referee))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._referee.clocks().running is not None:
            self._again.start()

    def hideEvent(self, event: QHideEvent) -> None:
        self._again.stop()
        super().hideEvent(event)


def described(referee: Referee) -> str:
    """Hand, balances, and what the clocks do."""
    players, standing = isolated(referee.players), referee.standing()
    text = QCoreApplication.translate(
        "MatchFlow", "Hand {hand}: {zero} {points0}, {one} {points1}."
    )
    told = text.format(
        hand=standing.hand_number,
        zero=players.zero,
        one=players.one,
        points0=standing.points.zero,
        points1=standing.points.one,
    )
    return f"{told} {_clocks(referee.clocks(), players)}"


def _clocks(reading: ClockView, players: Pair[str]) -> str:
    translate = QCoreApplication.translate
    if reading.running is None:
        return translate("MatchFlow", "The clocks stand still.")
    if reading.delay_ms == 0:
        text = translate("MatchFlow", "{name}'s clock is running: {time} left!")
    else:
        text = translate(
            "MatchFlow", "{name}'s clock is running: {free} s, then {time}!"
        )
    return text.format(
        name=players[reading.running],
        free=-(-reading.delay_ms // 1000),
        time=clock_time(reading.reserves[reading.running]),
    )
