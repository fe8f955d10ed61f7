"""What the board's geometry answers: tiles and free places in pixels."""

from collections.abc import Mapping

from attrs import field, frozen

from spectacular_bid.core.layout import Arm
from spectacular_bid.core.tiles import Tile


@frozen
class Box:
    """An upright rectangle in pixels; x and y are its top left corner."""

    x: float
    y: float
    width: float
    height: float

    @property
    def center(self) -> tuple[float, float]:
        """The middle of the box."""
        return self.x + self.width / 2, self.y + self.height / 2

    @classmethod
    def around(cls, x: float, y: float, width: float, height: float) -> "Box":
        """The box of this size whose middle is at x, y."""
        return cls(x - width / 2, y - height / 2, width, height)


@frozen
class LaidTile:
    """A tile in its place."""

    tile: Tile
    arm: Arm | None
    """The arm it was joined to; None is the opening tile."""
    x: float
    y: float
    angle: int
    """Clockwise quarter turns in degrees; at 0 the high half is on top."""
    across: bool
    """Whether it lies across its line, as doubles do."""
    box: Box


@frozen
class Arrangement:
    """The whole line of play, laid out on the board."""

    board: Box
    across_px: float
    """The short side of a tile; the long side is twice that."""
    tiles: tuple[LaidTile, ...]
    """The opening tile, then arm by arm from the inside out."""
    targets: Mapping[Arm, Box] = field(hash=False)
    """Where a next tile that is no double would go, for each open arm."""
    opening: Box
    """Where the opening tile goes as long as nothing is laid."""
