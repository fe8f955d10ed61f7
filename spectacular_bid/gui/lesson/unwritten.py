"""A journal for what is to leave no trace."""

from collections.abc import Sequence

from spectacular_bid.core.match import Result
from spectacular_bid.core.seats import Pair
from spectacular_bid.record.model import Entry
from spectacular_bid.referee.journal import Journal
from spectacular_bid.referee.stored import Anchor


class UnwrittenJournal(Journal):
    """Takes everything and keeps nothing, so it has no file and cannot fail.

    What would ask it for something stored has no business in a lesson.
    """

    def __init__(self) -> None:
        """Nothing is opened: what the real journal does for that is left out."""

    def begin(self, players: Pair[str], anchor: Anchor, first: Entry) -> int:
        return 0

    def append(
        self,
        match_id: int,
        number: int,
        entries: Sequence[Entry],
        anchor: Anchor,
        result: Result | None,
    ) -> None:
        pass

    def rewind(self, match_id: int, after: int, count: int, anchor: Anchor) -> None:
        pass

    def set_anchor(self, match_id: int, anchor: Anchor) -> None:
        pass
