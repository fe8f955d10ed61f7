"""A record told to a reader, a line for each entry."""

from collections.abc import Iterable, Iterator

from spectacular_bid.core import commands as c
from spectacular_bid.core import events as e
from spectacular_bid.core.match import Handoff, Match, Turn
from spectacular_bid.core.rulebook import rule
from spectacular_bid.core.seats import Pair
from spectacular_bid.record.model import Entry, Record

_PLAINLY: dict[type[c.Command], str] = {
    c.DealHand: "deal",
    c.StartHand: "start",
    c.Reveal: "reveals",
    c.DrawTile: "draws",
    c.ForgoAuction: "forgoes the auction",
    c.AcceptBid: "accepts",
    c.Resign: "resigns",
    c.CloseCount: "continue",
    c.Observe: "observe",
}


def told(record: Record) -> Iterator[str]:
    """What each entry did: when, who, what, and what came of it."""
    match = Match()
    for number, entry in enumerate(record.entries):
        who = _who(match, entry, record.players)
        ruling = rule(match, entry.command, entry.at)
        match = ruling.match
        parts = [f"{who} {_asked(entry.command)}".strip()]
        if ruling.refusal:
            parts.append(f"refused: {ruling.refusal}")
        parts += _consequences(ruling.events, record.players)
        points = "-".join(map(str, match.points))
        yield f"{number}  {_time(entry)}  {', '.join(parts)}  [{points}]"


def _who(match: Match, entry: Entry, names: Pair[str]) -> str:
    """Whose entry it is; some are both players' or nobody's."""
    stage = match.stage
    shared = c.DealHand | c.StartHand | c.CloseCount | c.VoidMatch | c.Observe
    if isinstance(entry.command, shared) or not isinstance(stage, Handoff | Turn):
        return ""
    return names[stage.seat]


def _time(entry: Entry) -> str:
    seconds, milliseconds = divmod(entry.at, 1000)
    return f"{seconds // 60}:{seconds % 60:02d}.{milliseconds:03d}"


def _asked(command: c.Command) -> str:
    match command:
        case c.PlaceTile(tile, None):
            return f"opens with {tile}"
        case c.PlaceTile(tile, arm):
            return f"plays {tile} {arm}"
        case c.MakeBid(points):
            return f"bids {points}"
        case c.VoidMatch(reason):
            return f"void ({reason!a})"
    return _PLAINLY[type(command)]


def _consequences(events: Iterable[e.Event], names: Pair[str]) -> Iterator[str]:
    for event in events:
        match event:
            case e.PointsMoved(why, to, points):
                yield f"{points} points to {names[to]} ({why})"
            case e.PlayerPassed(seat):
                yield f"{names[seat]} passes"
            case e.AuctionForgone(seat, forced=True):
                yield f"{names[seat]} has to forgo"
            case e.BidAccepted(seat, forced=True):
                yield f"{names[seat]} has to accept"
            case e.WentOut(seat):
                yield f"{names[seat]} goes out"
            case e.HandBlocked(sums):
                yield f"blocked at {sums.zero} and {sums.one} pips"
            case e.MatchEnded(result) if result.winner is not None:
                yield f"{names[result.winner]} wins ({result.reason})"
            case e.MatchEnded():
                yield "the match ends without a result"
