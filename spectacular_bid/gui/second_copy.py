"""A second copy of the program brings the first one to the front.

Qt's usual means, a local socket, is in QtNetwork, which the packaged program leaves
out. Instead the second copy writes into a small file of the data folder; the first is
told of that by the system, empties the file as its answer, and shows its window. A
record that the second copy was to open is named in that file.
"""

import os
import time
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject, Qt, Signal
from PySide6.QtWidgets import QApplication, QWidget

FILE_NAME = "show-window"
LONGEST_WAIT_S = 2.0
LONGEST_MESSAGE = 65_536
"""So many bytes are read, whoever wrote them."""
_LOOK_AGAIN_S = 0.02


class Doorbell(QObject):
    """Hangs in the data folder of the first copy."""

    rung = Signal(object)
    """With the place of a record to be opened, a ``Path``, or None."""

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
            record = _record_named(self._path)
            self._hang()
            self.rung.emit(record)
        elif not self._watcher.files():
            # Somebody's tidying has removed the file.
            self._hang()


def ring(folder: Path, record: Path | None = None) -> bool:
    """Ask the first copy to show its window, and a record; whether it answered."""
    path, until = folder / FILE_NAME, time.monotonic() + LONGEST_WAIT_S
    if not path.exists():
        return False
    with suppress(OSError):
        path.write_bytes(b"%d\n%b" % (os.getpid(), _as_bytes(record)))
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


def _as_bytes(record: Path | None) -> bytes:
    """The place as UTF-8, for a program that may run in another folder."""
    if record is None:
        return b""
    return str(record.absolute()).encode("utf-8", "surrogateescape")


def _record_named(path: Path) -> Path | None:
    """The place that was rung for; None if there is none that can be used."""
    try:
        with path.open("rb") as file:
            _, _, named = file.read(LONGEST_MESSAGE).partition(b"\n")
    except OSError:
        return None
    place = Path(named.decode("utf-8", "surrogateescape"))
    return place if place.is_absolute() and b"\0" not in named else None
