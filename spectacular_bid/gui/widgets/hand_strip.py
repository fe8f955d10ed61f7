"""The own hand: every tile in sight, in an order of the player's own."""

from collections.abc import Mapping

from PySide6.QtCore import QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from spectacular_bid.core.tiles import Tile
from spectacular_bid.gui.drawing.words import paint_words
from spectacular_bid.gui.theme import theme
from spectacular_bid.gui.widgets.fitting import Fit, fit
from spectacular_bid.gui.widgets.tile_button import MARGIN, TALL, Standing, TileButton

LARGEST = 66.0
"""A tile's width at the design's size."""
BESIDE = 0.5
"""How far the newcomer stands aside, in tile widths."""
LABEL = 16.0


def renew_order(order: list[Tile], hand: tuple[Tile, ...]) -> None:
    """Keep the remembered order; drop what was played, append what came in."""
    kept = [tile for tile in order if tile in hand]
    order[:] = kept + [tile for tile in hand if tile not in kept]


class HandStrip(QWidget):
    """Tiles in one row or two; the tile drawn last stands beside the others."""

    chosen = Signal(object)
    double_clicked = Signal(object)
    pressed_by_key = Signal(object)
    dragged = Signal(object, object)
    dropped = Signal(object, object)

    def __init__(
        self,
        standings: Mapping[Tile, Standing],
        order: list[Tile],
        newcomer: Tile | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("hand")
        self._order = order
        renew_order(order, tuple(standings))
        self._newcomer = newcomer if newcomer in standings else None
        self._before_drag: list[Tile] | None = None
        self._scale = 1.0
        self.buttons = {tile: self._button(tile, standings[tile]) for tile in order}

    @property
    def shown_order(self) -> tuple[Tile, ...]:
        """The tiles as they stand, the newcomer last."""
        others = [tile for tile in self._order if tile != self._newcomer]
        return (*others, *([self._newcomer] if self._newcomer else []))

    @property
    def tile_width(self) -> float:
        """Of every tile, in pixels."""
        return self._fit().width

    def set_scale(self, scale: float) -> None:
        """Follow the size of the window."""
        self._scale = scale
        self._lay_out()

    def choose(self, chosen: Tile | None) -> None:
        """Show which tile's ends are lit."""
        for tile, button in self.buttons.items():
            if button.is_chosen is not (tile == chosen):
                button.set_chosen(tile == chosen)

    def take_back(self) -> None:
        """End a drag as if it had not been."""
        for button in self.buttons.values():
            button.stop_drag()
        if self._before_drag is not None:
            self._order[:] = self._before_drag
            self._before_drag = None
            self._lay_out()

    def _button(self, tile: Tile, standing: Standing) -> TileButton:
        button = TileButton(tile, standing, self)
        button.chosen.connect(self.chosen)
        button.double_clicked.connect(self.double_clicked)
        button.pressed_by_key.connect(self.pressed_by_key)
        button.arrow_pressed.connect(self._on_arrow)
        button.dragged.connect(self._on_dragged)
        button.dropped.connect(self._on_dropped)
        return button

    def _height(self) -> float:
        """For the tiles, above the newcomer's label."""
        return self.height() - (LABEL * self._scale if self._newcomer else 0.0)

    def _fit(self) -> Fit:
        largest = LARGEST * self._scale
        outlines = 2 * MARGIN * largest
        aside = largest * BESIDE if self._newcomer else 0.0
        width = self.width() - outlines - aside
        return fit(len(self._order), max(1.0, width), self._height(), largest, TALL)

    def _corner(self, plan: Fit) -> tuple[float, float]:
        """The left and top of the first tile."""
        aside = plan.width * BESIDE if self._newcomer else 0.0
        left = max(0.0, (self.width() - plan.length - aside) / 2)
        return left, max(0.0, (self._height() - plan.height) / 2)

    def _lay_out(self) -> None:
        plan = self._fit()
        left, top = self._corner(plan)
        margin = MARGIN * plan.width
        for index, tile in enumerate(self.shown_order):
            x, y = plan.place(index)
            aside = plan.width * BESIDE if tile == self._newcomer else 0.0
            self.buttons[tile].setGeometry(
                round(left + x + aside - margin),
                round(top + y),
                round(plan.width + 2 * margin),
                round(plan.width * TALL),
            )
        self.update()

    def _reorder(self, tile: Tile, at: QPoint) -> None:
        """Move a dragged tile to the place under the mouse, or back."""
        before = self._before_drag
        if before is None or tile == self._newcomer:
            return
        order = list(before)
        if self.rect().contains(at):
            plan = self._fit()
            left, top = self._corner(plan)
            x, y = at.x() - left - plan.width / 2, at.y() - top - plan.width
            order.remove(tile)
            order.insert(plan.index_at(x, y), tile)
        if order != self._order:
            self._order[:] = order
            self._lay_out()

    def _on_dragged(self, tile: Tile, position: QPoint) -> None:
        if self._before_drag is None:
            self._before_drag = list(self._order)
        self._reorder(tile, self.mapFromGlobal(position))
        self.dragged.emit(tile, position)

    def _on_dropped(self, tile: Tile, position: QPoint) -> None:
        self._reorder(tile, self.mapFromGlobal(position))
        self._before_drag = None
        self.dropped.emit(tile, position)

    def _on_arrow(self, tile: Tile, key: Qt.Key) -> None:
        """Move the focus to a neighbour: beside it, or in the other row."""
        order, plan = self.shown_order, self._fit()
        steps = {
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_Up: -plan.columns,
            Qt.Key.Key_Down: plan.columns,
        }
        index = order.index(tile) + steps[key]
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            index %= len(order)
        if 0 <= index < len(order):
            self.buttons[order[index]].setFocus(Qt.FocusReason.TabFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._newcomer is None:
            return
        button = self.buttons[self._newcomer].geometry()
        size = LABEL * self._scale
        area = QRectF(button).adjusted(-40, 0, 40, 0)
        area.setTop(button.bottom() - 2)
        area.setHeight(size)
        painter = QPainter(self)
        words, colour = self.tr("drawn"), theme().surround.gold
        paint_words(painter, area, words, 12 * self._scale, colour)
        painter.end()
