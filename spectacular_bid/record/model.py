"""A match record as values (format version 1)."""

from collections.abc import Mapping
from typing import Any

from attrs import field, frozen

from spectacular_bid.core.commands import Command
from spectacular_bid.core.seats import Pair

FORMAT = "spectacular-bid-match"
VERSION = 1
SUFFIX = ".sbid"
LATEST_MS = 2**53
"""The greatest moment that a record can hold."""


@frozen
class Entry:
    """A command and the moment at which it reached the referee."""

    at: int
    """Milliseconds on the referee's clock since the match began."""
    command: Command
    extra: Mapping[str, Any] = field(factory=dict, kw_only=True, hash=False)
    """Keys that the command does not use, as they were read."""


@frozen
class Record:
    """A whole match, finished or not."""

    players: Pair[str]
    entries: tuple[Entry, ...]
    extra: Mapping[str, Any] = field(factory=dict, kw_only=True, hash=False)
    """Keys of the file that the format does not know, as they were read."""
