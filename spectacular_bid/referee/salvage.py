"""A damaged journal is moved aside, never deleted, and a new one takes its place."""

import shutil
import sqlite3
from contextlib import closing
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

from attrs import frozen

from spectacular_bid.core.match import Match, Result
from spectacular_bid.referee.journal import FILE_NAME, Journal
from spectacular_bid.referee.rows import load
from spectacular_bid.referee.storage import (
    JournalDamagedError,
    StorageError,
    storage_faults,
)
from spectacular_bid.referee.stored import StoredMatch, replayed, result_of

_SQLITE_JOURNAL = "-journal"
"""What SQLite adds to a file's name for the file of its half-done changes."""


@frozen
class _Finished:
    stored: StoredMatch
    begun_wall_ms: int
    result: Result


def open_or_set_aside(folder: Path) -> tuple[Journal, Path | None]:
    """The journal of a folder, and where a damaged one was moved to, if there was one.

    The finished matches of a damaged one that can still be read are in the new one.
    Raises StorageError as ``Journal`` does, but for damage.
    """
    try:
        return _opened_sound(folder), None
    except JournalDamagedError:
        aside = _moved_aside(folder / FILE_NAME)
    journal = Journal(folder)
    try:
        for match in _finished_matches(aside):
            stored, begun = match.stored, match.begun_wall_ms
            journal.adopt(stored.record, stored.anchor, begun, match.result)
    except BaseException:
        journal.close()
        raise
    return journal, aside


def _opened_sound(folder: Path) -> Journal:
    """The journal, if the match that it would offer can be gone on with."""
    journal = Journal(folder)
    try:
        stored = journal.unfinished()
        if stored is not None:
            _outcome(stored)
    except BaseException:
        journal.close()
        raise
    return journal


def _outcome(stored: StoredMatch) -> Result | None:
    """How a stored match stands. Raises JournalDamagedError if it makes no sense."""
    match = Match()
    for _, ruling in replayed(stored):
        match = ruling.match
    return result_of(match)


def _moved_aside(path: Path) -> Path:
    names = (path.with_name(f"{path.name}.damaged-{n}") for n in count(1))
    aside = next(name for name in names if not name.exists())
    with storage_faults():
        path.rename(aside)
        changes = _with_suffix(path)
        if changes.exists():
            changes.rename(_with_suffix(aside))
    return aside


def _finished_matches(damaged: Path) -> list[_Finished]:
    """What can be read of a damaged file; a copy is read, for SQLite may change it."""
    found: list[_Finished] = []
    with TemporaryDirectory() as folder:
        copy = Path(folder) / damaged.name
        try:
            _copy(damaged, copy)
            with closing(sqlite3.connect(copy)) as db:
                for match_id, begun in _ids(db):
                    finished = _finished(db, match_id, begun)
                    if finished is not None:
                        found.append(finished)
        except (sqlite3.Error, OSError):
            pass  # What has been found so far is what can be read.
    return found


def _copy(damaged: Path, copy: Path) -> None:
    shutil.copyfile(damaged, copy)
    if _with_suffix(damaged).exists():
        shutil.copyfile(_with_suffix(damaged), _with_suffix(copy))


def _ids(db: sqlite3.Connection) -> list[tuple[int, int]]:
    found = "SELECT id, begun_wall_ms FROM match WHERE reason IS NOT NULL ORDER BY id"
    return db.execute(found).fetchall()


def _finished(db: sqlite3.Connection, match_id: int, begun: int) -> _Finished | None:
    try:
        stored = load(db, match_id)
        result = _outcome(stored)
    except (sqlite3.Error, StorageError):
        return None
    if result is None or type(begun) is not int:
        return None
    return _Finished(stored, begun, result)


def _with_suffix(path: Path) -> Path:
    return path.with_name(path.name + _SQLITE_JOURNAL)
