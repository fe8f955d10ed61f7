from typing import Any

import pytest

from spectacular_bid.core.commands import DealHand, MakeBid
from spectacular_bid.record.entries import (
    BrokenEntryError,
    entry_from_json,
    entry_to_json,
    shown,
)
from tests.record.examples import ONE_OF_EACH, STOCK


@pytest.mark.parametrize("item", ONE_OF_EACH, ids=lambda item: item["do"])
def test_an_entry_read_and_written_is_the_same(item: dict[str, Any]) -> None:
    assert entry_to_json(entry_from_json(item)) == item


def test_keys_that_are_not_used_are_kept_unread() -> None:
    item = {"at": 1, "do": "start", "points": True, "comment": [{"x": 1.5}]}
    assert entry_to_json(entry_from_json(item)) == item


def test_the_latest_moment_is_2_to_the_53() -> None:
    assert entry_from_json({"at": 2**53, "do": "observe"}).at == 2**53


@pytest.mark.parametrize("points", [0, -5, 17, pytest.param(10**4000, id="long")])
def test_any_whole_number_of_points_is_an_entry(points: int) -> None:
    item = {"at": 0, "do": "bid", "points": points}
    assert entry_from_json(item).command == MakeBid(points)


@pytest.mark.parametrize("stock", [[], ["6-6"], [*STOCK, "0-0"], ["1-1"] * 28])
def test_a_stock_of_proper_tiles_is_an_entry_even_if_not_the_set(
    stock: list[str],
) -> None:
    command = entry_from_json({"at": 0, "do": "deal", "stock": stock}).command
    assert isinstance(command, DealHand)
    assert list(map(str, command.stock)) == stock


AT: tuple[object, ...] = (-1, 1.0, 1.5, True, False, "1", None, [], {}, 2**53 + 1)
DO: tuple[object, ...] = ("", "Start", "start ", "pass", 1, None, True, [], {})
STOCKS: tuple[object, ...] = (None, "6-6", {}, 28, True)
TILES: tuple[object, ...] = ("4-6", "7-1", "6-7", "66", "6-6 ", " 6-6", "", "6-")
TILES = (*TILES, "٦-٦", 66, None, [], {}, ["6-6"], True)
ARMS: tuple[object, ...] = ("", "LEFT", "Arm.LEFT", "top", 0, False, [], {})
POINTS: tuple[object, ...] = (15.0, True, False, "15", None, [15], {})
REASONS: tuple[object, ...] = (None, 1, True, [], {})

BROKEN: list[tuple[str, object]] = [
    ("is no object", []),
    ("is no object", "start"),
    ("is no object", None),
    ("has no 'at'", {"do": "start"}),
    ("has no 'do'", {"at": 0}),
    ("has no 'stock'", {"at": 0, "do": "deal"}),
    ("has no 'tile'", {"at": 0, "do": "play", "arm": None}),
    ("has no 'arm'", {"at": 0, "do": "play", "tile": "6-6"}),
    ("has no 'points'", {"at": 0, "do": "bid"}),
    ("has no 'reason'", {"at": 0, "do": "void"}),
    *(("'at' is no whole number", {"at": at, "do": "start"}) for at in AT),
    *(("unknown 'do'", {"at": 0, "do": do}) for do in DO),
    *(("'stock' is no list", {"at": 0, "do": "deal", "stock": s}) for s in STOCKS),
    *(("no tile", {"at": 0, "do": "deal", "stock": ["6-6", t]}) for t in TILES),
    *(("no tile", {"at": 0, "do": "play", "tile": t, "arm": None}) for t in TILES),
    *(("no arm", {"at": 0, "do": "play", "tile": "6-6", "arm": arm}) for arm in ARMS),
    *(("'points' is no", {"at": 0, "do": "bid", "points": p}) for p in POINTS),
    *(("'reason' is no text", {"at": 0, "do": "void", "reason": r}) for r in REASONS),
]


@pytest.mark.parametrize(("message", "item"), BROKEN)
def test_what_is_no_entry_is_said_to_be_none(message: str, item: object) -> None:
    with pytest.raises(BrokenEntryError, match=message) as caught:
        entry_from_json(item)
    assert len(str(caught.value).splitlines()) == 1


def test_a_long_value_is_cut_short_in_a_message() -> None:
    assert shown("x" * 999) == "'" + "x" * 39 + "..."


@pytest.mark.parametrize("value", ["\n\r\u2028", "\udcff", "\x00", "\x1b[31m"])
def test_a_value_in_a_message_stays_plain_and_on_one_line(value: str) -> None:
    assert shown(value).isascii()
    assert shown(value).isprintable()
