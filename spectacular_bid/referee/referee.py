"""The referee of one match: stamps, judges, stores, and only then tells."""

from spectacular_bid.core import commands as c
from spectacular_bid.core.match import Counting, Dealt, Handoff, Match
from spectacular_bid.core.refusals import Refusal
from spectacular_bid.core.rulebook import deadline
from spectacular_bid.core.seats import Pair
from spectacular_bid.record.model import Record
from spectacular_bid.referee.asked import PlayerCommand, as_stored
from spectacular_bid.referee.bench import Bench, Equipment, deal
from spectacular_bid.referee.outcomes import Outcome, RefereeRefusal, Refused
from spectacular_bid.referee.stored import Anchor, StoredMatch
from spectacular_bid.referee.time_source import Reading
from spectacular_bid.views.clocks import ClockView, clock_view
from spectacular_bid.views.screens import HandoffView, View, cover, view
from spectacular_bid.views.standing import Standing, standing
from spectacular_bid.views.statistics import Statistics, statistics

__all__ = ["AGREED", "Equipment", "PlayerCommand", "Referee"]

AGREED = "agreed"


class Referee:
    """The authority over one match; hands out views, never the match itself."""

    def __init__(self, equipment: Equipment, stored: StoredMatch) -> None:
        """Take a match up as stored. Raises JournalDamagedError."""
        self._bench = Bench(equipment, stored)
        self._minutes = self._bench.minutes
        self.players: Pair[str] = stored.record.players

    @classmethod
    def begin(cls, players: Pair[str], equipment: Equipment) -> "Referee":
        """Begin a match and deal its first hand. Raises StorageError.

        The names are two different, non-empty texts; others raise ValueError.
        """
        if not players.zero or not players.one or players.zero == players.one:
            raise ValueError("the players need two different names")
        anchor = Anchor(0, equipment.time.read())
        first, _ = deal(Match(), 0, equipment.shuffle)
        match_id = equipment.journal.begin(players, anchor, first)
        stored = StoredMatch(match_id, Record(players, (first,)), anchor)
        referee = cls(equipment, stored)
        referee._bench.time.saw(anchor.reading)
        return referee

    @classmethod
    def resume(cls, stored: StoredMatch, equipment: Equipment) -> "Referee":
        """Go on with a stored match: a clock that ran has kept running (Rules §6).

        Raises JournalDamagedError if what is stored makes no sense, StorageError if a
        deal that is due cannot be stored.
        """
        referee = cls(equipment, stored)
        referee._bench.catch_up(referee._read())
        return referee

    @property
    def revision(self) -> int:
        """Names the state that the next command must have been made for."""
        return self._minutes.revision

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self._minutes.is_over

    @property
    def may_end_by_agreement(self) -> bool:
        """Whether this is between decisions, where both may end the match."""
        return isinstance(self._minutes.match.stage, Dealt | Handoff | Counting)

    @property
    def needs_cover(self) -> bool:
        """Whether no tiles may show: a hand-off, a held clock or a halted turn."""
        return isinstance(self._minutes.match.stage, Handoff) or self._bench.covered

    @property
    def halted(self) -> str | None:
        """Why the journal cannot be written, None while it can."""
        return self._bench.halt.reason if self._bench.halt else None

    def view(self) -> View:
        """What the players may see now; a cover where ``needs_cover``."""
        if self._bench.covered:
            return self.cover()
        return view(self._minutes.match, self._minutes.recent)

    def cover(self) -> HandoffView:
        """The cover over the deciding player's tiles."""
        return cover(self._minutes.match, self._minutes.recent)

    def standing(self) -> Standing:
        """The numbers that everybody may see at any time."""
        return standing(self._minutes.match)

    def clocks(self) -> ClockView:
        """What both clocks show now."""
        shown = clock_view(self._minutes.match, self._bench.now())
        if self._bench.stands_still:
            return ClockView(None, shown.delay_ms, shown.reserves)
        return shown

    def ms_to_deadline(self) -> int | None:
        """Time until the flag falls, None while no clock runs."""
        due = deadline(self._minutes.match)
        if due is None or self._bench.stands_still:
            return None
        return max(0, due - self._bench.now())

    def statistics(self) -> Statistics:
        """The figures of the match so far."""
        return statistics(self._minutes.happenings)

    def record(self) -> Record:
        """The record of the match. Raises ValueError while it is not over."""
        if not self.is_over:
            raise ValueError("the record of an unfinished match shows both hands")
        return Record(self.players, tuple(self._minutes.entries))

    def submit(self, command: PlayerCommand, revision: int) -> Outcome:
        """Judge a player's command that was made for the state ``revision``."""
        reading = self._read()
        unheard = self._unheard(revision, reading)
        if unheard is not None:
            return unheard
        asked = as_stored(command)
        if asked is None:
            return Refused(RefereeRefusal.NO_COMMAND)
        if self._bench.time.anchor.held:
            return self._bench.release(asked, reading)
        return self._bench.judge(asked, reading)

    def end_by_agreement(self, revision: int) -> Outcome:
        """End the match without a result; both players have agreed (Rules §7)."""
        reading = self._read()
        unheard = self._unheard(revision, reading)
        if unheard is not None:
            return unheard
        if not self.may_end_by_agreement:
            over = self.is_over
            return Refused(Refusal.MATCH_OVER if over else Refusal.WRONG_PHASE)
        return self._bench.judge(c.VoidMatch(AGREED), reading)

    def tick(self) -> bool:
        """Let the flag fall if its time has come; true if anything changed."""
        before = self.revision
        self._bench.let_time_pass(self._read())
        return self.revision != before

    def try_again(self) -> Outcome:
        """After a storage fault: store again; a decision begins anew (Rules §6)."""
        halt, self._bench.halt = self._bench.halt, None
        if halt is None:
            return Refused(RefereeRefusal.STALE)
        return self._bench.go_on_after(halt, self._read())

    def annul(self) -> Outcome:
        """After a storage fault: end the match without a result.

        It ends even where that cannot be stored; the journal then owes it.
        """
        halt, self._bench.halt = self._bench.halt, None
        if halt is None:
            return Refused(RefereeRefusal.STALE)
        return self._bench.annul_after(halt, self._read())

    def _read(self) -> Reading:
        return self._bench.time.read()

    def _unheard(self, revision: int, reading: Reading) -> Outcome | None:
        """Why a command is not even judged, None if it will be."""
        if revision != self.revision:
            return Refused(RefereeRefusal.STALE)
        if self._bench.halt:
            return Refused(RefereeRefusal.HALTED)
        fault = self._bench.time.fault
        if fault and not self.is_over:
            return self._bench.annul_for(fault, reading)
        return None
