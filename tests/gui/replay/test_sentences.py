"""What steps of a replay say."""

from collections.abc import Callable, Iterator
from itertools import chain, count

import pytest
from attrs import evolve

from spectacular_bid.core.match import EndReason, Result
from spectacular_bid.core.seats import Pair, Seat
from spectacular_bid.gui.replay.sentences import time_taken, told
from spectacular_bid.record.states import replay
from spectacular_bid.views.replay import Decided, ReplayView, replay_steps
from spectacular_bid.views.report import Deed, ForcedStep
from tests.gui.desk import NAMES
from tests.gui.replay.records import record

pytestmark = [pytest.mark.gui, pytest.mark.usefixtures("desk")]


def steps(seed: int) -> Iterator[ReplayView]:
    entries = record(seed).entries
    moments = (entry.at for entry in entries)
    yield from replay_steps(zip(moments, replay(entries), strict=True))


def first(wanted: Callable[[ReplayView], object]) -> ReplayView:
    """The first such step of any random match."""
    known = chain.from_iterable(steps(seed) for seed in count())
    return next(step for step in known if wanted(step))


def said(step: ReplayView) -> str:
    return " ".join(told(step, NAMES))


def test_every_step_says_something() -> None:
    for seed in range(12):
        assert all(told(step, NAMES) for step in steps(seed))


def test_a_drawn_tile_is_told_once() -> None:
    step = first(lambda one: one.report.deed is Deed.PASSED)
    assert said(step).count("drew") == 1
    assert f"drew {step.drawn}. None of them fits" in said(step)


def test_a_bid_that_had_to_be_accepted_is_told_with_its_price() -> None:
    step = first(
        lambda one: one.report.forced and one.report.forced[0].step is ForcedStep.ACCEPT
    )
    (moved,) = step.report.transfers
    assert "the bid is accepted, by itself." in said(step)
    assert f"{moved.points} points from {NAMES[moved.to.other]}" in said(step)


def test_a_block_is_told_with_sums_and_points() -> None:
    step = first(lambda one: one.sums and one.count)
    assert step.sums is not None
    sums = f"Anna holds {step.sums.zero} pips, Bruno holds {step.sums.one} pips."
    assert f"The hand is blocked {sums}" in said(step)
    assert f"{step.count[0].points} points from" in said(step)


def test_equal_sums_move_nothing() -> None:
    step = first(lambda one: one.sums)
    even = evolve(step, sums=Pair(7, 7), count=())
    assert "Equal sums: no points move." in said(even)


def test_any_reason_of_a_void_match_stands_on_one_short_line() -> None:
    reason = "fault: " + "all\nsorts " * 1000
    result = Result(None, EndReason.VOID, reason)
    step = evolve(next(steps(0)), result=result)
    assert "all sorts all sorts" in said(step)
    assert len(said(step)) < 300


def test_time_is_told_in_tenths_and_only_of_decisions() -> None:
    step = evolve(next(steps(0)), decided=Decided(Seat.ONE, 61_240))
    assert time_taken(step) == "Time: 61.2 s"
    assert time_taken(next(steps(0))) == ""
