"""Finds moments in random matches; the same ones every time."""

from collections.abc import Callable
from functools import cache
from itertools import count

from spectacular_bid.core.choices import choices
from spectacular_bid.core.events import PlayerPassed, PointsMoved, TileDrawn, Why
from spectacular_bid.core.layout import Layout
from spectacular_bid.core.match import (
    Counting,
    Dealt,
    Decision,
    EndReason,
    Match,
    Over,
    Turn,
)
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


def turn(decision: Decision) -> Callable[[Step], bool]:
    def wanted(step: Step) -> bool:
        stage = step.match.stage
        return isinstance(stage, Turn) and stage.decision is decision

    return wanted


plays = turn(Decision.PLAY)
offers = turn(Decision.OFFER)


def four_arms(step: Step) -> bool:
    layout = step.match.table.layout
    if layout is None or not plays(step):
        return False
    return len(arms(layout)) == 4 and min(map(len, arms(layout))) > 1


def long_line(step: Step) -> bool:
    return plays(step) and laid(step.match) >= 25


def draws(step: Step) -> bool:
    return plays(step) and choices(step.match).draw and laid(step.match) > 4


def has_drawn(step: Step) -> bool:
    drawn = [event for event in step.events if isinstance(event, TileDrawn)]
    return bool(drawn) and drawn[-1].fits and laid(step.match) > 5


def answers(step: Step) -> bool:
    return turn(Decision.ANSWER)(step) and len(step.match.bids) > 2


def auction_dealt(step: Step) -> bool:
    return isinstance(step.match.stage, Dealt) and step.match.rank_opening is None


def blocked(step: Step) -> bool:
    return step.match.stage == Counting(None)


def gone_out(step: Step) -> bool:
    stage = step.match.stage
    return isinstance(stage, Counting) and stage.went_out is not None


def scores(step: Step) -> bool:
    return scored(step) >= 15 and laid(step.match) > 8


def passes(step: Step) -> bool:
    drew = any(isinstance(event, TileDrawn) for event in step.events)
    return drew and any(isinstance(event, PlayerPassed) for event in step.events)


def wins(step: Step) -> bool:
    stage = step.match.stage
    return isinstance(stage, Over) and stage.result.reason is EndReason.POINTS
