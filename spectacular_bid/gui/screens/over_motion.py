"""The emblems of a result, and a short celebration."""

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QLabel, QWidget

from spectacular_bid.core.match import EndReason, Result
from spectacular_bid.core.seats import Seat
from spectacular_bid.gui.drawing.emblems import paint_flag, paint_winner
from spectacular_bid.gui.motion import confetti
from spectacular_bid.gui.motion.driver import Motion
from spectacular_bid.gui.motion.layer import FlightLayer, Sprite
from spectacular_bid.gui.motion.timeline import Span
from spectacular_bid.gui.sizes import scale_for
from spectacular_bid.gui.theme import seat_colour

GROWTH = Span(0, 900)
FALL = Span(200, 350)
GAP = 18.0
"""Between emblem and words, at the design's size, as are all lengths below."""
SCRAP = 13.0


class Celebration:
    """Beside the title stands a wreath, beside the reason a flag that has fallen."""

    def __init__(
        self, screen: QWidget, result: Result, title: QLabel, reason: QLabel
    ) -> None:
        self._screen, self._title, self._reason = screen, title, reason
        self._winner = result.winner
        self._by_time = result.reason is EndReason.TIME
        self._at_ms = confetti.LENGTH_MS
        self._layer = FlightLayer(screen)
        self._drive = Motion(confetti.LENGTH_MS, self.show_at, screen)

    def begin(self) -> None:
        """Celebrate, if somebody won."""
        if self._winner is not None:
            self._drive.begin()

    def finish(self) -> None:
        """Skip the rest."""
        self._drive.finish()

    def stop(self) -> None:
        """Move no more."""
        self._drive.stop()

    def cover(self) -> None:
        """Follow the screen's size."""
        self._layer.cover(self._screen)

    def show_at(self, at_ms: int) -> None:
        """Show everything as it is at a moment."""
        before, self._at_ms = self._at_ms, at_ms
        for span, box in ((GROWTH, self._wreath()), (FALL, self._flag())):
            if box is not None and span.share(before) != span.share(at_ms):
                self._screen.update(box.toAlignedRect().adjusted(-4, -4, 4, 4))
        self._layer.show_sprites(
            [self._scrap(piece) for piece in confetti.pieces(at_ms)]
        )

    def paint(self, painter: QPainter) -> None:
        """Paint the emblems on the screen, under its words."""
        wreath, flag = self._wreath(), self._flag()
        winner = self._winner
        if winner is not None and wreath is not None:
            paint_winner(painter, wreath, winner, GROWTH.eased(self._at_ms))
        if winner is not None and flag is not None:
            paint_flag(painter, flag, _fallen(FALL.share(self._at_ms)), winner.other)

    def _wreath(self) -> QRectF | None:
        return self._beside(self._title, 76.0) if self._winner is not None else None

    def _flag(self) -> QRectF | None:
        return self._beside(self._reason, 30.0) if self._by_time else None

    def _beside(self, label: QLabel, side: float) -> QRectF | None:
        """A square left of the words; None if they leave no room for it."""
        size, gap = side * self._scale, GAP * self._scale
        shown = QRect(label.mapTo(self._screen, QPoint()), label.size())
        words = label.fontMetrics().horizontalAdvance(label.text())
        left = shown.center().x() - words / 2 - gap - size
        if left < gap:
            return None
        return QRectF(left, shown.center().y() - size / 2, size, size)

    @property
    def _scale(self) -> float:
        return scale_for(self._screen.width(), self._screen.height())

    def _scrap(self, piece: confetti.Piece) -> Sprite:
        side = SCRAP * self._scale
        spot = QPointF(piece.x * self._screen.width(), piece.y * self._screen.height())
        colours = seat_colour(self._winner or Seat.ZERO)
        tones = (colours.cloth, colours.shine, colours.shade)

        def paint(painter: QPainter) -> None:
            painter.setOpacity(piece.opacity)
            painter.translate(spot)
            painter.rotate(piece.angle)
            width = side * piece.narrow
            scrap = QRectF(-width / 2, -side * 0.3, width, side * 0.6)
            painter.fillRect(scrap, QColor(tones[piece.kind]))

        reach = side * 0.75
        box = QRectF(spot.x() - reach, spot.y() - reach, 2 * reach, 2 * reach)
        return Sprite(box, paint)


def _fallen(share: float) -> float:
    """It falls ever faster, and swings back a little."""
    if share < 0.7:
        return (share / 0.7) ** 2
    swing = (share - 0.7) / 0.3
    return 1 - 0.5 * swing * (1 - swing)
