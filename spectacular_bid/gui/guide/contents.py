"""The list of the guide's sections."""

from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from spectacular_bid.gui.guide.source import Section

GAP = 3
"""Around each entry, in pixels."""


class Contents(QListWidget):
    """Lies over the pages while somebody chooses what to read."""

    chosen = Signal(str)
    """A section, by its name."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("guideSections")
        self.setWordWrap(True)
        self.setSpacing(GAP)
        self.itemClicked.connect(self._on_item)
        self.itemActivated.connect(self._on_item)

    def list_sections(self, sections: Iterable[Section]) -> None:
        """Offer these, in the language that they are in."""
        self.clear()
        for section in sections:
            item = QListWidgetItem(section.title, self)
            item.setData(Qt.ItemDataRole.UserRole, section.name)

    def point_at(self, name: str) -> None:
        """Begin at a section; at the first one if it is not there."""
        items = [self.item(row) for row in range(self.count())]
        names = [item.data(Qt.ItemDataRole.UserRole) for item in items]
        self.setCurrentRow(names.index(name) if name in names else 0)

    def _on_item(self, item: QListWidgetItem) -> None:
        self.chosen.emit(item.data(Qt.ItemDataRole.UserRole))
