"""The layout: main line, spinner, side arms and the total of the ends (Rules §3)."""

from collections.abc import Iterator, Mapping
from enum import StrEnum

from attrs import field, frozen

from spectacular_bid.core.tiles import Tile


class Arm(StrEnum):
    """An arm of the layout, named for the whole hand."""

    LEFT = "left"
    RIGHT = "right"
    UP = "up"
    DOWN = "down"

    @property
    def is_side(self) -> bool:
        """Whether the arm starts at the spinner's side and not along the line."""
        return self is Arm.UP or self is Arm.DOWN


@frozen
class Branch:
    """The tiles joined on one open arm, from the inside out."""

    tiles: tuple[Tile, ...]
    end: int
    """The value that the next tile must match."""

    def join(self, tile: Tile) -> "Branch":
        """The arm grown by a tile that matches its end."""
        return Branch((*self.tiles, tile), tile.opposite(self.end))


@frozen
class CountedEnd:
    """One term of the total of the ends."""

    arm: Arm | None
    """Where it lies; None is the spinner still counting as the opening tile."""
    points: int


@frozen
class Layout:
    """The tiles on the table, grown from one opening tile."""

    opening: Tile
    branches: Mapping[Arm, Branch] = field(hash=False)
    """The open arms only, in the order left, right, up, down."""
    spinner: Tile | None
    spinner_arm: Arm | None
    """The arm in which the spinner lies, None when it opened (or is not there)."""
    last: Tile = field(eq=False)
    """The tile laid last; lines that look the same are equal all the same."""
    before: "Layout | None" = field(default=None, eq=False, repr=False)
    """The layout without that tile; None where it is the opening."""

    @classmethod
    def opened(cls, tile: Tile) -> "Layout":
        """A hand's first tile; its high half looks left."""
        branches = {Arm.LEFT: Branch((), tile.high), Arm.RIGHT: Branch((), tile.low)}
        return cls(tile, branches, tile if tile.is_double else None, None, tile)

    def fits(self, tile: Tile) -> bool:
        """Whether the tile can be joined to any open arm."""
        return any(tile.has(branch.end) for branch in self.branches.values())

    def arms_for(self, tile: Tile) -> tuple[Arm, ...]:
        """Every open arm that the tile can be joined to."""
        return tuple(arm for arm, at in self.branches.items() if tile.has(at.end))

    def joined(self, tile: Tile, arm: Arm) -> "Layout":
        """The layout with a fitting tile laid at an open arm."""
        branches = dict(self.branches)
        branches[arm] = branches[arm].join(tile)
        spinner, spinner_arm = self.spinner, self.spinner_arm
        if spinner is None and tile.is_double:
            spinner, spinner_arm = tile, arm
        elif spinner and _side_arms_open(branches, spinner, spinner_arm):
            branches[Arm.UP] = branches[Arm.DOWN] = Branch((), spinner.high)
        return Layout(self.opening, branches, spinner, spinner_arm, tile, self)

    def counted_ends(self) -> Iterator[CountedEnd]:
        """The terms of the total, the spinner's first."""
        opening = self.opening
        if opening.is_double and Arm.UP not in self.branches:
            yield CountedEnd(None, opening.pips)
        for arm, branch in self.branches.items():
            if branch.tiles:
                halves = 2 if branch.tiles[-1].is_double else 1
                yield CountedEnd(arm, halves * branch.end)
            elif not opening.is_double and not arm.is_side:
                yield CountedEnd(arm, branch.end)

    @property
    def total(self) -> int:
        """The total of the ends."""
        return sum(end.points for end in self.counted_ends())


def _side_arms_open(
    branches: Mapping[Arm, Branch], spinner: Tile, spinner_arm: Arm | None
) -> bool:
    """Whether this is the moment at which both main sides become occupied."""
    if Arm.UP in branches:
        return False
    if spinner_arm is None:
        return bool(branches[Arm.LEFT].tiles and branches[Arm.RIGHT].tiles)
    return branches[spinner_arm].tiles[-1] != spinner


def scoring_points(total: int) -> int:
    """What a total of the ends is worth: itself if a multiple of five, else 0."""
    return 0 if total % 5 else total
