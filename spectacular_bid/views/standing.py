"""What everybody may know at any moment of a match."""

from attrs import frozen

from spectacular_bid.core.match import Match
from spectacular_bid.core.seats import Pair, Seat


@frozen
class Standing:
    """The public side of a match: numbers only, no tile."""

    points: Pair[int]
    hand_number: int
    held: Pair[int]
    """How many tiles each player holds."""
    boneyard: int
    """How many tiles are left to draw."""
    jockey: Seat | None


def standing(match: Match) -> Standing:
    """The numbers that both players may see."""
    table = match.table
    return Standing(
        match.points,
        match.hand_number,
        Pair(len(table.hands.zero), len(table.hands.one)),
        len(table.boneyard),
        match.jockey,
    )
