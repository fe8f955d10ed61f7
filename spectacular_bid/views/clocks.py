"""Both clocks as they read at a moment (Rules §6)."""

from attrs import frozen

from spectacular_bid.core import clock
from spectacular_bid.core.match import Match, Turn
from spectacular_bid.core.seats import Pair, Seat


@frozen
class ClockView:
    """Both clocks at one moment, in milliseconds."""

    running: Seat | None
    """Whose clock runs; None while both stand still."""
    delay_ms: int
    """What is left of the running decision's delay; the full delay otherwise."""
    reserves: Pair[int]


def clock_view(match: Match, now: int) -> ClockView:
    """What both clocks show at ``now`` milliseconds on the referee's clock."""
    stage = match.stage
    if not isinstance(stage, Turn):
        return ClockView(None, clock.DELAY_MS, match.reserves)
    left = clock.reserve_left(stage.revealed_at, match.reserves[stage.seat], now)
    return ClockView(
        stage.seat,
        clock.delay_left(stage.revealed_at, now),
        match.reserves.with_(stage.seat, left),
    )
