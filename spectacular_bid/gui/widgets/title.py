"""The title of a screen, which may stand beside the window's own buttons."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QLabel, QWidget

from spectacular_bid.gui.sizes import scale_for
from spectacular_bid.gui.theme import font, size_words

PIXELS = 46
"""At the design's size."""
LEAST_SHARE = 0.6
"""Of that size; what is longer still goes on in a second line."""
GAP = 20
"""Between title and buttons, in pixels."""


class Title(QLabel):
    """One line, smaller where it would run under the buttons in the corner."""

    def __init__(self, text: str, name: str = "") -> None:
        super().__init__(text)
        self.setObjectName(name)
        self.setProperty("kind", "title")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setWordWrap(True)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        window = self.window()
        pixels = PIXELS * scale_for(window.width(), window.height())
        metrics = QFontMetrics(font(pixels, bold=True))
        needed = metrics.horizontalAdvance(self.text())
        share = self._room() / needed if needed else 1.0
        size_words(self, pixels * min(1.0, max(LEAST_SHARE, share)), bold=True)

    def _room(self) -> int:
        """What is free in the middle between the buttons and their mirror image."""
        corner = self.window().findChild(QWidget, "corner")
        taken = corner.width() + GAP if corner is not None else 0
        return self.width() - 2 * taken
