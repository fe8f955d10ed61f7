"""Small widgets that several screens are made of."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from spectacular_bid.core.seats import Seat


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
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setAlignment(Qt.AlignmentFlag.AlignCenter)
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


def panel(content: QLayout) -> QFrame:
    """A raised panel around a layout."""
    made = QFrame()
    made.setProperty("kind", "panel")
    content.setContentsMargins(32, 24, 32, 24)
    made.setLayout(content)
    return made


def centred(content: QWidget | QLayout, into: QWidget) -> None:
    """Fill ``into`` with ``content``, kept in its middle."""
    outer = QVBoxLayout(into)
    outer.addStretch()
    middle = QHBoxLayout()
    middle.addStretch()
    if isinstance(content, QLayout):
        middle.addLayout(content, 4)
    else:
        middle.addWidget(content, 4)
    middle.addStretch()
    outer.addLayout(middle)
    outer.addStretch()


def clock_text(milliseconds: int) -> str:
    """A reserve as m:ss, rounded up so that only an empty one reads 0:00."""
    seconds = -(-milliseconds // 1000)
    return f"{seconds // 60}:{seconds % 60:02d}"
