"""A table to choose, shown as it is."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QRadioButton, QWidget

from spectacular_bid.core.tiles import TILES_BY_TEXT
from spectacular_bid.gui.drawing.grounds import paint_table
from spectacular_bid.gui.drawing.tiles import paint_pin, paint_tile
from spectacular_bid.gui.drawing.words import paint_words
from spectacular_bid.gui.palettes import TABLES
from spectacular_bid.gui.theme import Theme, theme, worn

WIDTH, HEIGHT, WORDS = 9.0, 5.4, 1.9
"""In heights of a letter; the last is for the words below."""


class TableCard(QRadioButton):
    """A corner of the table with two tiles on it, and its name below."""

    def __init__(
        self, table: str, words: str, *, chosen: bool, parent: QWidget | None = None
    ) -> None:
        super().__init__(words, parent)
        self.table = table
        self.setObjectName(f"table-{table}")
        self.setAccessibleName(words)
        self.setChecked(chosen)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def hitButton(self, _place: object) -> bool:
        return True

    def sizeHint(self) -> QSize:
        letter = self.fontMetrics().height()
        return QSize(round(WIDTH * letter), round((HEIGHT + WORDS) * letter))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        around, letter = theme().surround, self.fontMetrics().height()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(3, 3, -3, -WORDS * letter)
        with worn(Theme(TABLES[self.table], around)):
            _paint_corner(painter, area)
        colour = around.gold if self.isChecked() else around.raised
        if self.hasFocus():
            colour = around.text
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(colour), 4 if self.isChecked() else 2))
        painter.drawRoundedRect(area, 10, 10)
        below = QRectF(self.rect())
        below.setTop(area.bottom() + 2)
        words = around.gold if self.isChecked() else around.text
        size = self.fontInfo().pixelSize()
        paint_words(painter, below, self.text(), size, words)
        painter.end()


def _paint_corner(painter: QPainter, area: QRectF) -> None:
    shape = QPainterPath()
    shape.addRoundedRect(area, 10, 10)
    painter.save()
    painter.setClipPath(shape)
    paint_table(painter, area)
    width, middle = area.height() * 0.3, area.center()
    spinner = middle - QPointF(width * 0.9, 0)
    paint_tile(painter, spinner, width, TILES_BY_TEXT["6-6"])
    paint_pin(painter, spinner, width)
    beside = middle + QPointF(width * 0.66, 0)
    paint_tile(painter, beside, width, TILES_BY_TEXT["6-3"], angle=270)
    painter.restore()
