"""The program's course: start screen, one match at a time, menu and questions."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from spectacular_bid.core.seats import Pair
from spectacular_bid.gui.language import LanguageSwitch
from spectacular_bid.gui.preferences import Preferences
from spectacular_bid.gui.screens.start import StartScreen
from spectacular_bid.gui.settings import Settings

if TYPE_CHECKING:
    from spectacular_bid.gui.match_flow import MatchFlow
    from spectacular_bid.gui.overlay import Question
    from spectacular_bid.referee.referee import Equipment, Referee

# What a start screen needs is imported above, all else where it is needed: nobody has
# to wait for it before anything is to be seen.


class Program(QObject):
    """Leads from the start screen into a match and back."""

    def __init__(
        self,
        equipment: "Equipment | None",
        settings: Settings,
        language: LanguageSwitch,
    ) -> None:
        """Without ``equipment`` no match can begin before ``equip``."""
        super().__init__()
        self._given = equipment
        self._has_begun_early = False
        self._settings = settings
        self._language = language
        self._flow: MatchFlow | None = None
        self._start: StartScreen | None = None
        self._wanted_names = settings.names
        self._preferences = Preferences(settings, self)
        self._preferences.language_chosen.connect(self._on_language_in_settings)
        self._preferences.left.connect(self._on_hide)
        self.window = self._preferences.window
        self.window.menu_wanted.connect(self._on_menu)
        self.window.hide_wanted.connect(self._on_hide)
        self.window.close_refused.connect(self._on_close_refused)
        self.window.guide.speak(language.code)

    @property
    def _equipment(self) -> "Equipment":
        assert self._given is not None
        return self._given

    def equip(self, equipment: "Equipment") -> None:
        """Take what matches need, before ``open``."""
        self._given = equipment

    def open(self, message: str = "") -> None:
        """Show the first screen: the start, or a match that cannot wait for a choice.

        A start screen that is shown already stays, and is told the message.
        """
        message = self._resume() or message
        if self._flow is not None and self._flow.is_urgent:
            self._flow.show()
        elif self._flow is not None or self._start is None:
            self.show_start(message)
        elif message:
            self._start.say(message)
        self.window.show()
        if self._has_begun_early:
            self._on_begun(self._wanted_names)

    def _resume(self) -> str:
        """Go on with the match that is not over, or say why that cannot be."""
        from spectacular_bid.referee.referee import Referee
        from spectacular_bid.referee.storage import StorageError

        try:
            stored = self._equipment.journal.unfinished()
            if stored is not None:
                self._take(Referee.resume(stored, self._equipment))
        except StorageError as error:
            return self._because(
                self.tr("The match could not be read: {reason}"), error
            )
        return ""

    def show_start(self, message: str = "") -> None:
        """Show the start screen; a clock that runs keeps running."""
        names = self._start.names if self._start else self._settings.names
        self._start = StartScreen(
            names, self._unfinished(), self._language.code, message
        )
        self._start.continued.connect(self._on_continued)
        self._start.begun.connect(self._on_begun)
        self._start.language_chosen.connect(self._on_language)
        self._start.settings_wanted.connect(self._on_settings)
        self._start.quit_wanted.connect(self.window.close)
        self._show(self._start, with_menu=False)

    def _show(self, screen: QWidget, *, with_menu: bool = True) -> None:
        self.window.show_screen(screen, with_menu=with_menu)
        self.window.may_close = self._running_name() == ""

    def _on_screen_ready(self, screen: QWidget) -> None:
        self._start = None
        self._show(screen)

    def _take(self, referee: "Referee") -> None:
        from spectacular_bid.gui.match_flow import MatchFlow

        if self._flow is not None:
            self._flow.stop()
            self._flow.deleteLater()
        self._flow = MatchFlow(referee, self._settings, self)
        self._flow.screen_ready.connect(self._on_screen_ready)
        self._flow.rematch_wanted.connect(self._on_rematch)
        self._flow.save_wanted.connect(self._on_save)
        self._flow.left.connect(self.show_start)
        self._flow.watch()
        self._preferences.watch_for_leaving()

    def _unfinished(self) -> str:
        """The match that can be continued, in a sentence; empty if none."""
        if self._flow is None or self._flow.referee.is_over:
            return ""
        return self._flow.described()

    def _running_name(self) -> str:
        running = self._flow.running if self._flow else None
        if self._flow is None or running is None:
            return ""
        return self._flow.names[running]

    def _begin(self, names: Pair[str]) -> None:
        from spectacular_bid.referee.referee import Referee
        from spectacular_bid.referee.storage import StorageError

        self._settings.names = names
        try:
            self._take(Referee.begin(names, self._equipment))
        except StorageError as error:
            text = self.tr("The match cannot be saved: {reason}")
            self.show_start(self._because(text, error))
            return
        self._show_match()

    def _because(self, text: str, error: Exception) -> str:
        from spectacular_bid.gui.reasons import reason_words

        return text.format(reason=reason_words(str(error)))

    def _show_match(self) -> None:
        if self._flow is not None:
            self._flow.show()

    def _ask(self, question: str, yes: str, *agreeing: str) -> "Question":
        from spectacular_bid.gui.overlay import Question

        asked = Question(self.window.stage, question, yes, agreeing)
        self.window.show_overlay(asked)
        return asked

    def _on_begun(self, names: Pair[str]) -> None:
        self._wanted_names = names
        self._has_begun_early = self._given is None
        if self._has_begun_early:
            return
        flow = self._flow
        if flow is None or flow.referee.is_over:
            self._begin(names)
            return
        running = self._running_name()
        if running and self._start is not None:
            text = self.tr("{name}'s clock is running: continue that match first.")
            self._start.say(text.format(name=running))
            return
        text = self.tr(
            "{zero} and {one} have not finished their match. End it without a result?"
        )
        players = flow.names
        question = text.format(zero=players.zero, one=players.one)
        asked = self._ask(question, self.tr("End it and begin the new one"), *players)
        asked.confirmed.connect(self._on_replace_confirmed)

    def _on_replace_confirmed(self) -> None:
        assert self._flow is not None
        self.window.close_overlay()
        referee = self._flow.referee
        referee.end_by_agreement(referee.revision)
        if referee.is_over:
            self._begin(self._wanted_names)
        else:
            self._flow.show()

    def _on_continued(self) -> None:
        self._show_match()

    def _on_rematch(self) -> None:
        if self._flow is not None:
            self._begin(self._flow.referee.players)

    def _on_language(self, code: str) -> None:
        self._settings.language = code
        self._language.speak(code)
        self.window.guide.speak(code)
        if self._start is not None:
            self.show_start()
        else:
            self._show_match()

    def _on_hide(self) -> None:
        if self._flow is not None and self._start is None:
            self._flow.hide_tiles()

    def _on_menu(self) -> None:
        from spectacular_bid.gui.overlay import Menu

        if self._flow is None:
            return
        flow, menu = self._flow, Menu(self.window.stage)
        hide = menu.add(self.tr("Hide my tiles (H)"), "hideTiles")
        hide.setEnabled(flow.may_hide)
        hide.clicked.connect(self._on_hide)
        resign = menu.add(self.tr("Resign …"), "resign")
        resign.setEnabled(flow.running is not None)
        resign.clicked.connect(self._on_resign)
        end = menu.add(self.tr("End without a result …"), "endWithoutResult")
        end.setEnabled(flow.referee.may_end_by_agreement)
        end.clicked.connect(self._on_end)
        chosen = menu.add(self.tr("Settings …"), "settings")
        chosen.clicked.connect(self._on_settings)
        menu.add(self.tr("Leave"), "leave").clicked.connect(self._on_leave)
        self.window.show_overlay(menu)

    def _on_settings(self) -> None:
        self._preferences.open(self._language.code)

    def _on_language_in_settings(self, code: str) -> None:
        self._on_language(code)
        self._preferences.open(code, f"language-{code}")

    def _on_resign(self) -> None:
        name = self._running_name()
        question = self.tr("{name}, do you give the match up?").format(name=name)
        asked = self._ask(question, self.tr("Resign"))
        asked.confirmed.connect(self._on_resign_confirmed)

    def _on_resign_confirmed(self) -> None:
        self.window.close_overlay()
        if self._flow is not None:
            self._flow.resign()

    def _on_end(self) -> None:
        if self._flow is None:
            return
        question = self.tr("Do both of you end the match without a result?")
        yes = self.tr("End the match")
        asked = self._ask(question, yes, *self._flow.names)
        asked.confirmed.connect(self._on_end_confirmed)

    def _on_end_confirmed(self) -> None:
        self.window.close_overlay()
        if self._flow is not None:
            self._flow.end_by_agreement()

    def _on_leave(self) -> None:
        name = self._running_name()
        if not name:
            self.show_start()
            return
        text = self.tr("{name}'s clock is running, and it runs on while you are away.")
        asked = self._ask(text.format(name=name), self.tr("Leave all the same"))
        asked.confirmed.connect(self._on_leave_confirmed)

    def _on_leave_confirmed(self) -> None:
        if self._flow is not None:
            self._flow.cover()
        self.show_start()

    def _on_close_refused(self) -> None:
        text = self.tr("{name}'s clock is running, and it runs on while you are away.")
        question = text.format(name=self._running_name())
        asked = self._ask(question, self.tr("Close all the same"))
        asked.confirmed.connect(self._on_close_confirmed)

    def _on_close_confirmed(self) -> None:
        self.window.may_close = True
        self.window.close()

    def _on_save(self) -> None:
        from spectacular_bid.gui.saving import ask_where_to_save

        if self._flow is not None:
            ask_where_to_save(self._flow, self.window)
