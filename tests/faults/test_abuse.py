"""A hundred thousand illegal, malformed or late commands, none of which does anything.

What the referee works with is made of values that never change, so that "the very same
objects as before" is "the state unchanged", and SQLite counts the rows that it changes.
"""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from spectacular_bid.core.clock import DELAY_MS, RESERVE_MS
from spectacular_bid.referee.outcomes import Refused
from tests.manual_time import seeded
from tests.referee.sitting import Sitting, likely_command
from tests.referee.test_abuse import (
    any_command,
    fingerprint,
    malformed,
    would_be_accepted,
)

BATCH = 400
DEADLINE_MS = DELAY_MS + RESERVE_MS


def state(sitting: Sitting) -> tuple[object, ...]:
    """All that a command could change, as the objects that they are."""
    bench = sitting.referee._bench
    minutes, keeper = bench.minutes, bench.time
    database = sitting.journal._database._db
    assert database is not None
    return (
        id(minutes.match),
        minutes.revision,
        len(minutes.entries),
        len(minutes.recent),
        len(minutes.happenings),
        id(keeper.anchor),
        keeper.fault,
        bench.halt,
        database.total_changes,
    )


def refused(sitting: Sitting, asked: Any, made_for: int) -> None:
    before = state(sitting)
    outcome = sitting.referee.submit(asked, made_for)
    assert isinstance(outcome, Refused), (asked, outcome)
    assert state(sitting) == before, asked


def abuse(sitting: Sitting, random: Random) -> None:
    """One command that must be refused."""
    now = sitting.referee.revision
    if random.random() < 0.4:
        refused(sitting, malformed(random), now)
        return
    asked = any_command(random)
    late = would_be_accepted(sitting, asked) or random.random() < 0.2
    refused(sitting, asked, now - random.randrange(1, 4) if late else now)


def play(folder: Path, commands: int) -> None:
    random, sitting = Random(commands), Sitting(folder / "0", seeded(commands))
    for done in range(0, commands, BATCH):
        before = fingerprint(sitting)
        for _ in range(BATCH):
            abuse(sitting, random)
        assert fingerprint(sitting) == before
        if sitting.referee.is_over:
            sitting.journal.close()
            sitting = Sitting(folder / str(done), seeded(done))
        elif sitting.referee.ms_to_deadline() is not None and random.random() < 0.1:
            # From here on the batch comes too late.
            sitting.time.go_on(DEADLINE_MS)
            assert sitting.referee.tick()
        else:
            sitting.do(likely_command(sitting.referee.view(), random), after=900)
    sitting.journal.close()


def test_2000_commands_that_must_be_refused_change_nothing_at_all(
    tmp_path: Path,
) -> None:
    play(tmp_path, 2_000)


@pytest.mark.slow
def test_100000_commands_that_must_be_refused_change_nothing_at_all(
    tmp_path: Path,
) -> None:
    play(tmp_path, 100_000)
