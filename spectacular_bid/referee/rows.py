"""The rows of the journal: how a match and its entries lie in the tables."""

import json
import sqlite3
from collections.abc import Sequence

from spectacular_bid.core.match import Result
from spectacular_bid.core.seats import Pair
from spectacular_bid.record.entries import (
    BrokenEntryError,
    entry_from_json,
    entry_to_json,
)
from spectacular_bid.record.model import Entry, Record
from spectacular_bid.record.numbers import parsed
from spectacular_bid.referee import seals
from spectacular_bid.referee.storage import JournalDamagedError, StorageError
from spectacular_bid.referee.stored import Anchor, StoredMatch
from spectacular_bid.referee.time_source import Reading

_COLUMNS = [str, str, int, int, str, int, int]
"""What ``load`` reads; a damaged row may hold other types."""


def load(db: sqlite3.Connection, match_id: int) -> StoredMatch:
    """A match by its id. Raises JournalDamagedError if its rows make no sense."""
    row = db.execute(
        "SELECT player0, player1, anchor_at, anchor_elapsed_ms, anchor_boot,"
        " anchor_wall_ms, held FROM match WHERE id = ?",
        (match_id,),
    ).fetchone()
    if row is None:
        raise StorageError(f"there is no match {match_id}")
    seals.check(db, match_id)
    if [type(value) for value in row] != _COLUMNS:
        raise JournalDamagedError(f"stored match {match_id} makes no sense")
    zero, one, at, elapsed, boot, wall, held = row
    numbered = numbered_entries(db, match_id)
    if [number for number, _ in numbered] != list(range(len(numbered))):
        raise JournalDamagedError("stored entries are missing")
    entries = tuple(entry for _, entry in numbered)
    anchor = Anchor(at, Reading(elapsed, boot, wall), bool(held))
    return StoredMatch(match_id, Record(Pair(zero, one), entries), anchor)


def insert(
    db: sqlite3.Connection, match_id: int, number: int, bodies: Sequence[str]
) -> None:
    """Add entries, the first of them as ``number``."""
    numbered = list(enumerate(bodies, number))
    db.executemany(
        "INSERT INTO entry (match, number, body) VALUES (?, ?, ?)",
        [(match_id, *entry) for entry in numbered],
    )
    seals.extend(db, match_id, numbered)


def set_anchor(db: sqlite3.Connection, match_id: int, anchor: Anchor) -> None:
    """Tie the match's time anew."""
    db.execute(
        "UPDATE match SET anchor_at = ?, anchor_elapsed_ms = ?, anchor_boot = ?,"
        " anchor_wall_ms = ?, held = ? WHERE id = ?",
        (*anchor_columns(anchor), match_id),
    )


def set_result(db: sqlite3.Connection, match_id: int, result: Result | None) -> None:
    """Say how the match ended, or that it has not."""
    columns = (result.reason, result.winner) if result else (None, None)
    db.execute(
        "UPDATE match SET reason = ?, winner = ? WHERE id = ?", (*columns, match_id)
    )


def numbered_entries(db: sqlite3.Connection, match_id: int) -> list[tuple[int, Entry]]:
    """The entries of a match in order."""
    rows = db.execute(
        "SELECT number, body FROM entry WHERE match = ? ORDER BY number",
        (match_id,),
    ).fetchall()
    return [(number, _entry(number, body)) for number, body in rows]


def _entry(number: int, body: str) -> Entry:
    try:
        return entry_from_json(parsed(body))
    except (BrokenEntryError, json.JSONDecodeError, RecursionError, TypeError):
        # What is wrong with it may name a hidden tile: neither said nor chained.
        raise JournalDamagedError(f"stored entry {number} makes no sense") from None


def anchor_columns(anchor: Anchor) -> tuple[int, int, str, int, bool]:
    """The anchor as its columns hold it."""
    reading = anchor.reading
    return (
        anchor.at,
        reading.elapsed_ms,
        reading.boot,
        reading.wall_ms,
        anchor.held,
    )


def body_of(entry: Entry) -> str:
    """The entry as its row holds it."""
    return json.dumps(entry_to_json(entry))
