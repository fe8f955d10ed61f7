"""The dialog in which a record file is chosen, to be saved or to be opened."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

from spectacular_bid.gui.settings import Settings
from spectacular_bid.record.model import SUFFIX


def record_dialog(
    over: QWidget, settings: Settings, name: str, title: str
) -> QFileDialog:
    """A dialog that begins where the one before it led to; ``name`` is the object's."""
    dialog = QFileDialog(over, title)
    dialog.setObjectName(name)
    translate = QCoreApplication.translate
    kind = translate("Program", "Match records (*{suffix})")
    dialog.setNameFilter(kind.format(suffix=SUFFIX))
    # Qt's own translations leave these two out in most languages.
    labels = QFileDialog.DialogLabel
    dialog.setLabelText(labels.LookIn, translate("Program", "Folder:"))
    dialog.setLabelText(labels.FileType, translate("Program", "Kind of file:"))
    dialog.setDirectory(str(folder_for_records(settings)))

    def remember(place: str) -> None:
        settings.record_folder = Path(place).parent

    dialog.fileSelected.connect(remember)
    dialog.finished.connect(dialog.deleteLater)
    return dialog


def folder_for_records(settings: Settings) -> Path:
    """The folder last chosen; before, and if it is gone, the user's documents.

    Not every system has a folder for these: then all that is the user's.
    """
    places = QStandardPaths.StandardLocation
    kinds = places.DocumentsLocation, places.HomeLocation
    own = [Path(QStandardPaths.writableLocation(kind)) for kind in kinds]
    last = settings.record_folder
    wanted = own if last is None else [last, *own]
    return next((folder for folder in wanted if folder.is_dir()), own[-1])
