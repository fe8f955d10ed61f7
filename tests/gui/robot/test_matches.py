"""Whole matches through the window, by clicks alone or by keys alone."""

from itertools import product
from random import Random

import pytest
from PySide6.QtWidgets import QLabel

from spectacular_bid.core.clock import DELAY_MS, RESERVE_MS
from spectacular_bid.core.match import EndReason, Match, Over, Table
from spectacular_bid.core.rulebook import rule
from spectacular_bid.core.seats import Seat
from spectacular_bid.core.tiles import DOUBLE_SIX, Tile
from spectacular_bid.gui.screens import handoff
from spectacular_bid.record.model import Record
from spectacular_bid.referee.shuffle import system_shuffle
from spectacular_bid.referee.time_source import SystemTime
from tests.gui.conftest import DeskMaker
from tests.gui.desk import Desk
from tests.gui.robot.privacy import leaks
from tests.manual_time import SECOND

pytestmark = pytest.mark.gui

MOST_STEPS = 3_000
SEEDS = range(5)
LOST_ON_TIME = (2, 3)
"""The seeds of matches in which a player stops deciding, sooner or later."""


@pytest.fixture(autouse=True)
def hold_is_short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(handoff, "HOLD_MS", 1)


@pytest.mark.parametrize(
    ("seed", "keys", "language"), [(1, False, "en"), (4, True, "it")]
)
def test_a_match_can_be_played_through_the_window(
    desks: DeskMaker, seed: int, keys: bool, language: str
) -> None:
    desk = desks(keys=keys, language=language, seed=seed, animations=seed == 1)
    play(desk, Random(seed))
    check(desk)


def test_what_looks_for_open_tiles_finds_them(desk: Desk) -> None:
    desk.turn()
    found = "\n".join(leaks(desk.window))
    assert "TileButton" in found
    assert "BoardView" in found
    assert "6-6" in found


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seed", "keys", "language"),
    list(product(SEEDS, (False, True), ("en", "it"))),
)
def test_any_match_can_be_played_through_the_window(
    desks: DeskMaker, seed: int, keys: bool, language: str
) -> None:
    desk = desks(keys=keys, language=language, seed=seed, animations=seed == 1)
    play(desk, Random(seed), until_turn=40 * seed if seed in LOST_ON_TIME else 0)
    reason = check(desk)
    assert (reason is EndReason.TIME) == (seed in LOST_ON_TIME)


@pytest.mark.slow
def test_a_match_can_be_played_with_the_real_clock_and_shuffle(
    desks: DeskMaker,
) -> None:
    desk = desks(time=SystemTime(), shuffle=system_shuffle, animations=True)
    play(desk, Random())
    check(desk)


def play(desk: Desk, random: Random, *, until_turn: int = 0) -> None:
    """Play to the end; from ``until_turn`` on, if given, nobody decides any more."""
    turns = 0
    for _ in range(MOST_STEPS):
        if desk.screen == "overScreen":
            return
        if desk.screen == "handoffScreen":
            assert leaks(desk.window) == []
        if desk.screen == "tableScreen":
            turns += 1
            if turns == until_turn:
                desk.time.go_on(DELAY_MS + RESERVE_MS)
                desk.wait_for("overScreen")
                return
            desk.time.go_on(random.randrange(11 * SECOND))
        else:
            desk.time.go_on(random.randrange(1000 * SECOND))
        desk.robot.step()
    raise AssertionError("the match does not end")


def check(desk: Desk) -> EndReason:
    """What the screen shows is what the journal replays to, by the laws."""
    record = desk.journal.load(1).record
    assert record == desk.referee.record()
    final = replayed(record)
    assert isinstance(final.stage, Over)
    result = final.stage.result
    assert result.winner is not None
    assert record.players[result.winner] in desk.find(QLabel, "winner").text()
    assert record.players[result.winner.other] in desk.find(QLabel, "reason").text()
    for seat in Seat:
        shown = desk.find(QLabel, f"points{seat:d}").text()
        assert shown.split()[0] == str(final.points[seat])
    assert desk.journal.unfinished() is None
    return result.reason


def replayed(record: Record) -> Match:
    """The end of a record in which no entry is refused and nothing gets lost."""
    match = Match()
    for entry in record.entries:
        ruling = rule(match, entry.command, entry.at)
        assert ruling.refusal is None
        match = ruling.match
        assert sum(match.points) == 300
        assert sorted(lying(match.table)) in ([], sorted(DOUBLE_SIX))
    return match


def lying(table: Table) -> list[Tile]:
    """Every tile, wherever it is."""
    there = [*table.hands.zero, *table.hands.one, *table.boneyard]
    if table.layout is not None:
        there.append(table.layout.opening)
        for branch in table.layout.branches.values():
            there += branch.tiles
    return there
