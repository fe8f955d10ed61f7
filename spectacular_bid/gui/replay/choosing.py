"""Lets the players choose a record file."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

from spectacular_bid.record.model import SUFFIX


def ask_for_record(over: QWidget, then: Callable[[Path], None]) -> None:
    """Show a dialog and go on with the file that is chosen, if any."""
    translate = QCoreApplication.translate
    dialog = QFileDialog(over, translate("Replay", "Open a record"))
    dialog.setObjectName("openDialog")
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    kind = translate("Program", "Match records (*{suffix})").format(suffix=SUFFIX)
    dialog.setNameFilter(kind)
    documents = QStandardPaths.StandardLocation.DocumentsLocation
    dialog.setDirectory(QStandardPaths.writableLocation(documents))

    def chosen(place: str) -> None:
        then(Path(place))

    dialog.fileSelected.connect(chosen)
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()
