"""Records for tests, as JSON-ready objects."""

import json
from typing import Any

from spectacular_bid.core.tiles import DOUBLE_SIX

STOCK = [str(tile) for tile in DOUBLE_SIX]

ONE_OF_EACH: list[dict[str, Any]] = [
    {"at": 0, "do": "deal", "stock": STOCK},
    {"at": 10, "do": "start"},
    {"at": 20, "do": "reveal"},
    {"at": 30, "do": "play", "tile": "3-3", "arm": None},
    {"at": 30, "do": "reveal"},
    {"at": 30, "do": "play", "tile": "3-1", "arm": "left"},
    {"at": 40, "do": "draw"},
    {"at": 50, "do": "forgo"},
    {"at": 60, "do": "bid", "points": 15},
    {"at": 70, "do": "accept"},
    {"at": 80, "do": "continue"},
    {"at": 90, "do": "observe"},
    {"at": 100, "do": "void", "reason": "agreed"},
    {"at": 110, "do": "resign"},
]
"""An entry of every kind, most of them refused, in a record that can be read."""


def record_json(entries: object = ONE_OF_EACH, **changed: Any) -> dict[str, Any]:
    """A whole record with these entries and with some of its keys changed."""
    record = {
        "format": "spectacular-bid-match",
        "version": 1,
        "players": ["Anna", "Bruno"],
        "entries": entries,
    }
    return {**record, **changed}


def record_text(entries: object = ONE_OF_EACH, **changed: Any) -> str:
    return json.dumps(record_json(entries, **changed))
