"""A clock's face: the ring of the delay, the reserve in it and a note below."""

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from spectacular_bid.core.clock import DELAY_MS, RESERVE_MS
from spectacular_bid.gui.drawing.words import paint_words
from spectacular_bid.gui.theme import theme

WARNING_MS = 15_000
"""From here on a reserve looks alarming."""
STANDING_NOTE = 0.14
"""Why a clock stands, in sizes of a clock: such clocks are smaller."""
RING_STEPS = 64
"""The ring turns in so many, so that a running clock need not be painted more often."""


@frozen
class ClockFace:
    """What a clock shows at one moment."""

    text: str
    note: str
    """The delay that is left, or why the clock stands."""
    ring: float
    """How much of the ring is lit, from 0 to 1."""
    colour: str
    """Of the lit ring and the note."""
    running: bool
    warning: bool


def delay_seconds(delay_ms: int) -> int:
    """The delay in whole seconds, rounded up: 1 until it is used up."""
    return -(-delay_ms // 1000)


def delay_share(delay_ms: int) -> float:
    """How much of the delay is left, from 0 to 1, in the ring's steps."""
    return _stepped(delay_ms, DELAY_MS)


def reserve_share(reserve_ms: int) -> float:
    """How much of the full reserve is left, from 0 to 1, in the ring's steps."""
    return _stepped(reserve_ms, RESERVE_MS)


def _stepped(left_ms: int, whole_ms: int) -> float:
    """A share, rounded up: 0 only when nothing is left."""
    return -(-left_ms * RING_STEPS // whole_ms) / RING_STEPS


def paint_clock(painter: QPainter, area: QRectF, face: ClockFace) -> None:
    """The face, as large as a circle in the area can be; its note may be wider."""
    size = min(area.width(), area.height())
    circle = QRectF(0, 0, size, size)
    circle.moveCenter(area.center())
    thickness = size * (6 / 134 if face.running else 6 / 110)
    ring = circle.adjusted(thickness, thickness, -thickness, -thickness)
    around = theme().surround
    painter.setPen(QPen(QColor(around.raised), thickness))
    painter.setBrush(QColor(around.well))
    painter.drawEllipse(ring)
    _paint_lit(painter, ring, thickness, face)
    _paint_words(painter, circle, area.width() - size, face)


def _paint_lit(
    painter: QPainter, ring: QRectF, thickness: float, face: ClockFace
) -> None:
    if not face.running or face.ring <= 0:
        return
    pen = QPen(QColor(face.colour), thickness * (1.5 if face.warning else 1.0))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawArc(ring, 90 * 16, -round(face.ring * 360 * 16))


def _paint_words(
    painter: QPainter, circle: QRectF, aside: float, face: ClockFace
) -> None:
    """In the circle; a note that is too long for it goes beyond it, by ``aside``."""
    around, size = theme().surround, circle.width()
    strong = around.alarm if face.warning else around.text
    colour = strong if face.running or face.warning else around.muted
    upper = QRectF(circle.left(), circle.top() + size * 0.3, size, size * 0.36)
    paint_words(painter, upper, face.text, size * 0.25, colour, bold=True)
    lower = QRectF(0, circle.top() + size * 0.62, size * 0.8 + aside, size * 0.2)
    lower.moveCenter(QPointF(circle.center().x(), lower.center().y()))
    share = 0.12 if face.running else STANDING_NOTE
    paint_words(painter, lower, face.note, size * share, face.colour)
