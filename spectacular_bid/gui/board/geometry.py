"""From the line of play to the places of its tiles."""

from collections.abc import Iterator
from itertools import chain
from math import sqrt

from spectacular_bid.core.layout import Arm, Layout
from spectacular_bid.core.tiles import Tile
from spectacular_bid.gui.board.arrangement import Arrangement, Box
from spectacular_bid.gui.board.chains import Chains, Link, chains_of
from spectacular_bid.gui.board.paths import Finder
from spectacular_bid.gui.board.plans import Paths, plans
from spectacular_bid.gui.board.steps import Step
from spectacular_bid.gui.board.view import LARGEST, MARGIN, View

PLAY_AREA = 300.0
"""The board in squares of a tile's short side: what the longest lines need."""
LEAST_HEIGHT = 12.3
"""The board's least height in short sides: two tiles on each side of the spinner."""
LEAST_WIDTH = 18.0
"""On boards higher than wide nothing fits before that."""
SHRINK = 0.985
"""One step to smaller tiles, for a line that finds no room at all."""
EFFORTS = ((1.0, 10), (1.0, 60))
"""Size of the tiles that need room, and how often an arm may lay tiles anew."""


def arrange(layout: Layout | None, width: float, height: float) -> Arrangement:
    """The places of all tiles on a board of this size.

    Lines turn where the tiles of the final size would reach the border, also as long
    as there are few and they are shown larger: so tiles that lie keep their turns.
    """
    # A window that is just being made may have no size yet.
    width, height = max(width, 1.0), max(height, 1.0)
    board = Box(0.0, 0.0, width, height)
    across = min(height * LARGEST, width / (2 + 2 * MARGIN))
    opening = Box.around(*board.center, 2 * across, across)
    if layout is None:
        return Arrangement(board, across, (), {}, opening)
    steps, targets = _laid_out(layout, width, height)
    view = View.over([*(step for _, step in steps.values()), *targets.values()], board)
    joined = chain.from_iterable(at.tiles for at in layout.branches.values())
    tiles = [view.tile(*steps[tile]) for tile in (layout.opening, *joined)]
    places = {arm: view.box(step) for arm, step in targets.items()}
    return Arrangement(board, view.scale, tuple(tiles), places, opening)


def _laid_out(
    layout: Layout, width: float, height: float
) -> tuple[dict[Tile, tuple[Link, Step]], dict[Arm, Step]]:
    """Each tile's place around the root, and the next tile's for each arm."""
    chains = chains_of(layout)
    paths = _paths(chains, width, height)
    root = Step(0.0, 0.0, (1, 0), chains.root.tile.is_double)
    steps = {chains.root.tile: (chains.root, root)}
    for arm, links in chains.sides.items():
        *path, _ = paths[arm]
        for link, step in zip(links, path, strict=True):
            steps[link.tile] = link, step
    return steps, {arm: paths[arm][-1] for arm in layout.branches}


def _paths(chains: Chains, width: float, height: float) -> Paths:
    return next(paths for paths in _attempts(chains, width, height) if paths)


def _attempts(chains: Chains, width: float, height: float) -> Iterator[Paths | None]:
    by_area = sqrt(width * height / PLAY_AREA)
    full = min(by_area, width / LEAST_WIDTH, height / LEAST_HEIGHT)
    finder = Finder()
    for part, patience in _efforts():
        scale = part * full
        inner = width / scale - 2 * MARGIN, height / scale - 2 * MARGIN
        for plan in plans(chains, *inner):
            yield plan.paths(chains, finder, patience)


def _efforts() -> Iterator[tuple[float, int]]:
    """Ever smaller tiles and ever more patience, for lines that find no room."""
    yield from EFFORTS
    part, patience = EFFORTS[-1]
    while True:
        part *= SHRINK
        yield part, patience
