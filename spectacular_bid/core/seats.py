"""The two seats, and values that come once for each of them."""

from collections.abc import Iterator
from enum import IntEnum
from typing import Generic, TypeVar

from attrs import frozen

T = TypeVar("T")


class Seat(IntEnum):
    """One of the two players."""

    ZERO = 0
    ONE = 1

    @property
    def other(self) -> "Seat":
        """The opponent."""
        return Seat.ZERO if self else Seat.ONE


@frozen
class Pair(Generic[T]):
    """One value for each seat."""

    zero: T
    one: T

    def __getitem__(self, seat: Seat) -> T:
        return self.one if seat else self.zero

    def __iter__(self) -> Iterator[T]:
        yield self.zero
        yield self.one

    def with_(self, seat: Seat, value: T) -> "Pair[T]":
        """The same pair with ``seat``'s value replaced."""
        return Pair(self.zero, value) if seat else Pair(value, self.one)
