"""What happens on a bug: the match is safe, the players are told, nothing leaks."""

import sys
import traceback
from types import TracebackType

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from spectacular_bid.gui.parts import Panel, button, centred, column, line
from spectacular_bid.gui.window import Window


class CrashNotice(QWidget):
    """Replaces the screen after a bug, tiles and all."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("crashScreen")
        leave = button(self.tr("Close the program"), "quit", "primary")
        leave.clicked.connect(QCoreApplication.quit)
        text = self.tr(
            "The program made a mistake and has stopped. Every decision up to now is"
            " saved: start the program again to go on with the match."
        )
        title = self.tr("Something went wrong")
        centred(Panel(column(line(title, "heading"), line(text), leave)), self)
        self.setFocusProxy(leave)


def install(window: Window) -> None:
    """Let every unexpected exception end on a notice, and none be passed over."""

    def on_exception(
        kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        sys.stderr.write(without_values(kind, trace))
        window.show_last(CrashNotice())

    sys.excepthook = on_exception


def without_values(kind: type[BaseException], trace: TracebackType | None) -> str:
    """Where an exception came from, without its message, which could name a tile."""
    lines = traceback.format_list(traceback.extract_tb(trace))
    return "".join(
        ["Traceback (most recent call last):\n", *lines, kind.__name__, "\n"]
    )
