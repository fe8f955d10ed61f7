"""The program is killed at random moments: nothing accepted is ever lost."""

import json
import os
import shutil
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from attrs import Factory, define

from spectacular_bid.core import commands as c
from spectacular_bid.core.clock import DELAY_MS, RESERVE_MS
from spectacular_bid.record.entries import entry_to_json
from spectacular_bid.record.model import Entry
from spectacular_bid.referee.journal import Journal
from spectacular_bid.referee.referee import Equipment, Referee
from spectacular_bid.referee.shuffle import system_shuffle
from spectacular_bid.referee.time_source import Reading, SystemTime
from tests.referee import killed_player

ROOT = Path(__file__).parents[2]
TOLERANCE_MS = 50
PAUSE_MS = 15_000
"""How long the program seems to have been closed where the clock is looked at."""


class Later:
    """This computer's clocks, some seconds later."""

    def read(self) -> Reading:
        now = SystemTime().read()
        wall = now.wall_ms + PAUSE_MS
        return Reading(now.elapsed_ms + PAUSE_MS, now.boot, wall)


@define
class Told:
    """What a player said before it was killed."""

    commands: list[dict[str, Any]] = Factory(list)
    revealed: tuple[int, int] | None = None
    """Between which readings the last reveal came, if it was the last command but
    for draws."""

    def hear(self, line: dict[str, Any]) -> None:
        if "accepted" not in line:
            return
        do = line["accepted"]["do"]
        if do == "reveal":
            self.revealed = line["before"], line["after"]
        elif do != "draw":
            self.revealed = None
        self.commands.append(line["accepted"])


def played_and_killed(folder: Path, seed: int, after_s: float) -> Told:
    """Let a player play for so long from its first word on, and kill it."""
    asked = [sys.executable, "-m", killed_player.__name__, str(folder), str(seed)]
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    told = Told()
    with subprocess.Popen(asked, env=environment, stdout=subprocess.PIPE) as player:
        assert player.stdout is not None
        assert player.stdout.readline(), "the player could not even begin"
        time.sleep(after_s)
        player.kill()
        for line in player.stdout:
            # The kill may have cut the last line short: then nobody heard it.
            if line.endswith(b"\n"):
                told.hear(json.loads(line))
    return told


def stored_commands(folder: Path) -> list[dict[str, Any]]:
    """What the journal holds of the match, deals left out, read from a copy."""
    with closing(Journal(folder)) as journal:
        entries = journal.load(1).record.entries
    assert killed_player.NEVER_LEGAL not in [entry.command for entry in entries]
    return [
        entry_to_json(Entry(0, entry.command))
        for entry in entries
        if not isinstance(entry.command, c.DealHand)
    ]


def check_clock(folder: Path, revealed: tuple[int, int]) -> None:
    """The clock of the killed turn has run on, by the right amount."""
    with closing(Journal(folder)) as journal:
        stored = journal.unfinished()
        assert stored is not None
        equipment = Equipment(journal, Later(), system_shuffle)
        referee = Referee.resume(stored, equipment)
        asked = Later().read().elapsed_ms
        clocks = referee.clocks()
    if clocks.running is None:
        # A useless last draw ended the turn by itself.
        assert stored.record.entries[-1].command == c.DrawTile()
        return
    left = clocks.reserves[clocks.running]
    full = asked - DELAY_MS
    earliest, latest = (RESERVE_MS - (full - moment) for moment in revealed)
    assert earliest - TOLERANCE_MS <= left <= latest + TOLERANCE_MS


def is_finished(folder: Path) -> bool:
    with closing(Journal(folder)) as journal:
        return journal.unfinished() is None


def kill_often(tmp_path: Path, kills: int, seed: int) -> None:
    random, matches, clocks_checked = Random(seed), 1, 0
    known: list[dict[str, Any]] = []
    for number in range(kills):
        folder = tmp_path / f"match-{matches}"
        told = played_and_killed(folder, number, random.random() * 0.15)
        copy = tmp_path / f"copy-{number}"
        shutil.copytree(folder, copy)
        stored = stored_commands(copy)
        known += told.commands
        assert stored[: len(known)] == known
        assert len(stored) <= len(known) + 1
        if told.revealed is not None and stored == known:
            check_clock(copy, told.revealed)
            clocks_checked += 1
        known = stored
        if is_finished(copy):
            matches, known = matches + 1, []
    assert clocks_checked >= kills // 20


def test_nothing_accepted_is_lost_when_the_program_is_killed(tmp_path: Path) -> None:
    kill_often(tmp_path, kills=8, seed=1)


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_nothing_accepted_is_lost_in_sixty_kills(tmp_path: Path) -> None:
    kill_often(tmp_path, kills=60, seed=2)
