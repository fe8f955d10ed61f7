"""The slider over all steps of a match, with a mark where each hand begins."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QSlider

from spectacular_bid.gui.theme import growth, theme

HEIGHT = 36.0
"""At the design's size, as are all lengths below."""
KNOB = 18.0
GROOVE = 5.0
MARK = 20.0


class ReplaySlider(QSlider):
    """Goes to where it is clicked; keys are the screen's."""

    def __init__(self, last: int, marks: tuple[int, ...]) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.setObjectName("replaySlider")
        self.setAccessibleName(self.tr("Moment of the match"))
        self.setRange(0, last)
        self._marks = marks
        expanding, fixed = QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed
        self.setSizePolicy(expanding, fixed)

    def x_of(self, value: int) -> float:
        """Where a step is, from the left."""
        room = self.width() - KNOB * growth(self)
        share = value / self.maximum() if self.maximum() else 0.0
        return KNOB * growth(self) / 2 + room * share

    def _value_at(self, x: float) -> int:
        room = max(1.0, self.width() - KNOB * growth(self))
        share = (x - KNOB * growth(self) / 2) / room
        return round(self.maximum() * min(1.0, max(0.0, share)))

    def sizeHint(self) -> QSize:
        return QSize(160, round(HEIGHT * growth(self)))

    def minimumSizeHint(self) -> QSize:
        return QSize(80, round(HEIGHT * growth(self)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self.setSliderPosition(self._value_at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown():
            self.setSliderPosition(self._value_at(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.setSliderDown(False)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        self._paint_groove(painter)
        self._paint_marks(painter)
        self._paint_knob(painter)
        painter.end()

    def _paint_groove(self, painter: QPainter) -> None:
        around, height = theme().surround, GROOVE * growth(self)
        groove = QRectF(0, 0, self.x_of(self.maximum()) - self.x_of(0), height)
        groove.moveLeft(self.x_of(0))
        groove.moveTop((self.height() - height) / 2)
        painter.setBrush(QColor(around.raised))
        painter.drawRoundedRect(groove, height / 2, height / 2)
        groove.setRight(self.x_of(self.sliderPosition()))
        painter.setBrush(QColor(around.brass))
        painter.drawRoundedRect(groove, height / 2, height / 2)

    def _paint_marks(self, painter: QPainter) -> None:
        around, scale = theme().surround, growth(self)
        for mark in self._marks:
            reached = mark <= self.sliderPosition()
            painter.setBrush(QColor(around.brass if reached else around.muted))
            stroke = QRectF(0, 0, 2 * scale, MARK * scale)
            stroke.moveCenter(QPointF(self.x_of(mark), self.height() / 2))
            painter.drawRect(stroke)

    def _paint_knob(self, painter: QPainter) -> None:
        around, scale = theme().surround, growth(self)
        centre = QPointF(self.x_of(self.sliderPosition()), self.height() / 2)
        radius = KNOB * scale / 2 - 1
        edge = around.text if self.hasFocus() else around.rail_bottom
        painter.setPen(QPen(QColor(edge), 2 * scale))
        painter.setBrush(QColor(around.gold))
        painter.drawEllipse(centre, radius, radius)
