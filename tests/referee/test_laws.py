"""Any match with any faults, restarts, reboots and clock changes keeps the laws."""

import shutil
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from spectacular_bid.core import commands as c
from spectacular_bid.core.clock import DELAY_MS, RESERVE_MS
from spectacular_bid.core.match import EndReason
from spectacular_bid.core.seats import Pair, Seat
from spectacular_bid.record.model import Entry
from spectacular_bid.record.states import replay
from spectacular_bid.referee import standstill
from spectacular_bid.referee.outcomes import Accepted, NotStored, Refused
from spectacular_bid.referee.referee import Referee
from spectacular_bid.views.screens import (
    CountView,
    DealView,
    HandoffView,
    OverView,
    TurnView,
)
from tests.manual_time import HOUR, seeded
from tests.referee import faults
from tests.referee.sitting import Sitting, likely_command
from tests.views.reachable import tiles_in, tiles_named

PAUSES = st.one_of(
    st.integers(0, 9_000),
    st.integers(9_990, 10_010),
    st.integers(10_000, 25_000),
    st.tuples(st.integers(0, 7), st.integers(0, 131_000)).map(
        lambda drawn: drawn[1] if drawn[0] == 0 else drawn[1] % 15_000
    ),
)
ANY_COMMAND = st.sampled_from(
    [
        c.StartHand(),
        c.Reveal(),
        c.DrawTile(),
        c.ForgoAuction(),
        c.MakeBid(15),
        c.MakeBid(17),
        c.MakeBid(1000),
        c.AcceptBid(),
        c.CloseCount(),
    ]
)
STATEMENTS = ["BEGIN", "INSERT", "UPDATE", "DELETE", "COMMIT"]


class Laws(RuleBasedStateMachine):
    """The model: what was accepted, and the clock's arithmetic by hand."""

    plan: faults.Plan

    def __init__(self) -> None:
        super().__init__()
        self.plan.failing = ()
        # Example after example may come to the very same match, and so to its notes.
        for place in standstill.places():
            shutil.rmtree(place, ignore_errors=True)
        self.folder = TemporaryDirectory()
        self.sitting = Sitting(Path(self.folder.name), seeded(1))
        self.accepted: list[type[c.Command]] = [c.DealHand]
        self.reserves = [RESERVE_MS, RESERVE_MS]
        self.running: Seat | None = None
        self.used_ms = 0

    def teardown(self) -> None:
        self.plan.failing = ()
        self.sitting.journal.close()
        self.folder.cleanup()

    @property
    def referee(self) -> Referee:
        return self.sitting.referee

    def pass_time(self, ms: int) -> None:
        self.sitting.time.go_on(ms)
        if self.running is not None and not self.referee.halted:
            self.used_ms += ms

    def left(self) -> int:
        assert self.running is not None
        return self.reserves[self.running] - max(0, self.used_ms - DELAY_MS)

    def stop_clock(self) -> None:
        self.running, self.used_ms = None, 0

    def flag_is_due(self) -> bool:
        return self.running is not None and self.left() <= 0

    def fell(self) -> None:
        assert self.running is not None
        self.reserves[self.running] = 0
        self.accepted.append(c.Observe)
        self.stop_clock()

    def judge(self, command: c.Command) -> None:
        due, mover, left = self.flag_is_due(), self.running, 0
        if mover is not None:
            left = self.left()
        outcome = self.sitting.ask(command)
        if isinstance(outcome, NotStored):
            assert self.plan.failing
            return
        if due:
            assert isinstance(outcome, Refused)
            self.fell()
            return
        if isinstance(outcome, Refused):
            return
        self.take(command, mover, left)

    def take(self, command: c.Command, mover: Seat | None, left: int) -> None:
        seen = self.referee.view()
        if not (isinstance(command, c.Reveal) and self.held):
            self.accepted.append(type(command))
        self.held = False
        if isinstance(command, c.CloseCount):
            self.accepted.append(c.DealHand)
        if isinstance(seen, TurnView):
            if mover is None:
                self.running, self.used_ms = seen.seat, 0
        elif mover is not None:
            self.reserves[mover] = left
            self.stop_clock()

    held = False

    @rule(pause=PAUSES, choice=st.integers(0, 2**32))
    def play_on(self, pause: int, choice: int) -> None:
        if self.referee.is_over or self.referee.halted:
            return
        self.pass_time(pause)
        self.judge(likely_command(self.referee.view(), Random(choice)))

    @rule(choice=st.integers(0, 2**32), times=st.integers(2, 40))
    def play_fast(self, choice: int, times: int) -> None:
        random = Random(choice)
        for _ in range(times):
            if self.referee.is_over or self.referee.halted:
                return
            self.pass_time(random.randrange(3000))
            self.judge(likely_command(self.referee.view(), random))

    @rule(command=ANY_COMMAND)
    def ask_anything(self, command: c.Command) -> None:
        if not self.referee.halted:
            self.judge(command)

    @rule(command=ANY_COMMAND, behind=st.integers(1, 3))
    def ask_too_late(self, command: c.Command, behind: int) -> None:
        before = self.referee.revision
        outcome = self.sitting.ask(command, revision=before - behind)
        assert isinstance(outcome, Refused)
        assert self.referee.revision == before

    @rule(pause=PAUSES)
    def tick(self, pause: int) -> None:
        self.pass_time(pause)
        due = self.flag_is_due() and not self.referee.halted
        assert self.referee.tick() == due
        if due and not self.plan.failing:
            self.fell()

    @rule(by=st.integers(-2000, 2000))
    def set_the_wall_clock(self, by: int) -> None:
        self.sitting.time.set_wall(by * HOUR)

    @rule(
        where=st.sampled_from(STATEMENTS),
        rollback=st.booleans(),
    )
    def fill_the_disk(self, where: str, rollback: bool) -> None:
        self.plan.failing = (where, "ROLLBACK") if rollback else (where,)

    @rule()
    def free_the_disk(self) -> None:
        self.plan.failing = ()

    @precondition(lambda self: self.referee.halted is not None)
    @rule()
    def try_again(self) -> None:
        due = self.flag_is_due()
        outcome = self.referee.try_again()
        if isinstance(outcome, NotStored):
            assert self.plan.failing
        elif due:
            self.fell()
        elif self.running is not None:
            self.held = True
            self.stop_clock()

    @precondition(lambda self: self.referee.halted and not self.plan.failing)
    @rule(pause=PAUSES)
    def be_killed_while_halted(self, pause: int) -> None:
        due = self.flag_is_due()
        self.pass_time(pause)
        self.sitting.reopen()
        if due:
            self.fell()
        elif self.running is not None:
            self.held = True
            self.stop_clock()

    @precondition(lambda self: self.referee.halted is not None)
    @rule()
    def annul(self) -> None:
        due = self.flag_is_due()
        self.plan.failing = ()
        assert isinstance(self.referee.annul(), Accepted)
        if due:
            self.fell()
        else:
            self.accepted.append(c.VoidMatch)
            self.stop_clock()

    @precondition(lambda self: self.running is not None and not self.plan.failing)
    @rule(
        where=st.sampled_from(STATEMENTS),
        rollback=st.booleans(),
        choice=st.integers(0, 2**32),
        annul=st.integers(0, 9).map(lambda number: number == 0),
    )
    def stumble(self, where: str, rollback: bool, choice: int, annul: bool) -> None:
        """One command that cannot be stored, and one of the two ways on."""
        self.fill_the_disk(where, rollback)
        self.play_on(pause=choice % 12_000, choice=choice)
        self.free_the_disk()
        if self.referee.halted and annul:
            self.annul()
        elif self.referee.halted:
            self.try_again()

    @precondition(lambda self: self.running is not None and not self.plan.failing)
    @rule(pause=st.integers(0, 20_000), boots=st.lists(st.booleans(), max_size=3))
    def restart_in_a_turn(self, pause: int, boots: list[bool]) -> None:
        for boot in boots:
            if self.running is not None:
                self.restart(pause, boot, wall=0 if boot else pause % 5 - 2)

    @precondition(lambda self: not self.referee.is_over and not self.plan.failing)
    @rule(pause=PAUSES, boot=st.booleans(), wall=st.integers(-2, 2))
    def restart(self, pause: int, boot: bool, wall: int) -> None:
        if self.referee.halted:
            return
        before, lost = self.referee.view(), False
        self.sitting.time.set_wall(wall * HOUR)
        self.pass_time(pause % 30_000)
        if boot:
            self.sitting.time.reboot(after=0)
            lost = self.running is not None and self.wall_clock_lost_it()
        self.sitting.reopen()
        if lost:
            self.accepted.append(c.VoidMatch)
            self.stop_clock()
        elif self.flag_is_due():
            self.fell()
        else:
            assert self.referee.view() == before

    def wall_clock_lost_it(self) -> bool:
        """After another boot the wall clock says how long the turn has run."""
        stored = self.sitting.stored()
        entries = stored.record.entries
        revealed = [entry.at for entry in entries if entry.command == c.Reveal()]
        gap = self.sitting.time.wall_ms - stored.anchor.reading.wall_ms
        self.used_ms = stored.anchor.at + gap - revealed[-1]
        return gap < 0

    @precondition(lambda self: not self.plan.failing)
    @invariant()
    def what_was_accepted_is_in_the_journal_and_nothing_else(self) -> None:
        stored = self.sitting.stored()
        assert [type(x.command) for x in stored.record.entries] == self.accepted
        moments = [entry.at for entry in stored.record.entries]
        assert moments == sorted(moments)
        assert moments[-1] <= stored.anchor.at
        assert (self.sitting.journal.unfinished() is None) == self.referee.is_over

    @invariant()
    def the_reserves_are_the_clocks_arithmetic(self) -> None:
        expected = list(self.reserves)
        if self.running is not None:
            expected[self.running] = max(0, self.left())
        clocks = self.referee.clocks()
        if not self.referee.halted:
            assert clocks.running is self.running
            assert clocks.reserves == Pair(*expected)

    @invariant()
    def nothing_hidden_can_be_reached(self) -> None:
        seen = self.referee.view()
        if isinstance(seen, DealView | HandoffView | OverView):
            assert not tiles_in(seen)
        layout = getattr(seen, "layout", None)
        open_tiles = tiles_in(layout)
        if isinstance(seen, CountView):
            open_tiles |= tiles_in(seen.blocked_hands)
        assert tiles_named(repr(seen)) <= open_tiles
        if isinstance(seen, TurnView):
            assert tiles_in(seen) == open_tiles | set(seen.hand)
            assert len(seen.hand) == seen.standing.held[seen.seat]

    @precondition(lambda self: self.referee.is_over)
    @invariant()
    def the_record_replays_to_the_same_end(self) -> None:
        entries: list[Entry] = list(self.referee.record().entries)
        rulings = list(replay(entries))
        assert all(ruling.refusal is None for ruling in rulings)
        seen = self.referee.view()
        assert isinstance(seen, OverView)
        ended = rulings[-1].match
        assert ended.points == seen.standing.points
        assert ended.reserves == self.referee.clocks().reserves
        assert seen.result.reason in EndReason


FAST = settings(
    max_examples=60,
    stateful_step_count=30,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
LONG = settings(FAST, max_examples=600, stateful_step_count=60)


@pytest.mark.parametrize(
    "effort",
    [
        pytest.param(FAST, id="short"),
        pytest.param(
            LONG, id="long", marks=[pytest.mark.slow, pytest.mark.timeout(900)]
        ),
    ],
)
def test_the_laws_hold_through_faults_restarts_and_clock_changes(
    monkeypatch: pytest.MonkeyPatch, effort: settings
) -> None:
    plan = faults.install(monkeypatch)

    class Planned(Laws):
        pass

    Planned.plan = plan
    run_state_machine_as_test(Planned, settings=effort)
