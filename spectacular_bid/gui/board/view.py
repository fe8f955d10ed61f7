"""From short sides of a tile around the root to pixels on the board."""

from collections.abc import Iterable

from attrs import frozen

from spectacular_bid.gui.board.arrangement import Box, LaidTile
from spectacular_bid.gui.board.chains import Link
from spectacular_bid.gui.board.steps import Step, Way, sides

LARGEST = 0.09
"""A tile's short side at most, as a part of the board's height."""
MARGIN = 0.2
"""What stays free along the border, in short sides of a tile."""

_ANGLES: dict[Way, int] = {(0, -1): 0, (1, 0): 90, (0, 1): 180, (-1, 0): 270}


@frozen
class View:
    """Where the root lies and how large the tiles are."""

    x: float
    y: float
    scale: float

    @classmethod
    def over(cls, steps: Iterable[Step], board: Box) -> "View":
        """Everything centred and as large as it can be."""
        lefts, tops, rights, bottoms = zip(*map(sides, steps), strict=True)
        left, top = min(lefts) - MARGIN, min(tops) - MARGIN
        right, bottom = max(rights) + MARGIN, max(bottoms) + MARGIN
        scale = min(
            board.height * LARGEST,
            board.width / (right - left),
            board.height / (bottom - top),
        )
        x, y = board.center
        return cls(
            x - scale * (left + right) / 2, y - scale * (top + bottom) / 2, scale
        )

    def box(self, step: Step) -> Box:
        """The box of a tile at this step."""
        left, top, right, bottom = sides(step)
        return Box(
            self.x + self.scale * left,
            self.y + self.scale * top,
            self.scale * (right - left),
            self.scale * (bottom - top),
        )

    def tile(self, link: Link, step: Step) -> LaidTile:
        """A tile at this step, its inner half toward the tile before it."""
        box = self.box(step)
        return LaidTile(
            link.tile, link.arm, *box.center, _angle(link, step), step.across, box
        )


def _angle(link: Link, step: Step) -> int:
    angle = _ANGLES[step.way]
    if step.across:
        return (angle + 90) % 180
    return (angle + 180) % 360 if link.inner == link.tile.high else angle
