"""Panels over the screen of now: the menu, and questions that need an answer."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from spectacular_bid.gui.parts import (
    ChoiceButton,
    Panel,
    button,
    centred,
    column,
    line,
)


class Overlay(QWidget):
    """Dims the window behind a panel, and goes by Esc. It never stops a clock."""

    closed = Signal()

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self.setProperty("kind", "overlay")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._over = over
        over.installEventFilter(self)
        self.resize(over.size())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self._over:
            self.resize(self._over.size())
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        # Nothing typed here may reach the screen below; the guide can always be read,
        # and the size is the window's.
        event.setAccepted(event.key() not in (Qt.Key.Key_F1, Qt.Key.Key_F11))

    def paintEvent(self, _event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), QColor(0, 0, 0, 150))


class Question(Overlay):
    """Asks for a confirmation; ``confirmed`` comes only once all have agreed."""

    confirmed = Signal()

    def __init__(
        self, over: QWidget, question: str, yes: str, agreeing: Sequence[str] = ()
    ) -> None:
        super().__init__(over)
        self.setObjectName("question")
        self._agreed = [self._agreement(n, name) for n, name in enumerate(agreeing)]
        self._confirm = button(yes, "confirm", "primary")
        self._confirm.clicked.connect(self.confirmed)
        cancel = button(self.tr("Cancel"), "cancel")
        cancel.clicked.connect(self.closed)
        parts: list[QWidget] = [line(question), *self._agreed, self._confirm, cancel]
        centred(Panel(column(*parts)), self)
        self._on_agreement()
        self.setFocusProxy(cancel)

    def _agreement(self, number: int, name: str) -> ChoiceButton:
        text = self.tr("{name} agrees").format(name=name)
        agreed = button(text, f"agree{number}", "choice")
        agreed.setCheckable(True)
        agreed.toggled.connect(self._on_agreement)
        return agreed

    def _on_agreement(self) -> None:
        self._confirm.setEnabled(all(one.isChecked() for one in self._agreed))


class Menu(Overlay):
    """A list of choices; which there are depends on the moment."""

    def __init__(self, over: QWidget, back: str = "") -> None:
        """``back`` says where closing leads, if not to a match."""
        super().__init__(over)
        self.setObjectName("menuPanel")
        self._list: QVBoxLayout = column(line(self.tr("Menu"), "heading"), spacing=8)
        centred(Panel(self._list), self)
        back = back or self.tr("Back to the match")
        self.setFocusProxy(self.add(back, "closeMenu", "primary"))

    def add(self, text: str, name: str, kind: str = "secondary") -> ChoiceButton:
        """One more choice; it closes the menu before it acts."""
        choice = button(text, name, kind)
        choice.clicked.connect(self.closed)
        self._list.addWidget(choice)
        return choice
