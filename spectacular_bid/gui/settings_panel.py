"""The settings, over the screen of now; each counts as soon as it is changed."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QGridLayout,
    QLabel,
    QWidget,
)

from spectacular_bid.gui.overlay import Overlay
from spectacular_bid.gui.palettes import TABLES
from spectacular_bid.gui.parts import Panel, button, centred, column, line, row
from spectacular_bid.gui.settings import Settings, SurroundChoice
from spectacular_bid.gui.widgets.switch import Switch
from spectacular_bid.gui.widgets.table_card import TableCard
from spectacular_bid.languages import LANGUAGES

COLUMNS = 3
"""In which choices stand beside each other."""


class SettingsPanel(Overlay):
    """Changes the settings and says what has changed."""

    look_changed = Signal()
    language_chosen = Signal(str)
    full_screen_wanted = Signal()

    def __init__(
        self, over: QWidget, settings: Settings, language: str, *, full_screen: bool
    ) -> None:
        super().__init__(over)
        self.setObjectName("settingsPanel")
        self._settings = settings
        grid = _grid(
            (self.tr("Language"), self._languages(language)),
            (self.tr("Surround"), self._surrounds()),
            (self.tr("Table and tiles"), self._tables()),
        )
        done = button(self.tr("Done"), "closeSettings", "primary")
        done.clicked.connect(self.closed)
        switches = column(*self._switches(full_screen=full_screen), spacing=4)
        heading = line(self.tr("Settings"), "heading")
        centred(Panel(column(heading, grid, switches, row(done), spacing=14)), self)
        self.setAccessibleName(self.tr("Settings"))
        self.setFocusProxy(done)

    def show_full_screen(self, is_full: bool) -> None:
        """The window fills the screen now, or no more, by whatever means."""
        self._full.blockSignals(True)
        self._full.setChecked(is_full)
        self._full.blockSignals(False)

    def _languages(self, language: str) -> list[QAbstractButton]:
        group = _choices("language", LANGUAGES, language, self.tr("Language"), self)
        group.buttonClicked.connect(self._on_language)
        return group.buttons()

    def _surrounds(self) -> list[QAbstractButton]:
        names: dict[str, str] = {
            SurroundChoice.SYSTEM: self.tr("As the system"),
            SurroundChoice.LIGHT: self.tr("Light"),
            SurroundChoice.DARK: self.tr("Dark"),
        }
        chosen = self._settings.surround
        group = _choices("surround", names, chosen, self.tr("Surround"), self)
        group.buttonClicked.connect(self._on_surround)
        return group.buttons()

    def _tables(self) -> list[QAbstractButton]:
        names = {
            "turf": self.tr("Turf"),
            "clubhouse": self.tr("Clubhouse"),
            "moonlight": self.tr("Moonlight"),
        }
        cards: list[QAbstractButton] = []
        for name in TABLES:
            chosen = name == self._settings.table
            card = TableCard(name, names[name], chosen=chosen)
            card.clicked.connect(self._on_table)
            cards.append(card)
        return cards

    def _switches(self, *, full_screen: bool) -> list[QWidget]:
        stored = self._settings
        moves = Switch(self.tr("Animations"), "animations", stored.animations)
        moves.toggled.connect(self._on_animations)
        sound = Switch(self.tr("Sound"), "sound", stored.sound)
        sound.toggled.connect(self._on_sound)
        text = self.tr("Cover my tiles when another program comes to the front")
        cover = Switch(text, "coverOnLeave", stored.cover_on_leave)
        cover.toggled.connect(self._on_cover)
        full = Switch(self.tr("Full screen (F11)"), "fullScreen", full_screen)
        full.toggled.connect(self.full_screen_wanted)
        self._full = full
        return [moves, sound, cover, full]

    def _on_language(self, chosen: QAbstractButton) -> None:
        self.language_chosen.emit(chosen.property("choice"))

    def _on_surround(self, chosen: QAbstractButton) -> None:
        self._settings.surround = SurroundChoice(chosen.property("choice"))
        self.look_changed.emit()

    def _on_table(self) -> None:
        card = self.sender()
        if isinstance(card, TableCard):
            self._settings.table = card.table
            self.look_changed.emit()

    def _on_animations(self, on: bool) -> None:
        self._settings.animations = on

    def _on_sound(self, on: bool) -> None:
        self._settings.sound = on

    def _on_cover(self, on: bool) -> None:
        self._settings.cover_on_leave = on


def _grid(*rows: tuple[str, list[QAbstractButton]]) -> QGridLayout:
    """What can be chosen, in columns that all share, each kind behind its name."""
    grid = QGridLayout()
    grid.setVerticalSpacing(8)
    grid.setHorizontalSpacing(12)
    for column_number in range(1, COLUMNS + 1):
        grid.setColumnStretch(column_number, 1)
    for label, choices in rows:
        top = grid.rowCount()
        grid.addWidget(QLabel(label), top, 0)
        for index, choice in enumerate(choices):
            grid.addWidget(choice, top + index // COLUMNS, 1 + index % COLUMNS)
    return grid


def _choices(
    name: str, choices: Mapping[str, str], chosen: str, spoken: str, parent: QWidget
) -> QButtonGroup:
    """Buttons of which one is down."""
    name_text = QCoreApplication.translate("SettingsPanel", "{kind}: {choice}")
    group = QButtonGroup(parent)
    for choice, text in choices.items():
        one = button(text, f"{name}-{choice}", "choice")
        one.setAccessibleName(name_text.format(kind=spoken, choice=text))
        one.setProperty("choice", str(choice))
        one.setCheckable(True)
        one.setChecked(choice == chosen)
        group.addButton(one)
    return group
