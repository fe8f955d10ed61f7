"""The minutes of a match: how it stands and how it came to that."""

from collections.abc import Iterable

from spectacular_bid.core import events as e
from spectacular_bid.core import rulebook
from spectacular_bid.core.commands import Reveal
from spectacular_bid.core.match import Match, Over
from spectacular_bid.core.rulebook import Ruling
from spectacular_bid.record.model import Entry
from spectacular_bid.views.screens import TurnResultView, turn_result
from spectacular_bid.views.statistics import Happening


class Minutes:
    """Everything stored so far; changed by the referee alone."""

    def __init__(self, steps: Iterable[tuple[Entry, Ruling]]) -> None:
        self.match = Match()
        self.entries: list[Entry] = []
        self.recent: list[e.Event] = []
        """The events since the last reveal or deal."""
        self.happenings: list[Happening] = []
        self.revision = 0
        """Names the state that the next command must have been made for."""
        for entry, ruling in steps:
            self.take(entry, ruling)

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return isinstance(self.match.stage, Over)

    def flag_has_fallen(self, at: int) -> bool:
        """Whether the running decision comes too late at ``at``."""
        due = rulebook.deadline(self.match)
        return due is not None and at >= due

    def rule(self, entry: Entry) -> tuple[Entry, Ruling]:
        """What an entry would come to as the next one."""
        return entry, rulebook.rule(self.match, entry.command, entry.at)

    def take(self, entry: Entry, ruling: Ruling) -> None:
        """Apply what has been stored."""
        self.match = ruling.match
        self.entries.append(entry)
        self.revision += 1
        for event in ruling.events:
            if isinstance(event, e.TilesRevealed | e.HandDealt):
                self.recent = []
            self.recent.append(event)
            self.happenings.append(Happening(entry.at, event))

    def last_reveal(self) -> int:
        """The number of the entry with which the running decision began."""
        numbers = range(len(self.entries) - 1, -1, -1)
        return next(n for n in numbers if self.entries[n].command == Reveal())

    def rewind(self, after: int, at: int) -> None:
        """No time has passed since entry ``after``."""
        late = self.entries[after + 1 :]
        self.entries[after + 1 :] = [Entry(at, entry.command) for entry in late]
        self.revision += 1

    def turn_result(self, ruling: Ruling) -> TurnResultView | None:
        """What the ruling's decision did, None unless it finished one."""
        if not any(isinstance(event, e.ReserveCharged) for event in ruling.events):
            return None
        result = turn_result(self.match, self.recent)
        return result if result.report.deed else None
