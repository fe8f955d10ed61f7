"""Match records as text: strict when read, complete when written."""

import json
import os
import tempfile
from pathlib import Path
from typing import Any

from spectacular_bid.core.seats import Pair
from spectacular_bid.record.entries import (
    BrokenEntryError,
    entry_from_json,
    entry_to_json,
    shown,
)
from spectacular_bid.record.model import FORMAT, VERSION, Entry, Record
from spectacular_bid.record.numbers import first_no_number, parsed

_KEYS = ("format", "version", "players", "entries")


class BrokenRecordError(ValueError):
    """The text is no record; the message says in one line what is wrong."""


def read_record(path: Path) -> Record:
    """Read a record file. Raises BrokenRecordError if it cannot be read as one."""
    try:
        return record_from_text(path.read_bytes().decode("utf-8"))
    except UnicodeDecodeError as error:
        raise BrokenRecordError("is not UTF-8 text") from error
    except (OSError, ValueError) as error:
        if isinstance(error, BrokenRecordError):
            raise
        reason = getattr(error, "strerror", None) or "no such file can be there"
        raise BrokenRecordError(f"cannot be read: {reason}") from error


def record_from_text(text: str) -> Record:
    """The record that a JSON text holds. Raises BrokenRecordError if none."""
    top = _parsed(text)
    if not isinstance(top, dict):
        raise BrokenRecordError("is no JSON object")
    if top.get("format") != FORMAT:
        raise BrokenRecordError(f"'format' is not '{FORMAT}'")
    version = top.get("version")
    if type(version) is not int or version != VERSION:
        raise BrokenRecordError(f"'version' is not {VERSION}")
    extra = {key: value for key, value in top.items() if key not in _KEYS}
    number = first_no_number(extra)
    if number:
        raise BrokenRecordError(f"holds what is no number: {shown(number)}")
    players = _players(top.get("players"))
    return Record(players, _entries(top.get("entries")), extra=extra)


def record_to_text(record: Record) -> str:
    """The record as JSON, an entry a line."""
    head = {"format": FORMAT, "version": VERSION, "players": list(record.players)}
    members = [
        f"{json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}"
        for key, value in (head | dict(record.extra)).items()
    ]
    lines = ",\n  ".join(json.dumps(entry_to_json(entry)) for entry in record.entries)
    text = f'{{{", ".join(members)},\n "entries": [\n  {lines}]}}\n'
    # Half a surrogate pair is a text to JSON, but only as an escape.
    return text.encode("utf-8", "backslashreplace").decode("utf-8")


def write_private(path: Path, text: str) -> None:
    """Write a file that only its owner can read; it is there whole or not at all.

    Raises OSError.
    """
    descriptor, name = tempfile.mkstemp(dir=path.parent, prefix=path.name)
    try:
        with os.fdopen(descriptor, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink()
        raise


def _parsed(text: str) -> Any:
    try:
        return parsed(text)
    except json.JSONDecodeError as error:
        where = f"line {error.lineno}, column {error.colno}"
        raise BrokenRecordError(f"is no JSON ({where})") from error
    except RecursionError as error:
        raise BrokenRecordError("is nested too deeply") from error


def _players(value: object) -> Pair[str]:
    match value:
        case [str(zero), str(one)] if zero and one and zero != one:
            return Pair(zero, one)
    raise BrokenRecordError("'players' is not two different, non-empty texts")


def _entries(value: object) -> tuple[Entry, ...]:
    if not isinstance(value, list):
        raise BrokenRecordError(f"'entries' is no list: {shown(value)}")
    entries: list[Entry] = []
    for index, item in enumerate(value):
        try:
            entry = entry_from_json(item)
        except BrokenEntryError as error:
            raise BrokenRecordError(f"entry {index} {error}") from error
        if entries and entry.at < entries[-1].at:
            raise BrokenRecordError(f"entry {index} goes back in time: {entry.at}")
        entries.append(entry)
    return tuple(entries)
