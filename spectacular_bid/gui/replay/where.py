"""Which step of a match is shown, written on the table itself."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from spectacular_bid.gui.drawing.words import paint_words
from spectacular_bid.gui.theme import theme

SIZE = 15.0
"""Of the words at the design's size, as are all lengths below."""
RISE = 21.0
"""From line to line."""


class Where(QWidget):
    """The hand, the step, and the time that its decision took, if it had any."""

    def __init__(self, lines: tuple[str, ...], parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("where")
        self._lines = tuple(filter(None, lines))
        self._scale = 1.0
        self.setAccessibleName(", ".join(self._lines))

    def set_scale(self, scale: float) -> None:
        """Follow the size of the window."""
        self._scale = scale
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        colour, size = theme().table.words, SIZE * self._scale
        area = QRectF(0, 0, self.width(), RISE * self._scale)
        for index, text in enumerate(self._lines):
            paint_words(painter, area, text, size, colour, bold=index == 0)
            area.translate(0, area.height())
        painter.end()
