"""One lesson on the screen: a real match in which one thing at a time is wanted."""

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from spectacular_bid.core.commands import PlaceTile
from spectacular_bid.gui.lesson import script, texts
from spectacular_bid.gui.lesson.patience import PatientTime
from spectacular_bid.gui.lesson.strip import LessonStrip
from spectacular_bid.gui.lesson.unwritten import UnwrittenJournal
from spectacular_bid.gui.match_flow import MatchFlow
from spectacular_bid.gui.screens.handoff import HandoffScreen
from spectacular_bid.gui.screens.result import ResultScreen
from spectacular_bid.gui.settings import Settings
from spectacular_bid.referee.outcomes import Accepted
from spectacular_bid.referee.referee import Equipment, PlayerCommand, Referee
from spectacular_bid.referee.time_source import TimeSource
from spectacular_bid.views.screens import TurnView

SPARED_MS = 100_000
"""What a clock of the lesson keeps of its reserve."""
SPARED_AT_LAST_MS = 90_000
"""The same where the clock is explained: there some reserve is always left to run."""


class LessonFlow(MatchFlow):
    """Leads through the script; what else the rules allow is kindly put off."""

    ended = Signal()
    """The last step has been taken."""

    def __init__(self, source: TimeSource, settings: Settings, parent: QObject) -> None:
        self._time = PatientTime(source)
        equipment = Equipment(UnwrittenJournal(), self._time, script.shuffle())
        super().__init__(Referee.begin(texts.players(), equipment), settings, parent)
        self._number = 0
        self._done = 0
        """How much of the step."""
        self._still_told = False
        """Whether the strip says that the clock stands still."""
        self._meanwhile: list[PlayerCommand] = []
        """What is left out before the next screen."""
        self.strip = LessonStrip()
        self.strip.skipped.connect(self.skip)

    @property
    def has_ended(self) -> bool:
        """Whether there is nothing left to do."""
        return self._number == len(script.STEPS)

    @property
    def wanted(self) -> PlayerCommand:
        """The one command that the lesson goes on with."""
        return self._step.wanted[self._done]

    def show(self) -> None:
        """Show what may be seen now, or that this was all."""
        if self.has_ended:
            self.ended.emit()
            return
        self._jump_ahead()
        super().show()

    def submit(self, command: PlayerCommand) -> None:
        """Do what is wanted; what else the rules allow changes nothing."""
        if command == self.wanted:
            self._do(command)
        elif self._is_legal(command):
            self.say(texts.not_now(self.wanted))
        else:
            super().submit(command)

    def skip(self) -> None:
        """Do what is left of the step, as if the reader had."""
        if isinstance(self._screen, ResultScreen):
            self._screen.finish()
            return
        number = self._number
        while self._number == number:
            self._do(self.wanted)

    @property
    def _step(self) -> script.Step:
        return script.STEPS[self._number]

    def _do(self, command: PlayerCommand) -> None:
        """Take the next step of the script; the rules allow all of them."""
        self._done += 1
        if self._done == len(self._step.wanted):
            self._number, self._done = self._number + 1, 0
            self._meanwhile = [] if self.has_ended else [*self._step.before]
        super().submit(command)

    def _jump_ahead(self) -> None:
        """Let happen what the lesson leaves out, in no time."""
        referee = self.referee
        while self._meanwhile:
            outcome = referee.submit(self._meanwhile.pop(0), referee.revision)
            assert isinstance(outcome, Accepted)

    def _is_legal(self, command: PlayerCommand) -> bool:
        view = self.referee.view()
        return isinstance(view, TurnView) and view.choices.allow(command)

    def _set_screen(self, screen: QWidget) -> None:
        super()._set_screen(screen)
        self._allow_time()
        if isinstance(screen, ResultScreen):
            self.strip.tell(texts.by_itself(self.referee.view()))
            return
        self._tell(screen)
        self._point(screen)

    def _allow_time(self) -> None:
        """Let the clock run on from now, but not down to where it would hurt."""
        due = self.referee.ms_to_deadline()
        if due is not None:
            last = self._number == len(script.STEPS) - 1
            self._time.allow(due - (SPARED_AT_LAST_MS if last else SPARED_MS))

    def _tell(self, screen: QWidget) -> None:
        """Say in the strip what belongs to this screen, and to its clock."""
        self.strip.count(self._number + 1, len(script.STEPS))
        self._still_told = still = self._stands_still
        if isinstance(screen, HandoffScreen) and self.running is not None:
            told = texts.stands_still() if still else texts.hidden()
            self.strip.tell(told, texts.reveal_task())
            return
        topic, view = self._step.topic, self.referee.view()
        told = texts.told(topic, view, self.wanted, self.names)
        task = texts.task(self.wanted)
        self.strip.tell(told, f"{task} {texts.stands_still()}" if still else task)

    @property
    def _stands_still(self) -> bool:
        """Whether a clock would run if the lesson let it."""
        return self.running is not None and self._time.is_still

    def _on_flag_due(self) -> None:
        super()._on_flag_due()
        if self._stands_still and not self._still_told and self._screen is not None:
            self._tell(self._screen)

    def _point(self, screen: QWidget) -> None:
        """Frame the wanted tile, and let the keyboard begin there."""
        if isinstance(self.wanted, PlaceTile):
            name = f"tile-{self.wanted.tile}"
            button = screen.findChild(QWidget, name)
            if button is not None:
                button.setFocus(Qt.FocusReason.TabFocusReason)
