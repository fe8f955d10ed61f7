"""A player's clock."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, QSize, QTimer
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from spectacular_bid.core.seats import Seat
from spectacular_bid.gui.drawing import clock_ring
from spectacular_bid.gui.drawing.clock_ring import ClockFace, paint_clock
from spectacular_bid.gui.formats import reserve_time
from spectacular_bid.gui.theme import seat_colour, theme
from spectacular_bid.views.clocks import ClockView

REPAINT_MS = 100


def clock_face(reading: ClockView, seat: Seat, why_standing: str) -> ClockFace:
    """What a player's clock shows of a reading."""
    around, reserve_ms = theme().surround, reading.reserves[seat]
    text = reserve_time(reserve_ms)
    warning = reserve_ms <= clock_ring.WARNING_MS
    if reading.running is not seat:
        return ClockFace(text, why_standing, 0, around.muted, False, warning)
    colour = around.alarm if warning else seat_colour(seat).text
    if reading.delay_ms > 0:
        seconds = clock_ring.delay_seconds(reading.delay_ms)
        delay = QCoreApplication.translate("Clock", "+{seconds} s")
        note = delay.format(seconds=seconds)
        ring = clock_ring.delay_share(reading.delay_ms)
        return ClockFace(text, note, ring, colour, True, warning)
    note = QCoreApplication.translate("Clock", "reserve")
    ring = clock_ring.reserve_share(reserve_ms)
    return ClockFace(text, note, ring, colour, True, warning)


class ClockWidget(QWidget):
    """Reads the clocks while this one runs; it measures nothing itself."""

    def __init__(
        self,
        seat: Seat,
        clocks: Callable[[], ClockView],
        name: str,
        why_standing: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName(f"clock{seat:d}")
        self._seat, self._clocks, self._name = seat, clocks, name
        self._why_standing = why_standing or self.tr("paused")
        self._repaint = QTimer(self)
        self._repaint.setInterval(REPAINT_MS)
        self._repaint.timeout.connect(self.refresh)
        self._face = self._read()
        self._describe()

    @property
    def face(self) -> ClockFace:
        """What the clock shows now."""
        return self._face

    def text(self) -> str:
        """The time and the note below it."""
        return f"{self._face.text} {self._face.note}"

    def refresh(self) -> None:
        """Read the clock, and keep reading only while it runs and is seen."""
        face = self._read()
        if face != self._face:
            self._face = face
            self._describe()
            self.update()
        if not (face.running and self.isVisible()):
            self._repaint.stop()
        elif not self._repaint.isActive():
            self._repaint.start()

    def _read(self) -> ClockFace:
        return clock_face(self._clocks(), self._seat, self._why_standing)

    def _describe(self) -> None:
        spoken = self.tr("{name}'s clock: {time}, {note}")
        words = spoken.format(
            name=self._name, time=self._face.text, note=self._face.note
        )
        if words != self.accessibleName():
            self.setAccessibleName(words)

    def sizeHint(self) -> QSize:
        return QSize(134, 134)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.refresh()

    def hideEvent(self, event: QHideEvent) -> None:
        self._repaint.stop()
        super().hideEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_clock(painter, QRectF(self.rect()), self._face)
        painter.end()
