"""A second copy of the program brings the first one to the front.

Qt's usual means, a local socket, is in QtNetwork, which the packaged program leaves
out. Instead the second copy writes into a small file of the data folder; the first is
told of that by the system, empties the file as its answer, and shows its window.
"""

import os
import time
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject, Qt, Signal
from PySide6.QtWidgets import QApplication, QWidget

FILE_NAME = "show-window"
LONGEST_WAIT_S = 2.0
_LOOK_AGAIN_S = 0.02


class Doorbell(QObject):
    """Hangs in the data folder of the first copy."""

    rung = Signal()

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = folder / FILE_NAME
        self._watcher = QFileSystemWatcher(self)
        self._watcher.fileChanged.connect(self._on_changed)
        self._hang()

    def _hang(self) -> None:
        with suppress(OSError):
            self._path.touch(mode=0o600)
            self._path.write_bytes(b"")
            self._watcher.addPath(str(self._path))

    def _on_changed(self) -> None:
        if _is_waiting(self._path):
            self._hang()
            self.rung.emit()
        elif not self._watcher.files():
            # Somebody's tidying has removed the file.
            self._hang()


def ring(folder: Path) -> bool:
    """Ask the first copy to show its window; whether it answered."""
    path, until = folder / FILE_NAME, time.monotonic() + LONGEST_WAIT_S
    if not path.exists():
        return False
    with suppress(OSError):
        path.write_text(f"{os.getpid()}\n", "ascii")
        while time.monotonic() < until:
            time.sleep(_LOOK_AGAIN_S)
            if not _is_waiting(path):
                return True
    return False


def bring_to_front(window: QWidget) -> None:
    """Show a window over all others, as far as the system lets a program do that."""
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.show()
    window.raise_()
    window.activateWindow()
    QApplication.alert(window)


def _is_waiting(path: Path) -> bool:
    try:
        return path.stat().st_size > 0
    except OSError:
        return False
