"""Thousands of commands that must change nothing."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from spectacular_bid.core import commands as c
from spectacular_bid.core.clock import DELAY_MS, RESERVE_MS
from spectacular_bid.core.layout import Arm
from spectacular_bid.core.tiles import DOUBLE_SIX
from spectacular_bid.record.states import states
from spectacular_bid.referee.outcomes import Refused
from spectacular_bid.views.screens import OverView, TurnView
from tests.manual_time import seeded
from tests.referee.sitting import Sitting, likely_command

ODD: list[Any] = [None, "", "6-6", 6, -1, 1.5, float("nan"), True, [], {}, b"6", ()]
ODD += [10**400, "ì", "\ud800", "1" * 5000, object(), c.Reveal, *DOUBLE_SIX[:2]]

KINDS: list[type] = [
    c.StartHand,
    c.Reveal,
    c.DrawTile,
    c.ForgoAuction,
    c.AcceptBid,
    c.CloseCount,
]


def any_command(random: Random) -> Any:
    """Something well-formed, legal or not; never a resignation."""
    kind = random.randrange(4)
    if kind == 0:
        arm = random.choice([None, *Arm])
        return c.PlaceTile(random.choice(DOUBLE_SIX), arm)
    if kind == 1:
        points = [-15, 0, 1, 12, 15, 17, 20, 150, 165, 170, 305, 10**30]
        return c.MakeBid(random.choice(points))
    return random.choice(KINDS)()


def malformed(random: Random) -> Any:
    """Something that no window of ours would send."""
    odd = random.choice(ODD)
    no_arm: Any = odd if odd is not None else 0
    makers: list[Callable[[], Any]] = [
        lambda: c.PlaceTile(odd, random.choice(ODD)),
        lambda: c.PlaceTile(random.choice(DOUBLE_SIX), no_arm),
        lambda: c.MakeBid(odd if type(odd) is not int else str(odd)),  # type: ignore[arg-type]
        lambda: c.DealHand(random.choice([odd, DOUBLE_SIX])),
        lambda: c.VoidMatch(random.choice([odd, "agreed", "fault: mine"])),
        c.Observe,
        lambda: odd,
    ]
    return random.choice(makers)()


def fingerprint(sitting: Sitting) -> list[object]:
    """Everything that may be seen of a match, from outside and in the journal."""
    referee = sitting.referee
    stored = sitting.stored()
    return [
        referee.view(),
        referee.clocks(),
        referee.ms_to_deadline(),
        referee.revision,
        referee.statistics(),
        referee.needs_cover,
        referee.may_end_by_agreement,
        referee.halted,
        stored,
        list(states(stored.record.entries))[-1:],
    ]


@pytest.mark.parametrize("seed", range(4))
def test_5000_illegal_malformed_or_stale_commands_change_nothing(
    tmp_path: Path, seed: int
) -> None:
    random, sitting = Random(seed), Sitting(tmp_path, seeded(seed))
    refused = 0
    while refused < 5000:
        before, batch = fingerprint(sitting), 0
        while batch < 70 and refused < 5000:
            revision = sitting.referee.revision
            if random.random() < 0.4:
                asked, made_for = malformed(random), revision
            else:
                asked = any_command(random)
                legal = would_be_accepted(sitting, asked)
                late = revision - random.randrange(1, 4)
                made_for = late if legal or random.random() < 0.2 else revision
            outcome = sitting.referee.submit(asked, made_for)
            assert isinstance(outcome, Refused), (asked, outcome)
            refused, batch = refused + 1, batch + 1
            assert sitting.referee.revision == revision
        assert fingerprint(sitting) == before
        if sitting.referee.is_over:
            sitting.journal.close()
            sitting = Sitting(tmp_path / str(refused), seeded(refused))
        else:
            sitting.do(likely_command(sitting.referee.view(), random), after=900)
    sitting.journal.close()


def would_be_accepted(sitting: Sitting, asked: Any) -> bool:
    """What the view says about it, which has to be what the referee says."""
    seen = sitting.referee.view()
    if not isinstance(seen, TurnView):
        if isinstance(seen, OverView):
            return False
        return type(asked) is type(likely_command(seen, Random(0)))
    legal = seen.choices
    match asked:
        case c.PlaceTile(tile, arm):
            return (tile, arm) in {(play.tile, play.arm) for play in legal.plays}
        case c.MakeBid(points) if legal.bids is not None:
            return points in range(legal.bids.lowest, legal.bids.highest + 1, 5)
        case c.DrawTile():
            return legal.draw
        case c.ForgoAuction():
            return legal.forgo
        case c.AcceptBid():
            return legal.accept
    return False


def test_late_commands_change_nothing_but_the_flag(tmp_path: Path) -> None:
    random, sitting = Random(1), Sitting(tmp_path)
    sitting.on_turn().time.go_on(DELAY_MS + RESERVE_MS)
    assert sitting.referee.tick()
    before, now = fingerprint(sitting), sitting.referee.revision
    for number in range(2000):
        sitting.time.go_on(number % 5)
        asked = any_command(random) if number % 2 else malformed(random)
        assert isinstance(sitting.referee.submit(asked, now), Refused)
    assert fingerprint(sitting) == before
    sitting.journal.close()


def test_each_first_late_command_finds_the_flag_fallen(tmp_path: Path) -> None:
    random = Random(2)
    for number in range(40):
        sitting = Sitting(tmp_path / str(number))
        sitting.on_turn().time.go_on(DELAY_MS + RESERVE_MS + number)
        assert isinstance(sitting.ask(any_command(random)), Refused)
        seen = sitting.referee.view()
        assert isinstance(seen, OverView)
        assert sitting.stored_commands()[-1] == c.Observe()
        sitting.journal.close()
