"""The balances hand by hand, as a chart."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from spectacular_bid.core.seats import Pair, Seat
from spectacular_bid.gui.theme import font, seat_colour, theme

ALL_POINTS = 300


class BalanceChart(QWidget):
    """A line for each player over the hands of the match."""

    def __init__(self, balances: tuple[Pair[int], ...], names: Pair[str]) -> None:
        super().__init__()
        self.setObjectName("balanceChart")
        self._balances = balances
        self.setMinimumSize(320, 110)
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

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(44, 10, -16, -10)
        painter.setFont(font(12))
        for points in (0, ALL_POINTS // 2, ALL_POINTS):
            y = area.bottom() - area.height() * points / ALL_POINTS
            painter.setPen(QPen(QColor(theme().surround.raised), 1))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            painter.setPen(QColor(theme().surround.muted))
            label = QRectF(0, y - 10, area.left() - 8, 20)
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(label, right, str(points))
        for seat in Seat:
            line = self._points(seat, area)
            colour = QColor(seat_colour(seat).text)
            painter.setPen(QPen(colour, 3 if seat else 4))
            painter.drawPolyline(line)
            painter.setBrush(colour)
            for point in line.toList():
                painter.drawEllipse(point, 4, 4)
