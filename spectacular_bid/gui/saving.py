"""Saves a match's record where the players want it."""

import re
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from spectacular_bid.core.seats import Pair
from spectacular_bid.gui.match_flow import MatchFlow
from spectacular_bid.gui.reasons import reason_words
from spectacular_bid.gui.record_dialog import record_dialog
from spectacular_bid.gui.settings import Settings
from spectacular_bid.record.files import record_to_text, write_private
from spectacular_bid.record.model import SUFFIX


def ask_where_to_save(flow: MatchFlow, over: QWidget, settings: Settings) -> None:
    """Let the players choose a place for the record, and save it there."""
    title = QCoreApplication.translate("Program", "Save the record")
    dialog = record_dialog(over, settings, "saveDialog", title)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(SUFFIX.removeprefix("."))
    dialog.selectFile(file_name(flow.referee.players))
    dialog.fileSelected.connect(partial(save, flow))
    dialog.open()


def file_name(players: Pair[str]) -> str:
    """A name for the file of a match, which every system takes."""
    return re.sub(r'[<>:"/\\|?*\x00-\x1f]', "_", " - ".join(players)) + SUFFIX


def save(flow: MatchFlow, place: str) -> None:
    """Save the record of a match that is over, and tell what came of it."""
    translate = QCoreApplication.translate
    try:
        write_private(Path(place), record_to_text(flow.referee.record()))
    except OSError as error:
        text = translate("Program", "The record could not be saved: {reason}")
        flow.say(text.format(reason=_why_not_there(error)))
    else:
        text = translate("Program", "Saved as {name}")
        flow.say(text.format(name=Path(place).name))


def _why_not_there(error: OSError) -> str:
    if isinstance(error, FileNotFoundError | NotADirectoryError):
        return QCoreApplication.translate("Program", "there is no such folder")
    return reason_words(error.strerror or str(error))
