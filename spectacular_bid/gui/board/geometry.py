"""From the line of play to the places of its tiles."""

from itertools import chain

from spectacular_bid.core.layout import Arm, Layout
from spectacular_bid.gui.board.arrangement import Arrangement, Box
from spectacular_bid.gui.board.chains import Chains, chains_of
from spectacular_bid.gui.board.paths import Step, path
from spectacular_bid.gui.board.view import LARGEST, View

_WAYS = {Arm.LEFT: (-1, 0), Arm.RIGHT: (1, 0), Arm.UP: (0, -1), Arm.DOWN: (0, 1)}


def arrange(layout: Layout | None, width: float, height: float) -> Arrangement:
    """The places of all tiles on a board of this size."""
    board = Box(0.0, 0.0, width, height)
    across = height * LARGEST
    opening = Box.around(*board.center, 2 * across, across)
    if layout is None:
        return Arrangement(board, across, (), {}, opening)
    chains = chains_of(layout)
    placed = [(chains.root, Step(0.0, 0.0, (1, 0), chains.root.tile.is_double))]
    targets = {}
    for arm, links in chains.sides.items():
        *steps, targets[arm] = _steps(chains, arm)
        placed.extend(zip(links, steps, strict=True))
    view = View.over([*(step for _, step in placed), *targets.values()], board)
    laid = {link.tile: view.tile(link, step) for link, step in placed}
    joined = chain.from_iterable(at.tiles for at in layout.branches.values())
    return Arrangement(
        board,
        view.scale,
        tuple(laid[tile] for tile in (layout.opening, *joined)),
        {arm: view.box(target) for arm, target in targets.items()},
        opening,
    )


def _steps(chains: Chains, arm: Arm) -> list[Step]:
    """Where the tiles of an arm lie, and last where the next one would."""
    double = chains.root.tile.is_double
    start = 0.5 if double and not arm.is_side else 1.0
    doubles = (*(link.tile.is_double for link in chains.sides[arm]), False)
    x, y = _WAYS[arm]
    return [
        Step(
            step.x * x - step.y * y,
            step.x * y + step.y * x,
            _turn(step.way, x, y),
            step.across,
        )
        for step in path(doubles, start)
    ]


def _turn(way: tuple[int, int], x: int, y: int) -> tuple[int, int]:
    return way[0] * x - way[1] * y, way[0] * y + way[1] * x
