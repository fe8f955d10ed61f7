"""Drives a motion, and leaves nothing running once it is over."""

from collections.abc import Callable

from PySide6.QtCore import QVariantAnimation
from PySide6.QtWidgets import QWidget


class Motion(QVariantAnimation):
    """Calls ``show`` with the milliseconds since the start, the last time at its end.

    It belongs to a widget, and is to be stopped when that is hidden.
    """

    def __init__(
        self, length_ms: int, show: Callable[[int], None], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._show = show
        self.setStartValue(0)
        self.setEndValue(max(1, length_ms))
        self.setDuration(max(1, length_ms))
        self.valueChanged.connect(self._on_value)

    @property
    def is_running(self) -> bool:
        """Whether something moves."""
        return self.state() is QVariantAnimation.State.Running

    def begin(self) -> None:
        """Start, unless it runs already."""
        if not self.is_running:
            self._show(0)
            self.start()

    def finish(self) -> None:
        """Skip the rest."""
        if self.is_running:
            self.setCurrentTime(self.duration())

    def _on_value(self, at_ms: int) -> None:
        self._show(at_ms)
