"""Match records as text: strict when read, complete when written."""

import json
from pathlib import Path
from typing import Any, NoReturn

from spectacular_bid.core.seats import Pair
from spectacular_bid.record.entries import (
    BrokenEntryError,
    entry_from_json,
    entry_to_json,
    shown,
)
from spectacular_bid.record.model import FORMAT, VERSION, Entry, Record


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
    return Record(_players(top.get("players")), _entries(top.get("entries")))


def record_to_text(record: Record) -> str:
    """The record as JSON, an entry a line."""
    lines = ",\n  ".join(json.dumps(entry_to_json(entry)) for entry in record.entries)
    players = json.dumps(list(record.players), ensure_ascii=False)
    return (
        f'{{"format": "{FORMAT}", "version": {VERSION}, "players": {players},\n'
        f' "entries": [\n  {lines}]}}\n'
    )


def _parsed(text: str) -> Any:
    try:
        return json.loads(text, parse_constant=_refuse_constant)
    except json.JSONDecodeError as error:
        where = f"line {error.lineno}, column {error.colno}"
        raise BrokenRecordError(f"is no JSON ({where})") from error
    except RecursionError as error:
        raise BrokenRecordError("is nested too deeply") from error
    except BrokenRecordError:
        raise
    except ValueError as error:
        # Python refuses to read whole numbers of more than 4,300 digits.
        raise BrokenRecordError("holds a number that is too long") from error


def _refuse_constant(name: str) -> NoReturn:
    raise BrokenRecordError(f"is no JSON: {name} is no number")


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
