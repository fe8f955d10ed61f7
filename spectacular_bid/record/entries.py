"""Commands as the entries of a record, and back."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from spectacular_bid.core import commands as c
from spectacular_bid.core.layout import Arm
from spectacular_bid.core.tiles import TILES_BY_TEXT, Tile
from spectacular_bid.record.model import LATEST_MS, Entry


class BrokenEntryError(ValueError):
    """The entry is none; the message says what is wrong with it."""


def entry_to_json(entry: Entry) -> dict[str, Any]:
    """The entry as the JSON object that a record holds."""
    do, keys = _WRITERS[type(entry.command)](entry.command)
    return {"at": entry.at, "do": do, **keys}


def entry_from_json(item: object) -> Entry:
    """Read one entry; keys that its ``do`` does not use are passed over.

    Raises BrokenEntryError if it is no entry.
    """
    if not isinstance(item, dict):
        raise BrokenEntryError("is no object")
    at, do = _need(item, "at"), _need(item, "do")
    if type(at) is not int or not 0 <= at <= LATEST_MS:
        raise BrokenEntryError(f"'at' is no whole number from 0 to 2^53: {shown(at)}")
    reader = _READERS.get(do) if isinstance(do, str) else None
    if reader is None:
        raise BrokenEntryError(f"unknown 'do': {shown(do)}")
    return Entry(at, reader(item))


def shown(value: object) -> str:
    """A value for an error message: short, in ASCII and on one line."""
    most = 40
    text = ascii(value) if isinstance(value, str | int | float) else _kind(value)
    return text if len(text) <= most else text[:most] + "..."


def _kind(value: object) -> str:
    if isinstance(value, dict):
        return "an object"
    return "a list" if isinstance(value, list) else "null"


def _need(item: Mapping[str, object], key: str) -> object:
    if key not in item:
        raise BrokenEntryError(f"has no '{key}'")
    return item[key]


def _tile(text: object) -> Tile:
    tile = TILES_BY_TEXT.get(text) if isinstance(text, str) else None
    if tile is None:
        raise BrokenEntryError(f"no tile: {shown(text)}")
    return tile


def _read_deal(item: Mapping[str, object]) -> c.DealHand:
    stock = _need(item, "stock")
    if not isinstance(stock, list):
        raise BrokenEntryError(f"'stock' is no list: {shown(stock)}")
    return c.DealHand(tuple(map(_tile, stock)))


def _read_play(item: Mapping[str, object]) -> c.PlaceTile:
    tile, arm = _tile(_need(item, "tile")), _need(item, "arm")
    if arm is None:
        return c.PlaceTile(tile, None)
    if not isinstance(arm, str) or arm not in tuple(Arm):
        raise BrokenEntryError(f"no arm: {shown(arm)}")
    return c.PlaceTile(tile, Arm(arm))


def _read_bid(item: Mapping[str, object]) -> c.MakeBid:
    points = _need(item, "points")
    if type(points) is not int:
        raise BrokenEntryError(f"'points' is no whole number: {shown(points)}")
    return c.MakeBid(points)


def _read_void(item: Mapping[str, object]) -> c.VoidMatch:
    reason = _need(item, "reason")
    if not isinstance(reason, str):
        raise BrokenEntryError(f"'reason' is no text: {shown(reason)}")
    return c.VoidMatch(reason)


_PLAIN: dict[str, c.Command] = {
    "start": c.StartHand(),
    "reveal": c.Reveal(),
    "draw": c.DrawTile(),
    "forgo": c.ForgoAuction(),
    "accept": c.AcceptBid(),
    "resign": c.Resign(),
    "continue": c.CloseCount(),
    "observe": c.Observe(),
}
"""The commands that need no keys of their own."""

_Reader: TypeAlias = Callable[[Mapping[str, object]], c.Command]
_Writer: TypeAlias = Callable[[Any], tuple[str, dict[str, Any]]]


def _plain_reader(command: c.Command) -> _Reader:
    return lambda _item: command


def _plain_writer(do: str) -> _Writer:
    return lambda _command: (do, {})


_READERS: dict[str, _Reader] = {
    "deal": _read_deal,
    "play": _read_play,
    "bid": _read_bid,
    "void": _read_void,
    **{do: _plain_reader(command) for do, command in _PLAIN.items()},
}

_WRITERS: dict[type[c.Command], _Writer] = {
    c.DealHand: lambda deal: ("deal", {"stock": list(map(str, deal.stock))}),
    c.PlaceTile: lambda play: ("play", {"tile": str(play.tile), "arm": play.arm}),
    c.MakeBid: lambda bid: ("bid", {"points": bid.points}),
    c.VoidMatch: lambda void: ("void", {"reason": void.reason}),
    **{type(command): _plain_writer(do) for do, command in _PLAIN.items()},
}
