"""The states of a record, entry by entry, as the ``replay`` command prints them."""

from collections.abc import Iterable, Iterator
from typing import Any

from spectacular_bid.core import events as e
from spectacular_bid.core.choices import Choices, Play, choices
from spectacular_bid.core.match import (
    Counting,
    Dealt,
    Handoff,
    Match,
    Over,
    Shuffling,
    Stage,
    Turn,
)
from spectacular_bid.core.rulebook import Ruling, rule
from spectacular_bid.record.model import Entry

_PHASES: dict[type[Stage], str] = {
    Shuffling: "shuffle",
    Dealt: "deal",
    Handoff: "handoff",
    Turn: "turn",
    Counting: "count",
    Over: "over",
}
_NEW = Match()


def replay(entries: Iterable[Entry], match: Match = _NEW) -> Iterator[Ruling]:
    """What each entry came to, from the start of the match or from another state."""
    for entry in entries:
        ruling = rule(match, entry.command, entry.at)
        match = ruling.match
        yield ruling


def states(entries: Iterable[Entry]) -> Iterator[dict[str, Any]]:
    """The state after each entry, as JSON-ready objects."""
    for index, ruling in enumerate(replay(entries)):
        yield {
            "entry": index,
            "error": ruling.refusal,
            **_match_to_json(ruling.match),
            "transfers": _transfers(ruling.events),
            "forced": _forced(ruling.events),
        }


def _match_to_json(match: Match) -> dict[str, Any]:
    stage, table, layout = match.stage, match.table, match.table.layout
    deciding = stage if isinstance(stage, Handoff | Turn) else None
    bid = match.highest_bid
    branches = layout.branches if layout else {}
    return {
        "phase": _PHASES[type(stage)],
        "seat": deciding.seat if deciding else None,
        "decision": deciding.decision if deciding else None,
        "points": list(match.points),
        "reserve_ms": list(match.reserves),
        "hands": [sorted(map(str, hand)) for hand in table.hands],
        "boneyard": len(table.boneyard),
        "arms": {arm: branch.end for arm, branch in branches.items()},
        "total": layout.total if layout else 0,
        "legal": _choices_to_json(choices(match)),
        "jockey": match.jockey,
        "bid": {"seat": bid.seat, "points": bid.points} if bid else None,
        "result": _result_to_json(stage),
    }


def _choices_to_json(legal: Choices) -> dict[str, Any]:
    bids = legal.bids
    return {
        "plays": sorted(map(_play_to_text, legal.plays)),
        "draw": legal.draw,
        "bid": [bids.lowest, bids.highest] if bids else None,
        "forgo": legal.forgo,
        "accept": legal.accept,
    }


def _play_to_text(play: Play) -> str:
    return str(play.tile) if play.arm is None else f"{play.tile}@{play.arm}"


def _result_to_json(stage: Stage) -> dict[str, Any] | None:
    if not isinstance(stage, Over):
        return None
    return {"winner": stage.result.winner, "reason": stage.result.reason}


def _transfers(events: Iterable[e.Event]) -> list[dict[str, Any]]:
    return [
        {"why": event.why, "to": event.to, "points": event.points}
        for event in events
        if isinstance(event, e.PointsMoved)
    ]


def _forced(events: Iterable[e.Event]) -> list[str]:
    return [name for event in events if (name := _forced_name(event))]


def _forced_name(event: e.Event) -> str | None:
    match event:
        case e.PlayerPassed(seat):
            return f"pass:{seat:d}"
        case e.AuctionForgone(seat, forced=True):
            return f"forgo:{seat:d}"
        case e.BidAccepted(seat, forced=True):
            return f"accept:{seat:d}"
    return None
