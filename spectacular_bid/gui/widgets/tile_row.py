"""A row of tiles that only lie there: faces for all to see, or backs."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from spectacular_bid.core.seats import Seat
from spectacular_bid.core.tiles import Tile
from spectacular_bid.gui.counted import Counted
from spectacular_bid.gui.drawing.tiles import paint_back, paint_tile
from spectacular_bid.gui.drawing.words import paint_words
from spectacular_bid.gui.motion.sprites import paint_turning
from spectacular_bid.gui.motion.timeline import Pose
from spectacular_bid.gui.theme import growth, theme
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
        self._poses: tuple[float, ...] | None = None
        self._largest, self._caption_pixels = 40.0, 15.0
        self.setAccessibleName(self._words())

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

    @property
    def seat(self) -> Seat | None:
        """Whose silks the backs are in."""
        return self._seat

    def show_only(self, count: int | None) -> None:
        """Show the first so many tiles, as long as the others have not come; or all."""
        shares = None if count is None else (1.0,) * count
        self.show_turned(shares)

    def show_turned(self, shares: tuple[float, ...] | None) -> None:
        """How far each tile has been turned face up: below a half it shows its back.

        Tiles without a share are not there yet; None shows everything.
        """
        if shares != self._poses:
            self._poses = shares
            self.update()

    def pose_of(self, index: int) -> Pose:
        """Where a tile lies, on this widget."""
        plan = self._fit()
        x, y = plan.place(index)
        left, top = self._corner(plan)
        return Pose(left + x + plan.width / 2, top + y + plan.width, plan.width)

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
        largest = self._largest * (1.0 if self._caption else growth(self))
        return fit(self.count, max(1.0, room), height, largest)

    def _corner(self, plan: Fit) -> tuple[float, float]:
        """The left and top of the first tile."""
        left = MARGIN if self._caption else (self.width() - plan.length) / 2
        return left, (self.height() - plan.height) / 2

    def _paint_at_rest(self, painter: QPainter, index: int) -> None:
        pose = self.pose_of(index)
        centre = QPointF(pose.x, pose.y)
        if index < len(self._faces):
            paint_tile(painter, centre, pose.width, self._faces[index])
        else:
            paint_back(painter, centre, pose.width, self._seat)

    def _paint_turning(self, painter: QPainter, index: int, share: float) -> None:
        if share >= 1:
            self._paint_at_rest(painter, index)
        else:
            face = self._faces[index] if index < len(self._faces) else None
            paint_turning(painter, self.pose_of(index), face, self._seat, share)

    def _caption_width(self) -> float:
        return 7 * self._caption_pixels if self._caption else 0.0

    def _paint_caption(self, painter: QPainter, left: float) -> None:
        area = QRectF(left, 0, self.width() - left, self.height())
        middle = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        size, colour = self._caption_pixels, theme().surround.muted
        paint_words(painter, area, self._caption, size, colour, align=middle)

    def sizeHint(self) -> QSize:
        largest = self._largest * growth(self)
        wanted = fit(self.count, 14 * largest, 4000, largest)
        length = wanted.length + 2 * MARGIN + self._caption_width()
        return QSize(round(length), round(wanted.height + 2 * MARGIN))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint() / 2

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        plan = self._fit()
        for index in range(self.count):
            if self._poses is None:
                self._paint_at_rest(painter, index)
            elif index < len(self._poses):
                self._paint_turning(painter, index, self._poses[index])
        left, _ = self._corner(plan)
        if self._caption:
            self._paint_caption(
                painter, left + plan.length + self._caption_pixels * 1.4
            )
        painter.end()
