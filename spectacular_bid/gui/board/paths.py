"""The path of one arm, in a plane of its own, measured in short sides of a tile.

The arm starts at the root, whose middle is the origin, and leads along x first.
"""

from attrs import frozen

JOINT = 0.04
"""The gap between joined tiles."""


@frozen
class Step:
    """A tile on the path: its middle and the way the path leads there."""

    x: float
    y: float
    way: tuple[int, int]
    across: bool

    @property
    def half_size(self) -> tuple[float, float]:
        """Half the width and half the height of the tile."""
        return (0.5, 1.0) if (self.way[0] != 0) == self.across else (1.0, 0.5)


def path(doubles: tuple[bool, ...], start: float) -> tuple[Step, ...]:
    """Where the tiles of an arm lie; ``start`` is the root's border."""
    steps = []
    for double in doubles:
        half = 0.5 if double else 1.0
        steps.append(Step(start + JOINT + half, 0.0, (1, 0), double))
        start += JOINT + 2 * half
    return tuple(steps)
