"""Turns both hands of a blocked hand up, and moves what the block is worth."""

from collections.abc import Iterable

from attrs import frozen
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtWidgets import QLabel, QWidget

from spectacular_bid.core.events import Why
from spectacular_bid.core.seats import Pair, Seat
from spectacular_bid.gui.motion.driver import Motion
from spectacular_bid.gui.motion.layer import FlightLayer, Sprite
from spectacular_bid.gui.motion.sprites import flying_token
from spectacular_bid.gui.motion.timeline import Span
from spectacular_bid.gui.motion.tokens import Flights, flights
from spectacular_bid.gui.screens.balances import balance_label, balance_text
from spectacular_bid.gui.sizes import scale_for
from spectacular_bid.gui.widgets.tile_row import TileRow
from spectacular_bid.views.screens import CountView

TURN_MS = 320
TURN_STEP_MS = 50
LONGEST_MS = 2600
BESIDE = 90.0
"""How far from the middle of a balance its tokens lie, at the design's size."""


@frozen
class CountPlan:
    """When what moves."""

    turns: tuple[Span, ...]
    """One for each place in the longer hand."""
    tokens: Flights

    @property
    def length_ms(self) -> int:
        """When everything has come to rest."""
        return max(self.turns[-1].end_ms, self.tokens.end_ms)


def count_plan(view: CountView) -> CountPlan:
    """The plan for a blocked hand."""
    longest = max(view.standing.held)
    turns = tuple(Span(120 + n * TURN_STEP_MS, TURN_MS) for n in range(longest))
    moved = [one for one in view.transfers if one.why is Why.BLOCK]
    return CountPlan(turns, flights(moved, turns[-1].end_ms + 120, LONGEST_MS))


class CountMotion:
    """The tokens fly from number to number, as there are no stacks here."""

    def __init__(
        self,
        screen: QWidget,
        view: CountView,
        rows: Iterable[TileRow],
        shown: QWidget,
        layer: FlightLayer,
    ) -> None:
        """``shown`` holds both balances."""
        self._screen, self._rows, self._layer = screen, tuple(rows), layer
        self._final = view.standing.points
        self._labels = Pair(*(balance_label(shown, seat) for seat in Seat))
        self.plan = count_plan(view)
        self._drive = Motion(self.plan.length_ms, self.show_at, screen)

    def begin(self) -> None:
        """From the first moment on."""
        self._drive.begin()

    def finish(self) -> None:
        """Skip the rest."""
        self._drive.finish()

    def stop(self) -> None:
        """Move no more."""
        self._drive.stop()

    def show_at(self, at_ms: int) -> None:
        """Show hands and tokens as they are at a moment."""
        for row in self._rows:
            turned = tuple(span.eased(at_ms) for span in self.plan.turns[: row.count])
            row.show_turned(turned)
        tokens = self.plan.tokens
        points = tokens.points(self._final, at_ms)
        for seat in Seat:
            self._labels[seat].setText(balance_text(points[seat]))
        flying = [self._token(number, at_ms) for number in tokens.flying(at_ms)]
        self._layer.show_sprites(flying)

    def _token(self, number: int, at_ms: int) -> Sprite:
        tokens, scale = self.plan.tokens, self._scale()
        winner, share = tokens.winners[number], tokens.spans[number].eased(at_ms)
        start, end = self._beside(winner.other), self._beside(winner)
        bow = QPointF(0, -40 * scale)
        return flying_token(start, end, (scale, scale), winner, share, bow)

    def _scale(self) -> float:
        return scale_for(self._screen.width(), self._screen.height())

    def _beside(self, seat: Seat) -> QPointF:
        """A spot beside a balance, towards the other one."""
        label: QLabel = self._labels[seat]
        middle = QPointF(label.mapTo(self._screen, QPoint())) + QPointF(
            label.width() / 2, label.height() / 2
        )
        aside = BESIDE * self._scale()
        return middle + QPointF(-aside if seat else aside, 0)
