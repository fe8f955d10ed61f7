"""Prints the microseconds that a placed tile takes in headless random matches.

Rules and legal choices are asked as the referee asks them; draws, reveals and deals
are part of the price of a tile. Run as a module, it prints the best of several runs.
"""

from random import Random
from time import perf_counter

from spectacular_bid.core import commands as c
from spectacular_bid.core.choices import choices
from spectacular_bid.core.match import (
    Counting,
    Dealt,
    Handoff,
    Match,
    Over,
    Shuffling,
    Turn,
)
from spectacular_bid.core.rulebook import rule
from spectacular_bid.core.tiles import DOUBLE_SIX

MATCHES = 10
RUNS = 20


def played(random: Random) -> int:
    """Play a match to its end; how many tiles were placed."""
    match, placed, at = Match(), 0, 0
    while not isinstance(match.stage, Over):
        command = _command(match, random)
        at += 2000
        match = rule(match, command, at).match
        placed += isinstance(command, c.PlaceTile)
    return placed


def microseconds_a_tile() -> float:
    """The average over the same few matches every time."""
    random = Random(5)
    before = perf_counter()
    placed = sum(played(random) for _ in range(MATCHES))
    return (perf_counter() - before) / placed * 1_000_000


def _command(match: Match, random: Random) -> c.Command:
    match match.stage:
        case Shuffling():
            return c.DealHand(tuple(random.sample(DOUBLE_SIX, len(DOUBLE_SIX))))
        case Dealt():
            return c.StartHand()
        case Handoff():
            return c.Reveal()
        case Turn():
            return _decided(match, random)
        case Counting():
            return c.CloseCount()
    return c.Observe()


def _decided(match: Match, random: Random) -> c.Command:
    legal = choices(match)
    if legal.plays:
        play = random.choice(legal.plays)
        return c.PlaceTile(play.tile, play.arm)
    if legal.draw:
        return c.DrawTile()
    if legal.forgo:
        return c.ForgoAuction()
    return c.AcceptBid()


if __name__ == "__main__":
    print(min(microseconds_a_tile() for _ in range(RUNS)))  # noqa: T201
