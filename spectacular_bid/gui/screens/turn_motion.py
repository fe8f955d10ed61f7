"""Moves what a finished decision moved: the tile, the sum, the tokens."""

from attrs import frozen
from PySide6.QtCore import QPoint, QPointF, QRectF
from PySide6.QtWidgets import QWidget

from spectacular_bid.core.match import TOKEN_POINTS
from spectacular_bid.core.seats import Pair, Seat
from spectacular_bid.gui.board.board_view import BoardView
from spectacular_bid.gui.motion.driver import Motion
from spectacular_bid.gui.motion.layer import FlightLayer, Sprite
from spectacular_bid.gui.motion.sprites import flying_token, sign_sprite, tile_sprite
from spectacular_bid.gui.motion.timeline import Pose, between, eased, lifted
from spectacular_bid.gui.motion.turn import TurnPlan, shown_points, turn_plan
from spectacular_bid.gui.widgets.ends_chip import EndsChip
from spectacular_bid.gui.widgets.player_bar import PlayerBar
from spectacular_bid.gui.widgets.tile_row import TileRow
from spectacular_bid.views.screens import TurnResultView


@frozen
class MovingParts:
    """What is moved on a screen."""

    board: BoardView
    ends: EndsChip
    hand: TileRow
    """Of the player who decided."""
    bars: Pair[PlayerBar]
    layer: FlightLayer


class TurnMotion:
    """Shows the parts of a screen as they are at each moment after a decision."""

    def __init__(
        self,
        screen: QWidget,
        view: TurnResultView,
        parts: MovingParts,
        start: Pose | None,
        sign: str,
    ) -> None:
        """``start`` is where the tile was let go, on the screen."""
        self._screen, self._view, self._parts = screen, view, parts
        self._start, self._sign = start, sign
        self._final = shown_points(view)
        self.plan: TurnPlan = turn_plan(view)
        self._at_ms = self.plan.length_ms
        self._drive = Motion(self.plan.length_ms, self.show_at, screen)

    def refresh(self) -> None:
        """Show the same moment on a screen of another size."""
        self.show_at(self._at_ms)

    def begin(self) -> None:
        """From the first moment on."""
        if self.plan.glide:
            self._parts.board.depart_from(self._view.before)
        self._drive.begin()

    def stop(self) -> None:
        """Move no more."""
        self._drive.stop()

    def show_at(self, at_ms: int) -> None:
        """Show everything as it is at a moment."""
        self._at_ms = at_ms
        plan, parts = self.plan, self._parts
        sprites: list[Sprite] = []
        if plan.glide:
            parts.board.settle(plan.glide.eased(at_ms))
            if at_ms < plan.glide.end_ms:
                sprites.append(self._tile_at(plan.glide.share(at_ms)))
        if plan.drawn:
            rest = (1.0,) * (parts.hand.count - 1)
            parts.hand.show_turned((plan.drawn.eased(at_ms), *rest))
        shown = plan.terms_shown(at_ms)
        parts.ends.show_terms(shown)
        parts.board.show_ends(shown)
        self._count(plan.tokens.points(self._final, at_ms))
        sprites += self._tokens_at(at_ms)
        sprites += self._signs_at(at_ms)
        parts.layer.show_sprites(sprites)

    def _count(self, points: Pair[int]) -> None:
        for seat in Seat:
            self._parts.bars[seat].balance.show_points(points[seat])

    def _tile_at(self, share: float) -> Sprite:
        board, placed = self._parts.board, self._view.placed
        assert placed is not None
        home = moved(board.home_of(placed), board, self._screen)
        start = self._start or self._hand_pose()
        pose = between(start, home, eased(share))
        return tile_sprite(placed, lifted(pose, share, home.width * 0.3))

    def _hand_pose(self) -> Pose:
        seat = self._view.report.seat or Seat.ZERO
        bar = self._parts.bars[seat]
        middle = bar.mapTo(self._screen, bar.rect().center())
        return Pose(middle.x(), middle.y(), bar.height() * 0.3)

    def _tokens_at(self, at_ms: int) -> list[Sprite]:
        tokens = self.plan.tokens
        return [self._token(number, at_ms) for number in tokens.flying(at_ms)]

    def _token(self, number: int, at_ms: int) -> Sprite:
        tokens = self.plan.tokens
        winner, span = tokens.winners[number], tokens.spans[number]
        before = tokens.points(self._final, span.start_ms - 1)
        after = tokens.points(self._final, span.end_ms)
        start, size = self._token_pose(winner.other, before[winner.other])
        end, end_size = self._token_pose(winner, after[winner])
        share = span.eased(at_ms)
        sizes = (size, end_size)
        return flying_token(start, end, sizes, winner, share, QPointF(-60 * size, 0))

    def _token_pose(self, seat: Seat, points: int) -> tuple[QPointF, float]:
        """Where the uppermost token of a balance lies, on the screen."""
        balance = self._parts.bars[seat].balance
        place = balance.token_place(points, max(0, points // TOKEN_POINTS - 1))
        corner = balance.mapTo(self._screen, QPoint())
        return place + QPointF(corner), balance.token_size(points)

    def _signs_at(self, at_ms: int) -> list[Sprite]:
        share = self.plan.sign.eased(at_ms)
        if not share:
            return []
        return [
            sign_sprite(self._sign_box(seat), self._sign, share)
            for seat in self.plan.passes
        ]

    def _sign_box(self, seat: Seat) -> QRectF:
        """On the edge of the player's bar, towards the course."""
        bar = self._parts.bars[seat]
        scale = bar.height() / bar.design_height
        box = QRectF(0, 0, 132 * scale, 36 * scale)
        edge = bar.geometry().bottom() if bar.is_at_top else bar.geometry().top()
        box.moveCenter(QPointF(262 * scale, edge))
        return box


def moved(pose: Pose, widget: QWidget, screen: QWidget) -> Pose:
    """A pose on a widget, as it is on the screen around it."""
    corner = widget.mapTo(screen, QPoint())
    return Pose(pose.x + corner.x(), pose.y + corner.y(), pose.width, pose.angle)
