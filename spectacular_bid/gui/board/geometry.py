"""From the line of play to the places of its tiles."""

from collections.abc import Iterator
from itertools import chain
from math import sqrt

from spectacular_bid.core.layout import Layout
from spectacular_bid.gui.board.arrangement import Arrangement, Box
from spectacular_bid.gui.board.chains import Chains, chains_of
from spectacular_bid.gui.board.paths import Finder
from spectacular_bid.gui.board.plans import Paths, plans
from spectacular_bid.gui.board.steps import Step
from spectacular_bid.gui.board.view import LARGEST, MARGIN, View

PLAY_AREA = 300.0
"""The board in squares of a tile's short side: what the longest lines need."""
LEAST_HEIGHT = 12.3
"""The board's least height in short sides: two tiles on each side of the spinner."""
SHRINK = 0.985
"""One step to smaller tiles, for a line that finds no room at all."""
EFFORTS = ((1.0, 10), (1.0, 60))
"""Size of the tiles that need room, and how often an arm may lay tiles anew."""


def arrange(layout: Layout | None, width: float, height: float) -> Arrangement:
    """The places of all tiles on a board of this size.

    Lines turn where the tiles of the final size would reach the border, also as long
    as there are few and they are shown larger: so tiles that lie keep their turns.
    """
    board = Box(0.0, 0.0, width, height)
    across = height * LARGEST
    opening = Box.around(*board.center, 2 * across, across)
    if layout is None:
        return Arrangement(board, across, (), {}, opening)
    chains = chains_of(layout)
    paths = _paths(chains, width, height)
    placed = [(chains.root, Step(0.0, 0.0, (1, 0), chains.root.tile.is_double))]
    for arm, links in chains.sides.items():
        placed.extend(zip(links, paths[arm], strict=False))
    targets = {arm: paths[arm][-1] for arm in layout.branches}
    view = View.over([*(step for _, step in placed), *targets.values()], board)
    laid = {link.tile: view.tile(link, step) for link, step in placed}
    joined = chain.from_iterable(at.tiles for at in layout.branches.values())
    return Arrangement(
        board,
        view.scale,
        tuple(laid[tile] for tile in (layout.opening, *joined)),
        {arm: view.box(step) for arm, step in targets.items()},
        opening,
    )


def _paths(chains: Chains, width: float, height: float) -> Paths:
    return next(paths for paths in _attempts(chains, width, height) if paths)


def _attempts(chains: Chains, width: float, height: float) -> Iterator[Paths | None]:
    full = min(sqrt(width * height / PLAY_AREA), height / LEAST_HEIGHT)
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
