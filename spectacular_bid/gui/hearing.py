"""Which sound belongs to what happens in a match."""

from PySide6.QtCore import QObject

from spectacular_bid.core.match import EndReason, Result
from spectacular_bid.core.seats import Seat
from spectacular_bid.gui import sound
from spectacular_bid.gui.settings import Settings
from spectacular_bid.gui.sound import Sound
from spectacular_bid.views.clocks import ClockView
from spectacular_bid.views.report import Deed, ForcedStep, TurnReport

LOW_TIME_MS = 15_000


class Hearing(QObject):
    """Lets the players hear a match, if they want to."""

    def __init__(self, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._settings = settings
        self._warned: set[Seat] = set()

    def turn(self, report: TurnReport) -> None:
        """A finished turn: the tile, the tokens that moved, a pass."""
        if report.deed in (Deed.OPENED, Deed.PLAYED):
            self._play(Sound.TILE)
        if report.transfers:
            self._play(Sound.TOKENS)
        passed = any(forced.step is ForcedStep.PASS for forced in report.forced)
        if passed or report.deed is Deed.PASSED:
            self._play(Sound.PASS)

    def draw(self) -> None:
        """A tile came from the boneyard."""
        self._play(Sound.DRAW)

    def end(self, result: Result) -> None:
        """The match ended; a void one ends in silence."""
        if result.reason is EndReason.TIME:
            self._play(Sound.FLAG)
        elif result.winner is not None:
            self._play(Sound.WIN)

    def clocks(self, shown: ClockView) -> None:
        """Warn each player once when the reserve gets low."""
        seat = shown.running
        if seat is None or seat in self._warned:
            return
        if 0 < shown.reserves[seat] <= LOW_TIME_MS:
            self._warned.add(seat)
            self._play(Sound.LOW_TIME)

    def _play(self, wanted: Sound) -> None:
        if self._settings.sound:
            sound.play(wanted)
