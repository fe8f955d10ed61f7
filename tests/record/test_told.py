"""A record as a reader is told it."""

from spectacular_bid.core import commands as c
from spectacular_bid.core.layout import Arm
from spectacular_bid.core.seats import Pair
from spectacular_bid.core.tiles import DOUBLE_SIX, TILES_BY_TEXT
from spectacular_bid.record.model import Entry, Record
from spectacular_bid.record.told import told

STOCK = tuple(reversed(DOUBLE_SIX))
"""Seat 0 has every six, and opens with 6-6."""


def lines(*commands: c.Command) -> list[str]:
    entries = (Entry(1500 * n, command) for n, command in enumerate(commands))
    return list(told(Record(Pair("Anna", "Bruno"), tuple(entries))))


def opened(*after: c.Command) -> list[str]:
    opening = c.PlaceTile(TILES_BY_TEXT["6-6"], None)
    start = (c.DealHand(STOCK), c.StartHand(), c.Reveal(), opening)
    return lines(*start, *after)[3:]


def test_a_deal_is_told_with_the_balances() -> None:
    assert lines(c.DealHand(STOCK)) == ["0  0:00.000  deal  [150-150]"]


def test_an_opening_is_told_with_its_player_and_time() -> None:
    assert opened() == ["3  0:04.500  Anna opens with 6-6  [150-150]"]


def test_a_refusal_is_told_with_its_reason() -> None:
    play = c.PlaceTile(TILES_BY_TEXT["6-5"], Arm.LEFT)
    assert opened(c.Reveal(), play)[-1] == (
        "5  0:07.500  Bruno plays 6-5 left, refused: tile-not-in-hand  [150-150]"
    )


def test_a_resignation_is_told_with_the_winner() -> None:
    assert opened(c.Reveal(), c.Resign())[-1] == (
        "5  0:07.500  Bruno resigns, Anna wins (resignation)  [150-150]"
    )


def test_a_void_match_has_no_winner() -> None:
    assert opened(c.VoidMatch("agreed"))[-1] == (
        "4  0:06.000  void ('agreed'), the match ends without a result  [150-150]"
    )
