"""The rules guide, a dock beside the table that moves no clock."""

from PySide6.QtCore import Qt, QUrl
from PySide6.QtWidgets import QDockWidget, QTextBrowser, QWidget

from spectacular_bid.resources import resource

SECTIONS = {
    "dealScreen": "deal",
    "handoffScreen": "clock",
    "countScreen": "end",
    "overScreen": "match",
    "tableScreen": "ends",
    "auctionPanel": "auction",
}
"""The section that belongs to a screen, by object name."""


class Guide(QDockWidget):
    """The rules for players, in the language of the window."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("guide")
        self.setAllowedAreas(Qt.DockWidgetArea.RightDockWidgetArea)
        self.setFeatures(QDockWidget.DockWidgetFeature.DockWidgetClosable)
        self._pages = QTextBrowser(self)
        self._pages.setObjectName("guideText")
        self._pages.setOpenLinks(False)
        self._pages.anchorClicked.connect(self._on_link)
        self._pages.setMinimumWidth(300)
        self.setWidget(self._pages)
        self.hide()

    def speak(self, language: str) -> None:
        """Show the guide in a language. Raises FileNotFoundError if it is missing."""
        page = resource(f"guide/{language}.html").read_text("utf-8")
        self._pages.setHtml(page)
        self.setWindowTitle(self.tr("Rules guide"))
        self._pages.setAccessibleName(self.windowTitle())

    def open_at(self, section: str) -> None:
        """Open beside the screen, at a section."""
        self.show()
        self._pages.scrollToAnchor(section)
        self._pages.setFocus()

    def _on_link(self, link: QUrl) -> None:
        self._pages.scrollToAnchor(link.fragment())
