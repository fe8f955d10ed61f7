"""A lit end: the place where the chosen tile may go."""

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from spectacular_bid.core.layout import Arm
from spectacular_bid.core.tiles import Tile
from spectacular_bid.gui.board.places import Place
from spectacular_bid.gui.board.spoken import play_there
from spectacular_bid.gui.drawing.marks import paint_key
from spectacular_bid.gui.drawing.tiles import Look, paint_outline, paint_tile
from spectacular_bid.gui.theme import theme
from spectacular_bid.gui.widgets.keys import ARROWS, is_press_key

NUMBERS: dict[Arm | None, int] = {
    None: 1,
    Arm.LEFT: 1,
    Arm.RIGHT: 2,
    Arm.UP: 3,
    Arm.DOWN: 4,
}
"""The key that picks an end, the same throughout a match."""


class ArmButton(QAbstractButton):
    """Shows the chosen tile as a ghost and, if there are more of them, its key."""

    chosen = Signal(object)
    """The arm."""
    arrow_pressed = Signal(object)

    def __init__(
        self, arm: Arm | None, tile: Tile, parent: QWidget, *, is_only: bool
    ) -> None:
        super().__init__(parent)
        self.arm = arm
        self._is_only = is_only
        self._tile = tile
        self._place: Place | None = None
        self.setObjectName(f"arm-{arm.value if arm else 'open'}")
        self.setAccessibleIdentifier(self.objectName())
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.clicked.connect(self._on_clicked)

    def move_to(self, place: Place) -> None:
        """Take one's place at an end."""
        self._place = place = place.fitted_to(self._tile)
        self.setGeometry(place.box.toAlignedRect())
        self.setAccessibleName(play_there(self.arm, place.end))
        self.update()

    def _on_clicked(self) -> None:
        self.chosen.emit(self.arm)

    def _paint_key(self, painter: QPainter, place: Place, across: float) -> None:
        size = max(12.0, across * 0.36)
        # Between the pips of both halves, so that the ghost can be read.
        spot = place.along(0.5) - QPointF(self.pos())
        paint_key(painter, spot, size, str(NUMBERS[self.arm]))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_press_key(event):
            if not event.isAutoRepeat():
                self.click()
        elif event.key() in ARROWS:
            self.arrow_pressed.emit(Qt.Key(event.key()))
        else:
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def paintEvent(self, _event: QPaintEvent) -> None:
        place = self._place
        if place is None:
            return
        box = place.box.translated(-QPointF(self.pos()))
        across = min(box.width(), box.height())
        lit = self.hasFocus() or self.underMouse()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        table = theme().table
        glow = QColor(table.target)
        glow.setAlphaF(0.34 if lit else 0.16)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(glow)
        painter.drawRoundedRect(box, across * 0.16, across * 0.16)
        paint_tile(
            painter,
            box.center(),
            across * 0.96,
            self._tile,
            angle=place.angle_for(self._tile),
            look=Look.GHOST,
        )
        colour = table.lit if lit else table.target
        paint_outline(painter, box, across, colour, dashed=True)
        if not self._is_only:
            self._paint_key(painter, place, across)
        painter.end()
