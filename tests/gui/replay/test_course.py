"""Where one can go in a replay."""

import pytest

from spectacular_bid.gui.replay.course import Course, Move

pytestmark = pytest.mark.gui

COURSE = Course(20, (0, 8, 15))


@pytest.mark.parametrize(
    ("move", "index", "to"),
    [
        (Move.FIRST, 7, 0),
        (Move.LAST, 7, 20),
        (Move.BEFORE, 7, 6),
        (Move.BEFORE, 0, 0),
        (Move.AFTER, 7, 8),
        (Move.AFTER, 20, 20),
        (Move.HAND_BEFORE, 10, 8),
        (Move.HAND_BEFORE, 8, 0),
        (Move.HAND_BEFORE, 0, 0),
        (Move.HAND_AFTER, 0, 8),
        (Move.HAND_AFTER, 7, 8),
        (Move.HAND_AFTER, 15, 15),
    ],
)
def test_every_move_leads_to_a_step(move: Move, index: int, to: int) -> None:
    assert COURSE.after(move, index) == to


@pytest.mark.parametrize("move", Move)
def test_a_match_of_one_step_has_nowhere_to_go(move: Move) -> None:
    assert Course(0, ()).after(move, 0) == 0
