"""Seals: a digest over all that is stored of a match, so that no flipped byte passes.

``chain`` runs through the entries and grows with each; ``seal`` covers the match's own
row, the chain included. Every transaction that changes a match seals it anew.
"""

import json
import sqlite3
from collections.abc import Iterable
from hashlib import sha256
from typing import TypeAlias

from spectacular_bid.referee.storage import JournalDamagedError

_SEALED = (
    "SELECT id, player0, player1, begun_wall_ms, anchor_at, anchor_elapsed_ms,"
    " anchor_boot, anchor_wall_ms, held, reason, winner, chain, seal"
    " FROM match WHERE id = ?"
)
DAMAGED = "the file of the matches is damaged"


_Numbered: TypeAlias = Iterable[tuple[int, str]]
"""Entries as they are stored."""


def extend(db: sqlite3.Connection, match_id: int, entries: _Numbered) -> None:
    """Let the chain of a match grow by further entries."""
    asked = "SELECT chain FROM match WHERE id = ?"
    (before,) = db.execute(asked, (match_id,)).fetchone()
    _set_chain(db, match_id, _chain(entries, before))


def chain_anew(db: sqlite3.Connection, match_id: int) -> None:
    """Make the chain of a match whose entries were changed."""
    _set_chain(db, match_id, _chain(_entries(db, match_id)))


def seal(db: sqlite3.Connection, match_id: int) -> str:
    """Seal a match as it now is; returns the seal."""
    row = db.execute(_SEALED, (match_id,)).fetchone()
    made = _digest(row[:-1])
    db.execute("UPDATE match SET seal = ? WHERE id = ?", (made, match_id))
    return made


def of(db: sqlite3.Connection, match_id: int) -> str:
    """The seal of a stored match."""
    asked = "SELECT seal FROM match WHERE id = ?"
    found: str = db.execute(asked, (match_id,)).fetchone()[0]
    return found


def check(db: sqlite3.Connection, match_id: int) -> None:
    """Raise JournalDamagedError if anything of the match is not as it was sealed."""
    row = db.execute(_SEALED, (match_id,)).fetchone()
    *columns, chain, found = row
    whole = found == _digest((*columns, chain))
    if not whole or chain != _chain(_entries(db, match_id)):
        raise JournalDamagedError(DAMAGED)


def check_all(db: sqlite3.Connection) -> None:
    """Raise JournalDamagedError if anything stored is not as it was sealed."""
    ids = [match_id for (match_id,) in db.execute("SELECT id FROM match")]
    for match_id in ids:
        check(db, match_id)
    if {found for (found,) in db.execute("SELECT match FROM entry")} - set(ids):
        raise JournalDamagedError(DAMAGED)


def _entries(db: sqlite3.Connection, match_id: int) -> _Numbered:
    asked = "SELECT number, body FROM entry WHERE match = ? ORDER BY number"
    return db.execute(asked, (match_id,)).fetchall()


def _set_chain(db: sqlite3.Connection, match_id: int, chain: str) -> None:
    db.execute("UPDATE match SET chain = ? WHERE id = ?", (chain, match_id))


def _chain(entries: _Numbered, chain: str = "") -> str:
    for number, body in entries:
        chain = sha256(f"{chain} {number} {body}".encode()).hexdigest()
    return chain


def _digest(row: Iterable[object]) -> str:
    # A damaged row may hold any type that SQLite has.
    return sha256(json.dumps(list(row), default=repr).encode()).hexdigest()
