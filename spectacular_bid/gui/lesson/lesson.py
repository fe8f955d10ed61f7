"""The lesson as the program has it: its screens, its strip and its menu."""

from PySide6.QtCore import QObject, Signal

from spectacular_bid.gui.lesson.end import LessonEndScreen
from spectacular_bid.gui.lesson.flow import LessonFlow
from spectacular_bid.gui.overlay import Menu
from spectacular_bid.gui.settings import Settings
from spectacular_bid.gui.window import Window
from spectacular_bid.referee.time_source import TimeSource


class Lesson(QObject):
    """Touches no match of the players', and can be left at any moment."""

    screen_ready = Signal(object)
    settings_wanted = Signal()
    about_wanted = Signal()
    match_wanted = Signal()
    left = Signal()

    def __init__(
        self, window: Window, source: TimeSource, settings: Settings, parent: QObject
    ) -> None:
        """``source`` gives the time that the lesson's patient clock follows."""
        super().__init__(parent)
        self._window = window
        self._flow = LessonFlow(source, settings, self)
        self._flow.screen_ready.connect(self.screen_ready)
        self._flow.ended.connect(self._on_ended)
        self._flow.strip.left.connect(self.left)
        window.stand_below(self._flow.strip)

    def show(self) -> None:
        """Show where the lesson stands, in the language of now."""
        self._flow.show()

    def hide_tiles(self) -> None:
        """Cover what lies open."""
        self._flow.hide_tiles()

    def close(self) -> None:
        """Leave nothing behind."""
        self._flow.stop()
        self._window.stand_below(None)
        self.deleteLater()

    def open_menu(self) -> None:
        """Show the choices that there are in a lesson."""
        menu = Menu(self._window.stage, self.tr("Back to the lesson"))
        hide = menu.add(self.tr("Hide my tiles (H)"), "hideTiles")
        hide.setEnabled(self._flow.may_hide)
        hide.clicked.connect(self._flow.hide_tiles)
        chosen = menu.add(self.tr("Settings …"), "settings")
        chosen.clicked.connect(self.settings_wanted)
        about = menu.add(self.tr("About …"), "about")
        about.clicked.connect(self.about_wanted)
        menu.add(self.tr("End the lesson"), "leave").clicked.connect(self.left)
        self._window.show_overlay(menu)

    def _on_ended(self) -> None:
        self._flow.stop()
        self._window.stand_below(None)
        screen = LessonEndScreen()
        screen.guide_wanted.connect(self._window.toggle_guide)
        screen.match_wanted.connect(self.match_wanted)
        screen.left.connect(self.left)
        self.screen_ready.emit(screen)
