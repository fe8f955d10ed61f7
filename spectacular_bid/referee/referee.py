"""The referee of one match: stamps, judges, stores, and only then tells."""

from typing import TypeAlias

from attrs import frozen

from spectacular_bid.core import commands as c
from spectacular_bid.core import events as e
from spectacular_bid.core.match import (
    Counting,
    Dealt,
    Handoff,
    Match,
    Over,
    Shuffling,
    Turn,
)
from spectacular_bid.core.refusals import Refusal
from spectacular_bid.core.rulebook import Ruling, deadline, rule
from spectacular_bid.core.seats import Pair
from spectacular_bid.record.model import Entry, Record
from spectacular_bid.referee.journal import Anchor, Journal, StorageError, StoredMatch
from spectacular_bid.referee.outcomes import (
    Accepted,
    NotStored,
    Outcome,
    RefereeRefusal,
    Refused,
)
from spectacular_bid.referee.shuffle import Shuffle
from spectacular_bid.referee.time_source import Reading, TimeSource, gap_ms
from spectacular_bid.views.clocks import ClockView, clock_view
from spectacular_bid.views.screens import (
    HandoffView,
    TurnResultView,
    View,
    cover,
    turn_result,
    view,
)
from spectacular_bid.views.statistics import Happening, Statistics, statistics

AGREED = "agreed"
CLOCK_WENT_BACK = "fault: the clock went backwards"
NO_CLOCK_SPANS = "fault: no clock spans the time the program was closed"

PlayerCommand: TypeAlias = (
    c.StartHand
    | c.Reveal
    | c.PlaceTile
    | c.DrawTile
    | c.ForgoAuction
    | c.MakeBid
    | c.AcceptBid
    | c.Resign
    | c.CloseCount
)
"""What players may ask; deals, faults and the passing of time are the referee's."""


@frozen
class Equipment:
    """What a referee works with."""

    journal: Journal
    time: TimeSource
    shuffle: Shuffle


@frozen
class _Halt:
    """The journal could not be written at ``at``; the clock stands still there."""

    at: int
    reason: str


class Referee:
    """The authority over one match; hands out views, never the match itself."""

    def __init__(self, equipment: Equipment, stored: StoredMatch) -> None:
        """Take a match up as stored. Raises StorageError if it makes no sense."""
        self._equipment = equipment
        self._id = stored.id
        self._anchor = stored.anchor
        self._match = Match()
        self._entries: list[Entry] = []
        self._recent: list[e.Event] = []
        self._happenings: list[Happening] = []
        self._halt: _Halt | None = None
        self._latest: Reading | None = None
        self._went_back = False
        self.players: Pair[str] = stored.record.players
        self.revision = 0
        """Names the state that the next command must have been made for."""
        for entry in stored.record.entries:
            ruling = rule(self._match, entry.command, entry.at)
            if ruling.refusal is not None:
                raise StorageError(f"stored entry {len(self._entries)} makes no sense")
            self._take(entry, ruling)

    @classmethod
    def begin(cls, players: Pair[str], equipment: Equipment) -> "Referee":
        """Begin a match and deal its first hand. Raises StorageError."""
        anchor = Anchor(0, equipment.time.read())
        deal = Entry(0, c.DealHand(equipment.shuffle()))
        match_id = equipment.journal.begin(players, anchor, deal)
        stored = StoredMatch(match_id, Record(players, (deal,)), anchor)
        return cls(equipment, stored)

    @classmethod
    def resume(cls, stored: StoredMatch, equipment: Equipment) -> "Referee":
        """Go on with a stored match: a clock that ran has kept running (Rules §6).

        Raises StorageError if what is stored makes no sense.
        """
        referee = cls(equipment, stored)
        referee._catch_up()
        return referee

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return isinstance(self._match.stage, Over)

    @property
    def may_end_by_agreement(self) -> bool:
        """Whether this is between decisions, where both may end the match."""
        return isinstance(self._match.stage, Dealt | Handoff | Counting)

    @property
    def needs_cover(self) -> bool:
        """Whether tiles may show only after a reveal: a hand-off, or a held clock."""
        return isinstance(self._match.stage, Handoff) or self._anchor.held

    @property
    def halted(self) -> str | None:
        """Why the journal cannot be written, None while it can."""
        return self._halt.reason if self._halt else None

    def view(self) -> View:
        """What the players may see now; a cover where ``needs_cover``."""
        if self._anchor.held:
            return self.cover()
        return view(self._match, self._recent)

    def cover(self) -> HandoffView:
        """The cover over the deciding player's tiles."""
        return cover(self._match, self._recent)

    def clocks(self) -> ClockView:
        """What both clocks show now."""
        now = self._moment(self._read())
        shown = clock_view(self._match, now)
        if self._halt or self._anchor.held:
            return ClockView(None, shown.delay_ms, shown.reserves)
        return shown

    def ms_to_deadline(self) -> int | None:
        """Time until the flag falls, None while no clock runs."""
        due = deadline(self._match)
        if due is None or self._halt or self._anchor.held:
            return None
        return max(0, due - self._moment(self._read()))

    def statistics(self) -> Statistics:
        """The figures of the match so far."""
        return statistics(self._happenings)

    def record(self) -> Record:
        """The record of the match. Raises ValueError while it is not over."""
        if not self.is_over:
            raise ValueError("the record of an unfinished match shows both hands")
        return Record(self.players, tuple(self._entries))

    def submit(self, command: PlayerCommand, revision: int) -> Outcome:
        """Judge a player's command that was made for the state ``revision``."""
        reading = self._read()
        if revision != self.revision:
            return Refused(RefereeRefusal.STALE)
        if self._halt:
            return Refused(RefereeRefusal.HALTED)
        if self._anchor.held:
            return self._release(command, reading)
        return self._judge(command, reading)

    def end_by_agreement(self, revision: int) -> Outcome:
        """End the match without a result; both players have agreed (Rules §7)."""
        reading = self._read()
        if revision != self.revision:
            return Refused(RefereeRefusal.STALE)
        if self._halt:
            return Refused(RefereeRefusal.HALTED)
        if not self.may_end_by_agreement:
            return Refused(Refusal.WRONG_PHASE)
        return self._judge(c.VoidMatch(AGREED), reading)

    def tick(self) -> bool:
        """Let the flag fall if its time has come; true if anything changed."""
        before = self.revision
        reading = self._read()
        if self._halt is None and not self._anchor.held and not self.is_over:
            self._judge(c.Observe(), reading)
        return self.revision != before

    def try_again(self) -> Outcome:
        """After a storage fault: store again; a decision begins anew (Rules §6)."""
        halt = self._halt
        if halt is None:
            return Refused(RefereeRefusal.STALE)
        self._halt = None
        reading = self._read()
        due = deadline(self._match)
        self._anchor = Anchor(halt.at, reading)
        if isinstance(self._match.stage, Shuffling):
            return self._deal(reading)
        if due is not None and halt.at >= due:
            return self._store(Entry(halt.at, c.Observe()), reading)
        return self._begin_decision_anew(reading)

    def annul(self) -> Outcome:
        """After a storage fault: end the match without a result."""
        halt = self._halt
        if halt is None:
            return Refused(RefereeRefusal.STALE)
        self._halt = None
        entry = Entry(halt.at, c.VoidMatch(f"fault: {halt.reason}"))
        outcome = self._store(entry, self._read())
        if isinstance(outcome, NotStored):
            # The players' word counts even where it cannot be written down.
            self._halt = None
            self._take(entry, rule(self._match, entry.command, entry.at))
        return outcome

    def _read(self) -> Reading:
        """The time now; remembers a clock that went backwards within this run."""
        reading = self._equipment.time.read()
        if self._latest and reading.elapsed_ms < self._latest.elapsed_ms:
            self._went_back = True
        self._latest = reading
        return reading

    def _moment(self, reading: Reading) -> int:
        """Milliseconds on the referee's clock at a reading of this run."""
        if self._halt:
            return self._halt.at
        if self._anchor.held:
            return self._anchor.at
        passed = reading.elapsed_ms - self._anchor.reading.elapsed_ms
        return self._anchor.at + max(0, passed)

    def _judge(self, command: c.Command, reading: Reading) -> Outcome:
        if self._went_back and not self.is_over:
            void = Entry(self._anchor.at, c.VoidMatch(CLOCK_WENT_BACK))
            outcome = self._store(void, reading)
            return Refused(Refusal.MATCH_OVER) if outcome == Accepted(None) else outcome
        at = self._moment(reading)
        ruling = rule(self._match, command, at)
        if ruling.refusal is None and (ruling.events or command != c.Observe()):
            return self._store(Entry(at, command), reading)
        if ruling.events:
            fault = self._store(Entry(at, c.Observe()), reading)
            if isinstance(fault, NotStored):
                return fault
        return Refused(ruling.refusal) if ruling.refusal else Accepted(None)

    def _store(self, entry: Entry, reading: Reading) -> Outcome:
        """Store a legal command, then apply it, then deal if a deal is due."""
        ruling = rule(self._match, entry.command, entry.at)
        anchor = Anchor(entry.at, reading)
        stage = ruling.match.stage
        result = stage.result if isinstance(stage, Over) else None
        number = len(self._entries)
        try:
            self._equipment.journal.append(self._id, number, entry, anchor, result)
        except StorageError as error:
            return self._stop(entry.at, error)
        self._anchor = anchor
        self._take(entry, ruling)
        if isinstance(stage, Shuffling):
            return self._deal(reading)
        return Accepted(self._turn_result(ruling))

    def _deal(self, reading: Reading) -> Outcome:
        deal = c.DealHand(self._equipment.shuffle())
        return self._store(Entry(self._anchor.at, deal), reading)

    def _take(self, entry: Entry, ruling: Ruling) -> None:
        self._match = ruling.match
        self._entries.append(entry)
        self.revision += 1
        for event in ruling.events:
            if isinstance(event, e.TilesRevealed | e.HandDealt):
                self._recent = []
            self._recent.append(event)
            self._happenings.append(Happening(entry.at, event))

    def _turn_result(self, ruling: Ruling) -> TurnResultView | None:
        if not any(isinstance(event, e.ReserveCharged) for event in ruling.events):
            return None
        result = turn_result(self._match, self._recent)
        return result if result.report.deed else None

    def _stop(self, at: int, error: StorageError) -> NotStored:
        self._halt = _Halt(at, str(error))
        self.revision += 1
        return NotStored(str(error))

    def _begin_decision_anew(self, reading: Reading) -> Outcome:
        """Hold the clock where the decision began; the next reveal lets it go on."""
        stage, last = self._match.stage, len(self._entries) - 1
        anchor = self._anchor
        if isinstance(stage, Turn):
            last = self._last_reveal()
            anchor = Anchor(stage.revealed_at, reading, held=True)
        try:
            self._equipment.journal.rewind(self._id, last, anchor)
        except StorageError as error:
            return self._stop(self._anchor.at, error)
        self._anchor = anchor
        self._entries[last + 1 :] = [
            Entry(anchor.at, entry.command) for entry in self._entries[last + 1 :]
        ]
        self.revision += 1
        return Accepted(None)

    def _last_reveal(self) -> int:
        numbers = range(len(self._entries) - 1, -1, -1)
        return next(n for n in numbers if self._entries[n].command == c.Reveal())

    def _release(self, command: PlayerCommand, reading: Reading) -> Outcome:
        """The held clock goes on with the reveal, and with nothing else."""
        if not isinstance(command, c.Reveal):
            return Refused(Refusal.WRONG_PHASE)
        anchor = Anchor(self._anchor.at, reading)
        try:
            self._equipment.journal.set_anchor(self._id, anchor)
        except StorageError as error:
            return self._stop(anchor.at, error)
        self._anchor = anchor
        self.revision += 1
        return Accepted(None)

    def _catch_up(self) -> None:
        """Let the time pass that passed while the program was closed."""
        stored, reading = self._anchor, self._read()
        gap = gap_ms(stored.reading, reading)
        running = isinstance(self._match.stage, Turn) and not stored.held
        if running and gap is None:
            self._anchor = Anchor(stored.at, reading)
            self._store(Entry(stored.at, c.VoidMatch(NO_CLOCK_SPANS)), reading)
            return
        at = stored.at if stored.held else stored.at + (gap or 0)
        self._anchor = Anchor(at, reading, stored.held)
        if isinstance(self._match.stage, Shuffling):
            self._deal(reading)
        else:
            self.tick()
