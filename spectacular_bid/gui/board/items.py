"""What the board's scene holds: tiles, and marks beside the ends."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from spectacular_bid.core.tiles import Tile
from spectacular_bid.gui.board.arrangement import LaidTile
from spectacular_bid.gui.board.places import Place
from spectacular_bid.gui.drawing.marks import paint_open_place, paint_points
from spectacular_bid.gui.drawing.tiles import (
    paint_moving_tile,
    paint_outline,
    paint_pin,
    paint_tile,
    tile_rect,
)
from spectacular_bid.gui.motion.timeline import Pose
from spectacular_bid.gui.theme import theme


class TileItem(QGraphicsItem):
    """A tile of the line of play."""

    def __init__(self, tile: Tile, *, pinned: bool, highlighted: bool) -> None:
        super().__init__()
        self._tile, self._pinned, self._highlighted = tile, pinned, highlighted
        self._width, self._angle = 1.0, 0
        self._home = self._pose = Pose(0, 0, 1)

    @property
    def home(self) -> Pose:
        """Where it belongs."""
        return self._home

    def move_to(self, laid: LaidTile, width: float) -> None:
        """Lie where the arrangement wants it."""
        self.prepareGeometryChange()
        self._width, self._angle = width, laid.angle
        self._home = Pose(laid.x, laid.y, width, laid.angle)
        self.pose_as(self._home)

    def pose_as(self, pose: Pose) -> None:
        """Lie elsewhere, on the way home."""
        if pose != self._pose:
            self._pose = pose
            self.setPos(pose.x, pose.y)
            self.setRotation(pose.angle - self._home.angle)
            self.setScale(pose.width / self._width)

    def boundingRect(self) -> QRectF:
        reach = 0.16 * self._width + 2
        box = tile_rect(QPointF(), self._width, self._angle)
        return box.adjusted(-reach, -reach, reach, reach)

    def paint(
        self,
        painter: QPainter,
        _option: QStyleOptionGraphicsItem,
        _widget: QWidget | None = None,
    ) -> None:
        width = self._width
        if self._pose == self._home:
            paint_tile(painter, QPointF(), width * 0.98, self._tile, angle=self._angle)
        else:
            paint_moving_tile(painter, self._tile, width * 0.98, self._angle)
        if self._pinned:
            paint_pin(painter, QPointF(), width)
        if self._highlighted:
            box = tile_rect(QPointF(), width * 0.98, self._angle)
            paint_outline(painter, box, width, theme().table.target)


class EndItem(QGraphicsItem):
    """The points of an end that counts, or the sign of an open place that doesn't."""

    def __init__(self, points: int | None) -> None:
        super().__init__()
        self._points = points
        self._place: Place | None = None

    def move_to(self, place: Place) -> None:
        """Lie beside the joint of a free place."""
        self.prepareGeometryChange()
        self._place = place

    def boundingRect(self) -> QRectF:
        return self._place.box.adjusted(-4, -4, 4, 4) if self._place else QRectF()

    def paint(
        self,
        painter: QPainter,
        _option: QStyleOptionGraphicsItem,
        _widget: QWidget | None = None,
    ) -> None:
        place = self._place
        if place is None:
            return
        across = min(place.box.width(), place.box.height())
        if self._points is None:
            paint_open_place(painter, place.slot(across * 0.16))
        else:
            paint_points(painter, place.along(0.2), across * 0.62, self._points)
