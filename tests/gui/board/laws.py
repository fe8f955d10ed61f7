"""What holds for every arrangement, checked on its pixels alone."""

from collections.abc import Iterator
from itertools import combinations

import pytest

from spectacular_bid.core.layout import Arm, Layout
from spectacular_bid.core.tiles import Tile
from spectacular_bid.gui.board.arrangement import Arrangement, Box, LaidTile
from spectacular_bid.gui.board.geometry import arrange

JOINT = 0.05
"""The widest gap between joined tiles, in short sides."""
CLEARANCE = 0.1499
"""The least gap between others."""
NEAR = 1e-6

_UP_WAYS = {0: (0, -1), 90: (1, 0), 180: (0, 1), 270: (-1, 0)}


def check(layout: Layout, arrangement: Arrangement) -> None:
    """Every law of the board."""
    laid = {each.tile: each for each in arrangement.tiles}
    _check_tiles(layout, arrangement)
    _check_inside(arrangement)
    joins = list(_joins(layout))
    for outer, inner, pip in joins:
        _check_join(laid[outer], laid[inner], pip, arrangement.across_px)
    _check_apart(arrangement, {frozenset(join[:2]) for join in joins})
    _check_targets(layout, arrangement, laid)
    _check_side_arms(layout, laid)


def _check_tiles(layout: Layout, arrangement: Arrangement) -> None:
    expected: list[tuple[Tile, Arm | None]] = [(layout.opening, None)]
    for arm, branch in layout.branches.items():
        expected.extend((tile, arm) for tile in branch.tiles)
    assert [(each.tile, each.arm) for each in arrangement.tiles] == expected
    across = arrangement.across_px
    for each in arrangement.tiles:
        assert each.across == each.tile.is_double
        upright = each.angle in (0, 180)
        size = (across, 2 * across) if upright else (2 * across, across)
        assert (each.box.width, each.box.height) == pytest.approx(size)
        assert each.box.center == pytest.approx((each.x, each.y))


def _check_inside(arrangement: Arrangement) -> None:
    board = arrangement.board
    boxes = [each.box for each in arrangement.tiles]
    for box in (*boxes, *arrangement.targets.values()):
        assert box.x > -NEAR
        assert box.y > -NEAR
        assert box.x + box.width < board.width + NEAR
        assert box.y + box.height < board.height + NEAR


def _joins(layout: Layout) -> Iterator[tuple[Tile, Tile, int]]:
    """Each tile, the one that it was joined to and the value they share."""
    for arm, branch in layout.branches.items():
        inner, pip = _root(layout, arm)
        for tile in branch.tiles:
            assert tile.has(pip)
            yield tile, inner, pip
            inner, pip = tile, tile.opposite(pip)
        assert pip == branch.end


def _root(layout: Layout, arm: Arm) -> tuple[Tile, int]:
    if arm.is_side:
        assert layout.spinner
        return layout.spinner, layout.spinner.high
    opening = layout.opening
    return opening, opening.high if arm is Arm.LEFT else opening.low


def _check_join(outer: LaidTile, inner: LaidTile, pip: int, across: float) -> None:
    gap = _gap(outer.box, inner.box)
    assert -NEAR < gap <= JOINT * across
    whole = _contact(outer.box, inner.box)
    halves = [
        _contact(one, other)
        for one in _halves(outer, pip, across)
        for other in _halves(inner, pip, across)
        if _gap(one, other) <= JOINT * across
    ]
    assert whole == pytest.approx(across)
    assert sum(halves) == pytest.approx(whole)


def _check_apart(arrangement: Arrangement, joined: set[frozenset[Tile]]) -> None:
    for one, other in combinations(arrangement.tiles, 2):
        if frozenset((one.tile, other.tile)) not in joined:
            assert _gap(one.box, other.box) >= CLEARANCE * arrangement.across_px


def _check_targets(
    layout: Layout, arrangement: Arrangement, laid: dict[Tile, LaidTile]
) -> None:
    across, targets = arrangement.across_px, arrangement.targets
    assert list(targets) == list(layout.branches)
    for arm, box in targets.items():
        branch = layout.branches[arm]
        end = laid[branch.tiles[-1] if branch.tiles else _root(layout, arm)[0]]
        size = sorted((box.width, box.height))
        assert size == pytest.approx([across, 2 * across])
        assert -NEAR < _gap(box, end.box) <= JOINT * across
        ends = _halves(end, branch.end, across)
        touched = [_contact(box, half) for half in ends if _gap(box, half) < across / 9]
        assert sum(touched) == pytest.approx(across)
        for tile in arrangement.tiles:
            assert tile is end or _gap(box, tile.box) >= CLEARANCE * across
    for one, other in combinations(targets.values(), 2):
        assert _gap(one, other) >= CLEARANCE * across


def _check_side_arms(layout: Layout, laid: dict[Tile, LaidTile]) -> None:
    for arm, down in ((Arm.UP, -1), (Arm.DOWN, 1)):
        if arm in layout.branches and layout.branches[arm].tiles:
            assert layout.spinner
            spinner, first = laid[layout.spinner], laid[layout.branches[arm].tiles[0]]
            assert spinner.angle == 0
            assert first.x == pytest.approx(spinner.x)
            assert (first.y - spinner.y) * down > 0


def _halves(laid: LaidTile, pip: int, across: float) -> list[Box]:
    """The halves of a tile that show a value."""
    x, y = _UP_WAYS[laid.angle]
    halves = ((laid.tile.high, 0.5), (laid.tile.low, -0.5))
    return [
        Box.around(laid.x + at * across * x, laid.y + at * across * y, across, across)
        for value, at in halves
        if value == pip
    ]


def _overlaps(one: Box, other: Box) -> tuple[float, float]:
    """How long the boxes lie side by side on both axes; negative is a distance."""
    return (
        min(one.x + one.width, other.x + other.width) - max(one.x, other.x),
        min(one.y + one.height, other.y + other.height) - max(one.y, other.y),
    )


def _gap(one: Box, other: Box) -> float:
    return -min(_overlaps(one, other))


def _contact(one: Box, other: Box) -> float:
    """How long two boxes that touch lie side by side."""
    return max(0.0, *_overlaps(one, other))


def jumps(line: list[Layout], width: float, height: float) -> int:
    """How often a tile joined to a growing line turns others that lay before."""
    count, before = 0, dict[Tile, int]()
    for layout in line:
        tiles = arrange(layout, width, height).tiles
        after = {each.tile: each.angle for each in tiles}
        count += any(after[tile] != angle for tile, angle in before.items())
        before = after
    return count
