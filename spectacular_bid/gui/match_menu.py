"""The menu over a match, and the questions that its choices ask."""

from PySide6.QtCore import QCoreApplication, QObject, Signal

from spectacular_bid.gui.asking import ask
from spectacular_bid.gui.match_flow import MatchFlow
from spectacular_bid.gui.overlay import Menu, Question
from spectacular_bid.gui.window import Window

translate = QCoreApplication.translate


class MatchMenu(QObject):
    """Belongs to one match, whatever screen it shows."""

    settings_wanted = Signal()
    about_wanted = Signal()
    left = Signal()
    """The match is to be left as it is."""

    def __init__(self, flow: MatchFlow, window: Window) -> None:
        super().__init__(flow)
        self._flow = flow
        self._window = window

    def open(self) -> None:
        """Show it over the screen of now."""
        menu = Menu(self._window.stage)
        self._add_hide(menu)
        resign = menu.add(translate("Program", "Resign …"), "resign")
        resign.setEnabled(self._flow.running is not None)
        resign.clicked.connect(self._on_resign)
        end = menu.add(
            translate("Program", "End without a result …"), "endWithoutResult"
        )
        end.setEnabled(self._flow.referee.may_end_by_agreement)
        end.clicked.connect(self._on_end)
        self._add_panels(menu)
        leave = menu.add(translate("Program", "Leave"), "leave")
        leave.clicked.connect(self._on_leave)
        self._window.show_overlay(menu)

    def ask_to_close(self) -> None:
        """Ask whether to close the window while a clock runs."""
        asked = self._ask_as_clock_runs(translate("Program", "Close all the same"))
        asked.confirmed.connect(self._on_close_confirmed)

    def _add_hide(self, menu: Menu) -> None:
        hide = menu.add(translate("Program", "Hide my tiles (H)"), "hideTiles")
        hide.setEnabled(self._flow.may_hide)
        hide.clicked.connect(self._flow.hide_tiles)

    def _add_panels(self, menu: Menu) -> None:
        chosen = menu.add(translate("Program", "Settings …"), "settings")
        chosen.clicked.connect(self.settings_wanted)
        about = menu.add(translate("Program", "About …"), "about")
        about.clicked.connect(self.about_wanted)

    def _running_name(self) -> str:
        running = self._flow.running
        return "" if running is None else self._flow.names[running]

    def _on_resign(self) -> None:
        text = translate("Program", "{name}, do you give the match up?")
        question = text.format(name=self._running_name())
        asked = ask(self._window, question, translate("Program", "Resign"))
        asked.confirmed.connect(self._on_resign_confirmed)

    def _on_resign_confirmed(self) -> None:
        self._window.close_overlay()
        self._flow.resign()

    def _on_end(self) -> None:
        question = translate(
            "Program", "Do both of you end the match without a result?"
        )
        yes = translate("Program", "End the match")
        asked = ask(self._window, question, yes, *self._flow.names)
        asked.confirmed.connect(self._on_end_confirmed)

    def _on_end_confirmed(self) -> None:
        self._window.close_overlay()
        self._flow.end_by_agreement()

    def _on_leave(self) -> None:
        if self._flow.running is None:
            self.left.emit()
            return
        asked = self._ask_as_clock_runs(translate("Program", "Leave all the same"))
        asked.confirmed.connect(self._on_leave_confirmed)

    def _on_leave_confirmed(self) -> None:
        self._flow.cover()
        self.left.emit()

    def _ask_as_clock_runs(self, yes: str) -> Question:
        text = translate(
            "Program", "{name}'s clock is running, and it runs on while you are away."
        )
        return ask(self._window, text.format(name=self._running_name()), yes)

    def _on_close_confirmed(self) -> None:
        self._window.may_close = True
        self._window.close()
