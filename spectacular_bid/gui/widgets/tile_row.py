"""A row of tiles that only lie there: faces for all to see, or backs."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from spectacular_bid.core.seats import Seat
from spectacular_bid.core.tiles import Tile
from spectacular_bid.gui.counted import Counted
from spectacular_bid.gui.drawing.tiles import paint_back, paint_tile
from spectacular_bid.gui.drawing.words import paint_words
from spectacular_bid.gui.theme import THEME
from spectacular_bid.gui.widgets.fitting import Fit, fit

MARGIN = 4.0


class TileRow(QWidget):
    """Tiles side by side, in two rows where they would get too small."""

    def __init__(
        self,
        faces: tuple[Tile, ...],
        backs: int,
        seat: Seat | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._faces, self._backs, self._seat = faces, backs, seat
        self._caption = ""
        self._largest, self._caption_pixels = 40.0, 15.0
        self.setAccessibleName(self._words())

    @classmethod
    def of_faces(
        cls, tiles: tuple[Tile, ...], parent: QWidget | None = None
    ) -> "TileRow":
        """Tiles that everybody at the screen may see."""
        return cls(tiles, 0, None, parent)

    @classmethod
    def of_backs(
        cls, count: int, seat: Seat | None = None, parent: QWidget | None = None
    ) -> "TileRow":
        """As many backs, in a player's silks."""
        return cls((), count, seat, parent)

    @property
    def count(self) -> int:
        """How many tiles lie there."""
        return len(self._faces) + self._backs

    def show_caption(self, text: str) -> None:
        """Say something behind the last tile."""
        self._caption = text
        self.update()

    def set_largest(self, width: float, caption_pixels: float = 15.0) -> None:
        """Let tiles be that wide at most, and the caption that high."""
        self._largest, self._caption_pixels = width, caption_pixels
        self.updateGeometry()
        self.update()

    def _words(self) -> str:
        """The faces by name, the backs by number."""
        faces = ", ".join(map(str, self._faces))
        return faces or Counted().tiles(self._backs)

    def _fit(self) -> Fit:
        room = self.width() - 2 * MARGIN - self._caption_width()
        height = self.height() - 2 * MARGIN
        return fit(self.count, max(1.0, room), height, self._largest)

    def _caption_width(self) -> float:
        return 7 * self._caption_pixels if self._caption else 0.0

    def _paint_caption(self, painter: QPainter, left: float) -> None:
        area = QRectF(left, 0, self.width() - left, self.height())
        middle = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        size = self._caption_pixels
        paint_words(painter, area, self._caption, size, THEME.muted, align=middle)

    def sizeHint(self) -> QSize:
        wanted = fit(self.count, 14 * self._largest, 1000, self._largest)
        length = wanted.length + 2 * MARGIN + self._caption_width()
        return QSize(round(length), round(wanted.height + 2 * MARGIN))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint() / 2

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        plan = self._fit()
        left = MARGIN if self._caption else (self.width() - plan.length) / 2
        top = (self.height() - plan.height) / 2
        for index in range(self.count):
            x, y = plan.place(index)
            centre = QPointF(left + x + plan.width / 2, top + y + plan.width)
            if index < len(self._faces):
                paint_tile(painter, centre, plan.width, self._faces[index])
            else:
                paint_back(painter, centre, plan.width, self._seat)
        if self._caption:
            self._paint_caption(
                painter, left + plan.length + self._caption_pixels * 1.4
            )
        painter.end()
