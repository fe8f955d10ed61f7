"""Opens the journal, and gives the program all else that takes time to load."""

import gc
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QTimer

from spectacular_bid.gui.program import Program

if TYPE_CHECKING:
    from spectacular_bid.referee.journal import Journal
    from spectacular_bid.referee.storage import StorageError

EXIT_NO_JOURNAL = 1
BEFORE_MATCH_MS = 100

# Whatever is imported inside a function here may wait until the start screen is seen.


class Opening(QObject):
    """Takes the program from its first screen to where matches can be played."""

    def __init__(
        self, program: Program, folder: Path, record: Path | None = None
    ) -> None:
        """``record`` is opened by the copy of the program that has the journal."""
        super().__init__(program)
        self._program = program
        self._folder, self._record = folder, record
        self._journal: Journal | None = None
        self._is_begun = False
        self.status = 0
        """The exit status that comes of it."""

    def open(self) -> None:
        """Let matches be played, or end the program if that cannot be."""
        from spectacular_bid.referee.storage import StorageError

        if self._is_begun:
            return
        self._is_begun = True
        if self._record is not None:
            # Waits for the first screen, which a match that cannot wait has first.
            self._program.open_record(self._record)
        try:
            self._equip()
        except StorageError as error:
            self._program.window.hide()
            self.status = give_up(error, self._folder, self._record)
            QCoreApplication.exit(self.status)
            return
        self._answer_the_bell()
        QTimer.singleShot(BEFORE_MATCH_MS, _load_the_match)
        gc.freeze()
        gc.enable()

    def close(self) -> None:
        """Let another program have the journal."""
        if self._journal is not None:
            self._journal.close()

    def _equip(self) -> None:
        from spectacular_bid.referee.referee import Equipment
        from spectacular_bid.referee.salvage import open_or_set_aside
        from spectacular_bid.referee.shuffle import system_shuffle
        from spectacular_bid.referee.time_source import SystemTime

        self._journal, aside = open_or_set_aside(self._folder)
        self._program.equip(Equipment(self._journal, SystemTime(), system_shuffle))
        self._program.open(set_aside_sentence(aside) if aside else "")

    def _answer_the_bell(self) -> None:
        from spectacular_bid.gui.second_copy import Doorbell

        Doorbell(self._folder, self).rung.connect(self._on_rung)

    def _on_rung(self, record: Path | None) -> None:
        from spectacular_bid.gui.second_copy import bring_to_front

        bring_to_front(self._program.window)
        if record is not None:
            self._program.open_record(record)


def _load_the_match() -> None:
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


def why_no_journal(error: "StorageError", folder: Path) -> str:
    """Why the program cannot start, in a sentence."""
    from spectacular_bid.gui.reasons import reason_words
    from spectacular_bid.referee.storage import JournalInUseError

    translate = QCoreApplication.translate
    if isinstance(error, JournalInUseError):
        return translate("Application", "Spectacular Bid is open already.")
    text = translate("Application", "The matches in {folder} cannot be used: {reason}")
    return text.format(folder=folder, reason=reason_words(str(error)))


def give_up(error: "StorageError", folder: Path, record: Path | None = None) -> int:
    """Say why; a first copy of the program that can shows itself instead of a box.

    It opens the ``record``, too. Returns the exit status.
    """
    from PySide6.QtWidgets import QMessageBox

    from spectacular_bid.gui.second_copy import ring
    from spectacular_bid.referee.storage import JournalInUseError

    sentence = why_no_journal(error, folder)
    sys.stderr.write(f"{QCoreApplication.applicationName()}: {sentence}\n")
    is_second = isinstance(error, JournalInUseError)
    if not (is_second and ring(folder, record)):
        box = QMessageBox(QMessageBox.Icon.Warning, "Spectacular Bid", sentence)
        box.exec()
    return 0 if is_second else EXIT_NO_JOURNAL
