"""Tiles in a row, or in two."""

import pytest

from spectacular_bid.gui.widgets.fitting import fit


def test_few_tiles_stand_in_one_row_at_full_size() -> None:
    plan = fit(7, 600, 180, 66)
    assert (plan.rows, plan.columns, plan.width) == (1, 7, 66)


def test_many_tiles_stand_in_two_rows() -> None:
    plan = fit(21, 474, 146, 53)
    assert (plan.rows, plan.columns) == (2, 11)


@pytest.mark.parametrize("count", range(22))
def test_every_hand_fits_its_area(count: int) -> None:
    plan = fit(count, 474, 146, 53, 2.4)
    assert (plan.length <= 474.01, plan.height <= 146.01) == (True, True)


@pytest.mark.parametrize("count", range(1, 22))
def test_the_place_of_every_tile_is_found_again(count: int) -> None:
    plan = fit(count, 474, 146, 53, 2.4)
    assert [plan.index_at(*plan.place(n)) for n in range(count)] == list(range(count))
