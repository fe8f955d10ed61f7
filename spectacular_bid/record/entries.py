"""Commands as the entries of a record, and back."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from spectacular_bid.core import commands as c
from spectacular_bid.core.layout import Arm
from spectacular_bid.core.tiles import TILES_BY_TEXT, Tile
from spectacular_bid.record.model import LATEST_MS, Entry
from spectacular_bid.record.numbers import first_no_number


class BrokenEntryError(ValueError):
    """The entry is none; the message says what is wrong with it."""


def entry_to_json(entry: Entry) -> dict[str, Any]:
    """The entry as the JSON object that a record holds."""
    do, keys = _WRITERS[type(entry.command)](entry.command)
    return {"at": entry.at, "do": do, **keys, **entry.extra}


def entry_from_json(item: object) -> Entry:
    """Read one entry; keys that its ``do`` does not use are kept unread.

    Raises BrokenEntryError if it is no entry.
    """
    if not isinstance(item, dict):
        raise BrokenEntryError("is no object")
    number = first_no_number(item)
    if number:
        raise BrokenEntryError(f"holds what is no number: {shown(number)}")
    at, do = _need(item, "at"), _need(item, "do")
    if type(at) is not int or not 0 <= at <= LATEST_MS:
        raise BrokenEntryError(f"'at' is no whole number from 0 to 2^53: {shown(at)}")
    if not isinstance(do, str) or do not in _READERS:
        raise BrokenEntryError(f"unknown 'do': {shown(do)}")
    keys, reader = _READERS[do]
    command = reader(*(_need(item, key) for key in keys))
    used = {"at", "do", *keys}
    extra = {key: value for key, value in item.items() if key not in used}
    return Entry(at, command, extra=extra)


def shown(value: object) -> str:
    """A value for an error message: short, in ASCII and on one line."""
    most = 40
    text = ascii(value) if isinstance(value, str | int | float) else _kind(value)
    return text if len(text) <= most else text[:most] + "..."


def _kind(value: object) -> str:
    if isinstance(value, dict):
        return "an object"
    if isinstance(value, list):
        return "a list"
    return "null" if value is None else str(value)


def _need(item: Mapping[str, object], key: str) -> object:
    if key not in item:
        raise BrokenEntryError(f"has no '{key}'")
    return item[key]


def _tile(text: object) -> Tile:
    tile = TILES_BY_TEXT.get(text) if isinstance(text, str) else None
    if tile is None:
        raise BrokenEntryError(f"no tile: {shown(text)}")
    return tile


def _read_deal(stock: object) -> c.DealHand:
    if not isinstance(stock, list):
        raise BrokenEntryError(f"'stock' is no list: {shown(stock)}")
    return c.DealHand(tuple(map(_tile, stock)))


def _read_play(tile: object, arm: object) -> c.PlaceTile:
    if arm is None:
        return c.PlaceTile(_tile(tile), None)
    if not isinstance(arm, str) or arm not in tuple(Arm):
        raise BrokenEntryError(f"no arm: {shown(arm)}")
    return c.PlaceTile(_tile(tile), Arm(arm))


def _read_bid(points: object) -> c.MakeBid:
    if type(points) is not int:
        raise BrokenEntryError(f"'points' is no whole number: {shown(points)}")
    return c.MakeBid(points)


def _read_void(reason: object) -> c.VoidMatch:
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

_Reader: TypeAlias = Callable[..., c.Command]
_Writer: TypeAlias = Callable[[Any], tuple[str, dict[str, Any]]]


def _plain_reader(command: c.Command) -> _Reader:
    return lambda: command


def _plain_writer(do: str) -> _Writer:
    return lambda _command: (do, {})


_READERS: dict[str, tuple[tuple[str, ...], _Reader]] = {
    "deal": (("stock",), _read_deal),
    "play": (("tile", "arm"), _read_play),
    "bid": (("points",), _read_bid),
    "void": (("reason",), _read_void),
    **{do: ((), _plain_reader(command)) for do, command in _PLAIN.items()},
}
"""The keys that each ``do`` uses, and the command that their values make."""

_WRITERS: dict[type[c.Command], _Writer] = {
    c.DealHand: lambda deal: ("deal", {"stock": list(map(str, deal.stock))}),
    c.PlaceTile: lambda play: ("play", {"tile": str(play.tile), "arm": play.arm}),
    c.MakeBid: lambda bid: ("bid", {"points": bid.points}),
    c.VoidMatch: lambda void: ("void", {"reason": void.reason}),
    **{type(command): _plain_writer(do) for do, command in _PLAIN.items()},
}
