"""Starts the program: Qt, language, data folder, window."""

import sys
from pathlib import Path

import platformdirs
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication, QMessageBox

from spectacular_bid import __version__
from spectacular_bid.gui import crash
from spectacular_bid.gui.language import LanguageSwitch, system_language
from spectacular_bid.gui.program import Program
from spectacular_bid.gui.reasons import reason_words
from spectacular_bid.gui.settings import Settings
from spectacular_bid.gui.theme import font
from spectacular_bid.referee.journal import JournalInUseError, StorageError
from spectacular_bid.referee.referee import Equipment
from spectacular_bid.referee.salvage import open_or_set_aside
from spectacular_bid.referee.shuffle import system_shuffle
from spectacular_bid.referee.time_source import SystemTime
from spectacular_bid.resources import resource

NAME = "spectacular-bid"
EXIT_NO_JOURNAL = 1


def run(*, data: Path | None, language: str | None) -> int:
    """Open the window and stay until it is closed; returns the exit status."""
    app = make_application()
    folder = data or platformdirs.user_data_path(NAME, appauthor=False)
    settings = Settings(folder, app)
    switch = LanguageSwitch(app)
    switch.speak(language or settings.language or system_language())
    try:
        journal, aside = open_or_set_aside(folder)
    except StorageError as error:
        return _tell(why_no_journal(error, folder))
    program = Program(
        Equipment(journal, SystemTime(), system_shuffle), settings, switch
    )
    crash.install(program.window)
    program.open(set_aside_sentence(aside) if aside else "")
    status = app.exec()
    journal.close()
    return status


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


def _tell(sentence: str) -> int:
    sys.stderr.write(f"{NAME}: {sentence}\n")
    box = QMessageBox(QMessageBox.Icon.Warning, "Spectacular Bid", sentence)
    box.exec()
    return EXIT_NO_JOURNAL
