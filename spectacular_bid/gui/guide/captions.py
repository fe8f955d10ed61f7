"""What stands below each figure of the guide: its numbers, in the game's own words."""

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from spectacular_bid.core.auction import JOCKEY_DISCOUNT, Bid, price
from spectacular_bid.core.clock import RESERVE_MS
from spectacular_bid.core.events import BidMade
from spectacular_bid.core.layout import Layout, scoring_points
from spectacular_bid.core.seats import Pair, Seat
from spectacular_bid.gui.counted import Counted
from spectacular_bid.gui.formats import reserve_time
from spectacular_bid.gui.guide.examples import ADA, Outcome
from spectacular_bid.gui.texts import (
    ends_sum,
    forced_sentence,
    result_sentence,
    transfer_sentence,
)
from spectacular_bid.views.clocks import ClockView

translate = QCoreApplication.translate


def names() -> Pair[str]:
    """Who plays in all examples, as the text of the same language calls them."""
    return Pair(translate("Guide", "Ada"), translate("Guide", "Leo"))


def line_caption(layout: Layout) -> str:
    """The ends added up, and what they are worth."""
    points = scoring_points(layout.total)
    if points:
        text = translate("Guide", "{sum}: {points} points move")
    else:
        text = translate("Guide", "{sum}: nothing moves")
    return text.format(sum=_sum(layout), points=points)


def deal_caption(dealt: Outcome) -> str:
    """Who opens, and with which tile."""
    opening = dealt.after.rank_opening
    assert opening is not None
    if opening.tile.is_double:
        text = translate("Guide", "Highest double: {name} opens with {tile}.")
    else:
        text = translate(
            "Guide", "No doubles. Heaviest tile: {name} opens with {tile}."
        )
    return text.format(name=names()[opening.seat], tile=opening.tile)


def score_caption(played: Outcome) -> str:
    """The ends, the points that really moved, and the end of the match if it is one."""
    layout = played.after.table.layout
    assert layout is not None
    ends = translate("EndsChip", "Ends: {text}").format(text=_sum(layout))
    return " ".join((f"{ends}.", *_moved(played)))


def draw_caption(drawn: Outcome) -> str:
    """How many tiles were drawn, and which one fits."""
    count = len(drawn.after.table.hands[ADA]) - len(drawn.before.table.hands[ADA])
    last = drawn.after.table.hands[ADA][-1]
    fits = translate("Hint", "The drawn {tile} fits").format(tile=last)
    return f"{Counted().drew(names()[ADA], count)} {fits}."


def block_caption(blocked: Outcome) -> str:
    """Both sums, the rounding, and the points that moved."""
    sums, called = blocked.sums, names()
    held = translate(
        "CountScreen", "{zero} holds {sum0} pips, {one} holds {sum1} pips."
    ).format(zero=called.zero, one=called.one, sum0=sums.zero, sum1=sums.one)
    if sums.zero == sums.one:
        equal = translate("CountScreen", "Equal sums: no points move.")
        return f"{held} {equal}"
    loser = max(Seat, key=lambda seat: sums[seat])
    rounded = translate(
        "CountScreen",
        "The lower sum wins: the {sum} pips of {loser}, rounded to a multiple of five,"
        " are {worth} points.",
    ).format(sum=sums[loser], loser=called[loser], worth=blocked.moved)
    return f"{held} {rounded}"


def auction_caption(held: Outcome) -> str:
    """The bids, what the accepted one costs, and what happened by itself."""
    bids = [event.bid for event in held.events if isinstance(event, BidMade)]
    told = [*_bids(bids)]
    told += [forced_sentence(forced, names()) for forced in held.forced]
    return " ".join((*told, *_moved(held)))


def clocks_caption(thoughts: dict[int, ClockView]) -> str:
    """What the decisions cost of the reserve."""
    text = translate(
        "Guide", "A decision in {seconds} s costs {cost} s: {left} of reserve left."
    )
    return " ".join(
        text.format(
            seconds=milliseconds // 1000,
            cost=(RESERVE_MS - reading.reserves[ADA]) // 1000,
            left=reserve_time(reading.reserves[ADA]),
        )
        for milliseconds, reading in thoughts.items()
    )


def kinds_caption() -> str:
    """What the four tiles are."""
    return translate(
        "Guide", "A tile, a double, the spinner with its pin, and a tile face down"
    )


def _sum(layout: Layout) -> str:
    return ends_sum(tuple(end.points for end in layout.counted_ends()))


def _bids(bids: list[Bid]) -> Iterator[str]:
    if not bids:
        return
    made = " · ".join(f"{names()[bid.seat]} {bid.points}" for bid in bids)
    so_far = translate("AuctionPanel", "Bids so far: {bids}").format(bids=made)
    yield f"{so_far}."
    last = bids[-1]
    if last.seat is ADA:
        text = translate(
            "AuctionPanel", "Bid {points} − jockey's discount {discount} = {cost}"
        )
        cost = price(last.points, by_jockey=True)
        told = text.format(points=last.points, discount=JOCKEY_DISCOUNT, cost=cost)
        yield f"{told}."


def _moved(outcome: Outcome) -> Iterator[str]:
    for moved in outcome.transfers:
        yield f"{transfer_sentence(moved, names())}."
    if outcome.result is not None:
        yield result_sentence(outcome.result, names())
