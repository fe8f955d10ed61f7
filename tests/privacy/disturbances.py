"""What players, or their systems, may do while a hand-off is shown."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QApplication

from tests.gui.desk import Desk

SIZES = ((1400, 900), (1024, 640), (1111, 777))
CTRL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier


def settle() -> None:
    for _ in range(3):
        QApplication.processEvents()


def nothing(desk: Desk) -> None:
    settle()


def sizes(desk: Desk) -> None:
    for size in SIZES:
        desk.window.resize(*size)
        settle()


def minimised(desk: Desk) -> None:
    desk.window.showMinimized()
    settle()
    desk.window.showNormal()
    settle()


def full_screen(desk: Desk) -> None:
    for _ in range(2):
        desk.type(Qt.Key.Key_F11)
        settle()


def guide(desk: Desk) -> None:
    for _ in range(2):
        desk.type(Qt.Key.Key_F1)
        settle()


def menu(desk: Desk) -> None:
    desk.type(Qt.Key.Key_F10)
    settle()
    desk.type(Qt.Key.Key_Escape)


def questions(desk: Desk) -> None:
    desk.press("menu", "endWithoutResult")
    settle()
    desk.press("cancel")


def languages(desk: Desk) -> None:
    for code in ("it", "en"):
        desk.speak(code)
        settle()


def looks(desk: Desk) -> None:
    desk.press("menu", "settings")
    for name in ("table-clubhouse", "surround-light", "table-turf", "surround-dark"):
        if desk.has(name):
            desk.press(name)
            settle()
    desk.press("closeSettings")


def leaving(desk: Desk) -> None:
    desk.press("menu", "leave")
    settle()
    desk.press("continueMatch")


def keys(desk: Desk) -> None:
    desk.type(Qt.Key.Key_H, Qt.Key.Key_D, Qt.Key.Key_1, Qt.Key.Key_Menu)
    desk.type(*[Qt.Key.Key_Tab] * 4, Qt.Key.Key_Left, Qt.Key.Key_Home)
    for key in (Qt.Key.Key_A, Qt.Key.Key_C, Qt.Key.Key_X, Qt.Key.Key_Z):
        send(desk, key, CTRL)
    for key in (Qt.Key.Key_A, Qt.Key.Key_B, Qt.Key.Key_I, Qt.Key.Key_Alt):
        send(desk, key, ALT)
    settle()


def mouse(desk: Desk) -> None:
    shown = desk.window.screen_widget
    assert shown is not None
    middle = shown.rect().center()
    right = QContextMenuEvent.Reason.Mouse
    QApplication.sendEvent(
        shown, QContextMenuEvent(right, middle, shown.mapToGlobal(middle))
    )
    wheel = QWheelEvent(
        QPointF(middle),
        QPointF(shown.mapToGlobal(middle)),
        QPoint(),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(desk.window.windowHandle(), wheel)
    settle()


def away(desk: Desk) -> None:
    """Another program comes to the front, and this one again."""
    for state in (
        Qt.ApplicationState.ApplicationInactive,
        Qt.ApplicationState.ApplicationActive,
    ):
        leave_program(state)


def leave_program(
    state: Qt.ApplicationState = Qt.ApplicationState.ApplicationInactive,
) -> None:
    """As Qt tells of it, from the event loop."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    QTimer.singleShot(0, app, partial(app.applicationStateChanged.emit, state))
    settle()


def send(desk: Desk, key: Qt.Key, modifiers: Qt.KeyboardModifier) -> None:
    for kind in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress):
        event = QKeyEvent(kind, key, modifiers, chr(key & 0xFF))
        QApplication.sendEvent(desk.window.windowHandle(), event)
    event = QKeyEvent(QEvent.Type.KeyRelease, key, modifiers)
    QApplication.sendEvent(desk.window.windowHandle(), event)


DISTURBANCES: Sequence[Callable[[Desk], None]] = (
    nothing,
    sizes,
    minimised,
    full_screen,
    guide,
    menu,
    questions,
    languages,
    looks,
    leaving,
    keys,
    mouse,
    away,
)
