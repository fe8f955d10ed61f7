"""The boneyard: what is left to draw, and the drawing."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from spectacular_bid.gui.drawing.tiles import paint_back
from spectacular_bid.gui.drawing.words import paint_words
from spectacular_bid.gui.theme import theme
from spectacular_bid.gui.widgets.keys import is_press_key

WIDTH, HEIGHT = 156.0, 256.0
"""At the design's size."""
TILE = 22.0
ROW = 3


class DrawButton(QAbstractButton):
    """Draws a tile; lit, and to be had, only when a draw is due."""

    def __init__(self, count: int, due: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("draw")
        self._count = count
        self.setEnabled(due)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        left = self.tr("Boneyard {count}").format(count=count)
        self.setText(left)
        self.setAccessibleName(
            self.tr("Draw a tile, {count} left").format(count=count) if due else left
        )
        if due:
            self.setCursor(Qt.CursorShape.PointingHandCursor)

    def _scale(self) -> float:
        return min(self.width() / WIDTH, self.height() / HEIGHT)

    def _paint_tiles(self, painter: QPainter, scale: float) -> None:
        width = TILE * scale
        rows = max(1, -(-self._count // ROW))
        rise = min(62.0, 186.0 / rows) * scale
        for index in range(self._count):
            row, column = divmod(index, ROW)
            x = (36 + 4 * (row % 3) + 30 * column + TILE / 2) * scale
            paint_back(painter, QPointF(x, 8 * scale + row * rise + width), width, None)

    def _paint_light(self, painter: QPainter, scale: float) -> None:
        """A glow behind the tiles, and a frame around all; words stay off the glow."""
        target = QColor(theme().table.target)
        area = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        painter.setPen(target)
        painter.drawRoundedRect(area, 14 * scale, 14 * scale)
        target.setAlphaF(0.16 if not self.underMouse() else 0.26)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(target)
        area.setHeight(196 * scale)
        painter.drawRoundedRect(area, 14 * scale, 14 * scale)

    def sizeHint(self) -> QSize:
        return QSize(round(WIDTH), round(HEIGHT))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_press_key(event):
            if not event.isAutoRepeat():
                self.click()
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if not is_press_key(event):
            super().keyReleaseEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale = self._scale()
        if self.isEnabled():
            self._paint_light(painter, scale)
        self._paint_tiles(painter, scale)
        side = 4 * scale
        words = QRectF(side, 202 * scale, self.width() - 2 * side, 24 * scale)
        paint_words(painter, words, self.text(), 15 * scale, theme().table.words)
        if self.isEnabled():
            words.translate(0, 24 * scale)
            table, call = theme().table, self.tr("Draw a tile (D)")
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(table.target))
            painter.drawRoundedRect(words, 11 * scale, 11 * scale)
            words.adjust(side, 0, -side, 0)
            paint_words(painter, words, call, 14 * scale, table.plate, bold=True)
        painter.end()


class Boneyard(QWidget):
    """Its button, and an ear for those who try it when nothing may be drawn."""

    asked = Signal()

    def __init__(self, count: int, due: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("boneyard")
        self.button = DrawButton(count, due, self)
        self.button.clicked.connect(self.asked)
        # Qt's buttons keep presses to themselves even when they are not to be had.
        through = Qt.WidgetAttribute.WA_TransparentForMouseEvents
        self.button.setAttribute(through, not due)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The press passes through the button while that is not to be had."""
        if event.button() is Qt.MouseButton.LeftButton:
            self.asked.emit()

    def resizeEvent(self, _event: object) -> None:
        self.button.setGeometry(self.rect())
