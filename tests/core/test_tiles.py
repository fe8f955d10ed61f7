import pytest

from spectacular_bid.core.tiles import DOUBLE_SIX, TILES_BY_TEXT, Tile, pip_sum
from tests.core.driving import tile, tiles


def test_the_set_has_28_different_tiles() -> None:
    assert len(set(DOUBLE_SIX)) == 28


def test_the_set_holds_168_pips() -> None:
    assert pip_sum(DOUBLE_SIX) == 168


def test_every_tile_is_found_by_its_text() -> None:
    assert [str(tile) for tile in DOUBLE_SIX] == list(TILES_BY_TEXT)
    assert all(str(tile) == text for text, tile in TILES_BY_TEXT.items())


@pytest.mark.parametrize(("high", "low"), [(4, 6), (7, 1), (3, -1)])
def test_halves_outside_the_set_make_no_tile(high: int, low: int) -> None:
    with pytest.raises(ValueError, match="no tile"):
        Tile(high, low)


def test_the_tile_of_equal_halves_is_a_double() -> None:
    assert tile("0-0").is_double
    assert not tile("6-0").is_double


def test_the_half_that_looks_outward_is_the_one_not_joined() -> None:
    assert tile("6-4").opposite(6) == 4
    assert tile("6-4").opposite(4) == 6
    assert tile("3-3").opposite(3) == 3


def test_a_tile_has_its_two_halves_only() -> None:
    assert [pip for pip in range(7) if tile("5-2").has(pip)] == [2, 5]


@pytest.mark.parametrize(
    ("held", "highest"),
    [
        ("6-5 0-0 6-4", "0-0"),
        ("1-1 5-5 6-5", "5-5"),
        ("6-3 5-4 6-2", "6-3"),
        ("5-3 6-2 4-3", "6-2"),
    ],
)
def test_rank_prefers_doubles_then_pips_then_the_higher_half(
    held: str, highest: str
) -> None:
    assert max(tiles(held), key=lambda each: each.rank) == tile(highest)
