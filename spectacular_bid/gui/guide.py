"""The rules guide, a dock beside the table that moves no clock."""

from PySide6.QtCore import Qt, QUrl
from PySide6.QtWidgets import QDockWidget, QMainWindow, QTextBrowser

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


NARROWEST = 256
"""In pixels: the longest line of play stays legible beside it at 1024 by 640."""
SHARE = 0.25
"""Of the window's width."""


class Guide(QDockWidget):
    """The rules for players, in the language of the window."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.setObjectName("guide")
        self.setAllowedAreas(Qt.DockWidgetArea.RightDockWidgetArea)
        self.setFeatures(QDockWidget.DockWidgetFeature.DockWidgetClosable)
        self._language = ""
        self._pages: QTextBrowser | None = None
        self.hide()

    def speak(self, language: str) -> None:
        """Show the guide in a language. Raises FileNotFoundError if it is missing."""
        self._language = language
        self.setWindowTitle(self.tr("Rules guide"))
        if self._pages is not None:
            self._fill(self._pages)

    def open_at(self, section: str) -> None:
        """Open beside the screen, at a section. Raises FileNotFoundError."""
        if self._pages is None:
            self._pages = self._made()
            self._fill(self._pages)
        self.show()
        self._window.resizeDocks(
            [self],
            [max(NARROWEST, round(SHARE * self._window.width()))],
            Qt.Orientation.Horizontal,
        )
        _leave_room_below(self._pages)
        self._pages.scrollToAnchor(section)
        self._pages.setFocus()

    def _made(self) -> QTextBrowser:
        """Made when it is first read, so that no start of the program waits for it."""
        pages = QTextBrowser(self)
        pages.setObjectName("guideText")
        pages.setOpenLinks(False)
        pages.anchorClicked.connect(self._on_link)
        pages.setMinimumWidth(NARROWEST)
        self.setWidget(pages)
        return pages

    def _fill(self, pages: QTextBrowser) -> None:
        pages.setHtml(resource(f"guide/{self._language}.html").read_text("utf-8"))
        pages.setAccessibleName(self.windowTitle())

    def _on_link(self, link: QUrl) -> None:
        if self._pages is not None:
            self._pages.scrollToAnchor(link.fragment())


def _leave_room_below(pages: QTextBrowser) -> None:
    """Let the last section, too, be scrolled to the top."""
    frame = pages.document().rootFrame()
    margins = frame.frameFormat()
    margins.setBottomMargin(pages.viewport().height() * 0.8)
    frame.setFrameFormat(margins)
