"""Every worked example by its name, as the guide's text calls it."""

from functools import cache
from typing import NamedTuple

from spectacular_bid.core import commands as c
from spectacular_bid.core.auction import BidRange
from spectacular_bid.core.layout import Arm, Layout
from spectacular_bid.core.match import EVEN_POINTS, STARTING_POINTS
from spectacular_bid.core.seats import Pair, Seat
from spectacular_bid.gui.guide import examples
from spectacular_bid.gui.guide.examples import ADA, LEO, Outcome
from spectacular_bid.views.clocks import ClockView

ALL_POINTS = 2 * STARTING_POINTS
QUICK_MS, SLOW_MS = 8_000, 13_000
"""Two decisions (Rules §6)."""
LITTLE = 10
"""A balance that is too small for the lowest bid."""
MODEST = 40
"""A balance to bid all of."""


class Collection(NamedTuple):
    """All examples; names are written with hyphens in the guide's text."""

    lines: dict[str, Layout]
    deals: dict[str, Outcome]
    scores: dict[str, Outcome]
    draws: dict[str, Outcome]
    blocks: dict[str, Outcome]
    auctions: dict[str, Outcome]
    highest: Pair[BidRange]
    """What the jockey and the opponent may bid with a modest balance."""
    thoughts: dict[int, ClockView]
    """By milliseconds."""


@cache
def collection() -> Collection:
    """All examples, put together when they are first read."""
    return Collection(
        lines=_lines(),
        deals=_deals(),
        scores=_scores(),
        draws=_draws(),
        blocks=_blocks(),
        auctions=_auctions(),
        highest=Pair(examples.bids_of(ADA, MODEST), examples.bids_of(LEO, MODEST)),
        thoughts={each: examples.thought(each) for each in (QUICK_MS, SLOW_MS)},
    )


def _lines() -> dict[str, Layout]:
    """The table of Rules §3, and the openings of Rules §2."""
    left, right, up = Arm.LEFT, Arm.RIGHT, Arm.UP
    spinner = (("6-3", left), ("6-2", right), ("6-1", up))
    late = (("5-5", right), ("5-4", right), ("4-4", right))
    return {
        "double-five": examples.line("5-5"),
        "double-blank": examples.line("0-0"),
        "six-four": examples.line("6-4"),
        "five-blank": examples.line("5-0"),
        "one-side": examples.line("6-6", *spinner[:1]),
        "both-sides": examples.line("6-6", *spinner[:2]),
        "side-arm": examples.line("6-6", *spinner),
        "late-spinner": examples.line("6-5", *late[:1]),
        "beyond-it": examples.line("6-5", *late[:2]),
        "later-double": examples.line("6-5", *late),
    }


def _deals() -> dict[str, Outcome]:
    return {
        "by-double": examples.dealt(
            "6-5 5-2 4-4 4-1 3-0 2-1 1-0", "6-3 5-5 5-1 4-2 3-2 2-2 6-0"
        ),
        "by-sum": examples.dealt(
            "5-3 6-1 4-2 5-0 3-1 2-0 1-0", "6-2 4-3 5-1 3-2 4-0 3-0 2-1"
        ),
    }


def _scores() -> dict[str, Outcome]:
    """Rules §1."""
    alone = examples.line("6-6")
    high = examples.line("6-6", ("6-4", Arm.RIGHT))
    last_token = Pair(ALL_POINTS - 5, 5)
    return {
        "gain": examples.played(alone, "6-3", Arm.LEFT),
        "capped": examples.played(high, "4-4", Arm.RIGHT, last_token),
    }


def _draws() -> dict[str, Outcome]:
    before = examples.line("6-6", ("6-3", Arm.LEFT))
    return {"drawing": examples.drawn("5-4 2-1", "4-0 5-5 6-1", before)}


def _blocks() -> dict[str, Outcome]:
    """Rules §4."""
    return {
        "block-up": examples.blocked("4-0", "6-6 6-0"),
        "block-down": examples.blocked("3-0", "6-6 5-0"),
        "block-even": examples.blocked("6-0", "5-1"),
        "block-low": examples.blocked("0-0", "1-1"),
    }


def _auctions() -> dict[str, Outcome]:
    """Rules §5."""
    even, accept = EVEN_POINTS, c.AcceptBid()
    return {
        "jockey-pays": examples.auctioned(even, c.MakeBid(15), c.MakeBid(20), accept),
        "opponent-pays": examples.auctioned(even, c.MakeBid(20), accept),
        "all-paid": examples.auctioned(_with(LEO, MODEST), c.MakeBid(MODEST), accept),
        "cannot-bid": examples.auctioned(_with(LEO, LITTLE)),
        "cannot-raise": examples.auctioned(_with(ADA, LITTLE), c.MakeBid(25)),
    }


def _with(seat: Seat, balance: int) -> Pair[int]:
    others = ALL_POINTS - balance
    return Pair(others, others).with_(seat, balance)
