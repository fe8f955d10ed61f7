"""The guide's buttons and its search field."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QWidget

from spectacular_bid.gui.parts import button, column, line

GAP = 4
"""Between buttons, in pixels."""


class SearchField(QLineEdit):
    """Enter goes to the next find, and with Shift to the one before."""

    stepped = Signal(int)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
            return
        shift = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        self.stepped.emit(-1 if shift else 1)


class Bar(QWidget):
    """Back, forward, contents and close; below them the search."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.back = _small("←", "guideBack")
        self.forward = _small("→", "guideForward")
        self.contents = button("", "guideContents", "choice")
        self.contents.setCheckable(True)
        self.close_guide = _small("×", "guideClose")
        self.field = SearchField()
        self.field.setObjectName("guideSearch")
        self.field.setClearButtonEnabled(False)
        self.previous = _small("↑", "guidePrevious")
        self.next = _small("↓", "guideNext")
        self.found = line("", "muted", "guideFound")
        self.found.hide()
        ways = _beside(self.back, self.forward, self.contents, self.close_guide)
        search = _beside(self.field, self.previous, self.next)
        rows = column(ways, search, self.found, spacing=GAP)
        rows.setContentsMargins(GAP, GAP, GAP, GAP)
        self.setLayout(rows)
        self.show_found("", 0, 0)

    def speak(self) -> None:
        """Say everything in the language of now."""
        self.contents.setText(self.tr("Contents"))
        self.field.setPlaceholderText(self.tr("Search"))
        for widget, words in (
            (self.back, self.tr("Back (Alt+Left)")),
            (self.forward, self.tr("Forward (Alt+Right)")),
            (self.contents, self.tr("Contents of the guide")),
            (self.close_guide, self.tr("Close the guide (F1)")),
            (self.field, self.tr("Search the guide (Ctrl+F)")),
            (self.previous, self.tr("Previous find (Shift+F3)")),
            (self.next, self.tr("Next find (F3)")),
        ):
            widget.setAccessibleName(words)
            widget.setToolTip(words)

    def show_found(self, words: str, number: int, count: int) -> None:
        """Tell which find is shown, of how many."""
        if count:
            told = self.tr("{number} of {count}").format(number=number, count=count)
        else:
            told = self.tr("Nothing found")
        self.found.setText(told if words else "")
        self.found.setVisible(bool(words))
        self.previous.setEnabled(count > 0)
        self.next.setEnabled(count > 0)


def _small(sign: str, name: str) -> QPushButton:
    return button(sign, name, "choice")


def _beside(*widgets: QWidget) -> QHBoxLayout:
    made = QHBoxLayout()
    made.setSpacing(GAP)
    for widget in widgets:
        made.addWidget(
            widget, int(widget.objectName() in ("guideContents", "guideSearch"))
        )
    return made
