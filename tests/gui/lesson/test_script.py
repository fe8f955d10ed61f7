"""The script is legal, and what its texts claim is so."""

from collections.abc import Iterator

import pytest
from attrs import frozen

from spectacular_bid.core import commands as c
from spectacular_bid.core import events as e
from spectacular_bid.core.layout import Arm
from spectacular_bid.core.match import Counting, Match, Shuffling, Turn
from spectacular_bid.core.rulebook import rule
from spectacular_bid.core.seats import Pair, Seat
from spectacular_bid.core.tiles import DOUBLE_SIX
from spectacular_bid.gui.lesson import texts
from spectacular_bid.gui.lesson.script import STEPS, STOCKS, Topic, shuffle
from spectacular_bid.views.screens import view
from tests.gui.robot.privacy import TILE

ANNA, BRUNO = Seat
NAMES = Pair("Anna", "Bruno")


@frozen
class Moment:
    """One command of the script."""

    topic: Topic
    wanted: c.Command
    before: Match
    recent: tuple[e.Event, ...]
    after: Match
    events: tuple[e.Event, ...]

    @property
    def told(self) -> str:
        seen = view(self.before, self.recent)
        return texts.told(self.topic, seen, self.wanted, NAMES)  # type: ignore[arg-type]


class Sitting:
    """The script as the rules have it, a second between any two commands."""

    def __init__(self) -> None:
        self._deal = shuffle()
        self._at = 0
        self._match = Match()
        self._recent: list[e.Event] = []

    def moments(self) -> Iterator[Moment]:
        for step in STEPS:
            for command in step.before:
                self._do(command)
            for wanted in step.wanted:
                if isinstance(self._match.stage, Shuffling):
                    self._do(c.DealHand(self._deal()))
                before, recent = self._match, tuple(self._recent)
                events = self._do(wanted)
                yield Moment(step.topic, wanted, before, recent, self._match, events)

    def _do(self, command: c.Command) -> tuple[e.Event, ...]:
        ruling = rule(self._match, command, self._at)
        assert ruling.refusal is None, command
        self._match, self._at = ruling.match, self._at + 1000
        for event in ruling.events:
            if isinstance(event, e.TilesRevealed | e.HandDealt):
                self._recent = []
            self._recent.append(event)
        return tuple(ruling.events)


MOMENTS = list(Sitting().moments())


def first(topic: Topic) -> Moment:
    """What a step begins with."""
    return next(moment for moment in MOMENTS if moment.topic is topic)


def last(topic: Topic) -> Moment:
    """What a step comes to."""
    return [moment for moment in MOMENTS if moment.topic is topic][-1]


def moved(topic: Topic) -> list[tuple[Seat, int]]:
    return [
        (event.to, event.points)
        for event in last(topic).events
        if isinstance(event, e.PointsMoved)
    ]


def open_arms(match: Match) -> set[Arm]:
    assert match.table.layout is not None
    return set(match.table.layout.branches)


def test_every_step_is_legal_and_none_is_left_out() -> None:
    assert [step.topic for step in STEPS] == list(Topic)
    assert {moment.topic for moment in MOMENTS} == set(Topic)


def test_a_lesson_has_a_dozen_steps_or_a_few_more() -> None:
    assert 12 <= len(STEPS) <= 16


@pytest.mark.parametrize("stock", STOCKS)
def test_every_hand_is_dealt_from_the_whole_set(stock: tuple[object, ...]) -> None:
    assert sorted(stock, key=str) == sorted(DOUBLE_SIX, key=str)


@pytest.mark.parametrize("moment", MOMENTS, ids=lambda m: f"{m.topic.name}-{m.wanted}")
def test_every_moment_has_something_to_tell_and_to_do(moment: Moment) -> None:
    assert moment.told
    assert texts.task(moment.wanted)  # type: ignore[arg-type]
    assert "{" not in moment.told


def test_no_tile_is_named_while_tiles_are_covered() -> None:
    covered = [one for one in MOMENTS if not isinstance(one.before.stage, Turn)]
    assert covered
    assert not any(TILE.search(moment.told) for moment in covered)


def test_no_tile_but_the_wanted_one_is_named_on_a_turn() -> None:
    for moment in MOMENTS:
        named = set(TILE.findall(moment.told))
        tile = getattr(moment.wanted, "tile", None)
        assert named <= {str(tile)}


@pytest.mark.parametrize(
    ("topic", "sum_of_ends", "gains"),
    [
        (Topic.OPENING, "", []),
        (Topic.JOINING, "12 + 3 = 15", [(BRUNO, 15)]),
        (Topic.SPINNER, "3 + 2 = 5", [(ANNA, 5)]),
        (Topic.SIDE_ARM, "3 + 2 + 5 = 10", [(BRUNO, 10)]),
        (Topic.DOUBLE, "3 + 2 + 10 = 15", [(ANNA, 15)]),
        (Topic.DRAWING, "3 + 2 + 0 = 5", [(BRUNO, 5)]),
        (Topic.GOING_OUT, "= 10", [(ANNA, 10)]),
        (Topic.CLOCK, "", [(ANNA, 10)]),
    ],
)
def test_plays_move_the_points_that_are_told(
    topic: Topic, sum_of_ends: str, gains: list[tuple[Seat, int]]
) -> None:
    assert moved(topic) == gains
    assert sum_of_ends in last(topic).told
    assert all(f"worth {points}" in last(topic).told for _, points in gains)


def test_the_first_score_is_told_in_tokens_afterwards() -> None:
    assert "15 points went from Anna to Bruno. 3 token" in first(Topic.SPINNER).told


def test_the_spinner_is_told_of_where_it_first_counts() -> None:
    spoken = [moment.topic for moment in MOMENTS if "spinner" in moment.told]
    assert spoken[0] is Topic.JOINING
    assert "the first double" in last(Topic.JOINING).told.casefold()


def test_the_side_arms_open_with_the_second_side_of_the_spinner() -> None:
    spinner = last(Topic.SPINNER)
    assert open_arms(spinner.before) == {Arm.LEFT, Arm.RIGHT}
    assert open_arms(spinner.after) == set(Arm)
    assert last(Topic.SIDE_ARM).wanted.arm.is_side  # type: ignore[union-attr]


def test_a_double_scores_with_both_its_halves_and_is_no_spinner() -> None:
    double = last(Topic.DOUBLE)
    layout = double.after.table.layout
    assert double.wanted.tile.is_double  # type: ignore[union-attr]
    assert layout is not None
    assert layout.spinner != double.wanted.tile  # type: ignore[union-attr]


def test_the_first_tile_drawn_fits_nowhere_and_the_second_must_be_played() -> None:
    drawn = [
        event
        for moment in MOMENTS
        for event in moment.events
        if isinstance(event, e.TileDrawn)
    ]
    assert [event.fits for event in drawn] == [False, True]
    assert last(Topic.DRAWING).wanted.tile == drawn[1].tile  # type: ignore[union-attr]


def test_one_tile_is_left_after_the_jump_and_playing_it_makes_a_jockey() -> None:
    out = last(Topic.GOING_OUT)
    assert len(out.before.table.hands.zero) == 1
    assert out.after.stage == Counting(ANNA)
    assert out.after.jockey is ANNA


def test_the_jockey_buys_the_opening_at_a_discount() -> None:
    assert moved(Topic.ACCEPT) == [(BRUNO, 5)]
    assert "20 would cost only 5" in last(Topic.RAISE).told
    assert "Bruno receives 5" in last(Topic.ACCEPT).told
    assert "Anna pays 5 points" in first(Topic.CLOCK).told


def test_the_first_step_says_how_to_win() -> None:
    assert "You win by" in first(Topic.DEAL).told


@pytest.mark.parametrize("topic", [Topic.OPENING, Topic.CLOCK])
def test_the_clock_is_told_as_the_rules_have_it(topic: Topic) -> None:
    told = last(topic).told
    assert "10 seconds" in told
    assert "120 seconds" in told
