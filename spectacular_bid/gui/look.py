"""Dresses the program in the colours that its users chose, and the system, if asked."""

from PySide6 import QtCore
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from spectacular_bid.gui.palettes import TABLES
from spectacular_bid.gui.settings import Settings, SurroundChoice
from spectacular_bid.gui.theme import Theme, theme, wear


class Look(QObject):
    """Keeps the colours of now to the settings while the program runs."""

    changed = Signal()
    """Everything must be painted anew."""

    def __init__(self, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._settings = settings
        self._shown = theme()
        self._hints = QGuiApplication.styleHints()
        self._hints.colorSchemeChanged.connect(self._on_system_changed)
        # The first answer loads all of the class Qt. The start screen does not wait for
        # it where the system is known from the last time, and is asked right after.
        self.is_remembered = settings.system_is_light is not None
        """Whether the system has not been asked yet."""
        if not self.is_remembered:
            self.ask_system()
        self._dress()

    def ask_system(self) -> None:
        """Follow the system, which may have changed since the program was closed."""
        self._on_system_changed(self._hints.colorScheme())

    def apply(self) -> None:
        """Follow the settings, which have changed."""
        before = self._shown
        self._dress()
        if self._shown != before:
            self.changed.emit()

    def _dress(self) -> None:
        table = TABLES[self._settings.table]
        dark = self._is_dark()
        self._shown = Theme(table, table.surround(dark=dark))
        wear(self._shown)
        QApplication.setPalette(_palette())

    def _is_dark(self) -> bool:
        """A system that says nothing gets the dark surround, as the icon has it."""
        match self._settings.surround:
            case SurroundChoice.DARK:
                return True
            case SurroundChoice.LIGHT:
                return False
        return not self._settings.system_is_light

    def _on_system_changed(self, scheme: "QtCore.Qt.ColorScheme") -> None:
        is_light = scheme is QtCore.Qt.ColorScheme.Light
        if is_light is not self._settings.system_is_light:
            self._settings.system_is_light = is_light
            self.apply()


def _palette() -> QPalette:
    """For what no style sheet reaches: links, marks in boxes, the system's dialogs."""
    around = theme().surround
    made = QPalette(QColor(around.raised), QColor(around.panel))
    role = QPalette.ColorRole
    for roles, colour in (
        ((role.WindowText, role.Text, role.ButtonText, role.BrightText), around.text),
        ((role.ToolTipText, role.HighlightedText), around.text),
        ((role.Base, role.ToolTipBase), around.well),
        ((role.AlternateBase, role.Window), around.panel),
        ((role.Button, role.Highlight), around.raised),
        ((role.Link, role.LinkVisited, role.Accent), around.gold),
        ((role.PlaceholderText,), around.muted),
    ):
        for one in roles:
            made.setColor(one, QColor(colour))
    for one in (role.WindowText, role.Text, role.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, one, QColor(around.muted))
    return made
