"""A player's balance: tokens, and the number beside them."""

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QWidget

from spectacular_bid.core.seats import Seat
from spectacular_bid.gui.drawing.tokens import PILE_HEIGHT, paint_tokens, token_count
from spectacular_bid.gui.theme import size_words

WIDTH, HEIGHT = 268.0, 72.0
"""At the design's size."""


class Balance(QWidget):
    """Discs of five points in piles of ten on the left, the number on the right."""

    def __init__(
        self, seat: Seat, points: int, name: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._seat, self._points = seat, points
        self._number = QLabel(str(points), self)
        self._number.setObjectName(f"points{seat:d}")
        spoken = self.tr("{name}: {points} points")
        self._number.setAccessibleName(spoken.format(name=name, points=points))
        self._number.setAlignment(
            Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom
        )
        self._unit = QLabel(self.tr("points"), self)
        self._unit.setProperty("kind", "muted")
        self._unit.setAlignment(
            Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        )

    def _scale(self) -> float:
        return min(self.width() / WIDTH, self.height() / HEIGHT)

    def resizeEvent(self, event: QResizeEvent) -> None:
        scale = self._scale()
        left = round(self.width() - 104 * scale)
        width = self.width() - left
        rise = round(50 * scale)
        size_words(self._number, 40 * scale, bold=True)
        self._number.setGeometry(QRect(left, 0, width, rise))
        size_words(self._unit, 14 * scale)
        self._unit.setGeometry(QRect(left, rise, width, round(20 * scale)))
        super().resizeEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        scale = self._scale()
        area = QRectF(1, 1, 160 * scale, PILE_HEIGHT * scale)
        area.moveBottom(self.height() - 1)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_tokens(painter, area, token_count(self._points), self._seat)
        painter.end()
