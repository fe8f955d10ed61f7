"""One tile after another: how it may be joined, in short sides of a tile."""

from collections.abc import Iterator
from typing import NamedTuple

JOINT = 0.04
"""The gap between joined tiles."""

Way = tuple[int, int]
Sides = tuple[float, float, float, float]
"""Left, top, right, bottom."""


class Step(NamedTuple):
    """A tile on a path: its middle and the way the path leads there.

    Thousands are tried and thrown away for one picture, hence a plain tuple.
    """

    x: float
    y: float
    way: Way
    across: bool


def sides(step: Step) -> Sides:
    """The borders of the tile."""
    x, y, way, across = step
    if (way[0] != 0) == across:
        return x - 0.5, y - 1.0, x + 0.5, y + 1.0
    return x - 1.0, y - 0.5, x + 1.0, y + 0.5


def first(start: float, double: bool) -> Step:
    """An arm's first tile, joined to a border of the root."""
    return Step(start + JOINT + (0.5 if double else 1.0), 0.0, (1, 0), double)


def continuations(last: Step, double: bool) -> Iterator[Step]:
    """Every way to join a tile: straight on, then the turns.

    A line turns at the outer half of a tile: the next one lies at its side, so as
    to save room along the border, or else beyond its end. A double turns the line
    at its short end. No double is the first tile after a turn: across the new line
    it would touch both halves of the tile before it.
    """
    x, y = last.way
    ahead = (0.5 if last.across else 1.0) + JOINT + (0.5 if double else 1.0)
    yield Step(last.x + ahead * x, last.y + ahead * y, last.way, double)
    if double:
        return
    for side in ((-y, x), (y, -x)):
        if last.across:
            yield _turned(last, side, 0.0, 2.0 + JOINT)
        else:
            yield _turned(last, side, 0.5, 1.5 + JOINT)
            yield _turned(last, side, 1.5 + JOINT, 0.5)


def _turned(last: Step, side: Way, ahead: float, aside: float) -> Step:
    x, y = last.way
    return Step(
        last.x + ahead * x + aside * side[0],
        last.y + ahead * y + aside * side[1],
        side,
        False,
    )
