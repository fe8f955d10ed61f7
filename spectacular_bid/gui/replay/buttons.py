"""The buttons of the strip with which a replay is led."""

from enum import Enum

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy

from spectacular_bid.gui.parts import ChoiceButton
from spectacular_bid.gui.theme import growth, theme
from spectacular_bid.gui.widgets.keys import ARROWS

SIDE = 40.0
"""At the design's size."""
REACH = 0.14
"""Of a sign's parts from their middle, in sides of the button."""


class Sign(Enum):
    """Parts from the left to the right: chevrons, bars, a triangle."""

    FIRST = "|<"
    HAND_BEFORE = "<<"
    BEFORE = "<"
    PLAY = "▶"
    PAUSE = "||"
    AFTER = ">"
    HAND_AFTER = ">>"
    LAST = ">|"


class StripButton(ChoiceButton):
    """Its arrows are not for walking from button to button: they step."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ARROWS:
            event.ignore()
        else:
            super().keyPressEvent(event)


class SignButton(StripButton):
    """Told by a sign, and spoken of by its name."""

    def __init__(self, sign: Sign, name: str, text: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setProperty("kind", "corner")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._sign = sign
        self.show_sign(sign, text)

    def show_sign(self, sign: Sign, text: str) -> None:
        """Be another sign from now on, and another name."""
        self._sign = sign
        self.setAccessibleName(text)
        self.setToolTip(text)
        self.update()

    def sizeHint(self) -> QSize:
        side = round(SIDE * growth(self))
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        around = theme().surround
        colour = QColor(around.text if self.isEnabled() else around.muted)
        reach = REACH * min(self.width(), self.height())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(QRectF(self.rect()).center())
        left = -reach * 0.5 * (len(self._sign.value) - 1)
        for index, part in enumerate(self._sign.value):
            middle = QPointF(left + index * reach, 0)
            _paint_part(painter, part, middle, reach, colour)
        painter.end()


def _paint_part(
    painter: QPainter, part: str, middle: QPointF, reach: float, colour: QColor
) -> None:
    across = reach * {"<": -0.5, ">": 0.5, "▶": 0.9, "|": 0.0}[part]
    tip = QPointF(across, 0)
    above, below = QPointF(-across, -reach), QPointF(-across, reach)
    shape = QPolygonF([middle + above, middle + tip, middle + below])
    pen = QPen(colour, reach * 0.36)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(colour if part == "▶" else Qt.BrushStyle.NoBrush)
    if part == "▶":
        painter.drawPolygon(shape)
    else:
        painter.drawPolyline(shape)
