"""What players may ask of the referee."""

from typing import TypeAlias, get_args

from spectacular_bid.core import commands as c
from spectacular_bid.record.entries import (
    BrokenEntryError,
    entry_from_json,
    entry_to_json,
)
from spectacular_bid.record.model import Entry

PlayerCommand: TypeAlias = (
    c.StartHand
    | c.Reveal
    | c.PlaceTile
    | c.DrawTile
    | c.ForgoAuction
    | c.MakeBid
    | c.AcceptBid
    | c.Resign
    | c.CloseCount
)
"""What players may ask; deals, faults and the passing of time are the referee's."""

_KINDS: tuple[type, ...] = get_args(PlayerCommand)


def as_stored(asked: PlayerCommand) -> c.Command | None:
    """The command as the journal will give it back; None if it would not.

    Types are hints to Python: a bid of ``15.0`` points would be played, stored, and
    never read again.
    """
    if type(asked) not in _KINDS:
        return None
    try:
        return entry_from_json(entry_to_json(Entry(0, asked))).command
    except BrokenEntryError:
        return None
