"""Starts the program: Qt, language, data folder, window."""

import gc
import sqlite3
import sys
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication, QMessageBox

from spectacular_bid import __version__
from spectacular_bid.gui import crash, second_copy, settings
from spectacular_bid.gui.language import LanguageSwitch, system_language
from spectacular_bid.gui.program import Program
from spectacular_bid.gui.reasons import reason_words
from spectacular_bid.gui.second_copy import Doorbell, bring_to_front, ring
from spectacular_bid.gui.settings import Settings
from spectacular_bid.gui.theme import font
from spectacular_bid.referee.private import keep_private
from spectacular_bid.referee.storage import JournalInUseError, StorageError
from spectacular_bid.resources import resource

if TYPE_CHECKING:
    from spectacular_bid.referee.journal import Journal

NAME = "spectacular-bid"
EXIT_NO_JOURNAL = 1
AFTER_FIRST_PAINT_MS = 100
FILE_NAME = "matches.sqlite3"
"""The journal's own name for its file, without loading the journal."""
OUR_FILES = (FILE_NAME, "opening.lock", second_copy.FILE_NAME, settings.FILE_NAME)
"""How the names of the files in the data folder begin."""


def run(*, data: Path | None, language: str | None) -> int:
    """Open the window and stay until it is closed; returns the exit status."""
    app = make_application()
    folder = data or _usual_folder()
    keep_private(folder, OUR_FILES)
    remembered = Settings(folder, app)
    switch = LanguageSwitch(app)
    switch.speak(language or remembered.language or system_language())
    program = Program(None, remembered, switch)
    crash.install(program.window)
    if nothing_to_continue(folder):
        program.preview()
    try:
        journal, aside = equip(program, folder)
    except StorageError as error:
        program.window.hide()
        return _give_up(error, folder)
    doorbell = Doorbell(folder, program)
    doorbell.rung.connect(partial(bring_to_front, program.window))
    program.open(set_aside_sentence(aside) if aside else "")
    QTimer.singleShot(AFTER_FIRST_PAINT_MS, _load_the_rest)
    gc.freeze()
    gc.enable()
    status = app.exec()
    journal.close()
    return status


def nothing_to_continue(folder: Path) -> bool:
    """Whether the start screen can be painted before the journal is open.

    A quick look: where anything is unusual, the answer is no.
    """
    path = folder / FILE_NAME
    if not path.exists():
        return True
    question = "SELECT 1 FROM match WHERE reason IS NULL LIMIT 1"
    uri = f"{path.absolute().as_uri()}?mode=ro"
    try:
        with closing(sqlite3.connect(uri, uri=True, timeout=0)) as db:
            return db.execute(question).fetchone() is None
    except (sqlite3.Error, UnicodeDecodeError):
        return False


def equip(program: Program, folder: Path) -> "tuple[Journal, Path | None]":
    """Open the journal for the program; also where a damaged one was moved to.

    Raises StorageError.
    """
    from spectacular_bid.referee.referee import Equipment
    from spectacular_bid.referee.salvage import open_or_set_aside
    from spectacular_bid.referee.shuffle import system_shuffle
    from spectacular_bid.referee.time_source import SystemTime

    journal, aside = open_or_set_aside(folder)
    program.equip(Equipment(journal, SystemTime(), system_shuffle))
    return journal, aside


def _usual_folder() -> Path:
    import platformdirs

    return platformdirs.user_data_path(NAME, appauthor=False)


def make_application() -> QApplication:
    """Qt's application object with the program's name, font and icon."""
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        app = QApplication([NAME])
    app.setApplicationName(NAME)
    app.setApplicationDisplayName("Spectacular Bid")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName(NAME)
    app.setStyle("Fusion")
    app.setFont(font(15))
    app.setWindowIcon(QIcon(str(resource("pictures/icon.svg"))))
    return app


def _load_the_rest() -> None:
    """While the players look at the start screen."""
    import spectacular_bid.gui.match_flow  # noqa: F401


def set_aside_sentence(aside: Path) -> str:
    """What became of a damaged file of matches."""
    text = QCoreApplication.translate(
        "Application",
        "The file of matches was damaged. It was set aside as {name}; finished matches"
        " were kept as far as they could be read.",
    )
    return text.format(name=aside.name)


def why_no_journal(error: StorageError, folder: Path) -> str:
    """Why the program cannot start, in a sentence."""
    translate = QCoreApplication.translate
    if isinstance(error, JournalInUseError):
        return translate("Application", "Spectacular Bid is open already.")
    text = translate("Application", "The matches in {folder} cannot be used: {reason}")
    return text.format(folder=folder, reason=reason_words(str(error)))


def _give_up(error: StorageError, folder: Path) -> int:
    """Say why; a first copy of the program that can shows itself instead of a box."""
    sentence = why_no_journal(error, folder)
    sys.stderr.write(f"{NAME}: {sentence}\n")
    is_second = isinstance(error, JournalInUseError)
    if not (is_second and ring(folder)):
        box = QMessageBox(QMessageBox.Icon.Warning, "Spectacular Bid", sentence)
        box.exec()
    return 0 if is_second else EXIT_NO_JOURNAL
