"""The match clock as arithmetic on whole milliseconds (Rules §6)."""

DELAY_MS = 10_000
"""The fresh delay of every decision."""

RESERVE_MS = 120_000
"""Each player's reserve for the whole match."""


def deadline(revealed_at: int, reserve_ms: int) -> int:
    """The first moment at which the decision comes too late."""
    return revealed_at + DELAY_MS + reserve_ms


def time_taken(revealed_at: int, reserve_ms: int, now: int) -> int:
    """How long a decision has taken; a flag may be seen long after it fell."""
    return min(now, deadline(revealed_at, reserve_ms)) - revealed_at


def delay_left(revealed_at: int, now: int) -> int:
    """How much of the delay is left, from 0 to ``DELAY_MS``."""
    return min(DELAY_MS, max(0, revealed_at + DELAY_MS - now))


def reserve_left(revealed_at: int, reserve_ms: int, now: int) -> int:
    """How much of the reserve a decision leaves that ends now, never below 0."""
    return max(0, reserve_ms - max(0, now - revealed_at - DELAY_MS))
