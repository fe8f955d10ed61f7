"""Words that cannot be read are noticed, whatever keeps them from being so."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from spectacular_bid.gui.drawing import words
from tests.gui.reading import unreadable
from tests.gui.turns import show

pytestmark = pytest.mark.gui

LONG = "Donaudampfschifffahrtsgesellschaft"


class Sign(QWidget):
    """Words painted by hand, in a box that is as wide as the widget."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        words.paint_words(painter, QRectF(self.rect()), LONG, 20, "#ffffff")
        painter.end()


def wrapped(text: str, parent: QWidget) -> QLabel:
    label = QLabel(text, parent)
    label.setWordWrap(True)
    return label


def entry(parent: QWidget) -> QLineEdit:
    made = QLineEdit(parent)
    made.setPlaceholderText(LONG)
    return made


def choice(parent: QWidget) -> QComboBox:
    made = QComboBox(parent)
    made.addItem(LONG)
    return made


Maker = Callable[[QWidget], QWidget]
MAKERS: dict[str, Maker] = {
    "label": lambda parent: QLabel(LONG, parent),
    "long word": lambda parent: wrapped(LONG, parent),
    "button": lambda parent: QPushButton(LONG, parent),
    "entry": entry,
    "choice": choice,
    "painted": Sign,
}


def faults(qtbot: QtBot, window: QWidget) -> list[str]:
    """The kinds of them."""
    window.resize(800, 300)
    qtbot.addWidget(window)
    show(qtbot, window)
    return [fault.split(":")[0] for fault in unreadable(window)]


@pytest.mark.parametrize("make", MAKERS.values(), ids=MAKERS)
def test_words_with_enough_room_are_no_fault(qtbot: QtBot, make: Maker) -> None:
    window = QWidget()
    make(window).setGeometry(10, 10, 500, 40)
    assert faults(qtbot, window) == []


@pytest.mark.parametrize("make", MAKERS.values(), ids=MAKERS)
def test_words_with_too_little_room_are_noticed(qtbot: QtBot, make: Maker) -> None:
    window = QWidget()
    make(window).setGeometry(10, 10, 100, 40)
    assert {"cut", "too small"}.intersection(faults(qtbot, window))


def test_lines_that_do_not_fit_are_noticed(qtbot: QtBot) -> None:
    window = QWidget()
    wrapped("one two three four five", window).setGeometry(10, 10, 60, 20)
    assert "cut" in faults(qtbot, window)


def test_words_beyond_what_holds_them_are_noticed(qtbot: QtBot) -> None:
    window = QWidget()
    panel = QWidget(window)
    panel.setGeometry(10, 10, 100, 100)
    QLabel("Anna", panel).setGeometry(80, 10, 200, 30)
    assert faults(qtbot, window) == ["outside"]


def test_words_over_others_are_noticed(qtbot: QtBot) -> None:
    window = QWidget()
    for left in (10, 25):
        QLabel("Anna", window).setGeometry(left, 10, 200, 30)
    assert faults(qtbot, window) == ["covered"]


def test_shortened_words_are_noticed(qtbot: QtBot) -> None:
    window = QWidget()
    label = QLabel("Donaudampf…", window)
    label.setAccessibleName(LONG)
    label.setGeometry(QRect(10, 10, 500, 30))
    assert faults(qtbot, window) == ["cut"]
