"""The line of play as chains that lead away from one tile in the middle."""

from collections.abc import Iterable, Mapping

from attrs import field, frozen

from spectacular_bid.core.layout import Arm, Layout
from spectacular_bid.core.tiles import Tile


@frozen
class Link:
    """A tile of a chain and how it looks along it."""

    tile: Tile
    arm: Arm | None
    """The arm that it was joined to; None is the opening tile."""
    inner: int
    """The value of the half that faces the tile before it."""

    def turned(self) -> "Link":
        """The same tile, seen from the other end of the chain."""
        return Link(self.tile, self.arm, self.tile.opposite(self.inner))


@frozen
class Chains:
    """The tile in the middle and the chains that leave it."""

    root: Link
    """The spinner once there is one, since up to four arms need room around it;
    before that the opening tile, which faces left."""
    sides: Mapping[Arm, tuple[Link, ...]] = field(hash=False)
    """By the side of the root on which they leave, in the order of the arms."""
    between: tuple[Link, ...] = ()
    """The part of a chain that leads from the root back to the opening tile."""


_OPPOSITE = {Arm.LEFT: Arm.RIGHT, Arm.RIGHT: Arm.LEFT}


def chains_of(layout: Layout) -> Chains:
    """The chains of a line of play."""
    opening = Link(layout.opening, None, layout.opening.high)
    sides = {arm: tuple(_outward(layout, arm)) for arm in layout.branches}
    toward = layout.spinner_arm
    if toward is None:
        return Chains(opening, sides)
    line, away = sides[toward], _OPPOSITE[toward]
    at = layout.branches[toward].tiles.index(layout.spinner or layout.opening)
    if toward is Arm.LEFT:
        opening = opening.turned()
    back = (*(link.turned() for link in reversed(line[:at])), opening.turned())
    sides[toward], sides[away] = line[at + 1 :], (*back, *sides[away])
    return Chains(line[at], sides, back)


def _outward(layout: Layout, arm: Arm) -> Iterable[Link]:
    inner = layout.opening.high if arm is Arm.LEFT else layout.opening.low
    if arm.is_side and layout.spinner:
        inner = layout.spinner.high
    for tile in layout.branches[arm].tiles:
        yield Link(tile, arm, inner)
        inner = tile.opposite(inner)
