"""Opens a window without a screen, and prints when it was painted and what it takes.

With ``program`` and a data folder it is the program's own, up to the one start screen
that there is, whole and with what lies above it; with ``bare`` one that holds a word,
the least that Qt can open from Python. The figures are a moment of the monotonic clock,
in seconds, and kilobytes: resident ones, and those of them that are not shared with
other processes or this one's part of them.
"""

import os
import sys
import time
from pathlib import Path
from typing import Any

SMAPS = Path("/proc/self/smaps_rollup")


def bare() -> None:
    from PySide6.QtGui import QPaintEvent
    from PySide6.QtWidgets import QApplication, QLabel, QMainWindow

    class Word(QLabel):
        def paintEvent(self, event: QPaintEvent) -> None:
            super().paintEvent(event)
            report()

    app = QApplication([])
    window = QMainWindow()
    window.resize(1280, 800)
    window.setCentralWidget(Word("Spectacular Bid"))
    window.show()
    app.exec()


def program(folder: Path) -> None:
    from spectacular_bid.cli import main
    from spectacular_bid.gui.parts import ChoiceButton

    painted = ChoiceButton.paintEvent

    def paint(button: ChoiceButton, event: Any) -> None:
        painted(button, event)
        # It lies above all others, so that it is painted last.
        if button.objectName() == "openGuide":
            report()

    setattr(ChoiceButton, "paintEvent", paint)  # noqa: B010
    main(["--data", str(folder), "--language", "en"])


def report() -> None:
    """Print the figures and end at once."""
    now = time.monotonic()
    sizes = dict(line.split()[:2] for line in SMAPS.read_text().splitlines()[1:])
    sys.stdout.write(f"{now} {sizes['Rss:']} {sizes['Pss:']}\n")
    sys.stdout.flush()
    os._exit(0)


if __name__ == "__main__":
    if sys.argv[1] == "bare":
        bare()
    else:
        program(Path(sys.argv[2]))
