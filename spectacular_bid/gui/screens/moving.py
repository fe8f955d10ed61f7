"""Screens of words on which something moves for a moment when they come."""

from typing import Protocol

from PySide6.QtGui import QHideEvent, QMouseEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from spectacular_bid.gui.motion.layer import FlightLayer


class Movement(Protocol):
    """What moves; a click lets it be at its end at once."""

    def begin(self) -> None:
        """Move from the start."""

    def finish(self) -> None:
        """Be where everything ends up."""

    def stop(self) -> None:
        """Move no more."""


class MovingScreen(QWidget):
    """Starts its motion when it is shown; it blocks nothing."""

    _layer: FlightLayer
    _motion: Movement | None = None

    def put_layer(self) -> FlightLayer:
        """Lay what flies above all that is there by now."""
        self._layer = FlightLayer(self)
        return self._layer

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._layer.cover(self)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        if self._motion is not None:
            self._motion.finish()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._motion is not None:
            self._motion.begin()

    def hideEvent(self, event: QHideEvent) -> None:
        if self._motion is not None:
            self._motion.stop()
        super().hideEvent(event)
