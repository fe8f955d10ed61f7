"""When a tile's place needs no choosing."""

import pytest

from spectacular_bid.core.choices import Choices, Play
from spectacular_bid.core.layout import Arm, Layout
from spectacular_bid.core.tiles import TILES_BY_TEXT
from spectacular_bid.gui.board.choosing import (
    arms_of,
    only_arm,
    playable_tiles,
    plays_at_once,
    refused_arm,
)

SIX_SIX, SIX_FIVE = TILES_BY_TEXT["6-6"], TILES_BY_TEXT["6-5"]
SPINNER = Layout.opened(SIX_SIX)
BESIDE = SPINNER.joined(SIX_FIVE, Arm.LEFT)
CROSS = BESIDE.joined(TILES_BY_TEXT["6-4"], Arm.RIGHT)
PLAIN = Layout.opened(TILES_BY_TEXT["5-4"])
MAIN, SIDES = (Arm.LEFT, Arm.RIGHT), (Arm.UP, Arm.DOWN)
BEGUN = CROSS.joined(TILES_BY_TEXT["6-3"], Arm.UP)


@pytest.mark.parametrize(
    ("on_table", "arms", "at_once"),
    [
        (SPINNER, MAIN, True),
        (CROSS, SIDES, True),
        (BESIDE, MAIN, False),
        (PLAIN, MAIN, False),
        (BEGUN, SIDES, False),
        (CROSS, (Arm.LEFT, Arm.UP), False),
        (SPINNER, (Arm.LEFT,), False),
        (None, (None,), False),
    ],
)
def test_only_two_places_the_same_by_symmetry_need_no_second_click(
    on_table: Layout | None, arms: tuple[Arm | None, ...], at_once: bool
) -> None:
    assert plays_at_once(on_table, arms) is at_once


@pytest.mark.parametrize(
    ("on_table", "arms", "only"),
    [
        (SPINNER, MAIN, (Arm.LEFT,)),
        (CROSS, SIDES, (Arm.UP,)),
        (BESIDE, (Arm.RIGHT,), (Arm.RIGHT,)),
        (None, (None,), (None,)),
        (BEGUN, SIDES, None),
        (CROSS, (Arm.LEFT, Arm.UP, Arm.DOWN), None),
        (BESIDE, (), None),
    ],
)
def test_a_place_is_the_only_one_if_it_is_alone_or_mirrored(
    on_table: Layout | None,
    arms: tuple[Arm | None, ...],
    only: tuple[Arm | None] | None,
) -> None:
    assert only_arm(on_table, arms) == only


def test_the_places_of_a_tile_are_those_of_its_plays() -> None:
    plays = (Play(SIX_SIX, Arm.LEFT), Play(SIX_FIVE, Arm.UP), Play(SIX_SIX, Arm.DOWN))
    assert arms_of(Choices(plays), SIX_SIX) == (Arm.LEFT, Arm.DOWN)


def test_playable_are_the_tiles_of_the_plays() -> None:
    plays = (Play(SIX_SIX, Arm.LEFT), Play(SIX_SIX, Arm.DOWN))
    assert playable_tiles(Choices(plays)) == {SIX_SIX}


@pytest.mark.parametrize(("on_table", "arm"), [(None, None), (CROSS, Arm.LEFT)])
def test_a_play_to_be_refused_names_a_place_that_is_open(
    on_table: Layout | None, arm: Arm | None
) -> None:
    assert refused_arm(on_table) == arm
