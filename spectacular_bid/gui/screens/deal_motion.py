"""Shuffles and deals the backs of a deal screen."""

from PySide6.QtWidgets import QWidget

from spectacular_bid.core.seats import Pair, Seat
from spectacular_bid.gui.motion.deal import back_pose, deal_spans, in_turn
from spectacular_bid.gui.motion.driver import Motion
from spectacular_bid.gui.motion.layer import FlightLayer, Sprite
from spectacular_bid.gui.motion.sprites import turning_sprite
from spectacular_bid.gui.motion.timeline import Pose
from spectacular_bid.gui.screens.turn_motion import moved
from spectacular_bid.gui.widgets.tile_row import TileRow


class DealMotion:
    """The rows fill up as the backs come home; nothing waits for that."""

    def __init__(
        self,
        screen: QWidget,
        hands: Pair[TileRow],
        boneyard: TileRow,
        layer: FlightLayer,
    ) -> None:
        self._screen, self._hands, self._boneyard = screen, hands, boneyard
        self._layer = layer
        dealt = hands.zero.count + hands.one.count
        self._spans = deal_spans(dealt, dealt + boneyard.count)
        self._drive = Motion(self._spans[-1].end_ms, self.show_at, screen)

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
        """Show every back where it is at a moment."""
        homes, middle = self._homes(), self._middle()
        flying: list[Sprite] = []
        for number, (home, span) in enumerate(zip(homes, self._spans, strict=True)):
            if at_ms < span.end_ms:
                pose = back_pose(number, middle, home, span, at_ms)
                seat = self._seat_of(number) if span.share(at_ms) >= 0.5 else None
                flying.append(turning_sprite(None, pose, seat, 0.0))
        self._layer.show_sprites(flying)
        for row in (*self._hands, self._boneyard):
            row.show_only(self._landed(row, at_ms))

    def _seat_of(self, number: int) -> Seat | None:
        dealt = self._hands.zero.count + self._hands.one.count
        return None if number >= dealt else Seat(number % 2)

    def _landed(self, row: TileRow, at_ms: int) -> int | None:
        own = [
            span
            for number, span in enumerate(self._spans)
            if self._seat_of(number) is row.seat
        ]
        landed = sum(at_ms >= span.end_ms for span in own)
        return None if landed == row.count else landed

    def _homes(self) -> list[Pose]:
        zero, one = (self._poses(row) for row in self._hands)
        return [*in_turn(zero, one), *self._poses(self._boneyard)]

    def _poses(self, row: TileRow) -> list[Pose]:
        return [
            moved(row.pose_of(index), row, self._screen) for index in range(row.count)
        ]

    def _middle(self) -> Pose:
        centre = self._boneyard.mapTo(self._screen, self._boneyard.rect().center())
        return Pose(centre.x(), centre.y(), self._hands.zero.pose_of(0).width)
