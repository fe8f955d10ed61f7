"""Kill the program at random moments, again and again, and find everything again.

``python -m tests.faults.kills 1000`` prints what was lost: nothing may be.
"""

import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from contextlib import closing
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, TypeAlias

from attrs import Factory, define

from spectacular_bid.core import clock
from spectacular_bid.core.match import Match, Turn
from spectacular_bid.core.rulebook import rule
from spectacular_bid.record.entries import entry_to_json
from spectacular_bid.record.model import Entry
from spectacular_bid.referee.journal import Journal, StoredMatch
from tests.faults import kill_player

ROOT = Path(__file__).parents[2]
EXACT_MS = 50
LONGEST_LIFE_S = 0.5
DUMB_SHARE = 0.2
"""How many are killed at a moment counted from before the process is there, most of
them before their first word; the others from their first word on."""
NOT_ASKED = ("deal", "observe", "void")
"""What the referee enters by itself."""

Line: TypeAlias = dict[str, Any]


@define
class Tally:
    """What came of all the kills."""

    kills: int = 0
    accepted: int = 0
    lost: int = 0
    surplus: int = 0
    """Commands stored that nobody was told of, but for the one under way."""
    illegal: int = 0
    resumed: Counter[str] = Factory(Counter)
    """How often each clock was running or both stood still on resuming."""
    wrong_reserves: int = 0
    worst_ms: int = 0
    """The greatest difference of a reserve from what it should have been."""

    @property
    def is_clean(self) -> bool:
        """Whether nothing was lost, added or mistimed."""
        return not (self.lost or self.surplus or self.illegal or self.wrong_reserves)

    def told(self) -> str:
        """All of it in a line."""
        found = ", ".join(f"{who} {n}" for who, n in sorted(self.resumed.items()))
        return (
            f"{self.kills} kills, {self.accepted} commands accepted: lost {self.lost},"
            f" surplus {self.surplus}, illegal stored {self.illegal}; resumed with"
            f" ({found}): wrong reserve {self.wrong_reserves}, worst {self.worst_ms} ms"
        )


class Killer:
    """Kills over one data folder."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.tally = Tally()
        self._folder = folder
        self._random = Random(seed)
        self._told: dict[int, list[Line]] = {}
        self._left: StoredMatch | None = None
        self._last: Line | None = None
        """The last that was said, unless more was stored than was said."""

    def kill(self) -> None:
        """One life and what it left behind."""
        lines = self._lived(self._random.uniform(0, LONGEST_LIFE_S))
        if lines and self._left is not None:
            self._check_resumed(self._left, lines[0])
        self._last = lines[-1] if lines else None
        for line in lines:
            if "accepted" in line:
                self._told.setdefault(line["match"], []).append(line["accepted"])
                self.tally.accepted += 1
        self.tally.kills += 1
        with closing(Journal(self._folder)) as journal:
            journal.check()
            self._left = journal.unfinished()
            if self._left is not None:
                # Its very first command may have been stored and never told.
                self._told.setdefault(self._left.id, [])
            for match_id, told in self._told.items():
                self._told[match_id] = self._check_stored(journal.load(match_id), told)
        finished = [n for n in self._told if self._left is None or n != self._left.id]
        for match_id in finished:
            del self._told[match_id]

    def _lived(self, seconds: float) -> list[Line]:
        """All that a program said before it was killed; a torn line nobody heard."""
        module, seed = kill_player.__name__, str(self._random.randrange(10**9))
        program = subprocess.Popen(
            [sys.executable, "-m", module, str(self._folder), seed],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": "0"},
            stdout=subprocess.PIPE,
            text=True,
        )
        with program:
            assert program.stdout is not None
            dumb = self._random.random() < DUMB_SHARE
            first = "" if dumb else program.stdout.readline()
            time.sleep(seconds)
            assert program.poll() is None, "the program ended by itself"
            program.send_signal(signal.SIGKILL)
            heard = (first + program.stdout.read()).rpartition("\n")[0]
        return [json.loads(line) for line in heard.splitlines()]

    def _check_stored(self, stored: StoredMatch, told: list[Line]) -> list[Line]:
        entries = stored.record.entries
        bare = [entry_to_json(Entry(0, entry.command)) for entry in entries]
        found = [one for one in bare if one["do"] not in NOT_ASKED]
        self.tally.illegal += kill_player.NEVER_LEGAL in [x.command for x in entries]
        self.tally.lost += found[: len(told)] != told
        self.tally.surplus += len(found) > len(told) + 1
        if len(found) > len(told):
            self._last = None
        # A command under way when it was killed is known from now on.
        return found

    def _check_resumed(self, left: StoredMatch, line: Line) -> None:
        """The match that is found is the one that was left, its clock run on."""
        match = replayed(left)
        running = match.stage.seat if isinstance(match.stage, Turn) else None
        assert (line["resumed"], line["match"]) == (True, left.id)
        assert line["running"] == running
        wrong = 0
        for seat, shown in enumerate(line["reserves"]):
            wanted = [tuple(match.reserves)[seat]] * 2
            if seat == running:
                wanted = self._run_on(left, match, line)
            off = max(0, wanted[1] - shown, shown - wanted[0])
            self.tally.worst_ms = max(self.tally.worst_ms, off)
            wrong += off > EXACT_MS
        self.tally.wrong_reserves += wrong > 0
        if self._last is not None and self._last["match"] == left.id:
            self._check_told(self._last, line)
        self.tally.resumed["none" if running is None else f"seat {running:d}"] += 1

    @staticmethod
    def _run_on(left: StoredMatch, match: Match, line: Line) -> list[int]:
        """The most and the least that the running reserve may be."""
        assert isinstance(match.stage, Turn)
        reserve = match.reserves[match.stage.seat]
        since = match.stage.revealed_at - left.anchor.at
        revealed = left.anchor.reading.elapsed_ms + since
        return [reserve - (moment - revealed) for moment in line["between"]]

    def _check_told(self, last: Line, line: Line) -> None:
        """The same by what was said alone, without a look at the journal."""
        assert last["running"] == line["running"]
        (from_, to), (begun, ended) = last["between"], line["between"]
        for seat, (shown, before) in enumerate(
            zip(line["reserves"], last["reserves"], strict=True)
        ):
            least, most = (
                (begun - to, ended - from_) if seat == line["running"] else (0, 0)
            )
            used = before - shown
            off = max(0, least - used, used - most)
            self.tally.worst_ms = max(self.tally.worst_ms, off)
            self.tally.wrong_reserves += off > EXACT_MS


def replayed(stored: StoredMatch) -> Match:
    """How a stored match stands."""
    match = Match()
    for entry in stored.record.entries:
        match = rule(match, entry.command, entry.at).match
    return match


def main(kills: int, seed: int) -> int:
    """Print what came of it; the exit status says whether anything was lost."""
    # As in the processes that are killed.
    clock.DELAY_MS = 0
    with TemporaryDirectory() as folder:
        killer = Killer(Path(folder), seed)
        for number in range(1, kills + 1):
            killer.kill()
            if number % 100 == 0 or number == kills:
                sys.stdout.write(killer.tally.told() + "\n")
                sys.stdout.flush()
    return 0 if killer.tally.is_clean else 1


if __name__ == "__main__":
    numbers = [int(each) for each in sys.argv[1:]]
    sys.exit(main(numbers[0] if numbers else 1000, sum(numbers[1:])))
