"""Tokens on their way from one balance to the other."""

from collections.abc import Iterable

from attrs import frozen

from spectacular_bid.core.match import TOKEN_POINTS
from spectacular_bid.core.seats import Pair, Seat
from spectacular_bid.gui.motion.timeline import Span, begun, done, one_by_one
from spectacular_bid.views.report import Transfer

FLIGHT_MS = 320
STEP_MS = 80


@frozen
class Flights:
    """One after another, as many tokens as really moved."""

    spans: tuple[Span, ...]
    winners: tuple[Seat, ...]
    """Where each token goes."""

    @property
    def end_ms(self) -> int:
        """When the last one has landed; 0 if there is none."""
        return self.spans[-1].end_ms if self.spans else 0

    def points(self, final: Pair[int], at_ms: float) -> Pair[int]:
        """Both balances: a token in flight belongs to neither."""
        landed, gone = done(self.spans, at_ms), begun(self.spans, at_ms)
        shown = final
        for winner in self.winners[landed:]:
            shown = shown.with_(winner, shown[winner] - TOKEN_POINTS)
        for winner in self.winners[gone:]:
            payer = winner.other
            shown = shown.with_(payer, shown[payer] + TOKEN_POINTS)
        return shown

    def flying(self, at_ms: float) -> list[int]:
        """The numbers of the tokens in flight."""
        return [
            number
            for number, span in enumerate(self.spans)
            if span.start_ms <= at_ms < span.end_ms
        ]


def flights(transfers: Iterable[Transfer], start_ms: int, latest_ms: int) -> Flights:
    """The tokens of all transfers, landed at the latest when time is up."""
    winners = tuple(
        moved.to for moved in transfers for _ in range(moved.points // TOKEN_POINTS)
    )
    spans = one_by_one(len(winners), start_ms, FLIGHT_MS, STEP_MS, latest_ms)
    return Flights(spans, winners)
