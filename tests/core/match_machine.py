"""A machine that plays whole matches with any commands at any moment, and its laws.

To hold something else to these matches, make a subclass with invariants of its own.
"""

from collections.abc import Iterator
from random import Random

from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)

from spectacular_bid.core import commands as c
from spectacular_bid.core.choices import choices, why_not
from spectacular_bid.core.events import Event, TilesRevealed
from spectacular_bid.core.fold import fold
from spectacular_bid.core.layout import Arm
from spectacular_bid.core.match import (
    Counting,
    Dealt,
    EndReason,
    Handoff,
    Match,
    Over,
    Shuffling,
    Turn,
)
from spectacular_bid.core.refusals import Refusal
from spectacular_bid.core.rulebook import Ruling, deadline
from spectacular_bid.core.rulebook import rule as judge
from spectacular_bid.core.seats import Pair, Seat
from spectacular_bid.core.tiles import DOUBLE_SIX, Tile

ARMS = (None, *Arm)
POINTS = range(-10, 340, 5)
PAUSES = st.sampled_from([0, 1, 2000, 9_999, 10_000, 10_001, 30_000])


def commands() -> st.SearchStrategy[c.Command]:
    """Any command at all, most of them out of place."""
    return st.one_of(
        st.permutations(DOUBLE_SIX).map(lambda tiles: c.DealHand(tuple(tiles))),
        st.lists(st.sampled_from(DOUBLE_SIX), max_size=30).map(
            lambda tiles: c.DealHand(tuple(tiles))
        ),
        st.builds(c.PlaceTile, st.sampled_from(DOUBLE_SIX), st.sampled_from(ARMS)),
        st.builds(c.MakeBid, st.integers(-20, 350)),
        st.sampled_from(
            [
                c.StartHand(),
                c.Reveal(),
                c.DrawTile(),
                c.ForgoAuction(),
                c.AcceptBid(),
                c.CloseCount(),
                c.Observe(),
            ]
        ),
    )


def offered(match: Match) -> Iterator[c.Command]:
    """The commands that the legal choices come to."""
    legal = choices(match)
    yield from (c.PlaceTile(play.tile, play.arm) for play in legal.plays)
    if legal.draw:
        yield c.DrawTile()
    if legal.bids:
        bids = range(legal.bids.lowest, legal.bids.highest + 1, 5)
        yield from map(c.MakeBid, bids)
    if legal.forgo:
        yield c.ForgoAuction()
    if legal.accept:
        yield c.AcceptBid()


def decisions() -> Iterator[c.Command]:
    """Every command with which a decision could be made."""
    yield from (c.PlaceTile(tile, arm) for tile in DOUBLE_SIX for arm in ARMS)
    yield from map(c.MakeBid, POINTS)
    yield from (c.DrawTile(), c.ForgoAuction(), c.AcceptBid())


class MatchMachine(RuleBasedStateMachine):
    """A match from its start, or from balances close to its end."""

    def __init__(self) -> None:
        super().__init__()
        self.first = self.match = Match()
        self.at = 0
        self.events: list[Event] = []
        self.asked: list[tuple[c.Command, int]] = []

    @initialize(tokens=st.one_of(st.just(30), st.integers(1, 59)))
    def seat_the_players(self, tokens: int) -> None:
        self.first = self.match = Match(points=Pair(5 * tokens, 300 - 5 * tokens))

    def ask(self, command: c.Command, at: int) -> Ruling:
        before, self.at = self.match, at
        ruling = judge(before, command, at)
        self.match = ruling.match
        self.asked.append((command, at))
        self.events += ruling.events
        self.check_step(before, ruling)
        return ruling

    @rule(command=commands(), pause=PAUSES)
    def ask_anything(self, command: c.Command, pause: int) -> None:
        self.ask(command, self.at + pause)

    @rule(steps=st.sampled_from([1, 3, 40, 150]), seed=st.integers(0, 10_000))
    def play_on(self, steps: int, seed: int) -> None:
        random = Random(seed)
        for _ in range(steps):
            due = deadline(self.match)
            at = self.at + random.randrange(4000)
            command = self.some_legal_command(random)
            ruling = self.ask(command, at if due is None else min(at, due - 1))
            assert ruling.refusal is None

    @precondition(lambda self: isinstance(self.match.stage, Turn))
    @rule(early=st.integers(-1, 1), command=commands())
    def decide_at_the_deadline(self, early: int, command: c.Command) -> None:
        due = deadline(self.match)
        assert due is not None
        if due - early < self.at:
            return
        ruling = self.ask(command, due - early)
        if early == 1:
            assert ruling.refusal is not Refusal.MATCH_OVER
        else:
            assert isinstance(self.match.stage, Over)
            assert self.match.stage.result.reason is EndReason.TIME

    @precondition(lambda self: not isinstance(self.match.stage, Over))
    @rule(command=st.sampled_from([c.VoidMatch("agreed"), c.Resign()]))
    def end_early(self, command: c.Command) -> None:
        # Seldom, or few matches would come far.
        if len(self.asked) % 7 == 0:
            self.ask(command, self.at)

    def some_legal_command(self, random: Random) -> c.Command:
        match self.match.stage:
            case Shuffling():
                return c.DealHand(tuple(random.sample(DOUBLE_SIX, len(DOUBLE_SIX))))
            case Dealt():
                return c.StartHand()
            case Handoff():
                return c.Reveal()
            case Turn():
                return random.choice(list(offered(self.match)))
            case Counting():
                return c.CloseCount()
        return c.Observe()

    def check_step(self, before: Match, ruling: Ruling) -> None:
        after = ruling.match
        assert fold(before, ruling.events) == after
        if ruling.refusal and not isinstance(after.stage, Over):
            assert after == before
        if isinstance(before.stage, Over):
            assert after == before
        self.check_clocks(before, ruling)

    def check_clocks(self, before: Match, ruling: Ruling) -> None:
        """Reserves never rise, and every decision begins with a hand-off."""
        after = ruling.match
        for seat in Seat:
            assert 0 <= after.reserves[seat] <= before.reserves[seat]
        if isinstance(after.stage, Turn):
            handed = TilesRevealed(after.stage.revealed_at)
            if ruling.events == (handed,):
                assert before.stage == Handoff(after.stage.seat, after.stage.decision)
            else:
                assert isinstance(before.stage, Turn)
                assert before.stage.revealed_at == after.stage.revealed_at

    @invariant()
    def points_are_only_moved(self) -> None:
        points = self.match.points
        assert sum(points) == 300
        assert all(balance >= 0 and balance % 5 == 0 for balance in points)
        assert 0 not in points or isinstance(self.match.stage, Over)

    @invariant()
    def the_table_holds_the_whole_set_or_nothing(self) -> None:
        table, lying = self.match.table, list[Tile]()
        if table.layout:
            lying.append(table.layout.opening)
            for branch in table.layout.branches.values():
                lying += branch.tiles
        lying += (*table.hands.zero, *table.hands.one, *table.boneyard)
        assert sorted(lying) in ([], list(DOUBLE_SIX))

    @invariant()
    def neighbours_match(self) -> None:
        layout = self.match.table.layout
        if layout is None:
            return
        for arm, branch in layout.branches.items():
            start = layout.spinner if arm.is_side else layout.opening
            assert start is not None
            end = start.low if arm is Arm.RIGHT else start.high
            for tile in branch.tiles:
                assert tile.has(end)
                end = tile.opposite(end)
            assert end == branch.end

    @invariant()
    def what_is_offered_is_what_is_accepted(self) -> None:
        accepted = [each for each in decisions() if not why_not(self.match, each)]
        assert set(offered(self.match)) == set(accepted)

    @invariant()
    def a_player_on_turn_has_a_choice(self) -> None:
        if isinstance(self.match.stage, Turn):
            assert any(offered(self.match))

    def teardown(self) -> None:
        assert fold(self.first, self.events) == self.match
        match = self.first
        for command, at in self.asked:
            match = judge(match, command, at).match
        assert match == self.match
