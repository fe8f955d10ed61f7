"""Questions that only a process with Qt can answer: `probe.py qt|screen|picture`.

All is well at exit code 0; otherwise the last line of standard error says what isn't.
The picture is kept in the file that may be named after it.
"""

import ctypes
import sys
from pathlib import Path

import PySide6
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QApplication

ENOUGH_COLOURS = 16
"""More than an empty screen or a bare, unpainted window has."""


def qt_problem() -> str:
    """Start Qt without a screen."""
    application = QApplication([])
    found = bool(QFontDatabase.families())
    application.shutdown()
    return "" if found else "no font"


def screen_problem() -> str:
    """Load what Qt needs for X11, without connecting to a screen."""
    package = Path(PySide6.__file__ or "").parent
    ctypes.CDLL(str(package / "Qt/plugins/platforms/libqxcb.so"))
    return ""


def picture_problem(file: str = "") -> str:
    """Look at the screen: is there anything painted on it?"""
    application = QGuiApplication([])
    image = application.primaryScreen().grabWindow(0).toImage()
    if file and not image.save(file):
        return f"{file} cannot be written"
    colours = {
        image.pixel(x, y)
        for x in range(0, image.width(), 4)
        for y in range(0, image.height(), 4)
    }
    return "" if len(colours) >= ENOUGH_COLOURS else "nothing on the screen"


def main(question: str, file: str = "") -> str:
    """Return what is wrong, or nothing."""
    match question:
        case "picture":
            return picture_problem(file)
        case "screen":
            return qt_problem() or screen_problem()
        case _:
            return qt_problem()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]) or None)
