"""Brings a drawn tile in from the boneyard and turns it up beside the hand."""

from PySide6.QtCore import QPoint, QPointF
from PySide6.QtWidgets import QWidget

from spectacular_bid.gui.motion.driver import Motion
from spectacular_bid.gui.motion.interrupt import Interrupt
from spectacular_bid.gui.motion.layer import FlightLayer
from spectacular_bid.gui.motion.sprites import turning_sprite
from spectacular_bid.gui.motion.timeline import Pose, Span, between, lifted
from spectacular_bid.gui.widgets.boneyard import Boneyard
from spectacular_bid.gui.widgets.tile_button import TileButton

FLIGHT = Span(0, 380)
TURN = Span(190, 190)


class DrawMotion:
    """The tile is in the hand all the time, and can be played; it just looks away."""

    def __init__(
        self,
        screen: QWidget,
        boneyard: Boneyard,
        drawn: TileButton,
        layer: FlightLayer,
    ) -> None:
        self._screen, self._boneyard = screen, boneyard
        self._drawn, self._layer = drawn, layer
        self._drive = Motion(FLIGHT.end_ms, self.show_at, screen)

    def begin(self) -> None:
        """From the first moment on; whatever a player does ends it."""
        self._drive.begin()
        Interrupt(self._drive, self._screen.window().windowHandle())

    def stop(self) -> None:
        """Move no more; the tile lies in the hand."""
        self._drive.stop()
        self.show_at(FLIGHT.end_ms)

    def show_at(self, at_ms: int) -> None:
        """Show the tile as it is at a moment."""
        flying = at_ms < FLIGHT.end_ms
        self._drawn.look_away(flying)
        if not flying:
            self._layer.show_sprites(())
            return
        box = self._drawn.tile_box()
        home = self._on_screen(self._drawn, box.center(), box.width())
        middle = QPointF(self._boneyard.rect().center())
        start = self._on_screen(self._boneyard, middle, home.width * 0.4)
        share = FLIGHT.share(at_ms)
        pose = lifted(
            between(start, home, FLIGHT.eased(at_ms)), share, home.width * 0.4
        )
        turned = TURN.eased(at_ms)
        self._layer.show_sprites([turning_sprite(self._drawn.tile, pose, None, turned)])

    def _on_screen(self, widget: QWidget, spot: QPointF, width: float) -> Pose:
        place = spot + QPointF(widget.mapTo(self._screen, QPoint()))
        return Pose(place.x(), place.y(), width)
