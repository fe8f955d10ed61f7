"""A match record as values (format version 1)."""

from attrs import frozen

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


@frozen
class Record:
    """A whole match, finished or not."""

    players: Pair[str]
    entries: tuple[Entry, ...]
