"""Random matches, step by step, with the events since the last reveal."""

from collections.abc import Iterator, Sequence
from random import Random

from attrs import frozen

from spectacular_bid.core import commands as c
from spectacular_bid.core import events as e
from spectacular_bid.core.choices import choices
from spectacular_bid.core.match import (
    Counting,
    Dealt,
    Handoff,
    Match,
    Over,
    Shuffling,
)
from spectacular_bid.core.rulebook import rule
from spectacular_bid.core.tiles import DOUBLE_SIX


@frozen
class Step:
    """One command of a match."""

    at: int
    before: Match
    command: c.Command
    accepted: bool
    """False only for the last one of a match that came too late."""
    match: Match
    events: Sequence[e.Event]
    recent: Sequence[e.Event]
    """The events since the last reveal or deal, this step's included."""


def random_steps(seed: int) -> Iterator[Step]:
    """A whole match, the same for the same seed."""
    random, match, at = Random(seed), Match(), 0
    recent: list[e.Event] = []
    while not isinstance(match.stage, Over):
        command, before = _command(match, random), match
        at += random.randrange(12000)
        ruling = rule(match, command, at)
        assert ruling.refusal is None or isinstance(ruling.match.stage, Over)
        match = ruling.match
        for event in ruling.events:
            if isinstance(event, e.TilesRevealed | e.HandDealt):
                recent = []
            recent.append(event)
        accepted = ruling.refusal is None
        yield Step(at, before, command, accepted, match, ruling.events, tuple(recent))


def _command(match: Match, random: Random) -> c.Command:
    match match.stage:
        case Shuffling():
            return c.DealHand(tuple(random.sample(DOUBLE_SIX, 28)))
        case Dealt():
            return c.StartHand()
        case Handoff():
            return c.Reveal()
        case Counting():
            return c.CloseCount()
    legal = choices(match)
    options: list[c.Command] = [c.PlaceTile(p.tile, p.arm) for p in legal.plays]
    if legal.draw:
        options.append(c.DrawTile())
    if legal.forgo:
        options.append(c.ForgoAuction())
    if legal.accept:
        options.append(c.AcceptBid())
    if legal.bids:
        most = min(legal.bids.highest, legal.bids.lowest + 20)
        options.append(c.MakeBid(random.randrange(legal.bids.lowest, most + 1, 5)))
    return random.choice(options)
