"""The journal: every accepted command, on disk before anybody is told of it."""

import json
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from attrs import field, frozen

from spectacular_bid.core.match import Result
from spectacular_bid.core.seats import Pair
from spectacular_bid.record.entries import (
    BrokenEntryError,
    entry_from_json,
    entry_to_json,
)
from spectacular_bid.record.model import Entry, Record
from spectacular_bid.referee.time_source import Reading

FILE_NAME = "matches.sqlite3"
VERSION = 1

_SCHEMA = """
CREATE TABLE match (
    id INTEGER PRIMARY KEY,
    player0 TEXT NOT NULL,
    player1 TEXT NOT NULL,
    begun_wall_ms INTEGER NOT NULL,
    anchor_at INTEGER NOT NULL,
    anchor_elapsed_ms INTEGER NOT NULL,
    anchor_boot TEXT NOT NULL,
    anchor_wall_ms INTEGER NOT NULL,
    held INTEGER NOT NULL,
    reason TEXT,
    winner INTEGER
) STRICT;
CREATE TABLE entry (
    match INTEGER NOT NULL REFERENCES match (id),
    number INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (match, number)
) STRICT;
"""


class StorageError(Exception):
    """The journal cannot be read or written; the message says why."""


class JournalInUseError(StorageError):
    """Another copy of the program holds the journal."""


@frozen
class Anchor:
    """Ties the match's own time to the computer's clocks."""

    at: int
    """Milliseconds on the referee's clock at ``reading``."""
    reading: Reading
    held: bool = False
    """Whether the referee's clock stands still at ``at``, after a storage fault."""


@frozen
class StoredMatch:
    """A match as it was last stored."""

    id: int
    record: Record = field(repr=False)
    anchor: Anchor


class Journal:
    """The matches of one data folder, written by one program at a time."""

    def __init__(self, folder: Path) -> None:
        """Open the journal of ``folder``, made if need be.

        Raises JournalInUseError if another program has it open, StorageError if it
        cannot be used.
        """
        self.path = folder / FILE_NAME
        with _storage_faults():
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            self.path.touch(mode=0o600)
            self._db = sqlite3.connect(self.path, isolation_level=None, timeout=0.2)
            try:
                self._prepare()
            except BaseException:
                self._db.close()
                raise

    def close(self) -> None:
        """Let another program have the journal."""
        self._db.close()

    def begin(self, players: Pair[str], anchor: Anchor, first: Entry) -> int:
        """Store a new match with its first entry; returns the match's id."""
        with self._transaction():
            row = (*players, anchor.reading.wall_ms, *_anchor_columns(anchor))
            cursor = self._db.execute(
                "INSERT INTO match (player0, player1, begun_wall_ms, anchor_at,"
                " anchor_elapsed_ms, anchor_boot, anchor_wall_ms, held)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                row,
            )
            assert cursor.lastrowid is not None
            self._insert(cursor.lastrowid, 0, first)
        return cursor.lastrowid

    def append(
        self,
        match_id: int,
        number: int,
        entry: Entry,
        anchor: Anchor,
        result: Result | None,
    ) -> None:
        """Store one more entry and, if it ended the match, its result."""
        with self._transaction():
            self._insert(match_id, number, entry)
            self._set_anchor(match_id, anchor)
            if result is not None:
                self._db.execute(
                    "UPDATE match SET reason = ?, winner = ? WHERE id = ?",
                    (result.reason, result.winner, match_id),
                )

    def rewind(self, match_id: int, after: int, anchor: Anchor) -> None:
        """Begin a decision anew: no time has passed since entry ``after``."""
        with self._transaction():
            for number, entry in self._entries(match_id)[after + 1 :]:
                self._db.execute(
                    "UPDATE entry SET body = ? WHERE match = ? AND number = ?",
                    (_body(Entry(anchor.at, entry.command)), match_id, number),
                )
            self._set_anchor(match_id, anchor)

    def set_anchor(self, match_id: int, anchor: Anchor) -> None:
        """Tie the match's time anew, as when a held clock goes on."""
        with self._transaction():
            self._set_anchor(match_id, anchor)

    def unfinished(self) -> StoredMatch | None:
        """The match that can be continued, if there is one."""
        with _storage_faults():
            row = self._db.execute(
                "SELECT id FROM match WHERE reason IS NULL ORDER BY id DESC LIMIT 1"
            ).fetchone()
            return self.load(row[0]) if row else None

    def load(self, match_id: int) -> StoredMatch:
        """A match by its id."""
        with _storage_faults():
            row = self._db.execute(
                "SELECT player0, player1, anchor_at, anchor_elapsed_ms, anchor_boot,"
                " anchor_wall_ms, held FROM match WHERE id = ?",
                (match_id,),
            ).fetchone()
            if row is None:
                raise StorageError(f"there is no match {match_id}")
            zero, one, at, elapsed, boot, wall, held = row
            entries = tuple(entry for _, entry in self._entries(match_id))
        anchor = Anchor(at, Reading(elapsed, boot, wall), bool(held))
        return StoredMatch(match_id, Record(Pair(zero, one), entries), anchor)

    def _prepare(self) -> None:
        # One writer: the lock is taken here and kept until the program ends.
        self._db.execute("PRAGMA locking_mode = EXCLUSIVE")
        self._db.execute("PRAGMA journal_mode = TRUNCATE")
        self._db.execute("PRAGMA synchronous = FULL")
        self._db.execute("PRAGMA foreign_keys = ON")
        self._db.execute("BEGIN EXCLUSIVE")
        version = self._db.execute("PRAGMA user_version").fetchone()[0]
        if version > VERSION:
            raise StorageError(f"{self.path.name} is from a newer version")
        if version == 0:
            for statement in _SCHEMA.split(";\n"):
                self._db.execute(statement)
            self._db.execute(f"PRAGMA user_version = {VERSION}")
        self._db.execute("COMMIT")

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        with _storage_faults():
            self._db.execute("BEGIN IMMEDIATE")
            try:
                yield
                self._db.execute("COMMIT")
            except BaseException:
                if self._db.in_transaction:
                    self._db.execute("ROLLBACK")
                raise

    def _insert(self, match_id: int, number: int, entry: Entry) -> None:
        self._db.execute(
            "INSERT INTO entry (match, number, body) VALUES (?, ?, ?)",
            (match_id, number, _body(entry)),
        )

    def _set_anchor(self, match_id: int, anchor: Anchor) -> None:
        self._db.execute(
            "UPDATE match SET anchor_at = ?, anchor_elapsed_ms = ?, anchor_boot = ?,"
            " anchor_wall_ms = ?, held = ? WHERE id = ?",
            (*_anchor_columns(anchor), match_id),
        )

    def _entries(self, match_id: int) -> Sequence[tuple[int, Entry]]:
        rows = self._db.execute(
            "SELECT number, body FROM entry WHERE match = ? ORDER BY number",
            (match_id,),
        ).fetchall()
        return [(number, entry_from_json(json.loads(body))) for number, body in rows]


def _anchor_columns(anchor: Anchor) -> tuple[int, int, str, int, bool]:
    reading = anchor.reading
    return (
        anchor.at,
        reading.elapsed_ms,
        reading.boot,
        reading.wall_ms,
        anchor.held,
    )


def _body(entry: Entry) -> str:
    return json.dumps(entry_to_json(entry))


@contextmanager
def _storage_faults() -> Iterator[None]:
    """Turn what SQLite, the file system or a damaged row raise into StorageError."""
    try:
        yield
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            raise JournalInUseError("another program has it open") from error
        raise StorageError(str(error)) from error
    except (sqlite3.Error, OSError, BrokenEntryError, ValueError) as error:
        raise StorageError(str(error)) from error
