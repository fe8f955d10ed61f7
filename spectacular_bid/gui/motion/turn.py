"""What follows a decision, moment by moment."""

from attrs import frozen

from spectacular_bid.core.events import Why
from spectacular_bid.core.seats import Pair, Seat
from spectacular_bid.gui.motion.timeline import Span, done
from spectacular_bid.gui.motion.tokens import Flights, flights
from spectacular_bid.views.report import Deed, ForcedStep, Transfer
from spectacular_bid.views.screens import TurnResultView

SHOWN_MS = 1500
"""How long a turn's result is shown at most."""
GLIDE_MS = 380
TERM_MS = 110
SIGN_MS = 260
LATEST_MS = SHOWN_MS - 80


@frozen
class TurnPlan:
    """When what moves."""

    glide: Span | None
    """The tile on its way from the hand; None if none was played."""
    terms: tuple[Span, ...]
    """One for each term of the total of the ends."""
    drawn: Span | None
    """How the last tile of a useless draw turns its face up; None if there is none."""
    tokens: Flights
    passes: tuple[Seat, ...]
    """Who passed."""
    sign: Span
    """How the sign of a pass comes up."""

    @property
    def length_ms(self) -> int:
        """When everything has come to rest."""
        spans = [*self.terms, *self.tokens.spans]
        spans += [self.glide] if self.glide else []
        spans += [self.drawn] if self.drawn else []
        spans += [self.sign] if self.passes else []
        return max((span.end_ms for span in spans), default=0)

    def terms_shown(self, at_ms: float) -> int | None:
        """How many terms are added up so far; None once the sum is complete."""
        shown = done(self.terms, at_ms)
        return None if shown == len(self.terms) else shown


def shown_transfers(view: TurnResultView) -> tuple[Transfer, ...]:
    """The points that move here: those of a block move at the count, if there is one.

    A block that takes the last points ends the match without a count.
    """
    last = 0 in view.standing.points
    moved = view.report.transfers
    return tuple(one for one in moved if last or one.why is not Why.BLOCK)


def shown_points(view: TurnResultView) -> Pair[int]:
    """Both balances as the result screen leaves them."""
    points = view.standing.points
    shown = shown_transfers(view)
    for moved in view.report.transfers:
        if moved not in shown:
            to, payer = moved.to, moved.to.other
            points = points.with_(to, points[to] - moved.points)
            points = points.with_(payer, points[payer] + moved.points)
    return points


def turn_plan(view: TurnResultView) -> TurnPlan:
    """The plan for a finished decision."""
    glide = Span(0, GLIDE_MS) if view.placed else None
    start = GLIDE_MS if glide else 80
    terms = tuple(Span(start + n * TERM_MS, TERM_MS) for n, _ in enumerate(_ends(view)))
    start = terms[-1].end_ms + 40 if terms else start
    tokens = flights(shown_transfers(view), start, LATEST_MS)
    drawn = Span(0, GLIDE_MS) if view.useless_draw else None
    sign = Span(drawn.end_ms if drawn else start, SIGN_MS)
    return TurnPlan(glide, terms, drawn, tokens, _passes(view), sign)


def _ends(view: TurnResultView) -> tuple[int, ...]:
    return view.report.ends if view.placed else ()


def _passes(view: TurnResultView) -> tuple[Seat, ...]:
    report = view.report
    forced = [one.seat for one in report.forced if one.step is ForcedStep.PASS]
    own = (
        [report.seat] if report.deed is Deed.PASSED and report.seat is not None else []
    )
    return (*own, *forced)
