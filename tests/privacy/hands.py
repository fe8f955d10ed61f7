"""Events as a system sends them, one by one."""

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from tests.gui.desk import Desk

PRESS, RELEASE = QEvent.Type.KeyPress, QEvent.Type.KeyRelease
DOWN, UP = QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease
MOVE = QEvent.Type.MouseMove
LEFT = Qt.MouseButton.LeftButton
NONE = Qt.MouseButton.NoButton


def key(
    desk: Desk,
    kind: QEvent.Type,
    which: Qt.Key,
    *,
    repeat: bool = False,
    modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
) -> None:
    event = QKeyEvent(kind, which, modifiers, "", repeat)
    QApplication.sendEvent(desk.window.windowHandle(), event)


def repeats(desk: Desk, which: Qt.Key, times: int = 5) -> None:
    """What Qt makes of a key that stays down."""
    for _ in range(times):
        key(desk, RELEASE, which, repeat=True)
        key(desk, PRESS, which, repeat=True)
        QApplication.processEvents()


def place_of(desk: Desk, name: str) -> QPointF:
    shown = desk.find(QWidget, name)
    return QPointF(shown.mapTo(desk.window, shown.rect().center()))


def mouse(
    desk: Desk,
    kind: QEvent.Type,
    place: QPointF,
    at: int = 0,
    button: Qt.MouseButton = LEFT,
) -> None:
    """A button of the mouse, or its way with the left one held."""
    handle = desk.window.windowHandle()
    spot = QPointF(handle.mapToGlobal(place.toPoint()))
    changed = NONE if kind is MOVE else button
    held = NONE if kind is UP else button
    event = QMouseEvent(
        kind, place, spot, changed, held, Qt.KeyboardModifier.NoModifier
    )
    event.setTimestamp(at)
    QApplication.sendEvent(handle, event)


def clicks(desk: Desk, place: QPointF, times: int, at: int = 50_000) -> None:
    """As quick as a hand can be."""
    for number in range(times):
        mouse(desk, DOWN, place, at + 150 * number)
        mouse(desk, UP, place, at + 150 * number + 60)
