"""Nothing that the window was told is lost when the program is killed."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

from spectacular_bid.core import clock
from spectacular_bid.core.match import Match, Turn
from spectacular_bid.core.rulebook import rule
from spectacular_bid.record.entries import entry_to_json
from spectacular_bid.record.model import Entry
from spectacular_bid.referee.journal import Journal, StoredMatch

pytestmark = [
    pytest.mark.gui,
    pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL"),
]

ROOT = Path(__file__).parents[3]
EXACT_MS = 50
LONGEST_LIFE_S = 1.2
NOT_ASKED = ("deal", "observe", "void")
"""What the referee enters by itself."""


@pytest.fixture(autouse=True)
def every_decision_costs_reserve(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in the processes that are killed."""
    monkeypatch.setattr(clock, "DELAY_MS", 0)


def test_nothing_told_is_lost_by_five_kills(tmp_path: Path) -> None:
    killed_and_resumed(tmp_path, 5)


@pytest.mark.alone
@pytest.mark.slow
@pytest.mark.timeout(600)
def test_nothing_told_is_lost_by_fifty_kills(tmp_path: Path) -> None:
    killed_and_resumed(tmp_path, 50)


def killed_and_resumed(folder: Path, times: int) -> None:
    told: dict[int, list[Any]] = {}
    before: StoredMatch | None = None
    running: set[int | None] = set()
    random = Random(times)
    for life in range(times):
        lines = lived(folder, life, random.uniform(0, LONGEST_LIFE_S))
        if before is not None:
            running.add(check_resumed(before, lines))
        for line in lines:
            if line.get("accepted"):
                told.setdefault(line["match"], []).append(line["done"])
        before = check_stored(folder, told)
    assert sum(map(len, told.values())) > 5 * times
    if times > 20:
        assert running == {None, 0, 1}


def lived(folder: Path, seed: int, seconds: float) -> list[dict[str, Any]]:
    """Everything told by a program that was killed so long after its first word."""
    command = [sys.executable, "-m", "tests.gui.robot.player", str(folder), str(seed)]
    surroundings = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    program = subprocess.Popen(
        command, cwd=ROOT, env=surroundings, stdout=subprocess.PIPE, text=True
    )
    with program:
        assert program.stdout is not None
        first = program.stdout.readline()
        time.sleep(seconds)
        assert program.poll() is None, "the program ended by itself"
        program.send_signal(signal.SIGKILL)
        rest = program.stdout.read()
    whole = (first + rest).rpartition("\n")[0]
    return [json.loads(line) for line in whole.splitlines()]


def check_stored(folder: Path, told: dict[int, list[Any]]) -> StoredMatch | None:
    """The journal holds what was told, and at most the one command under way."""
    journal = Journal(folder)
    try:
        for match_id, commands in told.items():
            stored = commands_of(journal.load(match_id))
            assert stored[: len(commands)] == commands
            assert len(stored) <= len(commands) + 1
            # A command under way when it was killed is known from now on.
            told[match_id] = stored
        return journal.unfinished()
    finally:
        journal.close()


def commands_of(stored: StoredMatch) -> list[Any]:
    bare = [entry_to_json(Entry(0, entry.command)) for entry in stored.record.entries]
    return [one for one in bare if one["do"] not in NOT_ASKED]


def check_resumed(before: StoredMatch, lines: list[dict[str, Any]]) -> int | None:
    """The match that was found is the one that was left, with its clock run on.

    Returns whose clock runs.
    """
    found = lines[0]
    assert "resumed" in found
    assert found["match"] == before.id
    match = replayed(before)
    assert found["points"] == list(match.points)
    assert found["held"] == [len(hand) for hand in match.table.hands]
    assert found["hand"] == match.hand_number
    expected = list(match.reserves)
    if isinstance(match.stage, Turn):
        gone = found["elapsed_ms"] - before.anchor.reading.elapsed_ms
        at = before.anchor.at + gone
        expected[match.stage.seat] -= at - match.stage.revealed_at
        assert found["running"] == match.stage.seat
    else:
        assert found["running"] is None
    for shown, wanted in zip(found["reserves"], expected, strict=True):
        assert abs(shown - wanted) <= EXACT_MS
    running: int | None = found["running"]
    return running


def replayed(stored: StoredMatch) -> Match:
    match = Match()
    for entry in stored.record.entries:
        match = rule(match, entry.command, entry.at).match
    return match
