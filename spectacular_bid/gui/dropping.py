"""Lets a match record be dropped on a screen."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QUrl, Signal
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QWidget

SUFFIX = ".sbid"
SCREENS = ("startScreen", "overScreen", "replayScreen")
"""Where nobody is in the middle of a match."""


def accept_records(screen: QWidget | None, then: Callable[[Path], None]) -> None:
    """Go on with a record file that is dropped on a screen, if that is open to it."""
    if screen is not None and screen.objectName() in SCREENS:
        catcher = _Catcher(screen)
        catcher.dropped.connect(then)
        screen.setAcceptDrops(True)
        screen.installEventFilter(catcher)


def dropped_record(urls: list[QUrl]) -> Path | None:
    """The one file that is dropped, if it is named as a record."""
    places = [url.toLocalFile() for url in urls]
    if len(places) == 1 and places[0].lower().endswith(SUFFIX):
        return Path(places[0])
    return None


class _Catcher(QObject):
    # A signal, so that nothing on a screen leads to whoever knows the match.
    dropped = Signal(object)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        # A drag that enters is an event of a drop as well.
        if not isinstance(event, QDropEvent):
            return False
        record = dropped_record(event.mimeData().urls())
        event.setAccepted(record is not None)
        if record is not None and event.type() == QEvent.Type.Drop:
            self.dropped.emit(record)
        return True
