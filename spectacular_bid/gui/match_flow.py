"""One match on the screen: asks the referee, and shows what it says may be seen."""

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from spectacular_bid.core.commands import DrawTile, Resign, Reveal
from spectacular_bid.core.match import Decision, Result
from spectacular_bid.core.seats import Pair, Seat
from spectacular_bid.core.tiles import Tile
from spectacular_bid.gui.auction_panel import AuctionPanel
from spectacular_bid.gui.hearing import Hearing
from spectacular_bid.gui.refusing import why_refused
from spectacular_bid.gui.screens.count import CountScreen
from spectacular_bid.gui.screens.deal import DealScreen
from spectacular_bid.gui.screens.fault import FaultScreen
from spectacular_bid.gui.screens.handoff import HandoffScreen, Occasion
from spectacular_bid.gui.screens.names import isolated
from spectacular_bid.gui.screens.over import OverScreen
from spectacular_bid.gui.screens.result import ResultScreen
from spectacular_bid.gui.screens.table import TableScreen, TableSetting
from spectacular_bid.gui.settings import Settings
from spectacular_bid.gui.waiting import WaitingLine
from spectacular_bid.referee.outcomes import Accepted, Outcome, Refused
from spectacular_bid.referee.referee import PlayerCommand, Referee
from spectacular_bid.views.screens import (
    CountView,
    DealView,
    HandoffView,
    OverView,
    TurnResultView,
    TurnView,
)

LONGEST_WAIT_MS = 500
"""A waiting timer does not count time asleep, so the referee is asked this often."""


class MatchFlow(QObject):
    """Leads a match from screen to screen."""

    screen_ready = Signal(object)
    """A new screen, a ``QWidget``, to be shown in place of the one before."""
    rematch_wanted = Signal()
    replay_wanted = Signal()
    save_wanted = Signal()
    left = Signal()

    def __init__(self, referee: Referee, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self.referee = referee
        self._settings = settings
        self._latest: QWidget | None = None
        self._hand_orders: dict[tuple[int, Seat], list[Tile]] = {}
        # A turn that was running when the program started waits under a cover.
        self._covered: Occasion | None = None
        if referee.clocks().running is not None:
            self._covered = Occasion.RESUMED
        self._hearing = Hearing(settings, self)
        self._end_heard = False
        self._flag = QTimer(self)
        self._flag.setSingleShot(True)
        self._flag.setTimerType(Qt.TimerType.PreciseTimer)
        self._flag.timeout.connect(self._on_flag_due)

    @property
    def _screen(self) -> QWidget | None:
        """The match's screen of now, None where something else took its place."""
        latest = self._latest
        return latest if latest is not None and isValid(latest) else None

    @property
    def names(self) -> Pair[str]:
        """The players' names as they stand in sentences."""
        return isolated(self.referee.players)

    @property
    def running(self) -> Seat | None:
        """Whose clock runs."""
        return self.referee.clocks().running

    @property
    def is_urgent(self) -> bool:
        """Whether an end, a fault or a running clock is to be shown at once."""
        told = self.referee.is_over or self.referee.halted is not None
        return told or self.running is not None

    @property
    def may_hide(self) -> bool:
        """Whether tiles lie open that could be hidden."""
        return self.running is not None and self._covered is None

    def show(self) -> None:
        """Show what may be seen now."""
        self._set_screen(self._screen_for_now())

    def submit(self, command: PlayerCommand) -> None:
        """Bring a player's decision, made on the screen of now, to the referee."""
        outcome = self.referee.submit(command, self._revision)
        if isinstance(command, DrawTile) and isinstance(outcome, Accepted):
            self._hearing.draw()
        self._answer(outcome, command)

    def watch(self) -> None:
        """Let the flag fall from now on, whatever is shown."""
        self._wait_for_flag()

    def waiting(self) -> QWidget:
        """The match in a sentence, for the start screen."""
        return WaitingLine(self.referee)

    def cover(self) -> None:
        """Show tiles again only after a reveal."""
        if self.running is not None:
            self._covered = Occasion.HIDDEN

    def say(self, sentence: str) -> None:
        """Show a sentence on the screen of now."""
        say = getattr(self._screen, "say", None)
        if say is not None:
            say(sentence)

    def hide_tiles(self) -> None:
        """Cover what lies open; the clock of a running turn runs on."""
        if isinstance(self._screen, ResultScreen):
            self._screen.finish()
        elif self.may_hide:
            self._covered = Occasion.HIDDEN
            self.show()

    def resign(self) -> None:
        """The player whose clock runs gives up."""
        self.submit(Resign())

    def end_by_agreement(self) -> None:
        """Both players end the match without a result."""
        self._answer(self.referee.end_by_agreement(self._revision))

    def stop(self) -> None:
        """Ask nothing of the referee any more."""
        self._flag.stop()

    def _answer(self, outcome: Outcome, command: PlayerCommand | None = None) -> None:
        if isinstance(outcome, Accepted):
            self._covered = None
            if outcome.result is not None:
                self._hearing.turn(outcome.result.report)
            if outcome.result is not None and self._settings.animations:
                self._set_screen(self._result_screen(outcome.result))
            else:
                self.show()
        elif isinstance(outcome, Refused) and self._revision == self.referee.revision:
            self.say(why_refused(outcome.refusal, command, self.referee.view()))
        else:
            self.show()

    def _set_screen(self, screen: QWidget) -> None:
        self._latest = screen
        self._revision = self.referee.revision
        self.screen_ready.emit(screen)
        self._wait_for_flag()

    def _wait_for_flag(self) -> None:
        due = self.referee.ms_to_deadline()
        if due is None:
            self._flag.stop()
        else:
            self._flag.start(min(due, LONGEST_WAIT_MS))

    def _screen_for_now(self) -> QWidget:
        referee = self.referee
        if referee.halted is not None:
            return self._fault_screen(referee.halted)
        if self._covered is not None and self.running is not None:
            return self._handoff_screen(referee.cover(), self._covered)
        view = referee.view()
        match view:
            case DealView():
                return self._connected(
                    DealScreen(
                        view,
                        self.names,
                        self._reserves,
                        animations=self._settings.animations,
                    )
                )
            case HandoffView():
                return self._handoff_screen(view, Occasion.HANDOFF)
            case TurnView():
                return self._table_screen(view)
            case CountView():
                return self._connected(
                    CountScreen(
                        view,
                        self.names,
                        self._reserves,
                        animations=self._settings.animations,
                    )
                )
            case OverView():
                return self._over_screen(view)

    @property
    def _reserves(self) -> Pair[int]:
        return self.referee.clocks().reserves

    def _connected(self, screen: DealScreen | CountScreen) -> QWidget:
        screen.decided.connect(self.submit)
        return screen

    def _handoff_screen(self, view: HandoffView, occasion: Occasion) -> QWidget:
        referee = self.referee
        screen = HandoffScreen(view, self.names, referee.clocks(), occasion)
        if occasion is Occasion.HANDOFF:
            screen.revealed.connect(self._on_revealed)
        else:
            screen.revealed.connect(self._on_uncovered)
        return screen

    def _table_screen(self, view: TurnView) -> QWidget:
        panel = None
        if view.decision in (Decision.OFFER, Decision.ANSWER):
            panel = AuctionPanel(view, self.names)
            panel.decided.connect(self.submit)
        key = (view.standing.hand_number, view.seat)
        order = self._hand_orders.setdefault(key, [])
        screen = TableScreen(view, self._table_setting(order, panel))
        before = self._screen
        moving = self._settings.animations
        if moving and isinstance(before, TableScreen) and before.drawn != view.drawn:
            screen.draw_in()
        screen.decided.connect(self.submit)
        return screen

    def _result_screen(self, view: TurnResultView) -> QWidget:
        table = self._screen
        start = table.let_go if isinstance(table, TableScreen) else None
        screen = ResultScreen(view, self._table_setting([], None), start)
        screen.finished.connect(self.show)
        return screen

    def _table_setting(
        self, order: list[Tile], panel: AuctionPanel | None
    ) -> TableSetting:
        referee = self.referee
        moving = self._settings.animations
        return TableSetting(self.names, referee.clocks, order, panel, moving)

    def _over_screen(self, view: OverView) -> QWidget:
        is_new = not self._end_heard
        self._hear_end(view.result)
        referee = self.referee
        screen = OverScreen(
            view,
            self.names,
            self._reserves,
            referee.statistics(),
            animations=self._settings.animations and is_new,
        )
        screen.rematch_wanted.connect(self.rematch_wanted)
        screen.replay_wanted.connect(self.replay_wanted)
        screen.save_wanted.connect(self.save_wanted)
        screen.left.connect(self.left)
        return screen

    def _hear_end(self, result: Result) -> None:
        """Once, however often the screen is made again."""
        if not self._end_heard:
            self._hearing.end(result)
        self._end_heard = True

    def _fault_screen(self, reason: str) -> QWidget:
        screen = FaultScreen(reason)
        screen.tried_again.connect(self._on_try_again)
        screen.annulled.connect(self._on_annul)
        return screen

    def _on_revealed(self) -> None:
        self.submit(Reveal())

    def _on_uncovered(self) -> None:
        self._covered = None
        self.show()

    def _on_try_again(self) -> None:
        self._answer(self.referee.try_again())

    def _on_annul(self) -> None:
        self._answer(self.referee.annul())

    def _on_flag_due(self) -> None:
        if self.referee.tick():
            self.show()
        else:
            reading = self.referee.clocks()
            self._hearing.clocks(reading)
            if isinstance(self._screen, HandoffScreen):
                self._screen.show_clocks(reading)
            self._wait_for_flag()
