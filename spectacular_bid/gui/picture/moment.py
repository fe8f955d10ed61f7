"""The moment of a record that is to be drawn."""

from itertools import islice

from attrs import field, frozen

from spectacular_bid.core import events as e
from spectacular_bid.core.match import Match
from spectacular_bid.core.seats import Pair
from spectacular_bid.record.model import Record
from spectacular_bid.record.states import replay


class NoMomentError(ValueError):
    """The record has no such entry."""


@frozen
class Moment:
    """A match just after an entry."""

    players: Pair[str]
    match: Match = field(repr=False)
    at: int
    """Milliseconds on the referee's clock."""
    recent: tuple[e.Event, ...] = field(repr=False)
    """The events since the last reveal or deal."""


def moment_after(record: Record, entry: int) -> Moment:
    """The moment after entry ``entry``, counted from 0. Raises NoMomentError."""
    entries = record.entries
    if not 0 <= entry < len(entries):
        last = f"the last one is {len(entries) - 1}" if entries else "it has none"
        raise NoMomentError(f"has no entry {entry}: {last}")
    recent: list[e.Event] = []
    match = Match()
    for ruling in islice(replay(entries), entry + 1):
        match = ruling.match
        for event in ruling.events:
            if isinstance(event, e.TilesRevealed | e.HandDealt):
                recent = []
            recent.append(event)
    return Moment(record.players, match, entries[entry].at, tuple(recent))
