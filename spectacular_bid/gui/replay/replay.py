"""A replay as the program has it: its screen and its menu."""

from PySide6.QtCore import QCoreApplication, QObject, Signal

from spectacular_bid.core.seats import Pair
from spectacular_bid.gui.overlay import Menu
from spectacular_bid.gui.replay.reading import UnreadableRecordError, tidy
from spectacular_bid.gui.replay.screen import ReplayScreen
from spectacular_bid.gui.screens.names import LONGEST_NAME, isolated
from spectacular_bid.gui.window import Window
from spectacular_bid.record.model import Record
from spectacular_bid.record.states import replay
from spectacular_bid.views.replay import ReplayView, replay_steps


class Replay(QObject):
    """Touches no match of the players', and can be left at any moment."""

    screen_ready = Signal(object)
    settings_wanted = Signal()
    about_wanted = Signal()
    left = Signal()

    def __init__(self, record: Record, window: Window, parent: QObject) -> None:
        """Raises UnreadableRecordError if there is nothing to be seen in the record."""
        # First of all: nothing that is not to be shown gets a place below ``parent``.
        self._steps = _steps(record)
        super().__init__(parent)
        self._names = isolated(Pair(*map(_shown_name, record.players)))
        self._window = window
        self._screen: ReplayScreen | None = None

    def show(self) -> None:
        """Show the step of now, in the language of now."""
        index = self._screen.index if self._screen else 0
        is_new = self._screen is None
        self._screen = ReplayScreen(self._steps, self._names, index)
        self._screen.left.connect(self.left)
        self._screen.escaped.connect(self._on_escaped)
        self.screen_ready.emit(self._screen)
        if is_new and self._steps[-1].result is None:
            self._screen.say(self.tr("This match was not over when it was recorded."))

    def hide_tiles(self) -> None:
        """Nothing in a match that is over needs to be covered."""

    def close(self) -> None:
        """Leave nothing behind."""
        self._steps = ()
        self.deleteLater()

    def open_menu(self) -> None:
        """Show the choices that there are in a replay."""
        menu = Menu(self._window.stage, self.tr("Back to the replay"))
        chosen = menu.add(self.tr("Settings …"), "settings")
        chosen.clicked.connect(self.settings_wanted)
        about = menu.add(self.tr("About …"), "about")
        about.clicked.connect(self.about_wanted)
        menu.add(self.tr("Close the replay"), "leave").clicked.connect(self.left)
        self._window.show_overlay(menu)

    def _on_escaped(self) -> None:
        """The guide goes first, as it does everywhere."""
        if self._window.guide.is_open:
            self._window.toggle_guide()
        else:
            self.left.emit()


def _steps(record: Record) -> tuple[ReplayView, ...]:
    entries = record.entries
    moments = (entry.at for entry in entries)
    steps = replay_steps(zip(moments, replay(entries), strict=True))
    if not steps:
        text = QCoreApplication.translate(
            "Replay", "In that record nothing was played."
        )
        raise UnreadableRecordError(text)
    return steps


def _shown_name(name: str) -> str:
    """A name as it may stand on the screen; a file can hold any text."""
    return tidy(name, LONGEST_NAME) or "?"
