"""The names and numbers of a moment of the lesson, as the rules have them."""

from typing import TypeAlias

from spectacular_bid.core.auction import JOCKEY_DISCOUNT, LOWEST_BID, price
from spectacular_bid.core.commands import MakeBid, PlaceTile
from spectacular_bid.core.layout import Layout, scoring_points
from spectacular_bid.core.seats import Pair, Seat
from spectacular_bid.gui.texts import ends_sum
from spectacular_bid.referee.referee import PlayerCommand
from spectacular_bid.views.report import TurnReport
from spectacular_bid.views.screens import (
    CountView,
    DealView,
    HandoffView,
    OverView,
    TurnView,
    View,
)

Facts: TypeAlias = dict[str, object]


def facts(view: View, wanted: PlayerCommand, names: Pair[str]) -> Facts:
    """What a text may fill in; no tile unless it lies open before the reader."""
    match view:
        case DealView():
            return _of_deal(view, names)
        case HandoffView():
            return _of_seat(view.seat, names) | _of_report(view.report, names)
        case TurnView():
            return _of_seat(view.seat, names) | _of_turn(view, wanted)
        case CountView():
            assert view.went_out is not None
            out = view.went_out
            return {"winner": names[out], "loser": names[out.other]}
        case OverView():
            return {}


def _of_seat(seat: Seat, names: Pair[str]) -> Facts:
    return {"name": names[seat], "other": names[seat.other]}


def _of_deal(view: DealView, names: Pair[str]) -> Facts:
    if view.rank_opener is not None:
        return {"opener": names[view.rank_opener]}
    jockey = view.standing.jockey
    assert jockey is not None
    return {"jockey": names[jockey], "bidder": names[jockey.other]}


def _of_report(report: TurnReport, names: Pair[str]) -> Facts:
    known: Facts = {"total": report.total}
    if report.bid is not None:
        known["bid"] = report.bid.points
    for moved in report.transfers:
        known["points"] = moved.points
        known["payer"], known["winner"] = names[moved.to.other], names[moved.to]
    return known


def _of_turn(view: TurnView, wanted: PlayerCommand) -> Facts:
    known: Facts = {"lowest": LOWEST_BID, "discount": JOCKEY_DISCOUNT}
    jockey = view.standing.jockey
    if view.bids:
        bid = view.bids[-1]
        known["price"] = price(bid.points, by_jockey=bid.seat is jockey)
    match wanted:
        case MakeBid(points):
            known["bid"] = points
            known["price"] = price(points, by_jockey=view.seat is jockey)
        case PlaceTile(tile, arm):
            after = Layout.opened(tile)
            if view.layout is not None and arm is not None:
                after = view.layout.joined(tile, arm)
            terms = tuple(end.points for end in after.counted_ends())
            known |= {"tile": tile, "ends": ends_sum(terms)}
            known["points"] = scoring_points(after.total)
    return known
