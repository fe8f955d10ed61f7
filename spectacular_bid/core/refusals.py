"""Why a command is refused; the sentences live with the interface."""

from enum import StrEnum


class Refusal(StrEnum):
    """A reason for refusing a command, named as match records name it."""

    MATCH_OVER = "match-over"
    WRONG_PHASE = "wrong-phase"
    BAD_STOCK = "bad-stock"
    TILE_NOT_IN_HAND = "tile-not-in-hand"
    MUST_OPEN_WITH = "must-open-with"
    MUST_PLAY_DRAWN_TILE = "must-play-drawn-tile"
    ARM_NOT_OPEN = "arm-not-open"
    TILE_DOES_NOT_FIT = "tile-does-not-fit"
    MAY_NOT_DRAW = "may-not-draw"
    BID_NOT_MULTIPLE_OF_FIVE = "bid-not-multiple-of-five"
    BID_TOO_LOW = "bid-too-low"
    BID_NOT_AFFORDABLE = "bid-not-affordable"
