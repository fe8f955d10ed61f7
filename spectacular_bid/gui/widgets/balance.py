"""A player's balance: tokens, and the number beside them."""

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QWidget

from spectacular_bid.core.seats import Seat
from spectacular_bid.gui.drawing.tokens import (
    PILE_HEIGHT,
    paint_tokens,
    token_count,
    token_place,
    token_size,
)
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

    def show_points(self, points: int) -> None:
        """Count along while tokens are moving."""
        if points != self._points:
            self._points = points
            self._number.setText(str(points))
            self.update(self._tokens_area().toAlignedRect().adjusted(-2, -2, 2, 2))

    def token_place(self, points: int, index: int) -> QPointF:
        """Where a token of such a balance lies, on this widget."""
        return token_place(self._tokens_area(), token_count(points), index)

    def token_size(self, points: int) -> float:
        """How large a token of such a balance is."""
        return token_size(self._tokens_area(), token_count(points))

    def _tokens_area(self) -> QRectF:
        scale = self._scale()
        area = QRectF(1, 1, 160 * scale, PILE_HEIGHT * scale)
        area.moveBottom(self.height() - 1)
        return area

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
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens = token_count(self._points)
        paint_tokens(painter, self._tokens_area(), tokens, self._seat)
        painter.end()
