"""The journal: every accepted command, on disk before anybody is told of it."""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TypeAlias

from attrs import evolve

from spectacular_bid.core.match import Result
from spectacular_bid.core.seats import Pair
from spectacular_bid.record.model import Entry, Record
from spectacular_bid.referee import rows, seals, standstill
from spectacular_bid.referee.glance import FILE_NAME
from spectacular_bid.referee.storage import (
    Database,
    JournalDamagedError,
    JournalInUseError,
    JournalTooNewError,
    StorageError,
)
from spectacular_bid.referee.stored import Anchor, StoredMatch

__all__ = [
    "FILE_NAME",
    "Anchor",
    "Journal",
    "JournalDamagedError",
    "JournalInUseError",
    "JournalTooNewError",
    "StorageError",
    "StoredMatch",
]

_Appended: TypeAlias = tuple[int, int, Sequence[Entry], Anchor, Result | None]
"""What ``append`` takes."""


class Journal:
    """The matches of one data folder, written by one program at a time.

    Whatever goes wrong with the file is a StorageError.
    """

    def __init__(self, folder: Path) -> None:
        """Open the journal of ``folder``, made if need be.

        Raises JournalInUseError if another program has it open, JournalTooNewError,
        JournalDamagedError, or a plain StorageError if it cannot be used.
        """
        self.path = folder / FILE_NAME
        self._database = Database(self.path)
        self._doubtful: tuple[str, ...] = ()
        """Bodies that a failed commit may have left behind all the same."""
        self._owed: _Appended | None = None
        self._seals: dict[int, str] = {}
        """Of the matches that were stored or read, by their ids."""
        self._noted = ""
        """The seal of a match whose clock is noted to stand still."""

    def close(self) -> None:
        """Let another program have the journal."""
        with suppress(StorageError):
            self._settle()
        self._database.close()

    def owe(self, *last: *_Appended) -> None:
        """Remember the end of a match that could not be stored, until it can be.

        It is tried again before the next match is looked for or begun, and on close.
        """
        self._owed = last

    def begin(self, players: Pair[str], anchor: Anchor, first: Entry) -> int:
        """Store a new match with its first entry; returns the match's id."""
        self._settle()
        record = Record(players, (first,))
        return self.adopt(record, anchor, anchor.reading.wall_ms, None)

    def adopt(
        self, record: Record, anchor: Anchor, begun_wall_ms: int, result: Result | None
    ) -> int:
        """Store a whole match; returns its id."""
        with self._database.transaction() as db:
            row = (*record.players, begun_wall_ms, *rows.anchor_columns(anchor))
            cursor = db.execute(
                "INSERT INTO match (player0, player1, begun_wall_ms, anchor_at,"
                " anchor_elapsed_ms, anchor_boot, anchor_wall_ms, held)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                row,
            )
            match_id = cursor.lastrowid
            assert match_id is not None
            rows.insert(db, match_id, 0, list(map(rows.body_of, record.entries)))
            rows.set_result(db, match_id, result)
            seal = seals.seal(db, match_id)
        self._seals[match_id] = seal
        return match_id

    def append(
        self,
        match_id: int,
        number: int,
        entries: Sequence[Entry],
        anchor: Anchor,
        result: Result | None,
    ) -> None:
        """Store further entries, from ``number`` on, and the result if they ended it.

        Either all of them are stored or none.
        """
        bodies = list(map(rows.body_of, entries))
        try:
            with self._changing(match_id) as db:
                self._forget_doubtful(db, match_id, number)
                rows.insert(db, match_id, number, bodies)
                rows.set_anchor(db, match_id, anchor)
                rows.set_result(db, match_id, result)
        except StorageError:
            self._doubtful = (*self._doubtful, *bodies)
            raise
        self._doubtful = ()

    def rewind(self, match_id: int, after: int, count: int, anchor: Anchor) -> None:
        """Begin a decision anew: no time has passed since entry ``after``.

        ``count`` says how many entries count.
        """
        with self._changing(match_id) as db:
            self._forget_doubtful(db, match_id, count)
            for number, entry in rows.numbered_entries(db, match_id)[after + 1 :]:
                db.execute(
                    "UPDATE entry SET body = ? WHERE match = ? AND number = ?",
                    (rows.body_of(Entry(anchor.at, entry.command)), match_id, number),
                )
            rows.set_anchor(db, match_id, anchor)
            rows.set_result(db, match_id, None)
            seals.chain_anew(db, match_id)
        self._doubtful = ()

    def set_anchor(self, match_id: int, anchor: Anchor) -> None:
        """Tie the match's time anew, as when a held clock goes on."""
        with self._changing(match_id) as db:
            rows.set_anchor(db, match_id, anchor)

    def note_standstill(self, match_id: int) -> None:
        """Note outside the journal, which fails, that the match's clock stands still.

        That holds until the match is changed, in a later run of the program too.
        """
        self._noted = self._seals[match_id]
        standstill.note(self._noted)

    def unfinished(self) -> StoredMatch | None:
        """The match that can be continued, if there is one."""
        with suppress(StorageError):
            self._settle()
        owed = self._owed[0] if self._owed else None
        with self._database.reading() as db:
            row = db.execute(
                "SELECT id FROM match WHERE reason IS NULL AND id IS NOT ?"
                " ORDER BY id DESC LIMIT 1",
                (owed,),
            ).fetchone()
            return self._loaded(db, row[0]) if row else None

    def check(self) -> None:
        """Raise JournalDamagedError if anything stored was changed by anybody else."""
        with self._database.reading() as db:
            seals.check_all(db)

    def load(self, match_id: int) -> StoredMatch:
        """A match by its id."""
        with self._database.reading() as db:
            return self._loaded(db, match_id)

    def _loaded(self, db: sqlite3.Connection, match_id: int) -> StoredMatch:
        stored = rows.load(db, match_id)
        seal = self._seals[match_id] = seals.of(db, match_id)
        if not standstill.is_noted(seal):
            return stored
        self._noted = seal
        return evolve(stored, stood_still=True)

    @contextmanager
    def _changing(self, match_id: int) -> Iterator[sqlite3.Connection]:
        """A transaction that leaves the match sealed anew."""
        with self._database.transaction() as db:
            yield db
            seal = seals.seal(db, match_id)
        if self._noted:
            standstill.forget(self._noted)
            self._noted = ""
        self._seals[match_id] = seal

    def _settle(self) -> None:
        if self._owed is not None:
            self.append(*self._owed)
            self._owed = None

    def _forget_doubtful(self, db: sqlite3.Connection, match_id: int, at: int) -> None:
        """Take back what nobody was told of, and nothing else."""
        found = db.execute(
            "SELECT body FROM entry WHERE match = ? AND number >= ?", (match_id, at)
        ).fetchall()
        if not {body for (body,) in found} <= set(self._doubtful):
            raise StorageError("another program has gone on with the match")
        db.execute("DELETE FROM entry WHERE match = ? AND number >= ?", (match_id, at))
        if found:
            seals.chain_anew(db, match_id)
