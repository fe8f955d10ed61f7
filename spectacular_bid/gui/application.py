"""Starts the program: Qt, language, data folder, window, and then all the rest."""

import signal
import sys
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from spectacular_bid import __version__
from spectacular_bid.gui import crash, settings
from spectacular_bid.gui.language import LanguageSwitch, system_language
from spectacular_bid.gui.no_screen import EXIT_NO_SCREEN, lacks_screen, one_sentence
from spectacular_bid.gui.opening import Opening
from spectacular_bid.gui.program import Program
from spectacular_bid.gui.settings import Settings
from spectacular_bid.gui.theme import font
from spectacular_bid.referee.glance import FILE_NAME, nothing_to_continue
from spectacular_bid.referee.private import keep_private
from spectacular_bid.resources import resource

NAME = "spectacular-bid"
LONGEST_UNSEEN_MS = 1000
"""A window that opens where nobody looks may never be painted."""
OUR_FILES = (FILE_NAME, "opening.lock", "show-window", settings.FILE_NAME)
"""How the names of the files in the data folder begin."""


def run(*, data: Path | None, language: str | None, record: Path | None = None) -> int:
    """Open the window, on a record's replay if one is given, until it is closed.

    Returns the exit status.
    """
    if lacks_screen():
        sys.stderr.write(f"{NAME}: there is no screen here: start it from a desktop\n")
        return EXIT_NO_SCREEN
    # Python could not see the signal while Qt waits; what is accepted is stored.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    with one_sentence(NAME):
        app = make_application()
    folder = data or _usual_folder()
    keep_private(folder, OUR_FILES)
    remembered = Settings(folder, app)
    switch = LanguageSwitch(app)
    switch.speak(language or remembered.language or system_language())
    program = Program(None, remembered, switch)
    crash.install(program.window)
    wanted = getattr(app, "file_wanted", None)
    if wanted is not None:
        wanted.connect(program.open_record)
    opening = Opening(program, folder, record)
    program.window.seen.connect(_wear_icon)
    if record is None and nothing_to_continue(folder):
        # The start screen is whole without the journal, which comes right after it.
        program.show_start()
        program.window.show()
        program.window.seen.connect(opening.open)
        QTimer.singleShot(LONGEST_UNSEEN_MS, opening.open)
    else:
        QTimer.singleShot(0, opening.open)
    status = app.exec()
    opening.close()
    return opening.status or status


def _usual_folder() -> Path:
    import platformdirs

    return platformdirs.user_data_path(NAME, appauthor=False)


def make_application() -> QApplication:
    """Qt's application object with the program's name, style and font."""
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        # As an argument the style costs nothing: no other has been made before.
        app = _application_class()([NAME, "-style", "fusion"])
    app.setApplicationName(NAME)
    app.setApplicationDisplayName("Spectacular Bid")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName(NAME)
    app.setFont(font(15))
    return app


def _application_class() -> type[QApplication]:
    """Only macOS sends files as events, and only there they are worth the listening."""
    if sys.platform != "darwin":
        return QApplication
    from spectacular_bid.gui.file_events import FileHearingApplication

    return FileHearingApplication


def _wear_icon() -> None:
    """Once the window can be seen, as a drawing takes time to load."""
    from PySide6.QtGui import QIcon

    QApplication.setWindowIcon(QIcon(str(resource("pictures/icon.svg"))))
