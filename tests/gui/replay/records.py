"""Records of random matches, and the replay of them in a window."""

from functools import cache
from pathlib import Path

from spectacular_bid.core.seats import Pair
from spectacular_bid.gui.replay.screen import ReplayScreen
from spectacular_bid.record.files import record_to_text
from spectacular_bid.record.model import Entry, Record
from tests.gui.desk import NAMES, Desk
from tests.views.random_match import random_steps

LONG = 59
"""The seed of a match of fifteen hands, with long auctions."""


@cache
def record(seed: int = 0, players: Pair[str] = NAMES) -> Record:
    """A whole match."""
    steps = random_steps(seed)
    return Record(players, tuple(Entry(step.at, step.command) for step in steps))


def cut_short(one: Record, entries: int) -> Record:
    """Its first entries only."""
    return Record(one.players, one.entries[:entries])


def written(folder: Path, one: Record, name: str = "match.sbid") -> Path:
    path = folder / name
    path.write_text(record_to_text(one), encoding="utf-8")
    return path


def opened(desk: Desk, folder: Path, one: Record | None = None) -> ReplayScreen:
    """The replay of a record, opened as a file."""
    desk.program.open_record(written(folder, one or record()))
    return shown(desk)


def shown(desk: Desk) -> ReplayScreen:
    return desk.find(ReplayScreen, "replayScreen")
