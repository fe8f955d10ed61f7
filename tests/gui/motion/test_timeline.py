"""Where things are at a moment; no Qt."""

import pytest

from spectacular_bid.gui.motion.timeline import (
    Pose,
    Span,
    begun,
    between,
    done,
    eased,
    lifted,
    one_by_one,
)

HERE, THERE = Pose(0, 0, 40, 350), Pose(100, 50, 20, 10)


@pytest.mark.parametrize(
    ("at_ms", "share"), [(0, 0), (100, 0), (200, 0.5), (300, 1), (999, 1)]
)
def test_a_span_goes_from_nothing_to_all(at_ms: int, share: float) -> None:
    assert Span(100, 200).share(at_ms) == share


def test_motion_starts_and_stops_softly() -> None:
    assert (eased(0), eased(0.5), eased(1)) == (0, 0.5, 1)
    assert eased(0.1) < 0.1
    assert eased(0.9) > 0.9


def test_a_way_starts_here_and_ends_there() -> None:
    assert between(HERE, THERE, 0) == HERE
    end = between(HERE, THERE, 1)
    assert (end.x, end.y, end.width, end.angle % 360) == (100, 50, 20, 10)


def test_a_tile_turns_the_shorter_way_round() -> None:
    assert between(HERE, THERE, 0.5).angle == 360


def test_what_is_carried_is_on_the_table_at_both_ends() -> None:
    assert lifted(HERE, 0, 30) == lifted(HERE, 1, 30) == HERE
    assert lifted(HERE, 0.5, 30).y == -30
    assert lifted(HERE, 0.5, 30).width > HERE.width


@pytest.mark.parametrize("count", [0, 1, 2, 7, 60])
def test_however_many_things_follow_each_other_they_arrive_in_time(count: int) -> None:
    spans = one_by_one(count, 800, 300, 80, 1420)
    starts = [span.start_ms for span in spans]
    assert len(spans) == count
    assert starts == sorted(starts)
    assert all(span.start_ms >= 800 and span.end_ms <= 1420 for span in spans)


def test_few_things_follow_each_other_in_steps() -> None:
    assert [span.start_ms for span in one_by_one(3, 0, 300, 80, 1420)] == [0, 80, 160]


def test_what_has_begun_and_what_is_done_is_counted() -> None:
    spans = one_by_one(3, 0, 300, 100, 1400)
    assert [(begun(spans, at), done(spans, at)) for at in (-1, 0, 250, 300, 500)] == [
        (0, 0),
        (1, 0),
        (3, 0),
        (3, 1),
        (3, 3),
    ]
