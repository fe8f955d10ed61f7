"""Files that the system wants opened while the program runs, as macOS asks for it."""

from pathlib import Path

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication


class FileHearingApplication(QApplication):
    """Hears of files that are to be opened, which come as events of its own."""

    file_wanted = Signal(object)
    """A ``Path``."""

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and event.file():
            self.file_wanted.emit(Path(event.file()))
            return True
        return super().event(event)
