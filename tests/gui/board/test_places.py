"""Free places beside the tiles that they continue."""

from random import Random

import pytest
from PySide6.QtCore import QPointF

from spectacular_bid.core.layout import Arm, Layout
from spectacular_bid.core.tiles import DOUBLE_SIX, TILES_BY_TEXT, Tile
from spectacular_bid.gui.board.arrangement import Box
from spectacular_bid.gui.board.geometry import arrange
from spectacular_bid.gui.board.places import Place, counted_points, places

SIZE = (715.0, 380.0)
CROSS = (
    Layout.opened(TILES_BY_TEXT["6-6"])
    .joined(TILES_BY_TEXT["6-5"], Arm.LEFT)
    .joined(TILES_BY_TEXT["6-4"], Arm.RIGHT)
)


def random_layout(seed: int) -> Layout:
    random = Random(seed)
    left = list(DOUBLE_SIX)
    random.shuffle(left)
    layout = Layout.opened(left.pop())
    for _ in range(random.randrange(26)):
        plays = [(tile, arm) for tile in left for arm in layout.arms_for(tile)]
        if not plays:
            break
        tile, arm = random.choice(plays)
        left.remove(tile)
        layout = layout.joined(tile, arm)
    return layout


def distance(point: QPointF, box: Box) -> float:
    x = max(box.x - point.x(), point.x() - box.x - box.width, 0)
    y = max(box.y - point.y(), point.y() - box.y - box.height, 0)
    return x + y


@pytest.mark.parametrize("seed", range(60))
def test_every_joint_lies_at_the_tile_that_is_continued(seed: int) -> None:
    layout = random_layout(seed)
    arranged = arrange(layout, *SIZE)
    for arm, place in places(layout, arranged).items():
        assert arm is not None
        joined = layout.branches[arm].tiles
        inner = joined[-1] if joined else None
        boxes = [laid.box for laid in arranged.tiles if inner in (None, laid.tile)]
        nearest = min(distance(place.along(0), box) for box in boxes)
        assert nearest < 0.2 * arranged.across_px


@pytest.mark.parametrize(
    ("text", "arm"),
    [("6-3", Arm.UP), ("6-3", Arm.DOWN), ("5-1", Arm.LEFT), ("4-0", Arm.RIGHT)],
)
def test_a_ghost_is_turned_as_the_tile_will_lie(text: str, arm: Arm) -> None:
    tile = TILES_BY_TEXT[text]
    place = places(CROSS, arrange(CROSS, *SIZE))[arm]
    after = arrange(CROSS.joined(tile, arm), *SIZE)
    (laid,) = [laid for laid in after.tiles if laid.tile == tile]
    assert place.angle_for(tile) == laid.angle


@pytest.mark.parametrize("tile", [Tile(6, 5), Tile(4, 4)])
def test_an_opening_ghost_is_turned_as_the_tile_will_lie(tile: Tile) -> None:
    place = places(None, arrange(None, *SIZE))[None]
    (laid,) = arrange(Layout.opened(tile), *SIZE).tiles
    assert place.angle_for(tile) == laid.angle


def test_the_place_of_a_double_lies_across() -> None:
    place = places(CROSS, arrange(CROSS, *SIZE))[Arm.LEFT]
    box = place.fitted_to(Tile(5, 5)).box
    assert box.height() == pytest.approx(2 * box.width())


def test_the_place_of_a_double_begins_at_the_same_joint() -> None:
    place = places(CROSS, arrange(CROSS, *SIZE))[Arm.LEFT]
    shifted: Place = place.fitted_to(Tile(5, 5))
    assert shifted.box.right() == pytest.approx(place.box.right())


@pytest.mark.parametrize(
    ("layout", "shown"),
    [
        (Layout.opened(Tile(6, 6)), {Arm.LEFT: 12}),
        (
            Layout.opened(Tile(6, 6)).joined(Tile(6, 3), Arm.LEFT),
            {Arm.RIGHT: 12, Arm.LEFT: 3},
        ),
        (CROSS, {Arm.LEFT: 5, Arm.RIGHT: 4}),
        (Layout.opened(Tile(6, 4)), {Arm.LEFT: 6, Arm.RIGHT: 4}),
    ],
)
def test_what_counts_is_shown_beside_an_end(
    layout: Layout, shown: dict[Arm, int]
) -> None:
    assert dict(counted_points(layout)) == shown
