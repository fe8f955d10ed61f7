"""The balances hand by hand, as a chart."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from spectacular_bid.core.seats import Pair, Seat
from spectacular_bid.gui.drawing.words import paint_words
from spectacular_bid.gui.theme import growth, seat_colour, theme

ALL_POINTS = 300
APART = 26.0
"""What a number of a hand takes, at the design's size, as are all lengths below."""
LEFT, TOP, RIGHT, BOTTOM = 44.0, 10.0, 16.0, 26.0
"""What is kept free for words around the lines."""


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

    @staticmethod
    def numbered(hands: int, most: int) -> range:
        """The hands that are numbered, at most so many."""
        steps = (power * step for power in (1, 10, 100) for step in (1, 2, 5))
        chosen = next(step for step in steps if hands // step <= max(1, most))
        return range(chosen, hands + 1, chosen)

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
        return QSize(320, 126) * growth(self)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        size = growth(self)
        around = (LEFT * size, TOP * size, -RIGHT * size, -BOTTOM * size)
        area = QRectF(self.rect()).adjusted(*around)
        self._paint_heights(painter, area, size)
        self._paint_hands(painter, area, size)
        for seat in Seat:
            line = self._points(seat, area)
            colour = QColor(seat_colour(seat).text)
            painter.setPen(QPen(colour, (3 if seat else 7) * size))
            painter.drawPolyline(line)
            painter.setBrush(colour)
            for point in line.toList():
                painter.drawEllipse(point, 4 * size, 4 * size)

    def _paint_heights(self, painter: QPainter, area: QRectF, size: float) -> None:
        for points in (0, ALL_POINTS // 2, ALL_POINTS):
            y = area.bottom() - area.height() * points / ALL_POINTS
            painter.setPen(QPen(QColor(theme().surround.raised), 1))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            self._paint_beside(painter, area, y, str(points), size)

    def _paint_hands(self, painter: QPainter, area: QRectF, size: float) -> None:
        """The number of each hand below the balances that it ended with."""
        y = area.bottom() + 15 * size
        self._paint_beside(painter, area, y, self.tr("Hand"), size)
        apart, muted = APART * size, theme().surround.muted
        ends, hands = self._points(Seat.ZERO, area), len(self._balances) - 1
        for hand in self.numbered(hands, int(area.width() / apart)):
            middle = ends.at(hand).x()
            box = QRectF(middle - apart / 2, y - 10 * size, apart, 20 * size)
            paint_words(painter, box, str(hand), 12 * size, muted)

    @staticmethod
    def _paint_beside(
        painter: QPainter, area: QRectF, y: float, words: str, size: float
    ) -> None:
        label = QRectF(0, y - 10 * size, area.left() - 8 * size, 20 * size)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        muted = theme().surround.muted
        paint_words(painter, label, words, 12 * size, muted, align=right)
