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
        hints = QGuiApplication.styleHints()
        self._system = hints.colorScheme()
        hints.colorSchemeChanged.connect(self._on_system_changed)
        self._dress()

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
        return self._system is not QtCore.Qt.ColorScheme.Light

    def _on_system_changed(self, scheme: "QtCore.Qt.ColorScheme") -> None:
        self._system = scheme
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
