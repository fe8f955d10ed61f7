"""The balances hand by hand, as a chart."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from spectacular_bid.core.seats import Pair, Seat
from spectacular_bid.gui.drawing.words import paint_words
from spectacular_bid.gui.theme import growth, seat_colour, theme

ALL_POINTS = 300


class BalanceChart(QWidget):
    """A line for each player over the hands of the match."""

    def __init__(self, balances: tuple[Pair[int], ...], names: Pair[str]) -> None:
        super().__init__()
        self.setObjectName("balanceChart")
        self._balances = balances
        told = "; ".join(f"{pair.zero}-{pair.one}" for pair in balances)
        text = self.tr("Balances of {zero} and {one}, hand by hand: {balances}")
        self.setAccessibleName(
            text.format(zero=names.zero, one=names.one, balances=told)
        )

    def _points(self, seat: Seat, area: QRectF) -> QPolygonF:
        steps = max(1, len(self._balances) - 1)
        return QPolygonF(
            [
                QPointF(
                    area.left() + area.width() * index / steps,
                    area.bottom() - area.height() * pair[seat] / ALL_POINTS,
                )
                for index, pair in enumerate(self._balances)
            ]
        )

    def sizeHint(self) -> QSize:
        return QSize(320, 110) * growth(self)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        size = growth(self)
        wide, high = 44 * size, 10 * size
        area = QRectF(self.rect()).adjusted(wide, high, -16 * size, -high)
        for points in (0, ALL_POINTS // 2, ALL_POINTS):
            y = area.bottom() - area.height() * points / ALL_POINTS
            painter.setPen(QPen(QColor(theme().surround.raised), 1))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            label = QRectF(0, y - 10 * size, area.left() - 8 * size, 20 * size)
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            muted = theme().surround.muted
            paint_words(painter, label, str(points), 12 * size, muted, align=right)
        for seat in Seat:
            line = self._points(seat, area)
            colour = QColor(seat_colour(seat).text)
            painter.setPen(QPen(colour, (3 if seat else 7) * size))
            painter.drawPolyline(line)
            painter.setBrush(colour)
            for point in line.toList():
                painter.drawEllipse(point, 4 * size, 4 * size)
