"""The numbers in the guide's text: none of them is written there by hand."""

from collections.abc import Iterator

from spectacular_bid.core.auction import BID_STEP, JOCKEY_DISCOUNT, LOWEST_BID
from spectacular_bid.core.clock import DELAY_MS, RESERVE_MS
from spectacular_bid.core.layout import scoring_points
from spectacular_bid.core.match import HAND_SIZE, STARTING_POINTS, TOKEN_POINTS
from spectacular_bid.core.tiles import DOUBLE_SIX, HIGHEST_PIP
from spectacular_bid.gui.drawing.clock_ring import WARNING_MS
from spectacular_bid.gui.drawing.tokens import token_count
from spectacular_bid.gui.formats import TENTHS_MS, reserve_time
from spectacular_bid.gui.guide.collection import (
    ALL_POINTS,
    LITTLE,
    MODEST,
    QUICK_MS,
    SLOW_MS,
    collection,
)
from spectacular_bid.gui.guide.examples import ADA, LEO

BONEYARD = len(DOUBLE_SIX) - 2 * HAND_SIZE


def numbers() -> dict[str, str]:
    """Every number, and every tile, by the name that the text calls it by."""
    return {name: str(value) for name, value in (*_rules(), *_told())}


def _rules() -> Iterator[tuple[str, object]]:
    yield "points", STARTING_POINTS
    yield "all_points", ALL_POINTS
    yield "tokens", token_count(STARTING_POINTS)
    yield "token_worth", TOKEN_POINTS
    yield "tiles", len(DOUBLE_SIX)
    yield "highest_pip", HIGHEST_PIP
    yield "dealt", HAND_SIZE
    yield "boneyard", BONEYARD
    yield "most_held", HAND_SIZE + BONEYARD
    yield "least_bid", LOWEST_BID
    yield "raise", BID_STEP
    yield "discount", JOCKEY_DISCOUNT
    yield "delay", DELAY_MS // 1000
    yield "reserve", RESERVE_MS // 1000
    yield "reserve_shown", reserve_time(RESERVE_MS)
    yield "warning", WARNING_MS // 1000
    yield "tenths", TENTHS_MS // 1000


def _told() -> Iterator[tuple[str, object]]:
    """What the text tells of the examples."""
    every = collection()
    for name in ("double-five", "six-four", "one-side", "late-spinner"):
        yield f"{name}.opening", every.lines[name].opening
    yield "double-five.points", scoring_points(every.lines["double-five"].total)
    for name in ("one-side", "both-sides", "side-arm", "late-spinner", "beyond-it"):
        yield f"{name}.tile", every.lines[name].last
    gain, capped = (every.scores[name] for name in ("gain", "capped"))
    yield "gain.points", gain.moved
    yield "gain.tokens", token_count(gain.moved)
    yield "gain.winner", gain.after.points[ADA]
    yield "gain.loser", gain.after.points[LEO]
    assert capped.after.table.layout is not None
    yield "capped.total", capped.after.table.layout.total
    yield "capped.left", capped.before.points[LEO]
    yield "capped.moved", capped.moved
    yield from _told_of_draws()
    yield from _told_of_auctions()
    yield "quick.seconds", QUICK_MS // 1000
    yield "slow.seconds", SLOW_MS // 1000
    slow = every.thoughts[SLOW_MS].reserves[ADA]
    yield "slow.cost", (RESERVE_MS - slow) // 1000


def _told_of_draws() -> Iterator[tuple[str, object]]:
    layout = collection().draws["drawing"].before.table.layout
    assert layout is not None
    for arm, branch in layout.branches.items():
        yield f"drawing.{arm}", branch.end


def _told_of_auctions() -> Iterator[tuple[str, object]]:
    every = collection()
    raised = every.auctions["jockey-pays"]
    assert raised.after.highest_bid is not None
    yield "jockey-pays.bid", raised.after.highest_bid.points
    yield "jockey-pays.cost", raised.moved
    yield "modest", MODEST
    yield "little", LITTLE
    yield "highest.jockey", every.highest[ADA].highest
    yield "highest.opponent", every.highest[LEO].highest
