"""What is said where no window can be opened, for which Qt would end the program."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6 import QtCore

EXIT_NO_SCREEN = 2


def lacks_screen() -> bool:
    """Whether nothing names a screen that a window could be opened on."""
    named = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return sys.platform == "linux" and not any(map(os.environ.get, named))


@contextmanager
def one_sentence(name: str) -> Iterator[None]:
    """Let Qt open the screen; if it can't, the program ends after a sentence.

    ``name`` is how the program calls itself.
    """
    held: list[str] = []
    reasons: list[str] = []

    def hear(
        kind: "QtCore.QtMsgType", context: "QtCore.QMessageLogContext", text: str
    ) -> None:
        held.append(text)
        if (context.category or "").startswith("qt.qpa"):
            reasons.append(text)
        if kind == QtCore.QtMsgType.QtFatalMsg:
            why = " ".join([*reasons, text][0].split()).rstrip(".")
            sys.stderr.write(f"{name}: no window can be opened here: {why}\n")
            sys.stderr.flush()
            # Qt aborts as soon as it is back.
            os._exit(EXIT_NO_SCREEN)

    before = QtCore.qInstallMessageHandler(hear)
    try:
        yield
    finally:
        QtCore.qInstallMessageHandler(before)
        sys.stderr.writelines(f"{text}\n" for text in held)
