"""The start screen: continue, or two names and a new match."""

from PySide6 import QtCore
from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QLabel,
    QLayout,
    QLineEdit,
    QWidget,
)

from spectacular_bid.core.seats import Pair, Seat
from spectacular_bid.gui.language import LANGUAGES
from spectacular_bid.gui.parts import Panel, button, centred, column, line, row


class StartScreen(QWidget):
    """Where everything begins."""

    continued = Signal()
    begun = Signal(object)
    """Two names as a ``Pair[str]``."""
    language_chosen = Signal(str)
    lesson_wanted = Signal()
    record_wanted = Signal()
    settings_wanted = Signal()
    about_wanted = Signal()
    quit_wanted = Signal()

    def __init__(
        self,
        names: Pair[str],
        unfinished: QWidget | None,
        language: str,
        message: str = "",
        *,
        is_first: bool = False,
    ) -> None:
        """``unfinished`` describes the match that can go on.

        ``is_first`` says that nobody has played here yet.
        """
        super().__init__()
        self.setObjectName("startScreen")
        self._message = line(message, "alarm", "message")
        self._why_not = ""
        """What was said of the names last."""
        self._has_match = unfinished is not None
        self._names = Pair(
            self._name_entry(Seat.ZERO, names), self._name_entry(Seat.ONE, names)
        )
        self._entries = self._new_match_panel()
        self._new = button(self.tr("New match"), "newMatch")
        # Hidden, never shown: a widget without a parent yet would be a window.
        (self._entries if self._has_match else self._new).hide()
        self._new.clicked.connect(self.offer_new_match)
        title = line("Spectacular Bid", "title")
        motto = line(self.tr("A sharp domino duel for two, at one laptop"), "muted")
        parts: list[QWidget | QLayout] = [title, motto]
        if unfinished is not None:
            parts += self._continue_parts(unfinished)
        parts += [row(self._new), row(self._entries), self._message]
        content = column(*parts, spacing=14)
        learn = self._lesson_button("secondary" if is_first else "quiet")
        if is_first:
            invitation = self.tr(
                "New here? A guided hand of five minutes shows it all."
            )
            content.addWidget(line(invitation, "gold"))
            content.addLayout(row(learn))
        others = self._other_buttons()
        content.addLayout(row(*(others if is_first else (learn, *others))))
        content.addLayout(row(*self._language_choice(language)))
        content.addWidget(
            line(self.tr("A domino game by Christopher Haviland"), "muted")
        )
        centred(content, self)
        self.setFocusProxy(self._first_choice(begin_ready=all(names)))

    @property
    def names(self) -> Pair[str]:
        """The names as typed."""
        return Pair(self._names.zero.text(), self._names.one.text())

    def say(self, sentence: str) -> None:
        """Show a sentence to the players."""
        self._message.setText(sentence)

    def offer_new_match(self) -> None:
        """Ask for the names of a new match."""
        self._entries.setVisible(True)
        self._new.setVisible(False)
        self._names.zero.setFocus(QtCore.Qt.FocusReason.OtherFocusReason)

    def _take_back_offer(self) -> None:
        self._entries.setVisible(False)
        self._new.setVisible(True)
        self._forget_fault()
        self._new.setFocus(QtCore.Qt.FocusReason.OtherFocusReason)

    def _name_entry(self, seat: Seat, names: Pair[str]) -> QLineEdit:
        entry = QLineEdit(names[seat])
        entry.setObjectName(f"nameSeat{seat:d}")
        spoken = (
            self.tr("Name of the first player"),
            self.tr("Name of the second player"),
        )
        entry.setAccessibleName(spoken[seat])
        entry.setPlaceholderText(self.tr("Name"))
        # A file that is dropped there is to be opened, not to be a name.
        entry.setAcceptDrops(False)
        entry.returnPressed.connect(self._on_begin)
        entry.textChanged.connect(self._forget_fault)
        return entry

    def _new_match_panel(self) -> QWidget:
        grid = QGridLayout()
        grid.setVerticalSpacing(12)
        grid.addWidget(QLabel(self.tr("First player")), 0, 0)
        grid.addWidget(self._names.zero, 0, 1)
        grid.addWidget(QLabel(self.tr("Second player")), 1, 0)
        grid.addWidget(self._names.one, 1, 1)
        # Beside a match that waits, going on with that comes first.
        kind = "secondary" if self._has_match else "primary"
        self._begin = button(self.tr("Begin the match"), "begin", kind)
        self._begin.clicked.connect(self._on_begin)
        grid.addWidget(self._begin, 2, 0, 1, 2)
        return Panel(grid)

    def _continue_parts(self, unfinished: QWidget) -> list[QWidget | QLayout]:
        self._continue = button(
            self.tr("Continue the match"), "continueMatch", "primary"
        )
        self._continue.clicked.connect(self.continued)
        return [unfinished, row(self._continue)]

    def _language_choice(self, language: str) -> list[QWidget]:
        label = QLabel(self.tr("Language"))
        choice = QComboBox()
        choice.setObjectName("language")
        choice.setAccessibleName(self.tr("Language"))
        for code, name in LANGUAGES.items():
            choice.addItem(name, code)
        choice.setCurrentIndex(choice.findData(language))
        choice.activated.connect(self._on_language)
        self._languages = choice
        return [label, choice]

    def _first_choice(self, *, begin_ready: bool) -> QWidget:
        if self._entries.isHidden():
            return self._continue
        return self._begin if begin_ready else self._names.zero

    def _lesson_button(self, kind: str) -> QWidget:
        learn = button(self.tr("Learn to play"), "lesson", kind)
        learn.clicked.connect(self.lesson_wanted)
        return learn

    def _other_buttons(self) -> tuple[QWidget, ...]:
        record = button(self.tr("Open a record …"), "openRecord", "quiet")
        record.clicked.connect(self.record_wanted)
        settings = button(self.tr("Settings"), "settings", "quiet")
        settings.clicked.connect(self.settings_wanted)
        about = button(self.tr("About"), "about", "quiet")
        about.clicked.connect(self.about_wanted)
        leave = button(self.tr("Quit"), "quit", "quiet")
        leave.clicked.connect(self.quit_wanted)
        return record, settings, about, leave

    def _on_language(self) -> None:
        self.language_chosen.emit(self._languages.currentData())

    def _on_begin(self) -> None:
        from spectacular_bid.gui.screens.names import why_not_these_names

        names = Pair(self._names.zero.text().strip(), self._names.one.text().strip())
        self._why_not = why_not_these_names(names)
        self.say(self._why_not)
        if not self._why_not:
            self.begun.emit(names)

    def _forget_fault(self) -> None:
        """Say no more of names that are not these any longer."""
        if self._why_not and self._message.text() == self._why_not:
            self.say("")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        offered = self._has_match and self._entries.isVisible()
        if offered and event.key() == QtCore.Qt.Key.Key_Escape:
            self._take_back_offer()
        else:
            super().keyPressEvent(event)
