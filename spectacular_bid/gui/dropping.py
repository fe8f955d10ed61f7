"""Lets a match record be dropped on a screen."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QWidget

SUFFIX = ".sbid"
SCREENS = ("startScreen", "overScreen", "replayScreen")
"""Where nobody is in the middle of a match."""


def accept_records(screen: QWidget, then: Callable[[Path], None]) -> None:
    """Go on with a record file that is dropped on a screen, if that is open to it."""
    if screen.objectName() in SCREENS:
        screen.setAcceptDrops(True)
        screen.installEventFilter(_Catcher(screen, then))


def dropped_record(urls: list[QUrl]) -> Path | None:
    """The one file that is dropped, if it is named as a record."""
    places = [url.toLocalFile() for url in urls]
    if len(places) == 1 and places[0].lower().endswith(SUFFIX):
        return Path(places[0])
    return None


class _Catcher(QObject):
    def __init__(self, screen: QWidget, then: Callable[[Path], None]) -> None:
        super().__init__(screen)
        self._then = then

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        # A drag that enters is an event of a drop as well.
        if not isinstance(event, QDropEvent):
            return False
        record = dropped_record(event.mimeData().urls())
        event.setAccepted(record is not None)
        if record is not None and event.type() == QEvent.Type.Drop:
            self._then(record)
        return True
