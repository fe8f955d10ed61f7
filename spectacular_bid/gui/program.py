"""The program's course: start screen, one match at a time, menu and questions."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from spectacular_bid.core.seats import Pair
from spectacular_bid.gui.language import LanguageSwitch
from spectacular_bid.gui.preferences import Preferences
from spectacular_bid.gui.screens.start import StartScreen
from spectacular_bid.gui.settings import Settings
from spectacular_bid.gui.visits import Visits

if TYPE_CHECKING:
    from pathlib import Path

    from spectacular_bid.gui.match_flow import MatchFlow
    from spectacular_bid.gui.match_menu import MatchMenu
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
        self._wanted_early: Callable[[], None] | None = None
        """What was chosen on the start screen before matches could be played."""
        self._settings = settings
        self._language = language
        self._flow: MatchFlow | None = None
        self._menu: MatchMenu | None = None
        self._start: StartScreen | None = None
        self._wanted_names = settings.names
        self._preferences = Preferences(settings, self)
        self._preferences.language_chosen.connect(self._on_language_in_settings)
        self._preferences.left.connect(self._on_hide)
        self.window = self._preferences.window
        self._visits = self._made_visits()
        self.window.menu_wanted.connect(self._on_menu)
        self.window.hide_wanted.connect(self._on_hide)
        self.window.close_refused.connect(self._on_close_refused)
        self.window.seen.connect(self._accept_records)
        self.window.guide.speak(language.code)

    def _made_visits(self) -> Visits:
        made = Visits(self.window, self._settings, self)
        made.screen_ready.connect(self._on_screen_ready)
        made.settings_wanted.connect(self._on_settings)
        made.about_wanted.connect(self._on_about)
        made.match_wanted.connect(self._on_match_after_lesson)
        made.file_chosen.connect(self.open_record)
        made.left.connect(self.show_start)
        made.left_for_match.connect(self._show_match)
        return made

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
        wanted, self._wanted_early = self._wanted_early, None
        if self._flow is not None and self._flow.is_urgent:
            wanted = None
            self._flow.show()
        elif self._flow is not None or self._start is None:
            self.show_start(message)
        elif message:
            self._start.say(message)
        self.window.show()
        if wanted is not None:
            wanted()

    def _resume(self) -> str:
        """Go on with the match that is not over, or say why that cannot be."""
        from spectacular_bid.gui.reasons import because
        from spectacular_bid.referee.referee import Referee
        from spectacular_bid.referee.storage import StorageError

        try:
            stored = self._equipment.journal.unfinished()
            if stored is not None:
                self._take(Referee.resume(stored, self._equipment))
        except StorageError as error:
            return because(self.tr("The match could not be read: {reason}"), error)
        return ""

    def show_start(self, message: str = "") -> None:
        """Show the start screen; a clock that runs keeps running."""
        self._visits.end()
        names = self._start.names if self._start else self._settings.names
        self._start = StartScreen(
            names,
            self._unfinished(),
            self._language.code,
            message,
            is_first=not any(self._settings.names),
        )
        self._start.continued.connect(self._show_match)
        self._start.begun.connect(self._on_begun)
        self._start.language_chosen.connect(self._on_language)
        self._start.lesson_wanted.connect(self._on_lesson)
        self._start.record_wanted.connect(self._visits.ask_for_file)
        self._start.settings_wanted.connect(self._on_settings)
        self._start.about_wanted.connect(self._on_about)
        self._start.quit_wanted.connect(self.window.close)
        self._show(self._start, with_menu=False)

    def open_record(self, place: "Path") -> None:
        """Show the replay of a record file; what cannot wait in a match goes first.

        Why there is nothing to be shown is said on the screen of now, which stays.
        """
        if self._given is None:
            self._wanted_early = partial(self.open_record, place)
            return
        if not self._must_continue_first():
            self._visits.replay_file(place)

    def _show(self, screen: QWidget, *, with_menu: bool = True) -> None:
        self.window.show_screen(screen, with_menu=with_menu)
        if self.window.is_seen:
            self._accept_records()
        self.window.may_close = self._running_name() == ""

    def _accept_records(self) -> None:
        from spectacular_bid.gui.dropping import accept_records

        accept_records(self.window.screen_widget, self.open_record)

    def _on_screen_ready(self, screen: QWidget) -> None:
        self._start = None
        self._show(screen)

    def _take(self, referee: "Referee") -> None:
        from spectacular_bid.gui.match_flow import MatchFlow
        from spectacular_bid.gui.match_menu import MatchMenu

        if self._flow is not None:
            self._flow.stop()
            self._flow.deleteLater()
        self._flow = MatchFlow(referee, self._settings, self)
        self._flow.screen_ready.connect(self._on_screen_ready)
        self._flow.rematch_wanted.connect(self._on_rematch)
        self._flow.replay_wanted.connect(self._on_replay)
        self._flow.save_wanted.connect(self._on_save)
        self._flow.left.connect(self.show_start)
        self._menu = MatchMenu(self._flow, self.window)
        self._menu.settings_wanted.connect(self._on_settings)
        self._menu.about_wanted.connect(self._on_about)
        self._menu.left.connect(self.show_start)
        self._flow.watch()
        self._preferences.watch_for_leaving()

    def _unfinished(self) -> QWidget | None:
        """The match that can be continued, in a sentence, if there is one."""
        if self._flow is None or self._flow.referee.is_over:
            return None
        return self._flow.waiting()

    def _running_name(self) -> str:
        running = self._flow.running if self._flow else None
        if self._flow is None or running is None:
            return ""
        return self._flow.names[running]

    def _begin(self, names: Pair[str]) -> None:
        from spectacular_bid.gui.reasons import because
        from spectacular_bid.referee.referee import Referee
        from spectacular_bid.referee.storage import StorageError

        self._settings.names = names
        try:
            self._take(Referee.begin(names, self._equipment))
        except StorageError as error:
            text = self.tr("The match cannot be saved: {reason}")
            self.show_start(because(text, error))
        else:
            self._show_match()

    def _show_match(self) -> None:
        self._visits.end()
        if self._flow is not None:
            self._flow.show()

    def _on_begun(self, names: Pair[str]) -> None:
        self._wanted_names = names
        if self._given is None:
            self._wanted_early = partial(self._on_begun, names)
            return
        flow = self._flow
        if flow is None or flow.referee.is_over:
            self._begin(names)
        elif not self._must_continue_first():
            from spectacular_bid.gui.asking import ask_to_replace

            asked = ask_to_replace(self.window, flow.names)
            asked.confirmed.connect(self._on_replace_confirmed)

    def _must_continue_first(self) -> bool:
        """Whether a clock runs, which is said then."""
        running = self._running_name()
        shown = self._start or self._flow
        if running and shown is not None:
            text = self.tr("{name}'s clock is running: continue that match first.")
            shown.say(text.format(name=running))
        return bool(running)

    def _on_lesson(self) -> None:
        if self._given is None:
            self._wanted_early = self._on_lesson
            return
        if not self._must_continue_first():
            self._visits.begin_lesson(self._equipment.time)
            self._preferences.watch_for_leaving()

    def _on_match_after_lesson(self) -> None:
        self.show_start()
        if self._start is not None:
            self._start.offer_new_match()

    def _on_replace_confirmed(self) -> None:
        assert self._flow is not None
        self.window.close_overlay()
        referee = self._flow.referee
        referee.end_by_agreement(referee.revision)
        if referee.is_over:
            self._begin(self._wanted_names)
        else:
            self._flow.show()

    def _on_rematch(self) -> None:
        if self._flow is not None:
            self._begin(self._flow.referee.players)

    def _on_language(self, code: str) -> None:
        self._settings.language = code
        self._language.speak(code)
        self.window.guide.speak(code)
        if self._start is not None:
            self.show_start()
        elif self._visits.current is not None:
            self._visits.current.show()
        else:
            self._show_match()

    def _on_hide(self) -> None:
        if self._visits.current is not None:
            self._visits.current.hide_tiles()
        elif self._flow is not None and self._start is None:
            self._flow.hide_tiles()

    def _on_menu(self) -> None:
        if self._visits.current is not None:
            self._visits.current.open_menu()
        elif self._menu is not None:
            self._menu.open()

    def _on_settings(self) -> None:
        self._preferences.open(self._language.code)

    def _on_about(self) -> None:
        from spectacular_bid.gui.about import AboutPanel

        self.window.show_overlay(AboutPanel(self.window.stage))

    def _on_language_in_settings(self, code: str) -> None:
        self._on_language(code)
        self._preferences.open(code, f"language-{code}")

    def _on_close_refused(self) -> None:
        if self._menu is not None:
            self._menu.ask_to_close()

    def _on_replay(self) -> None:
        if self._flow is not None:
            self._visits.replay(self._flow.referee.record())

    def _on_save(self) -> None:
        from spectacular_bid.gui.saving import ask_where_to_save

        if self._flow is not None:
            ask_where_to_save(self._flow, self.window, self._settings)
