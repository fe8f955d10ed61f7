"""How targets lie towards the tiles that they continue."""

from collections.abc import Iterator

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF

from spectacular_bid.core.layout import Arm, Layout
from spectacular_bid.core.tiles import Tile
from spectacular_bid.gui.board.arrangement import Arrangement, Box

ANGLES = {(0, -1): 0, (1, 0): 90, (0, 1): 180, (-1, 0): 270}
"""The angle at which a tile's high half points that way."""


@frozen
class Place:
    """A free place at an end of the layout."""

    box: QRectF
    outward: tuple[int, int]
    """The direction, in screen axes, in which the line would grow."""
    end: int | None
    """The value to be matched; None for the place of an opening tile."""

    def angle_for(self, tile: Tile) -> int:
        """How the tile would be turned here."""
        x, y = self.outward
        if tile.is_double:
            return 0 if x else 90
        inward = (-x, -y)
        return ANGLES[inward if tile.high == self.end else self.outward]

    def fitted_to(self, tile: Tile) -> "Place":
        """The same place with the box that the tile would take: doubles lie across."""
        if not tile.is_double:
            return self
        x, y = self.outward
        across = min(self.box.width(), self.box.height())
        size = (across, 2 * across) if x else (2 * across, across)
        box = QRectF(0, 0, *size)
        centre = self.box.center()
        if self.end is not None:
            centre -= QPointF(x * across / 2, y * across / 2)
        box.moveCenter(centre)
        return Place(box, self.outward, self.end)

    def along(self, share: float) -> QPointF:
        """The point at this share of the way from the joint to the far side."""
        x, y = self.outward
        reach = share - 0.5
        width, height = self.box.width(), self.box.height()
        return self.box.center() + QPointF(x * width * reach, y * height * reach)

    def slot(self, thickness: float) -> QRectF:
        """A thin box beside the joint."""
        breadth = min(self.box.width(), self.box.height()) * 0.8
        size = (thickness, breadth) if self.outward[0] else (breadth, thickness)
        slot = QRectF(0, 0, *size)
        x, y = self.outward
        centre = self.along(0) + QPointF(x * thickness, y * thickness)
        slot.moveCenter(centre)
        return slot


def rect_of(box: Box) -> QRectF:
    """The box as Qt takes it."""
    return QRectF(box.x, box.y, box.width, box.height)


def places(layout: Layout | None, arranged: Arrangement) -> dict[Arm | None, Place]:
    """Every free place, by its arm; None is that of an opening tile."""
    if layout is None:
        return {None: Place(rect_of(arranged.opening), (-1, 0), None)}
    return {
        arm: _place(layout, arranged, arm, branch.end)
        for arm, branch in layout.branches.items()
    }


def counted_points(layout: Layout) -> Iterator[tuple[Arm, int]]:
    """What each end counts, and the arm beside whose free place that is shown.

    A spinner that counts as the opening tile is shown beside a main side still free.
    """
    for end in layout.counted_ends():
        free = Arm.RIGHT if layout.branches[Arm.LEFT].tiles else Arm.LEFT
        yield end.arm or free, end.points


def _place(layout: Layout, arranged: Arrangement, arm: Arm, end: int) -> Place:
    target = arranged.targets[arm]
    x, y = target.center
    inner = _inner_box(layout, arranged, arm)
    nearest_x = min(max(x, inner.x), inner.x + inner.width)
    nearest_y = min(max(y, inner.y), inner.y + inner.height)
    return Place(rect_of(target), _direction(x - nearest_x, y - nearest_y), end)


def _inner_box(layout: Layout, arranged: Arrangement, arm: Arm) -> Box:
    """The tile that the arm's next one would be joined to."""
    joined = layout.branches[arm].tiles
    root = layout.spinner if arm.is_side else layout.opening
    inner = joined[-1] if joined else root
    return next(laid.box for laid in arranged.tiles if laid.tile == inner)


def _direction(x: float, y: float) -> tuple[int, int]:
    if abs(x) >= abs(y):
        return (1 if x > 0 else -1, 0)
    return (0, 1 if y > 0 else -1)
