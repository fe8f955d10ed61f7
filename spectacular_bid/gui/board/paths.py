"""The path of one arm, in a plane of its own, measured in short sides of a tile.

The root's middle is the origin. The arm leaves it along x and prefers to turn toward
y. It has the quadrant where both are positive to itself, so that arms that all turn
the same way round cannot meet.
"""

from collections.abc import Hashable, Iterator
from functools import lru_cache

from spectacular_bid.gui.board.steps import Sides, Step, continuations, first, sides

CLEARANCE = 0.15
"""The least gap between tiles that are not joined."""
LANE = 1.0
"""From the middle of a line to the border of a double that lies across it."""
CROWDED = 2.2
"""Room for each long or short side of a line below which nobody need try."""

_SLACK = 1e-9

Path = tuple[Step, ...]


@lru_cache(4096)
def path(
    doubles: tuple[bool, ...], start: float, along: float, aside: float, patience: int
) -> Path | None:
    """Where the tiles of an arm lie, and last where the next one would.

    ``start`` is the root's border, ``along`` and ``aside`` are the board's, and
    ``patience`` is how often a tile may be laid anew. None if the arm finds no room.
    """
    length = 2 * len(doubles) + 2 - sum(doubles)
    if along < start or along * aside < CROWDED * (length - along):
        return None
    return _Search((*doubles, False), along, aside, patience).run(start)


class Finder:
    """Finds paths for one line of play and remembers where there was no room."""

    def __init__(self) -> None:
        self._too_small: dict[Hashable, list[tuple[float, float]]] = {}

    def find(
        self,
        doubles: tuple[bool, ...],
        start: float,
        along: float,
        aside: float,
        patience: int,
    ) -> Path | None:
        """As ``path``, but a quadrant that fits into one that failed is not tried."""
        too_small = self._too_small.setdefault((doubles, start, patience), [])
        if any(along <= x and aside <= y for x, y in too_small):
            return None
        found = path(doubles, start, along, aside, patience)
        if found is None:
            too_small.append((along, aside))
        return found


class _Search:
    """Lays tile after tile where it best may lie, and steps back from dead ends.

    What is best depends on the tiles before only: as an arm grows, its tiles stay.
    """

    def __init__(
        self, doubles: tuple[bool, ...], along: float, aside: float, patience: int
    ) -> None:
        self.doubles = doubles
        self.along = along + _SLACK
        self.aside = aside + _SLACK
        self.patience = patience
        self.steps: list[Step] = []
        self.sides: list[Sides] = []

    def run(self, start: float) -> Path | None:
        """The path, if there is one."""
        step = first(start, self.doubles[0])
        found = self._fits(step) and self._finished_from(step)
        return tuple(self.steps) if found else None

    def _finished_from(self, step: Step) -> bool:
        self._lay(step)
        if len(self.steps) == len(self.doubles):
            return True
        for following in self._choices(self.doubles[len(self.steps)]):
            if self._finished_from(following):
                return True
            self.patience -= 1
            if self.patience < 0:
                break
        self._take_back()
        return False

    def _choices(self, double: bool) -> Iterator[Step]:
        """Where the next tile may lie, the best first."""
        dead_ends = []
        for step in continuations(self.steps[-1], double):
            if not self._fits(step):
                continue
            if self._leads_on(step):
                yield step
            else:
                dead_ends.append(step)
        yield from dead_ends

    def _leads_on(self, step: Step) -> bool:
        """Whether any tile can follow, a double as well and one more after it."""
        self._lay(step)
        leads_on = self._room_after(step)
        if leads_on and not step.across:
            double = next(continuations(step, True))
            leads_on = self._fits(double)
            self._lay(double)
            leads_on = leads_on and self._room_after(double)
            self._take_back()
        self._take_back()
        return leads_on

    def _room_after(self, step: Step) -> bool:
        return any(map(self._fits, continuations(step, False)))

    def _lay(self, step: Step) -> None:
        self.steps.append(step)
        self.sides.append(sides(step))

    def _take_back(self) -> None:
        self.steps.pop()
        self.sides.pop()

    def _fits(self, step: Step) -> bool:
        """Whether the tile lies in the quadrant and touches only the one before it."""
        left, top, right, bottom = sides(step)
        if right > self.along or bottom > self.aside or top < -LANE - _SLACK:
            return False
        if bottom > LANE + _SLACK and left < LANE + CLEARANCE - _SLACK:
            # That strip belongs to the next arm.
            return False
        left, top = left - CLEARANCE, top - CLEARANCE
        right, bottom = right + CLEARANCE, bottom + CLEARANCE
        for x0, y0, x1, y1 in self.sides[:-1]:
            if x1 > left and x0 < right and y1 > top and y0 < bottom:
                return False
        return True
