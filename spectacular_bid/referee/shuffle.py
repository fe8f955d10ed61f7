"""The shuffle of each hand (Rules §2)."""

import random
from collections.abc import Callable
from typing import TypeAlias

from spectacular_bid.core.tiles import DOUBLE_SIX, Tile

Shuffle: TypeAlias = Callable[[], tuple[Tile, ...]]
"""Gives all 28 tiles in a new order each time."""


def system_shuffle() -> tuple[Tile, ...]:
    """The set in an order drawn from the operating system's randomness."""
    tiles = list(DOUBLE_SIX)
    random.SystemRandom().shuffle(tiles)
    return tuple(tiles)
