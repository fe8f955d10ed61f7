"""What a journal holds of a match, and whether it makes sense."""

from collections.abc import Iterator

from attrs import field, frozen

from spectacular_bid.core.match import Match, Over, Result, Turn
from spectacular_bid.core.rulebook import Ruling, rule
from spectacular_bid.record.model import LATEST_MS, Entry, Record
from spectacular_bid.referee.storage import JournalDamagedError
from spectacular_bid.referee.time_source import Reading


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
    stood_still: bool = field(default=False, eq=False)
    """Whether its clock has stood still since, as the journal could not be written."""


def replayed(stored: StoredMatch) -> Iterator[tuple[Entry, Ruling]]:
    """What each entry came to. Raises JournalDamagedError where one makes no sense."""
    zero, one = stored.record.players
    if not zero or not one or zero == one:
        raise JournalDamagedError("the stored names make no sense")
    match, last = Match(), 0
    for number, entry in enumerate(stored.record.entries):
        ruling = rule(match, entry.command, entry.at)
        if ruling.refusal is not None or entry.at < last:
            raise JournalDamagedError(f"stored entry {number} makes no sense")
        yield entry, ruling
        match, last = ruling.match, entry.at
    anchor = stored.anchor
    standing_turn = not anchor.held or isinstance(match.stage, Turn)
    if not last <= anchor.at <= LATEST_MS or not standing_turn:
        raise JournalDamagedError("the stored time makes no sense")


def result_of(match: Match) -> Result | None:
    """How the match ended, None while it has not."""
    return match.stage.result if isinstance(match.stage, Over) else None
