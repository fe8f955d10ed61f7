"""Golden matches: a readable script of entries, each with what it changed.

A line ``9000 play 6-2 left`` is an entry; the indented lines under it are the keys of
its state that differ from those of the state before. ``python -m tests.record.golden
FILE...`` writes the indented lines of files anew.
"""

import json
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, TypeAlias

from spectacular_bid.record.entries import entry_from_json
from spectacular_bid.record.states import states

Entry: TypeAlias = dict[str, Any]
State: TypeAlias = dict[str, Any]
Described: TypeAlias = Callable[[list[Entry]], Iterable[State]]

INDENT = "    "
KEYS = (
    "error",
    "phase",
    "seat",
    "decision",
    "points",
    "reserve_ms",
    "hands",
    "boneyard",
    "arms",
    "total",
    "legal",
    "jockey",
    "bid",
    "transfers",
    "forced",
    "result",
)
"""What is told of a state, in this order."""


def program_states(entries: list[Entry]) -> Iterator[State]:
    """The states as the replay command prints them."""
    for state in states(map(entry_from_json, entries)):
        yield json.loads(json.dumps(state))


def entries_of(text: str) -> list[Entry]:
    """The entries of a golden match."""
    return [_entry(line) for line in text.splitlines() if _is_entry(line)]


def rendered(text: str, described: Described = program_states) -> str:
    """The golden match with the states that its entries lead to."""
    found = iter(described(entries_of(text)))
    before: State = {}
    lines: list[str] = []
    for line in text.splitlines():
        if line.startswith(INDENT):
            continue
        lines.append(line)
        if _is_entry(line):
            state = next(found)
            lines += _changes(before, state)
            before = state
    return "\n".join(lines) + "\n"


def _is_entry(line: str) -> bool:
    return line[:1].isdigit()


def _entry(line: str) -> Entry:
    at, do, *rest = line.split(maxsplit=2)
    entry: Entry = {"at": int(at), "do": do}
    match do:
        case "deal":
            entry["stock"] = rest[0].replace("|", " ").split()
        case "play":
            tile, _, arm = rest[0].partition(" ")
            entry |= {"tile": tile, "arm": arm or None}
        case "bid":
            entry["points"] = int(rest[0])
        case "void":
            entry["reason"] = rest[0]
    return entry


def _changes(before: State, state: State) -> Iterator[str]:
    for key in KEYS:
        if before.get(key) != state[key]:
            yield f"{INDENT}{key} {_shown(state[key])}"


def _shown(value: object) -> str:
    return json.dumps(value).replace('"', "")


if __name__ == "__main__":
    for path in map(Path, sys.argv[1:]):
        path.write_text(rendered(path.read_text("utf-8")), "utf-8")
