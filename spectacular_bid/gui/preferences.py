"""Opens the settings, lets them count at once, and keeps the window's place."""

from PySide6 import QtCore
from PySide6.QtCore import QObject, QSize, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from spectacular_bid.gui import placing
from spectacular_bid.gui.look import Look
from spectacular_bid.gui.settings import Settings
from spectacular_bid.gui.window import FIRST_SIZE, Window


class Preferences(QObject):
    """What the program does by its settings, whatever screen is shown."""

    language_chosen = Signal(str)
    """In the open panel, which is to be opened again in that language."""
    left = Signal()
    """Nobody looks at the window any more, and tiles are to be covered then."""

    def __init__(self, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._settings = settings
        self._look = Look(settings, self)
        self.window = Window()
        placing.restore(self.window, settings, QSize(*FIRST_SIZE))
        self.window.closing.connect(self._on_closing)
        self.window.put_away.connect(self._on_put_away)
        self._look.changed.connect(self.window.restyle)
        if self._look.is_remembered:
            self.window.seen.connect(self._look.ask_system)
        self._is_watching = False

    def open(self, language: str, focused: str = "closeSettings") -> None:
        """Show the settings; ``focused`` names what has the keyboard first."""
        # Nothing of the panel is needed at the start of the program.
        from spectacular_bid.gui.settings_panel import SettingsPanel

        window = self.window
        full = window.isFullScreen()
        panel = SettingsPanel(window.stage, self._settings, language, full_screen=full)
        panel.look_changed.connect(self._look.apply)
        panel.language_chosen.connect(self.language_chosen)
        panel.full_screen_wanted.connect(window.toggle_full_screen)
        window.full_screen_changed.connect(panel.show_full_screen)
        window.show_overlay(panel)
        first = panel.findChild(QWidget, focused)
        if first is not None:
            first.setFocus(QtCore.Qt.FocusReason.OtherFocusReason)

    def watch_for_leaving(self) -> None:
        """Notice other programs from now on: there may be tiles to cover."""
        if self._is_watching:
            return
        self._is_watching = True
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.applicationStateChanged.connect(self._on_application_state)

    def _on_closing(self) -> None:
        # Where the folder has gone, a new one would stand in the way of its return.
        if self._settings.has_folder:
            placing.remember(self.window, self._settings)

    def _on_put_away(self) -> None:
        if self._settings.cover_on_leave:
            self.left.emit()

    def _on_application_state(self, state: "QtCore.Qt.ApplicationState") -> None:
        away = state is not QtCore.Qt.ApplicationState.ApplicationActive
        # A dialog of the system may count as another program, but it is ours.
        own = QApplication.activeModalWidget() is not None
        if away and not own and self._settings.cover_on_leave:
            self.left.emit()
