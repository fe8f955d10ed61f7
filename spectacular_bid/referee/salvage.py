"""A damaged journal is moved aside, never deleted, and a new one takes its place."""

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from functools import cache
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

from attrs import frozen

from spectacular_bid.core.match import Match, Result
from spectacular_bid.referee.journal import FILE_NAME, Journal
from spectacular_bid.referee.rows import load
from spectacular_bid.referee.storage import (
    Database,
    JournalDamagedError,
    StorageError,
    storage_faults,
    with_changes,
)
from spectacular_bid.referee.stored import StoredMatch, replayed, result_of

LOCK_NAME = "opening.lock"
"""An empty file, locked while a program opens the journal or sets it aside."""

_FIRST_PAGE_BYTES = 4096
_VALID_FOR = slice(92, 96)
"""Where SQLite's header says whether to believe its own count of pages."""


_UNREADABLE = (sqlite3.Error, UnicodeDecodeError)
"""The second comes where SQLite quotes damaged text in an error."""


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
    with _alone(folder):
        try:
            return _opened_sound(folder), None
        except JournalDamagedError:
            aside = _moved_aside(folder / FILE_NAME)
        return _with_finished(Journal(folder), aside), aside


@contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """Keep others out: two programs that find the same damage would move it twice."""
    path = folder / LOCK_NAME
    with storage_faults():
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        path.touch(mode=0o600)
        if path.stat().st_size:
            path.write_bytes(b"")
        with closing(sqlite3.connect(path, isolation_level=None, timeout=0.2)) as lock:
            lock.execute("BEGIN EXCLUSIVE")
            yield


def _opened_sound(folder: Path) -> Journal:
    """The journal, if all is as it was stored and its open match makes sense."""
    journal = Journal(folder)
    try:
        journal.check()
        stored = journal.unfinished()
        if stored is not None:
            _outcome(stored)
    except BaseException:
        journal.close()
        raise
    return journal


def _with_finished(journal: Journal, damaged: Path) -> Journal:
    try:
        for match in _finished_matches(damaged):
            stored, begun = match.stored, match.begun_wall_ms
            journal.adopt(stored.record, stored.anchor, begun, match.result)
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
        changes = with_changes(path)
        if changes.exists():
            changes.rename(with_changes(aside))
    return aside


def _finished_matches(damaged: Path) -> list[_Finished]:
    """What can be read of a damaged file; a copy is read, for SQLite may change it."""
    found: dict[int, _Finished] = {}
    with suppress(OSError, StorageError), TemporaryDirectory() as folder:
        copy = Path(folder) / damaged.name
        shutil.copyfile(damaged, copy)
        if with_changes(damaged).exists():
            shutil.copyfile(with_changes(damaged), with_changes(copy))
        _read(copy, found)
        # All is reached through the first page, which is the same in every journal.
        _renew_first_page(copy)
        _read(copy, found)
    return [found[match_id] for match_id in sorted(found)]


def _renew_first_page(copy: Path) -> None:
    with copy.open("r+b") as file:
        file.write(_fresh_first_page())


@cache
def _fresh_first_page() -> bytes:
    with TemporaryDirectory() as folder:
        path = Path(folder) / FILE_NAME
        Database(path).close()
        page = bytearray(path.read_bytes()[:_FIRST_PAGE_BYTES])
    page[_VALID_FOR] = bytes(4)
    return bytes(page)


def _read(copy: Path, found: dict[int, _Finished]) -> None:
    """Find the sound finished matches of a file that were not found before."""
    with suppress(*_UNREADABLE), closing(sqlite3.connect(copy)) as db:
        for match_id in _ids(db) - found.keys():
            finished = _finished(db, match_id)
            if finished is not None:
                found[match_id] = finished


def _ids(db: sqlite3.Connection) -> set[int]:
    """The ids from both ends up to where the table cannot be read."""
    found: set[int] = set()
    for way in ("ASC", "DESC"):
        with suppress(*_UNREADABLE):
            for (match_id,) in db.execute(f"SELECT id FROM match ORDER BY id {way}"):
                found.add(match_id)
    return found


def _finished(db: sqlite3.Connection, match_id: int) -> _Finished | None:
    try:
        stored = load(db, match_id)
        result = _outcome(stored)
        asked = "SELECT begun_wall_ms FROM match WHERE id = ?"
        (begun,) = db.execute(asked, (match_id,)).fetchone()
    except (*_UNREADABLE, StorageError):
        return None
    if result is None or type(begun) is not int:
        return None
    return _Finished(stored, begun, result)
