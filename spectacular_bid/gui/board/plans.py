"""Where the root may lie on the board and how its arms turn."""

from collections.abc import Iterator, Mapping

from attrs import field, frozen

from spectacular_bid.core.layout import Arm
from spectacular_bid.gui.board.chains import Chains
from spectacular_bid.gui.board.paths import LANE, Finder
from spectacular_bid.gui.board.steps import JOINT, Step, Way

Paths = Mapping[Arm, list[Step]]
"""Each arm's tiles, and last the place of the next one, around the root."""

_WAYS = {Arm.LEFT: (-1, 0), Arm.RIGHT: (1, 0), Arm.UP: (0, -1), Arm.DOWN: (0, 1)}

_OPPOSITE = {
    Arm.LEFT: Arm.RIGHT,
    Arm.RIGHT: Arm.LEFT,
    Arm.UP: Arm.DOWN,
    Arm.DOWN: Arm.UP,
}

Turns = Mapping[Arm, Arm | None]
"""Toward which side each arm turns: no two share a quadrant; None never turns."""

_CLOCKWISE: Turns = {
    Arm.LEFT: Arm.UP,
    Arm.RIGHT: Arm.DOWN,
    Arm.UP: Arm.RIGHT,
    Arm.DOWN: Arm.LEFT,
}
_COUNTER: Turns = {
    Arm.LEFT: Arm.DOWN,
    Arm.RIGHT: Arm.UP,
    Arm.UP: Arm.LEFT,
    Arm.DOWN: Arm.RIGHT,
}
_FORK: Turns = {
    Arm.LEFT: Arm.UP,
    Arm.RIGHT: None,
    Arm.UP: Arm.RIGHT,
    Arm.DOWN: Arm.RIGHT,
}
"""For two long side arms on a short main line."""

_OFF_CENTRE = (
    (0.8, 0.44, _CLOCKWISE),
    (0.66, 0.7, _CLOCKWISE),
    (0.73, 0.3, _CLOCKWISE),
    (0.8, 0.7, _CLOCKWISE),
    (0.5, 0.56, _COUNTER),
    (0.8, 0.7, _COUNTER),
    (0.27, 0.5, _FORK),
    (0.2, 0.5, _FORK),
    (0.2, 0.62, _FORK),
    (0.2, 0.38, _FORK),
    (0.66, 0.38, _CLOCKWISE),
    (0.14, 0.3, _COUNTER),
    (0.34, 0.56, _COUNTER),
    (0.14, 0.62, _CLOCKWISE),
    (0.86, 0.62, _COUNTER),
    (0.27, 0.62, _CLOCKWISE),
    (0.42, 0.44, _COUNTER),
    (0.8, 0.56, _CLOCKWISE),
    (0.5, 0.3, _CLOCKWISE),
    (0.58, 0.5, _CLOCKWISE),
    (0.66, 0.3, _CLOCKWISE),
    (0.2, 0.66, _CLOCKWISE),
    (0.82, 0.5, _CLOCKWISE),
    (0.14, 0.56, _FORK),
)
"""Parts of width and height, and turns; each stands for itself and for the same half
a turn round. Those that help most of the lines that do not fit around the centre come
first: the fewer are tried in a hand, the fewer tiles jump."""


@frozen
class Plan:
    """The root's distance from each border, and how the arms turn."""

    distances: Mapping[Arm, float] = field(hash=False)
    turns: Turns = field(hash=False)

    def paths(self, chains: Chains, finder: Finder, patience: int) -> Paths | None:
        """Every arm in its quadrant, or None if one is too long for it."""
        found = {}
        # The longest arm is the likeliest to fail.
        for arm in sorted(chains.sides, key=lambda arm: -len(chains.sides[arm])):
            steps = self._steps(chains, arm, finder, patience)
            if steps is None:
                return None
            found[arm] = steps
        return found

    def _steps(
        self, chains: Chains, arm: Arm, finder: Finder, patience: int
    ) -> list[Step] | None:
        way, aside = _WAYS[arm], self.turns[arm]
        double = chains.root.tile.is_double
        found = finder.find(
            tuple([link.tile.is_double for link in chains.sides[arm]]),
            0.5 if double and not arm.is_side else 1.0,
            self.distances[arm],
            self.distances[aside] if aside else LANE,
            patience,
        )
        side = _WAYS[aside or _CLOCKWISE[arm] or arm]
        return None if found is None else [_mapped(step, way, side) for step in found]


def plans(chains: Chains, width: float, height: float) -> Iterator[Plan]:
    """The plans for a board of this size, in the order in which they are tried."""
    yield from _with_the_opening_centred(chains, width, height)
    yield _plan(0.5, 0.5, _CLOCKWISE, width, height)
    for across, down, turns in _OFF_CENTRE:
        yield _plan(across, down, turns, width, height)
        yield _plan(1 - across, 1 - down, _half_turned(turns), width, height)


def _with_the_opening_centred(
    chains: Chains, width: float, height: float
) -> Iterator[Plan]:
    """Keeps every turn as it was before the spinner came."""
    if chains.between:
        lengths = [1 if link.tile.is_double else 2 for link in chains.between]
        # From middle to middle: half the spinner more, half the opening tile less.
        away = (sum(lengths) + JOINT * len(lengths) - 0.5) / width
        if chains.between[-1] in chains.sides[Arm.RIGHT]:
            away = -away
        yield _plan(0.5 + away, 0.5, _CLOCKWISE, width, height)


def _plan(
    across: float, down: float, turns: Turns, width: float, height: float
) -> Plan:
    distances = {
        Arm.LEFT: across * width,
        Arm.RIGHT: (1 - across) * width,
        Arm.UP: down * height,
        Arm.DOWN: (1 - down) * height,
    }
    return Plan(distances, turns)


def _half_turned(turns: Turns) -> Turns:
    return {_OPPOSITE[arm]: aside and _OPPOSITE[aside] for arm, aside in turns.items()}


def _mapped(step: Step, way: Way, side: Way) -> Step:
    return Step(
        step.x * way[0] + step.y * side[0],
        step.x * way[1] + step.y * side[1],
        (
            step.way[0] * way[0] + step.way[1] * side[0],
            step.way[0] * way[1] + step.way[1] * side[1],
        ),
        step.across,
    )
