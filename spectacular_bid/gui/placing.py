"""Where the window stands: as it was left, if there is still a screen for it."""

from collections.abc import Sequence

from PySide6 import QtCore
from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from spectacular_bid.gui.settings import Settings

FRAME = QSize(8, 40)
"""About what a system puts around a window: borders, and a bar with the title."""


def smallest_on(available: QSize, wanted: QSize) -> QSize:
    """The least size a window should have, none that its screen cannot show."""
    return wanted.boundedTo(available - FRAME)


def placed(remembered: QRect | None, first: QSize, areas: Sequence[QRect]) -> QRect:
    """A place inside one of the screens' available areas, the main screen's first.

    A window whose middle is on no screen any more goes to the middle of the main one,
    as does one that opens for the first time.
    """
    wanted = QRect(remembered) if remembered else QRect(areas[0].topLeft(), first)
    home = next((area for area in areas if area.contains(wanted.center())), None)
    area = home or areas[0]
    wanted.setSize(wanted.size().boundedTo(area.size() - FRAME))
    if home is None or remembered is None:
        wanted.moveCenter(area.center())
    wanted.moveRight(min(wanted.right(), area.right()))
    wanted.moveBottom(min(wanted.bottom(), area.bottom()))
    wanted.moveLeft(max(wanted.left(), area.left()))
    wanted.moveTop(max(wanted.top(), area.top() + min(FRAME.height(), 30)))
    return wanted


def restore(window: QWidget, settings: Settings, first: QSize) -> None:
    """Put a window, before it is shown, where it was."""
    main = QGuiApplication.primaryScreen()
    others = [screen for screen in QGuiApplication.screens() if screen is not main]
    areas = [screen.availableGeometry() for screen in (main, *others)]
    window.setGeometry(placed(settings.window_place, first, areas))
    if settings.maximised:
        maximised = QtCore.Qt.WindowState.WindowMaximized
        window.setWindowState(window.windowState() | maximised)
    if settings.full_screen:
        full_screen = QtCore.Qt.WindowState.WindowFullScreen
        window.setWindowState(window.windowState() | full_screen)


def remember(window: QWidget, settings: Settings) -> None:
    """Note where a window is that is about to close."""
    settings.window_place = window.normalGeometry()
    settings.maximised = window.isMaximized()
    settings.full_screen = window.isFullScreen()
