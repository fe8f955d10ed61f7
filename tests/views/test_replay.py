"""A match laid open: what is a step, and what each of them shows."""

from collections.abc import Callable, Iterable
from functools import cache
from itertools import chain, count

import pytest

from spectacular_bid.core.clock import DELAY_MS, RESERVE_MS
from spectacular_bid.core.commands import Command
from spectacular_bid.core.events import Why
from spectacular_bid.core.layout import Layout
from spectacular_bid.core.match import EndReason, Match, Result
from spectacular_bid.core.rulebook import Ruling, rule
from spectacular_bid.core.seats import Seat
from spectacular_bid.core.tiles import DOUBLE_SIX
from spectacular_bid.record.entries import entry_from_json
from spectacular_bid.record.model import Entry
from spectacular_bid.record.states import replay
from spectacular_bid.views.replay import (
    Decided,
    ReplayView,
    hand_beginnings,
    replay_steps,
)
from spectacular_bid.views.report import Deed, ForcedStep
from tests.core.driving import ONE_HAND, ZERO_HAND, command, deal, tile, tiles
from tests.core.random_records import random_entries
from tests.views.random_match import random_steps
from tests.views.reachable import tiles_named

Steps = tuple[ReplayView, ...]


def steps_of(entries: Iterable[Entry]) -> Steps:
    known = tuple(entries)
    moments = (entry.at for entry in known)
    return replay_steps(zip(moments, replay(known), strict=True))


@cache
def whole(seed: int) -> Steps:
    """A random match."""
    return steps_of(Entry(step.at, step.command) for step in random_steps(seed))


def sat(*lines: str | Command, pause: int = 1000) -> Steps:
    """Commands with a pause before each."""
    asked = [command(one) if isinstance(one, str) else one for one in lines]
    return steps_of(Entry(n * pause, one) for n, one in enumerate(asked))


def first(wanted: Callable[[ReplayView], object]) -> ReplayView:
    """The first such step of any random match."""
    known = chain.from_iterable(whole(seed) for seed in count())
    return next(step for step in known if wanted(step))


def laid(layout: Layout | None) -> int:
    if layout is None:
        return 0
    return 1 + sum(len(branch.tiles) for branch in layout.branches.values())


@pytest.mark.parametrize("seed", range(12))
def test_every_step_shows_28_tiles_and_300_points(seed: int) -> None:
    for step in whole(seed):
        held = sum(map(len, step.hands))
        assert laid(step.layout) + held + step.standing.boneyard == 28
        assert sum(step.standing.points) == 300
        assert tuple(step.standing.held) == tuple(map(len, step.hands))


@pytest.mark.parametrize("seed", range(40))
def test_any_record_can_be_laid_open(seed: int) -> None:
    entries = [entry_from_json(item) for item in random_entries(seed)]
    steps = steps_of(entries)
    numbers = [step.entry for step in steps]
    assert numbers == sorted(set(numbers))
    assert set(numbers) <= set(range(len(entries)))


@pytest.mark.parametrize("seed", range(12))
def test_the_last_step_is_the_end_of_the_match_and_no_other(seed: int) -> None:
    *others, last = whole(seed)
    assert last.result is not None
    assert not any(step.result for step in others)


def test_what_moves_nothing_is_no_step() -> None:
    steps = sat(deal(ZERO_HAND, ONE_HAND), "start", "reveal", "play 6-6", "reveal")
    assert [step.entry for step in steps] == [0, 3]


def test_what_was_refused_is_no_step() -> None:
    steps = sat(deal(ZERO_HAND, ONE_HAND), "draw", "start", "reveal", "play 6-5")
    assert [step.entry for step in steps] == [0]


def test_a_deal_shows_both_hands_and_how_the_opening_is_decided() -> None:
    (step,) = sat(deal(ZERO_HAND, ONE_HAND))
    assert tuple(step.hands) == (tiles(ZERO_HAND), tiles(ONE_HAND))
    assert step.deal is not None
    assert step.deal.rank_opener is Seat.ZERO
    assert step.decided is None


def test_a_play_shows_its_tile_and_the_time_it_took() -> None:
    _, step = sat(deal(ZERO_HAND, ONE_HAND), "start", "reveal", "play 6-6", pause=12000)
    assert step.placed == tile("6-6")
    assert step.decided == Decided(Seat.ZERO, 12000)
    assert step.reserves.zero == RESERVE_MS - 2000
    assert step.report.deed is Deed.OPENED
    assert step.deal is None


def test_each_drawn_tile_is_a_step_with_the_time_so_far() -> None:
    commands = ("start", "reveal", "play 6-6", "reveal", "draw", "draw")
    *_, one, two = sat(deal(ZERO_HAND, ONE_HAND, "1-1 2-2"), *commands)
    assert (one.drawn, two.drawn) == (tile("1-1"), tile("2-2"))
    assert one.decided == Decided(Seat.ONE, 1000)
    assert two.decided == Decided(Seat.ONE, 2000)
    assert two.hands.one[-2:] == tiles("1-1 2-2")


def test_a_flag_that_fell_long_ago_took_no_longer_than_it_could() -> None:
    commands = ("start", "reveal", "observe")
    *_, step = sat(deal(ZERO_HAND, ONE_HAND), *commands, pause=10**6)
    assert step.result == Result(Seat.ONE, EndReason.TIME)
    assert step.decided == Decided(Seat.ZERO, DELAY_MS + RESERVE_MS)


def test_a_match_ended_by_both_is_a_step_of_nobody() -> None:
    *_, step = sat(deal(ZERO_HAND, ONE_HAND), "void agreed")
    assert step.result == Result(None, EndReason.VOID, "agreed")
    assert step.decided is None


def test_a_match_ended_between_two_hands_shows_an_empty_table() -> None:
    (step,) = sat("void agreed")
    assert step.layout is None
    assert step.standing.boneyard == 0


def test_bids_stay_in_sight_until_the_opening_tile_lies() -> None:
    steps = whole(59)
    many = next(n for n, step in enumerate(steps) if len(step.bids) > 4)
    opened = next(n for n in range(many, len(steps)) if steps[n].layout is not None)
    assert steps[opened].report.deed is Deed.OPENED
    assert len(steps[opened - 1].bids) >= len(steps[many].bids)
    assert steps[opened].bids == ()


def test_a_blocked_hand_shows_its_sums_and_what_they_move() -> None:
    step = first(lambda one: one.sums and one.count)
    assert [moved.why for moved in step.count] == [Why.BLOCK]
    assert all(moved.why is not Why.BLOCK for moved in step.report.transfers)
    assert step.went_out is None


def test_a_hand_played_out_shows_by_whom() -> None:
    step = first(lambda one: one.went_out is not None)
    assert step.went_out is not None
    assert step.hands[step.went_out] == ()
    assert step.sums is None


def test_a_forced_pass_is_told_with_the_play_that_it_follows() -> None:
    step = first(lambda one: one.placed and one.report.forced)
    assert step.report.forced[0].step is ForcedStep.PASS


def test_a_start_is_a_step_only_if_the_auction_is_forgone_by_itself() -> None:
    rich = Match(hand_number=1, jockey=Seat.ZERO)
    poor = Match(rich.points.with_(Seat.ONE, 10), hand_number=1, jockey=Seat.ZERO)
    assert len(replay_steps(dealt_and_started(rich))) == 1
    _, step = replay_steps(dealt_and_started(poor))
    assert [forced.step for forced in step.report.forced] == [ForcedStep.FORGO]


def dealt_and_started(match: Match) -> Iterable[tuple[int, Ruling]]:
    for wanted in (deal(ZERO_HAND, ONE_HAND), command("start")):
        ruling = rule(match, wanted, 0)
        match = ruling.match
        yield 0, ruling


def test_hands_begin_where_they_are_dealt() -> None:
    steps = whole(0)
    beginnings = hand_beginnings(steps)
    assert beginnings[0] == 0
    assert [steps[n].standing.hand_number for n in beginnings] == list(
        range(1, len(beginnings) + 1)
    )


def test_the_text_of_a_step_names_no_tile_of_a_hand() -> None:
    step = whole(0)[0]
    assert not tiles_named(repr(step)) & set(DOUBLE_SIX)
