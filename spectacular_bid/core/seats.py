"""The two seats, and values that come once for each of them."""

from enum import IntEnum
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Seat(IntEnum):
    """One of the two players."""

    ZERO = 0
    ONE = 1

    @property
    def other(self) -> "Seat":
        """The opponent."""
        return Seat.ZERO if self else Seat.ONE


# A named tuple, as the start screen needs pairs and should not wait for attrs.
class Pair(NamedTuple, Generic[T]):
    """One value for each seat; a seat is its index."""

    zero: T
    one: T

    def with_(self, seat: Seat, value: T) -> "Pair[T]":
        """The same pair with ``seat``'s value replaced."""
        return Pair(self.zero, value) if seat else Pair(value, self.one)
