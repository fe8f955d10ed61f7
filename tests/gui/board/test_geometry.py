import subprocess
import sys
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spectacular_bid.core.layout import Arm, Layout
from spectacular_bid.core.tiles import DOUBLE_SIX, TILES_BY_TEXT
from spectacular_bid.gui.board.arrangement import Box
from spectacular_bid.gui.board.geometry import arrange
from spectacular_bid.gui.board.paths import path
from tests.gui.board.laws import check, jumps
from tests.gui.board.lines_of_play import ALL_ARMS, game, long_arm, nasty

SIZES = ((640, 320), (700, 330), (660, 470), (1024, 350), (1100, 495), (3840, 1600))
SMALLEST = (700, 330)


def laid(opening: str, *joins: str) -> Layout:
    layout = Layout.opened(TILES_BY_TEXT[opening])
    for join in joins:
        text, arm = join.split()
        layout = layout.joined(TILES_BY_TEXT[text], Arm(arm))
    return layout


def test_an_empty_board_has_a_place_for_the_opening_tile_in_its_middle() -> None:
    arrangement = arrange(None, 1100, 495)
    across = arrangement.across_px
    assert arrangement.opening == Box.around(550, 247.5, 2 * across, across)
    assert not arrangement.tiles
    assert not arrangement.targets


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("tile", DOUBLE_SIX, ids=str)
def test_a_single_tile_lies_in_the_middle(tile: object, size: tuple[int, int]) -> None:
    layout = Layout.opened(TILES_BY_TEXT[str(tile)])
    arrangement = arrange(layout, *size)
    check(layout, arrangement)
    only = arrangement.tiles[0]
    assert (only.x, only.y) == pytest.approx((size[0] / 2, size[1] / 2))


@pytest.mark.parametrize(
    ("layout", "angles"),
    [
        (laid("6-5"), [270]),
        (laid("6-6"), [0]),
        (laid("6-5", "6-2 left", "5-1 right"), [270, 90, 270]),
        (laid("6-6", "6-4 left", "6-2 right"), [0, 90, 270]),
        (laid("6-6", "6-4 left", "6-2 right", "6-1 up"), [0, 90, 270, 180]),
        (laid("6-6", "6-4 left", "6-2 right", "6-1 down"), [0, 90, 270, 0]),
        (laid("6-5", "5-5 right", "5-4 right", "5-1 up"), [270, 0, 270, 180]),
        (laid("6-5", "6-6 left", "6-4 left", "6-1 down"), [270, 0, 90, 0]),
    ],
    ids=str,
)
def test_tiles_are_turned_so_that_equal_values_touch(
    layout: Layout, angles: list[int]
) -> None:
    arrangement = arrange(layout, 1100, 495)
    check(layout, arrangement)
    assert [each.angle for each in arrangement.tiles] == angles


def test_the_tiles_have_the_size_of_the_design() -> None:
    layout = laid("6-6", "6-4 left", "6-2 right", "6-1 up")
    assert arrange(layout, 1100, 495).across_px == pytest.approx(44, abs=2)


@pytest.mark.parametrize("size", [(0, 0), (60, 900), (900, 40), (1, 500)])
def test_odd_boards_are_no_trouble(size: tuple[int, int]) -> None:
    layout = nasty(Random(4))[-1]
    check(layout, arrange(layout, *size))


def test_the_same_line_gets_the_same_places() -> None:
    layout = nasty(Random(4))[-1]
    first = arrange(layout, *SMALLEST)
    path.cache_clear()
    assert arrange(layout, *SMALLEST) == first


@pytest.mark.parametrize("size", SIZES)
def test_growing_lines_keep_the_laws(size: tuple[int, int]) -> None:
    random = Random(1)
    for line in (
        game(random),
        nasty(random),
        long_arm(random, random.choice(ALL_ARMS)),
    ):
        for layout in line:
            check(layout, arrange(layout, *size))


@settings(max_examples=60, deadline=None)
@given(
    random=st.randoms(use_true_random=False),
    width=st.integers(640, 3840),
    ratio=st.floats(1.4, 2.4),
)
def test_any_line_keeps_the_laws_on_any_board(
    random: Random, width: int, ratio: float
) -> None:
    layout = random.choice(nasty(random))
    check(layout, arrange(layout, width, width / ratio))


@pytest.mark.parametrize("arm", ALL_ARMS)
def test_the_longest_arms_are_legible_on_the_smallest_board(arm: Arm) -> None:
    for seed in range(2):
        layout = long_arm(Random(seed), arm)[-1]
        assert arrange(layout, *SMALLEST).across_px >= 26


def test_laid_tiles_seldom_jump() -> None:
    lines = [game(Random(seed)) for seed in range(30)]
    jumped = sum(jumps(line, *SMALLEST) for line in lines)
    assert jumped <= sum(map(len, lines)) / 100


def test_the_geometry_loads_no_qt() -> None:
    code = (
        "import sys; import spectacular_bid.gui.board.geometry; "
        "sys.exit(any(name.startswith('PySide6') for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
