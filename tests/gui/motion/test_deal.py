"""Where the backs are while they are shuffled and dealt; no Qt."""

from spectacular_bid.gui.motion.deal import (
    SHUFFLE,
    TILES,
    back_pose,
    deal_spans,
    heap_pose,
    in_turn,
)
from spectacular_bid.gui.motion.timeline import Pose

MIDDLE, HOME = Pose(640, 300, 40), Pose(500, 100, 40)
SPANS = deal_spans(14)


def test_every_tile_of_the_set_leaves_the_heap_once_it_is_shuffled() -> None:
    assert len(SPANS) == TILES
    assert all(span.start_ms >= SHUFFLE.end_ms for span in SPANS)


def test_dealt_tiles_leave_one_by_one_and_the_others_together() -> None:
    starts = [span.start_ms for span in SPANS]
    assert starts[:14] == sorted(set(starts[:14]))
    assert len(set(starts[14:])) == 1


def test_a_deal_is_short_and_each_flight_as_long_as_a_move_may_be() -> None:
    assert SPANS[-1].end_ms < 2000
    assert all(250 <= span.length_ms <= 400 for span in SPANS)


def test_the_hands_are_dealt_in_turn() -> None:
    assert in_turn([HOME, HOME], [MIDDLE, MIDDLE]) == [HOME, MIDDLE, HOME, MIDDLE]


def test_a_back_leaves_the_heap_and_comes_home() -> None:
    span = SPANS[3]
    first = back_pose(3, MIDDLE, HOME, span, 0)
    assert first == heap_pose(3, MIDDLE, 0)
    last = back_pose(3, MIDDLE, HOME, span, span.end_ms)
    assert (round(last.x), round(last.y), last.width) == (500, 100, 40)
    assert round(last.angle) % 360 == 0


def test_the_heap_moves_while_it_is_shuffled_and_stays_together() -> None:
    for number in range(TILES):
        places = [heap_pose(number, MIDDLE, at) for at in range(0, 520, 20)]
        assert len({(round(one.x), round(one.y)) for one in places}) > 10
        assert all(abs(one.x - MIDDLE.x) < 7 * MIDDLE.width for one in places)
        assert all(abs(one.y - MIDDLE.y) < 3 * MIDDLE.width for one in places)
