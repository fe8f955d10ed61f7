"""Where a match is judged: its minutes, its time and its journal kept together."""

from attrs import frozen

from spectacular_bid.core import commands as c
from spectacular_bid.core.match import Match, Shuffling, Turn
from spectacular_bid.core.refusals import Refusal
from spectacular_bid.core.rulebook import Ruling, rule
from spectacular_bid.record.model import Entry
from spectacular_bid.referee.journal import Journal
from spectacular_bid.referee.minutes import Minutes
from spectacular_bid.referee.outcomes import Accepted, NotStored, Outcome, Refused
from spectacular_bid.referee.shuffle import Shuffle
from spectacular_bid.referee.storage import StorageError
from spectacular_bid.referee.stored import Anchor, StoredMatch, replayed, result_of
from spectacular_bid.referee.time_source import Reading, TimeSource, gap_ms
from spectacular_bid.referee.timekeeper import NO_CLOCK_SPANS, Timekeeper


@frozen
class Equipment:
    """What a referee works with."""

    journal: Journal
    time: TimeSource
    shuffle: Shuffle


@frozen
class Halt:
    """The journal could not be written at ``at``; the clock stands still there."""

    at: int
    reason: str


def deal(match: Match, at: int, shuffle: Shuffle) -> tuple[Entry, Ruling]:
    """Shuffle and deal. Raises ValueError for a shuffle of anything but the set."""
    entry = Entry(at, c.DealHand(shuffle()))
    ruling = rule(match, entry.command, at)
    if ruling.refusal is not None:
        raise ValueError(f"the shuffle was refused: {ruling.refusal}")
    return entry, ruling


class Bench:
    """Judges entries, stores them, and only then lets them change the match."""

    def __init__(self, equipment: Equipment, stored: StoredMatch) -> None:
        self._journal = equipment.journal
        self._shuffle = equipment.shuffle
        self._id = stored.id
        self._stood_still = stored.stood_still
        self.minutes = Minutes(replayed(stored))
        self.time = Timekeeper(equipment.time, stored.anchor)
        self.halt: Halt | None = None

    @property
    def stands_still(self) -> bool:
        """Whether a storage fault keeps even a turn's clock from running."""
        return self.halt is not None or self.time.anchor.held

    @property
    def covered(self) -> bool:
        """Whether a turn's tiles must not show because its clock stands still."""
        return self.stands_still and isinstance(self.minutes.match.stage, Turn)

    def now(self) -> int:
        """Milliseconds on the referee's clock."""
        reading = self.time.read()
        return self.halt.at if self.halt else self.time.moment(reading)

    def judge(self, command: c.Command, reading: Reading) -> Outcome:
        """The deadline first, then the rules (Rules §6)."""
        at = self.time.moment(reading)
        late = self.minutes.flag_has_fallen(at)
        entry = Entry(at, c.Observe() if late else command)
        _, ruling = self.minutes.rule(entry)
        if ruling.refusal is not None:
            return Refused(ruling.refusal)
        outcome = self.store(entry, reading)
        if late and not isinstance(outcome, NotStored):
            return Refused(Refusal.MATCH_OVER)
        return outcome

    def let_time_pass(self, reading: Reading) -> None:
        """Let a flag fall whose time has come, or a clock's fault annul the match."""
        if self.minutes.is_over or self.halt is not None:
            return
        if self.time.fault:
            self.annul_for(self.time.fault, reading)
        elif not self.time.anchor.held:
            at = self.time.moment(reading)
            if self.minutes.flag_has_fallen(at):
                self.store(Entry(at, c.Observe()), reading)

    def annul_for(self, fault: str, reading: Reading) -> Outcome:
        """End the match for a clock that failed; whatever was asked came too late."""
        outcome = self.store(self._void(self.time.anchor.at, fault), reading)
        over = Refused(Refusal.MATCH_OVER)
        return outcome if isinstance(outcome, NotStored) else over

    def annul_after(self, halt: Halt, reading: Reading) -> Outcome:
        """End the match for a journal that fails, written there or not."""
        entry = self._void(halt.at, f"fault: {halt.reason}")
        anchor, number = Anchor(halt.at, reading), len(self.minutes.entries)
        outcome = self.store(entry, reading)
        if isinstance(outcome, NotStored):
            self.halt = None
            step = self.minutes.rule(entry)
            result = result_of(step[1].match)
            self._journal.owe(self._id, number, [entry], anchor, result)
            self.minutes.take(*step)
        return outcome

    def go_on_after(self, halt: Halt, reading: Reading) -> Outcome:
        """Go on at the moment of a storage fault that may be over."""
        self.time.anchor = Anchor(halt.at, reading)
        if self.time.fault:
            return self.annul_for(self.time.fault, reading)
        if self.minutes.flag_has_fallen(halt.at):
            return self.store(Entry(halt.at, c.Observe()), reading)
        return self._begin_decision_anew(reading)

    def release(self, command: c.Command, reading: Reading) -> Outcome:
        """A held clock goes on with the reveal, and with nothing else."""
        if not isinstance(command, c.Reveal):
            return Refused(Refusal.WRONG_PHASE)
        fault = self._tie(Anchor(self.time.anchor.at, reading))
        if fault is not None:
            return fault
        self.minutes.revision += 1
        return Accepted(None)

    def catch_up(self, reading: Reading) -> None:
        """Let the time pass that passed while the program was closed.

        Raises StorageError if a deal that is due cannot be stored.
        """
        stored, match = self.time.anchor, self.minutes.match
        gap = gap_ms(stored.reading, reading)
        running = isinstance(match.stage, Turn) and not stored.held
        if running and self._stood_still:
            self._begin_decision_anew(reading)
            return
        if running and gap is None:
            self.time.fault = NO_CLOCK_SPANS
        at = stored.at if stored.held else stored.at + (gap or 0)
        self.time.anchor = Anchor(at, reading, stored.held)
        if isinstance(match.stage, Shuffling):
            self._store_steps([deal(match, at, self._shuffle)], reading)
            if self.halt is not None:
                raise StorageError(self.halt.reason)
        self.let_time_pass(reading)
        if running and not self.minutes.is_over and self.halt is None:
            # From here on this boot's clock counts, whatever the wall clock does.
            self._tie(self.time.anchor)

    def store(self, entry: Entry, reading: Reading) -> Outcome:
        """Store a legal command, with the deal if one is due, before applying it."""
        steps = [self.minutes.rule(entry)]
        match = steps[0][1].match
        if isinstance(match.stage, Shuffling):
            steps.append(deal(match, entry.at, self._shuffle))
        return self._store_steps(steps, reading)

    def _store_steps(
        self, steps: list[tuple[Entry, Ruling]], reading: Reading
    ) -> Outcome:
        entries, rulings = zip(*steps, strict=True)
        anchor = Anchor(entries[-1].at, reading)
        result, number = result_of(rulings[-1].match), len(self.minutes.entries)
        try:
            self._journal.append(self._id, number, entries, anchor, result)
        except StorageError as error:
            return self._stop(anchor.at, error)
        self.time.anchor = anchor
        for step in steps:
            self.minutes.take(*step)
        return Accepted(self.minutes.turn_result(rulings[0]))

    def _void(self, at: int, reason: str) -> Entry:
        """The entry that annuls, unless the match was lost on time before."""
        late = self.minutes.flag_has_fallen(at)
        return Entry(at, c.Observe() if late else c.VoidMatch(reason))

    def _begin_decision_anew(self, reading: Reading) -> Outcome:
        """Hold the clock where the decision began; the next reveal lets it go on."""
        stage, count = self.minutes.match.stage, len(self.minutes.entries)
        after, anchor = count - 1, self.time.anchor
        if isinstance(stage, Turn):
            after = self.minutes.last_reveal()
            anchor = Anchor(stage.revealed_at, reading, held=True)
        try:
            self._journal.rewind(self._id, after, count, anchor)
        except StorageError as error:
            return self._stop(self.time.anchor.at, error)
        self.time.anchor = anchor
        self.minutes.rewind(after, anchor.at)
        return Accepted(None)

    def _tie(self, anchor: Anchor) -> NotStored | None:
        try:
            self._journal.set_anchor(self._id, anchor)
        except StorageError as error:
            return self._stop(anchor.at, error)
        self.time.anchor = anchor
        return None

    def _stop(self, at: int, error: StorageError) -> NotStored:
        self.halt = Halt(at, str(error))
        self.minutes.revision += 1
        if self._may_stand_still(at) and not self._store_standstill():
            self._journal.note_standstill(self._id)
        return NotStored(str(error))

    def _may_stand_still(self, at: int) -> bool:
        """Whether a turn's clock stands still from this moment on."""
        late = self.minutes.flag_has_fallen(at)
        in_turn = isinstance(self.minutes.match.stage, Turn)
        return in_turn and not late and not self.time.fault

    def _store_standstill(self) -> bool:
        """Let the clock stand still for a restart too, if that much can be stored."""
        stage = self.minutes.match.stage
        assert isinstance(stage, Turn)
        after, count = self.minutes.last_reveal(), len(self.minutes.entries)
        anchor = Anchor(stage.revealed_at, self.time.anchor.reading, held=True)
        try:
            self._journal.rewind(self._id, after, count, anchor)
        except StorageError:
            return False
        self.minutes.rewind(after, anchor.at)
        return True
