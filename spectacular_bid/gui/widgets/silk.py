"""A player's jersey as a widget."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from spectacular_bid.core.seats import Seat
from spectacular_bid.gui.drawing.silks import paint_silk
from spectacular_bid.gui.theme import growth


class Silk(QWidget):
    """The jersey; it says nothing that the name beside it does not say."""

    def __init__(self, seat: Seat, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seat = seat
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(56, 56) * growth(self)

    def paintEvent(self, _event: QPaintEvent) -> None:
        size = min(self.width(), self.height()) - 3.0
        box = QRectF(0, 0, size, size)
        box.moveCenter(QRectF(self.rect()).center())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_silk(painter, box, self._seat)
        painter.end()
