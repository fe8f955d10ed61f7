"""Lets the players choose a record file."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from spectacular_bid.gui.record_dialog import record_dialog
from spectacular_bid.gui.settings import Settings


def ask_for_record(
    over: QWidget, settings: Settings, then: Callable[[Path], None]
) -> None:
    """Show a dialog and go on with the file that is chosen, if any."""
    title = QCoreApplication.translate("Replay", "Open a record")
    dialog = record_dialog(over, settings, "openDialog", title)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)

    def chosen(place: str) -> None:
        then(Path(place))

    dialog.fileSelected.connect(chosen)
    dialog.open()
