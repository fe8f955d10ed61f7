"""What the window shows in place of a match: the lesson, or the replay of a record."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, SignalInstance

from spectacular_bid.gui.settings import Settings
from spectacular_bid.gui.window import Window

if TYPE_CHECKING:
    from spectacular_bid.gui.lesson.lesson import Lesson
    from spectacular_bid.gui.replay.replay import Replay
    from spectacular_bid.record.model import Record
    from spectacular_bid.referee.time_source import TimeSource

# All of it is imported when it is asked for: no start waits for it.


class Visits(QObject):
    """Begins them, and ends the one before; none touches a match of the players'."""

    screen_ready = Signal(object)
    settings_wanted = Signal()
    about_wanted = Signal()
    file_chosen = Signal(object)
    """A ``Path``."""
    match_wanted = Signal()
    """After the lesson, a match is to be begun."""
    left = Signal()
    left_for_match = Signal()
    """The replay of the players' own match was left, which is over."""

    def __init__(self, window: Window, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._window, self._settings = window, settings
        self.current: Lesson | Replay | None = None

    def begin_lesson(self, source: "TimeSource") -> None:
        """Begin the lesson; ``source`` gives the time that its clock follows."""
        from spectacular_bid.gui.lesson.lesson import Lesson

        lesson = Lesson(self._window, source, self._settings, self)
        lesson.match_wanted.connect(self.match_wanted)
        self._begin(lesson, self.left)

    def replay(self, record: "Record") -> None:
        """Show the players' own match again."""
        from spectacular_bid.gui.replay.replay import Replay

        self._begin(Replay(record, self._window, self), self.left_for_match)

    def ask_for_file(self) -> None:
        """Let the players choose a record file."""
        from spectacular_bid.gui.replay.choosing import ask_for_record

        ask_for_record(self._window, self._settings, self.file_chosen.emit)

    def replay_file(self, place: Path) -> None:
        """Show the match in a file, or say on the screen of now why that cannot be.

        A fault of storing is left to the players first.
        """
        shown = self._window.screen_widget
        if shown is not None and shown.objectName() == "faultScreen":
            return
        from spectacular_bid.gui.replay.reading import UnreadableRecordError, read
        from spectacular_bid.gui.replay.replay import Replay

        try:
            self._begin(Replay(read(place), self._window, self), self.left)
        except UnreadableRecordError as error:
            say = getattr(shown, "say", None)
            if say is not None:
                say(str(error))

    def end(self) -> None:
        """Leave nothing behind."""
        visit, self.current = self.current, None
        if visit is not None:
            visit.close()

    def _begin(self, visit: "Lesson | Replay", when_left: SignalInstance) -> None:
        self.end()
        self.current = visit
        visit.screen_ready.connect(self.screen_ready)
        visit.settings_wanted.connect(self.settings_wanted)
        visit.about_wanted.connect(self.about_wanted)
        visit.left.connect(when_left)
        visit.show()
