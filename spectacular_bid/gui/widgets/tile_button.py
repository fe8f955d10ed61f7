"""An own tile: to look at, to choose, to drag."""

from enum import Enum, auto

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from spectacular_bid.core.tiles import Tile
from spectacular_bid.gui.drawing.tiles import (
    Look,
    paint_outline,
    paint_tile,
    tile_rect,
)
from spectacular_bid.gui.theme import theme
from spectacular_bid.gui.widgets.keys import ARROWS, is_press_key

RAISE = 0.16
"""How far a playable tile stands out, in tile widths."""
MARGIN = 0.07
"""For the outline on every side, in tile widths."""
TALL = 2.05 + RAISE + 2 * MARGIN


class Standing(Enum):
    """How a tile stands in the hand."""

    PLAYABLE = auto()
    UNFIT = auto()
    RESTING = auto()
    """Nothing is to be played now."""


class TileButton(QAbstractButton):
    """Tells what was done to it; what that means, others know."""

    pressed_by_key = Signal(object)
    arrow_pressed = Signal(object, object)
    double_clicked = Signal(object)
    chosen = Signal(object)
    """A plain click."""
    dragged = Signal(object, object)
    """The tile, and the global position of the mouse."""
    dropped = Signal(object, object)

    def __init__(
        self, tile: Tile, standing: Standing, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.tile = tile
        self.standing = standing
        self._is_chosen = False
        self._grip: QPoint | None = None
        self._is_dragging = False
        self._looks_away = False
        self._by_mouse = False
        """Whether the focus came by the mouse, which needs no frame to be found."""
        self.setObjectName(f"tile-{tile}")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        if standing is Standing.PLAYABLE:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self._on_clicked)

    @property
    def is_chosen(self) -> bool:
        """Whether its ends are lit."""
        return self._is_chosen

    def set_chosen(self, is_chosen: bool) -> None:
        """Show that its ends are lit."""
        self._is_chosen = is_chosen
        self.setAccessibleDescription(self.tr("chosen") if is_chosen else "")
        self.update()

    def look_away(self, away: bool) -> None:
        """Be there, but paint nothing, as the tile is shown elsewhere for a moment."""
        if away is not self._looks_away:
            self._looks_away = away
            self.update()

    def tile_box(self) -> QRectF:
        """What the tile itself covers, on this widget."""
        width = self.width() / (1 + 2 * MARGIN)
        raised = self.standing is Standing.PLAYABLE
        top = (MARGIN + (0 if raised else RAISE)) * width
        return tile_rect(QPointF(self.width() / 2, top + width), width, 0)

    def stop_drag(self) -> None:
        """Ignore the mouse until its button is pressed again."""
        self._grip = None
        self._is_dragging = False
        self.setDown(False)
        self.update()

    def _on_clicked(self) -> None:
        self.chosen.emit(self.tile)

    def _is_pulled(self, event: QMouseEvent) -> bool:
        if self._grip is None:
            return False
        way = event.position().toPoint() - self._grip
        return way.manhattanLength() >= QApplication.startDragDistance()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_press_key(event):
            if not event.isAutoRepeat():
                self.pressed_by_key.emit(self.tile)
        elif event.key() in ARROWS:
            self._by_mouse = False
            self.arrow_pressed.emit(self.tile, Qt.Key(event.key()))
        else:
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        if event.button() is Qt.MouseButton.LeftButton:
            self._grip = event.position().toPoint()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        # Not handed on: it would come as one more click.
        if event.button() is Qt.MouseButton.LeftButton:
            self.double_clicked.emit(self.tile)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._is_dragging or self._is_pulled(event):
            self._is_dragging = True
            self.setDown(False)
            self.update()
            self.dragged.emit(self.tile, event.globalPosition().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is not Qt.MouseButton.LeftButton:
            super().mouseReleaseEvent(event)
        elif self._is_dragging:
            self.stop_drag()
            self.dropped.emit(self.tile, event.globalPosition().toPoint())
        else:
            self._grip = None
            super().mouseReleaseEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._by_mouse = event.reason() is Qt.FocusReason.MouseFocusReason
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._looks_away:
            return
        box = self.tile_box()
        width = box.width()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._is_dragging:
            painter.setOpacity(0.25)
        look = Look.GREY if self.standing is Standing.UNFIT else Look.BRIGHT
        paint_tile(painter, box.center(), width, self.tile, look=look)
        self._paint_frames(painter, box, width)
        painter.end()

    def _paint_frames(self, painter: QPainter, box: QRectF, width: float) -> None:
        if self._is_chosen:
            paint_outline(painter, box, width, theme().surround.gold)
        if self.hasFocus() and not self._by_mouse:
            inner = box.adjusted(
                *(width * share for share in (0.07, 0.07, -0.07, -0.07))
            )
            paint_outline(painter, inner, width, theme().surround.brass)


class FlyingTile(QWidget):
    """A tile under the mouse; the mouse does not notice it."""

    def __init__(self, tile: Tile, width: float, parent: QWidget) -> None:
        super().__init__(parent)
        self._tile, self._width = tile, width
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.resize(round(width * 1.3), round(width * 2.4))

    def tile_box(self) -> QRectF:
        """What the tile itself covers, on this widget."""
        centre = QPointF(self.width() / 2, self._width * 1.1)
        return tile_rect(centre, self._width, 0)

    def move_under(self, position: QPoint) -> None:
        """Hang from a position in the parent."""
        self.move(position - self.rect().center())

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_tile(painter, self.tile_box().center(), self._width, self._tile)
        painter.end()
