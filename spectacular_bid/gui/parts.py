"""Small widgets that several screens are made of."""

from PySide6.QtCore import QEvent, QObject, QSize
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from spectacular_bid.core.seats import Seat
from spectacular_bid.gui.sizes import scale_for

WIDEST = 1400
"""No line of words is wider than this, at the design's size or below, in pixels."""

PANEL_LETTERS = 64
"""How wide a panel is, in letters of its font."""


class ChoiceButton(QPushButton):
    """A push button for which a key held down counts once."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not event.isAutoRepeat():
            super().keyPressEvent(event)


def button(
    text: str, name: str, kind: str = "secondary", seat: Seat | None = None
) -> ChoiceButton:
    """A push button; ``kind`` and ``seat`` are the style sheet's."""
    made = ChoiceButton(text.replace("&", "&&"))
    made.setObjectName(name)
    made.setAccessibleName(text)
    made.setProperty("kind", kind)
    if seat is not None:
        made.setProperty("seat", str(int(seat)))
    made.setAutoDefault(True)
    return made


def line(text: str, kind: str = "", name: str = "") -> QLabel:
    """A centred, wrapping line of plain text; ``kind`` is the style sheet's."""
    made = QLabel(text)
    # By name: whoever is the first to use the class Qt waits for all that is in it.
    made.setProperty("textFormat", "PlainText")
    made.setProperty("alignment", "AlignCenter")
    made.setWordWrap(True)
    made.setProperty("kind", kind)
    made.setObjectName(name)
    return made


def seat_line(text: str, seat: Seat, kind: str = "") -> QLabel:
    """A line in a player's colour."""
    made = line(text, kind)
    made.setProperty("seat", str(int(seat)))
    return made


def column(*items: QWidget | QLayout, spacing: int = 12) -> QVBoxLayout:
    """The items one below the other."""
    made = QVBoxLayout()
    made.setSpacing(spacing)
    for item in items:
        if isinstance(item, QLayout):
            made.addLayout(item)
        else:
            made.addWidget(item)
    return made


def row(*items: QWidget, spacing: int = 16) -> QHBoxLayout:
    """The items side by side, in the middle."""
    made = QHBoxLayout()
    made.setSpacing(spacing)
    made.addStretch()
    for item in items:
        made.addWidget(item)
    made.addStretch()
    return made


class Panel(QFrame):
    """A raised panel, as wide as reads well at the present size of the font."""

    def __init__(self, content: QLayout | None = None) -> None:
        super().__init__()
        self.setProperty("kind", "panel")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        if content is not None:
            self.hold(content)

    def hold(self, content: QLayout) -> None:
        """Put the panel's content into it, once."""
        content.setContentsMargins(32, 20, 32, 20)
        self.setLayout(content)

    def sizeHint(self) -> QSize:
        width = self.fontMetrics().averageCharWidth() * PANEL_LETTERS
        hint, held = super().sizeHint(), self.layout()
        height = held.totalHeightForWidth(width) if held else 0
        return QSize(max(width, hint.width()), max(height, hint.height()))


class _Grower(QObject):
    """Lets a column grow with the window around it: its width, and its gaps."""

    def __init__(self, held: QWidget, into: QWidget) -> None:
        super().__init__(held)
        self._held, self._into, self._scale = held, into, 1.0
        self._gaps: list[tuple[QBoxLayout, int]] | None = None
        held.setMaximumWidth(WIDEST)
        into.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self._into:
            scale = max(1.0, scale_for(self._into.width(), self._into.height()))
            if scale != self._scale:
                self._scale = scale
                self._held.setMaximumWidth(round(WIDEST * scale))
                if self._gaps is None:
                    self._gaps = self._found_gaps()
                for layout, gap in self._gaps:
                    layout.setSpacing(round(gap * scale))
        return False

    def _found_gaps(self) -> list[tuple[QBoxLayout, int]]:
        """Looked for when they first change, for Python knows no layouts before."""
        found = self._held.findChildren(QBoxLayout)
        return [(one, one.spacing()) for one in found if one.spacing() > 0]


def centred(content: QWidget | QLayout, into: QWidget) -> None:
    """Fill ``into`` with ``content``, kept in its middle and not too wide to read."""
    if isinstance(content, QLayout):
        content.setContentsMargins(0, 0, 0, 0)
        held = QWidget()
        held.setLayout(content)
        _Grower(held, into)
        content = held
    outer = QVBoxLayout(into)
    outer.addStretch()
    middle = QHBoxLayout()
    middle.addStretch()
    middle.addWidget(content, 1000)
    middle.addStretch()
    outer.addLayout(middle)
    outer.addStretch()
