"""A clear layer over a screen, on which things fly."""

from collections.abc import Callable, Sequence

from attrs import field, frozen
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget


@frozen
class Sprite:
    """Something in flight: all that it covers, and how it is painted."""

    box: QRectF
    paint: Callable[[QPainter], None] = field(eq=False, repr=False)

    @property
    def pixels(self) -> QRect:
        """Every pixel that it may touch."""
        return self.box.toAlignedRect().adjusted(-1, -1, 1, 1)


class FlightLayer(QWidget):
    """Neither mouse nor keyboard notice it; only what moves on it is painted.

    It hides while nothing flies, or else it would be painted with all that is below.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._sprites: tuple[Sprite, ...] = ()
        self.hide()

    @property
    def count(self) -> int:
        """How many things are in flight."""
        return len(self._sprites)

    def show_sprites(self, sprites: Sequence[Sprite]) -> None:
        """Let these be in flight, and those of before no more."""
        if not sprites and not self._sprites:
            return
        for sprite in self._sprites:
            self.update(sprite.pixels)
        self._sprites = tuple(sprites)
        self.setVisible(bool(sprites))
        for sprite in self._sprites:
            self.update(sprite.pixels)

    def cover(self, over: QWidget) -> None:
        """Lie over all of a parent, above its other children."""
        self.setGeometry(over.rect())
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for sprite in self._sprites:
            if event.region().intersects(sprite.pixels):
                painter.save()
                sprite.paint(painter)
                painter.restore()
        painter.end()
