import pytest

from spectacular_bid.core.layout import Arm, CountedEnd, scoring_points
from tests.core.driving import laid, tile

SIXES = ("6-6", "6-3 left")
CROSS = ("6-6", "6-3 left", "6-2 right")
LATE_SPINNER = ("6-5", "5-5 right")


@pytest.mark.parametrize(
    ("placed", "total", "points"),
    [
        (("5-5",), 10, 10),
        (("0-0",), 0, 0),
        (("6-4",), 10, 10),
        (("5-0",), 5, 5),
        (("6-3",), 9, 0),
        (SIXES, 15, 15),
        (CROSS, 5, 5),
        ((*CROSS, "6-1 up"), 6, 0),
        (LATE_SPINNER, 16, 0),
        ((*LATE_SPINNER, "5-4 right"), 10, 10),
        ((*LATE_SPINNER, "5-4 right", "4-4 right"), 14, 0),
        ((*CROSS, "3-3 left"), 8, 0),
        ((*CROSS, "6-1 up", "1-1 up"), 7, 0),
        ((*CROSS, "6-1 up", "6-4 down"), 10, 10),
        (("5-0", "5-5 left", "5-2 left", "5-1 up"), 3, 0),
    ],
)
def test_the_ends_total_as_the_rules_tables_say(
    placed: tuple[str, ...], total: int, points: int
) -> None:
    layout = laid(*placed)
    assert layout.total == total
    assert scoring_points(layout.total) == points


@pytest.mark.parametrize("total", [0, 4, 6, 14, 16])
def test_zero_and_other_totals_are_worth_nothing(total: int) -> None:
    assert scoring_points(total) == 0


def test_an_opening_lies_with_its_high_half_to_the_left() -> None:
    branches = laid("6-4").branches
    assert {arm: branch.end for arm, branch in branches.items()} == {
        Arm.LEFT: 6,
        Arm.RIGHT: 4,
    }


def test_an_opening_double_is_the_spinner() -> None:
    assert laid("3-3").spinner == tile("3-3")


def test_the_first_double_played_later_is_the_spinner() -> None:
    layout = laid("6-5", "6-6 left")
    assert layout.spinner == tile("6-6")
    assert layout.spinner_arm is Arm.LEFT


def test_a_second_double_is_no_spinner() -> None:
    assert laid(*CROSS, "3-3 left").spinner == tile("6-6")


def test_side_arms_stay_closed_with_one_main_side_free() -> None:
    assert list(laid(*SIXES).branches) == [Arm.LEFT, Arm.RIGHT]


def test_side_arms_open_once_both_main_sides_are_occupied() -> None:
    assert list(laid(*CROSS).branches) == list(Arm)


def test_a_late_spinners_side_arms_open_with_the_next_tile_beyond_it() -> None:
    layout = laid(*LATE_SPINNER)
    assert Arm.UP not in layout.branches
    assert Arm.UP in layout.joined(tile("5-1"), Arm.RIGHT).branches


def test_a_tile_at_the_other_end_opens_no_side_arms_of_a_late_spinner() -> None:
    assert Arm.UP not in laid(*LATE_SPINNER, "6-0 left").branches


def test_the_first_tile_of_a_side_arm_matches_the_spinner() -> None:
    layout = laid(*CROSS, "3-1 left", "2-1 right")
    assert layout.arms_for(tile("6-5")) == (Arm.UP, Arm.DOWN)


def test_a_side_arm_grows_like_any_other() -> None:
    layout = laid(*CROSS, "6-1 up", "1-0 up")
    assert layout.branches[Arm.UP].end == 0
    assert layout.branches[Arm.UP].tiles == (tile("6-1"), tile("1-0"))


def test_all_equivalent_arms_are_offered() -> None:
    assert laid("6-6").arms_for(tile("6-1")) == (Arm.LEFT, Arm.RIGHT)


def test_a_tile_without_an_end_in_common_does_not_fit() -> None:
    assert not laid(*CROSS).fits(tile("5-4"))
    assert laid(*CROSS).arms_for(tile("5-4")) == ()


def test_the_opening_spinner_counts_once_and_at_no_arm() -> None:
    ends = list(laid(*SIXES).counted_ends())
    assert ends == [CountedEnd(None, 12), CountedEnd(Arm.LEFT, 3)]


def test_an_empty_side_arm_counts_as_no_end() -> None:
    ends = list(laid(*CROSS).counted_ends())
    assert ends == [CountedEnd(Arm.LEFT, 3), CountedEnd(Arm.RIGHT, 2)]


def test_an_opening_plain_tile_counts_both_halves_as_ends() -> None:
    ends = list(laid("6-4").counted_ends())
    assert ends == [CountedEnd(Arm.LEFT, 6), CountedEnd(Arm.RIGHT, 4)]


def test_joining_leaves_the_old_layout_as_it_was() -> None:
    before = laid("6-6")
    before.joined(tile("6-3"), Arm.LEFT)
    assert before == laid("6-6")


def test_only_up_and_down_are_side_arms() -> None:
    assert [arm for arm in Arm if arm.is_side] == [Arm.UP, Arm.DOWN]


def test_a_layout_knows_its_last_tile_and_what_it_was_before() -> None:
    layout = laid(*CROSS, "6-1 up")
    assert (layout.last, layout.before) == (tile("6-1"), laid(*CROSS))
    assert laid("6-6").last == tile("6-6")
    assert laid("6-6").before is None


def test_the_order_of_the_tiles_makes_no_other_layout() -> None:
    one = laid("6-6", "6-3 left", "6-2 right")
    other = laid("6-6", "6-2 right", "6-3 left")
    assert one == other
    assert hash(one) == hash(other)
    assert one.last != other.last
