"""Finds tiles in values, however deep, and in texts, however written."""

import re
from collections.abc import Iterable, Mapping
from typing import Any

import attrs

from spectacular_bid.core.tiles import DOUBLE_SIX, Tile

_WRITTEN = re.compile(r"Tile\(high=(\d), low=(\d)\)|(?<![\w-])(\d)-(\d)(?![\w-])")


def tiles_in(value: object) -> set[Tile]:
    """Every tile that can be reached from a value."""
    if isinstance(value, Tile):
        return {value}
    if isinstance(value, str):
        return tiles_named(value)
    parts: Iterable[object] = ()
    kind: Any = type(value)
    if attrs.has(kind):
        names = (field.name for field in attrs.fields(kind))
        parts = (getattr(value, name) for name in names)
    elif isinstance(value, Mapping):
        parts = (*value.keys(), *value.values())
    elif isinstance(value, Iterable):
        parts = value
    return set().union(*map(tiles_in, parts))


def tiles_named(text: str) -> set[Tile]:
    """Every tile that a text names."""
    found = ("".join(groups) for groups in _WRITTEN.findall(text))
    halves = {(int(pair[0]), int(pair[1])) for pair in found}
    return {tile for tile in DOUBLE_SIX if (tile.high, tile.low) in halves}
