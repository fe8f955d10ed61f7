"""Finds moments in random matches; the same ones every time."""

from collections.abc import Callable
from functools import cache
from itertools import count

from spectacular_bid.core.events import PointsMoved, Why
from spectacular_bid.core.layout import Layout
from spectacular_bid.core.match import Match
from tests.views.random_match import Step, random_steps

Steps = tuple[Step, ...]


@cache
def until(wanted: Callable[[Step], bool]) -> Steps:
    """A match up to the first step that is wanted."""
    for seed in count():
        steps: list[Step] = []
        for step in random_steps(seed):
            steps.append(step)
            if step.accepted and wanted(step):
                return tuple(steps)
    raise AssertionError("there is no end of seeds")


def laid(match: Match) -> int:
    """How many tiles lie in the layout."""
    layout = match.table.layout
    return 0 if layout is None else 1 + sum(map(len, arms(layout)))


def arms(layout: Layout) -> list[tuple[object, ...]]:
    """The tiles of every open arm."""
    return [branch.tiles for branch in layout.branches.values()]


def scored(step: Step) -> int:
    """What the ends moved."""
    return sum(
        event.points
        for event in step.events
        if isinstance(event, PointsMoved) and event.why is Why.ENDS
    )
