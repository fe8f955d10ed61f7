import pytest

from spectacular_bid.core import events as e
from spectacular_bid.core.commands import DealHand
from spectacular_bid.core.match import Decision, RankOpening, Turn
from spectacular_bid.core.seats import Pair, Seat
from tests.core.driving import tile, tiles

HELD = tiles("6-4")


@pytest.mark.parametrize(
    "value",
    [
        e.HandDealt(Pair(HELD, ()), (), RankOpening(Seat.ZERO, HELD[0])),
        e.HandDealt(Pair((), HELD), (), None),
        e.HandDealt(Pair((), ()), HELD, None),
        e.TileDrawn(Seat.ONE, HELD[0], fits=True),
        DealHand(HELD),
        Turn(Seat.ONE, Decision.PLAY, 0, must_play=HELD[0]),
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_hidden_tile_is_in_no_repr(value: object) -> None:
    assert repr(tile("6-4")) not in repr(value)


def test_a_placed_tile_is_for_everybody_to_read() -> None:
    assert repr(tile("6-4")) in repr(e.TilePlaced(Seat.ONE, HELD[0], None))
