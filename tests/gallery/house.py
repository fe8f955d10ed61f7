"""Opens the program for a picture, on matches that were played before."""

from collections.abc import Callable, Iterable
from itertools import cycle
from pathlib import Path

from attrs import frozen
from PySide6.QtWidgets import QApplication

from spectacular_bid.core.commands import Command, DealHand
from spectacular_bid.core.seats import Pair
from spectacular_bid.gui.settings import Settings
from spectacular_bid.referee.journal import Journal
from spectacular_bid.referee.outcomes import Accepted
from spectacular_bid.referee.referee import Equipment, Referee
from spectacular_bid.referee.shuffle import Shuffle
from tests.core.driving import command
from tests.gui.desk import NAMES, Desk
from tests.manual_time import ManualTime, scripted
from tests.views.random_match import Step

THINKING_MS = (4_000, 11_500, 6_000, 13_000, 8_500)
"""How long decisions take, one after the other."""


@frozen
class House:
    """Where and how pictures are taken."""

    app: QApplication
    folder: Path
    """Empty: every moment has one of its own."""
    size: tuple[int, int]
    language: str = "en"
    dress: Callable[[Settings], None] = lambda settings: None
    """Chooses a look."""

    def open(
        self,
        *,
        time: ManualTime | None = None,
        shuffle: Shuffle | None = None,
        names: Pair[str] | None = NAMES,
        animations: bool = False,
        message: str = "",
    ) -> Desk:
        """The program on its first screen."""
        self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        settings = Settings(self.folder)
        self.dress(settings)
        settings.sound = False
        settings._store.sync()
        return Desk(
            self.app,
            self.folder,
            language=self.language,
            time=time or ManualTime(),
            shuffle=shuffle,
            names=names,
            animations=animations,
            size=self.size,
            message=message,
        )

    def played(self, shuffle: Shuffle, names: Pair[str] = NAMES) -> "Played":
        """A match that has just been dealt."""
        self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        return Played(self, shuffle, names)

    def follow(self, steps: Iterable[Step], names: Pair[str] = NAMES) -> "Played":
        """A match that went as these steps did."""
        first, *others = steps
        known = (first, *others)
        stocks = [s.command.stock for s in known if isinstance(s.command, DealHand)]
        played = self.played(scripted(*stocks), names)
        at = first.at
        for step in others:
            played.time.go_on(step.at - at)
            at = step.at
            if not isinstance(step.command, DealHand):
                played.ask(step.command)
        return played


class Played:
    """A match before anybody looks at it."""

    def __init__(self, house: House, shuffle: Shuffle, names: Pair[str]) -> None:
        self._house, self._shuffle = house, shuffle
        self.time = ManualTime()
        self._thinking = cycle(THINKING_MS)
        self._journal = Journal(house.folder)
        equipment = Equipment(self._journal, self.time, shuffle)
        self.referee = Referee.begin(names, equipment)

    def ask(self, wanted: Command) -> None:
        """Put a command to the referee, who must accept it."""
        outcome = self.referee.submit(wanted, self.referee.revision)  # type: ignore[arg-type]
        assert isinstance(outcome, Accepted), (wanted, outcome)

    def do(self, *lines: str) -> "Played":
        """Commands such as ``play 6-6``; decisions take their time."""
        for line in lines:
            if line.startswith(("play", "bid", "accept", "forgo")):
                self.time.go_on(next(self._thinking))
            self.ask(command(line))
        return self

    def opened(self, *, animations: bool = False) -> Desk:
        """The program started anew, with the match still to be gone on with."""
        self._journal.close()
        return self._house.open(
            time=self.time, shuffle=self._shuffle, animations=animations
        )

    def continued(self, *, animations: bool = False) -> Desk:
        """The program where the match stands; tiles lie open if a clock runs."""
        desk = self.opened(animations=animations)
        waits_covered = desk.screen == "handoffScreen"
        desk.press("reveal" if waits_covered else "continueMatch")
        return desk
