"""The laws of the board over lines of play by the thousand."""

from collections.abc import Callable
from random import Random

import pytest

from spectacular_bid.gui.board.geometry import arrange
from tests.gui.board.laws import check, jumps
from tests.gui.board.lines_of_play import ALL_ARMS, Line, game, long_arm, nasty

pytestmark = pytest.mark.slow


def longest(random: Random) -> Line:
    return long_arm(random, random.choice(ALL_ARMS))


LEAST_ACROSS = {
    (640, 320): 25,
    (700, 330): 26,
    (660, 470): 26,
    (1024, 350): 26,
    (1920, 780): 60,
    (3840, 1600): 120,
}


@pytest.mark.parametrize("size", LEAST_ACROSS, ids=str)
@pytest.mark.parametrize(("kind", "count"), [(game, 150), (nasty, 150), (longest, 15)])
def test_every_step_of_many_lines_keeps_the_laws(
    kind: Callable[[Random], Line], count: int, size: tuple[int, int]
) -> None:
    random = Random(7)
    for _ in range(count):
        for layout in kind(random):
            arrangement = arrange(layout, *size)
            check(layout, arrangement)
            assert arrangement.across_px >= LEAST_ACROSS[size]


@pytest.mark.parametrize("size", [(700, 330), (640, 320)], ids=str)
@pytest.mark.parametrize(("kind", "count"), [(nasty, 4000), (longest, 250)])
def test_full_lines_are_legible_on_small_boards(
    kind: Callable[[Random], Line], count: int, size: tuple[int, int]
) -> None:
    random = Random(11)
    for _ in range(count):
        assert arrange(kind(random)[-1], *size).across_px >= LEAST_ACROSS[size]


@pytest.mark.parametrize("size", LEAST_ACROSS, ids=str)
@pytest.mark.parametrize(
    ("kind", "count", "most"), [(game, 200, 0.01), (nasty, 100, 0.15)]
)
def test_laid_tiles_keep_their_turns(
    kind: Callable[[Random], Line], count: int, most: float, size: tuple[int, int]
) -> None:
    random = Random(5)
    lines = [kind(random) for _ in range(count)]
    jumped = sum(jumps(line, *size) for line in lines)
    assert jumped <= most * sum(map(len, lines))
