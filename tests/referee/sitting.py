"""A match with a referee, a journal in a folder and a clock under control."""

from pathlib import Path
from random import Random

from spectacular_bid.core import commands as c
from spectacular_bid.core.choices import Choices
from spectacular_bid.core.seats import Pair
from spectacular_bid.referee.asked import PlayerCommand
from spectacular_bid.referee.journal import Journal, StoredMatch
from spectacular_bid.referee.outcomes import Accepted, Outcome
from spectacular_bid.referee.referee import Equipment, Referee
from spectacular_bid.referee.shuffle import Shuffle
from spectacular_bid.views.screens import (
    CountView,
    DealView,
    HandoffView,
    TurnView,
    View,
)
from tests.core.driving import command
from tests.manual_time import ManualTime, scripted, stacked

PLAYERS = Pair("Anna", "Bruno")

SIXES = "6-6 6-5 6-4 6-3 6-2 6-1 6-0"
FIVES = "5-5 5-4 5-3 5-2 5-1 5-0 4-4"
PLAIN = stacked(SIXES, FIVES)
"""Seat 0 must open with 6-6; seat 1 can only draw 4-3 4-2 4-1 ... and never play."""


class Sitting:
    """Plays by lines such as ``play 6-6``; every restart is a new program."""

    def __init__(self, folder: Path, shuffle: Shuffle | None = None) -> None:
        self.folder = folder
        self.time = ManualTime()
        self.shuffle = shuffle or scripted(PLAIN)
        self.journal = Journal(folder)
        self.referee = Referee.begin(PLAYERS, self.equipment)

    @property
    def equipment(self) -> Equipment:
        return Equipment(self.journal, self.time, self.shuffle)

    def ask(
        self, wanted: str | c.Command, *, after: int = 0, revision: int | None = None
    ) -> Outcome:
        """Put a command to the referee after so many milliseconds."""
        self.time.go_on(after)
        asked = command(wanted) if isinstance(wanted, str) else wanted
        now = self.referee.revision if revision is None else revision
        return self.referee.submit(asked, now)  # type: ignore[arg-type]

    def do(self, *wanted: str | c.Command, after: int = 0) -> "Sitting":
        """Commands that must be accepted, ``after`` milliseconds before each."""
        for each in wanted:
            outcome = self.ask(each, after=after)
            assert isinstance(outcome, Accepted), (each, outcome)
        return self

    def on_turn(self) -> "Sitting":
        """The first decision of the match, just revealed."""
        return self.do("start", "reveal")

    def stored(self) -> StoredMatch:
        """The match as the journal holds it."""
        return self.journal.load(1)

    def stored_commands(self) -> list[c.Command]:
        return [entry.command for entry in self.stored().record.entries]

    def reopen(self) -> None:
        """Close the program and start it again."""
        self.journal.close()
        self.journal = Journal(self.folder)
        stored = self.journal.unfinished()
        assert stored is not None
        self.referee = Referee.resume(stored, self.equipment)

    def restart(self) -> "Sitting":
        """The same, for a chain of steps."""
        self.reopen()
        return self

    def restart_over(self) -> None:
        """The same, where the match is found to be over."""
        self.reopen()
        assert self.referee.is_over
        assert self.journal.unfinished() is None


def to_the_count(sitting: Sitting) -> Sitting:
    """Play on at random until a hand is over."""
    random = Random(4)
    while not isinstance(sitting.referee.view(), CountView):
        sitting.do(likely_command(sitting.referee.view(), random), after=1)
    return sitting


def likely_command(view: View, random: Random) -> PlayerCommand:
    """Something legal that a player may do now."""
    match view:
        case DealView():
            return c.StartHand()
        case HandoffView():
            return c.Reveal()
        case CountView():
            return c.CloseCount()
        case TurnView():
            return _decision(view.choices, random)
    raise AssertionError("the match is over")


def _decision(choices: Choices, random: Random) -> PlayerCommand:
    options: list[PlayerCommand] = [
        c.PlaceTile(play.tile, play.arm) for play in choices.plays
    ]
    if choices.draw:
        options.append(c.DrawTile())
    if choices.forgo:
        options.append(c.ForgoAuction())
    if choices.accept:
        options.append(c.AcceptBid())
    if choices.bids:
        bids = range(choices.bids.lowest, choices.bids.highest + 1, 5)
        options.append(c.MakeBid(random.choice(bids)))
    return random.choice(options)
