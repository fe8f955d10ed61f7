"""The line of play, and the lit ends while a tile is chosen."""

from functools import lru_cache

from PySide6.QtCore import QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget

from spectacular_bid.core.layout import Arm, Layout
from spectacular_bid.core.tiles import Tile
from spectacular_bid.gui.board.arm_button import NUMBERS, ArmButton
from spectacular_bid.gui.board.arrangement import Arrangement
from spectacular_bid.gui.board.geometry import arrange
from spectacular_bid.gui.board.items import EndItem, TileItem
from spectacular_bid.gui.board.places import Place, counted_points, places
from spectacular_bid.gui.board.spoken import line_of_play
from spectacular_bid.gui.motion.timeline import Pose, between

_ARROW_ARMS = {
    Qt.Key.Key_Left: Arm.LEFT,
    Qt.Key.Key_Right: Arm.RIGHT,
    Qt.Key.Key_Up: Arm.UP,
    Qt.Key.Key_Down: Arm.DOWN,
}


arranged_in = lru_cache(8)(arrange)
"""The same layout is shown again and again, and arranging a long line takes a while."""


class BoardView(QGraphicsView):
    """Draws one layout; it is made anew for every other one."""

    arm_chosen = Signal(object)
    """The arm of a lit end that was clicked; None is the place of an opening tile."""

    def __init__(
        self,
        layout: Layout | None,
        highlighted: Tile | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("board")
        self._layout = layout
        self._points = dict(counted_points(layout)) if layout else {}
        self._places: dict[Arm | None, Place] = {}
        self._moves: dict[Tile, Pose] = {}
        self._before: Layout | None = None
        self._buttons: list[ArmButton] = []
        self._stage = QGraphicsScene(self)
        self._stage.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self._tiles = self._make_tiles(highlighted)
        self._ends = self._make_ends()
        self.setScene(self._stage)
        self.setAccessibleName(self.tr("The table"))
        self.setAccessibleDescription(line_of_play(layout))
        self._be_plain()

    @property
    def arm_buttons(self) -> tuple[ArmButton, ...]:
        """The lit ends, in the order of the arms."""
        return tuple(self._buttons)

    def home_of(self, tile: Tile) -> Pose:
        """Where a tile of the layout lies, on this widget."""
        return self._tiles[tile].home

    def depart_from(self, before: Layout | None) -> None:
        """Let the tiles lie as they did in an earlier layout; others are not there yet.

        ``settle`` leads them home.
        """
        self._before = before
        self._moves = self._poses(before)
        for tile, item in self._tiles.items():
            item.setVisible(tile in self._moves)
        self.settle(0.0)

    def settle(self, share: float) -> None:
        """Let the tiles have come so far of their way; once home, all are there."""
        for tile, first in self._moves.items():
            item = self._tiles[tile]
            item.pose_as(item.home if share >= 1 else between(first, item.home, share))
        if share >= 1:
            self._moves = {}
            for item in self._tiles.values():
                item.show()

    def show_ends(self, count: int | None) -> None:
        """Show only so many of the ends that count, in order; None shows every end."""
        order = list(self._points)
        for arm, end in self._ends.items():
            place = order.index(arm) if arm in order else len(order)
            end.setVisible(count is None or place < count)

    def light(self, tile: Tile, arms: tuple[Arm | None, ...]) -> None:
        """Light the places where the tile may go."""
        self.darken()
        for arm in arms:
            only = len(arms) == 1
            button = ArmButton(arm, tile, self.viewport(), is_only=only)
            button.chosen.connect(self.arm_chosen)
            button.arrow_pressed.connect(self._on_arrow)
            self._buttons.append(button)
            if arm is not None:
                self._ends[arm].hide()
            if arm in self._places:
                button.move_to(self._places[arm])
            button.show()

    def darken(self) -> None:
        """No tile is chosen any more."""
        for button in self._buttons:
            button.hide()
            button.setParent(None)
            button.deleteLater()
        self._buttons = []
        for end in self._ends.values():
            end.show()

    def lit_arm_at(self, position: QPoint) -> tuple[Arm | None] | None:
        """The lit arm at a global position, in a tuple; None if there is none."""
        for button in self._buttons:
            if button.rect().contains(button.mapFromGlobal(position)):
                return (button.arm,)
        return None

    def lit_arm_numbered(self, number: int) -> tuple[Arm | None] | None:
        """The lit arm that a number key picks, in a tuple; None if there is none."""
        for button in self._buttons:
            if NUMBERS[button.arm] == number:
                return (button.arm,)
        return None

    def _be_plain(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setInteractive(False)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setStyleSheet("background: transparent")
        self.viewport().setAutoFillBackground(False)

    def _make_tiles(self, highlighted: Tile | None) -> dict[Tile, TileItem]:
        if self._layout is None:
            return {}
        laid = [self._layout.opening]
        for branch in self._layout.branches.values():
            laid += branch.tiles
        spinner = self._layout.spinner
        made = {
            tile: TileItem(
                tile, pinned=tile == spinner, highlighted=tile == highlighted
            )
            for tile in laid
        }
        for item in made.values():
            self._stage.addItem(item)
        return made

    def _make_ends(self) -> dict[Arm, EndItem]:
        arms = self._layout.branches if self._layout else ()
        made = {arm: EndItem(self._points.get(arm)) for arm in arms}
        for item in made.values():
            self._stage.addItem(item)
        return made

    def _move_all(self, arranged: Arrangement) -> None:
        for laid in arranged.tiles:
            self._tiles[laid.tile].move_to(laid, arranged.across_px)
        self._places = places(self._layout, arranged)
        for arm, end in self._ends.items():
            end.move_to(self._places[arm])
        for button in self._buttons:
            button.move_to(self._places[button.arm])

    def _poses(self, layout: Layout | None) -> dict[Tile, Pose]:
        size = self.viewport().size()
        arranged = arranged_in(layout, size.width(), size.height())
        width = arranged.across_px
        return {
            laid.tile: Pose(laid.x, laid.y, width, laid.angle)
            for laid in arranged.tiles
        }

    def _on_arrow(self, key: Qt.Key) -> None:
        """The arrow's own arm, or else the next lit one."""
        by_arm = {button.arm: button for button in self._buttons}
        wanted = by_arm.get(_ARROW_ARMS[key])
        if wanted is None or wanted.hasFocus():
            order = self._buttons
            back = key in (Qt.Key.Key_Left, Qt.Key.Key_Up)
            now = next(n for n, button in enumerate(order) if button.hasFocus())
            wanted = order[(now + (-1 if back else 1)) % len(order)]
        wanted.setFocus(Qt.FocusReason.TabFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        size = self.viewport().size()
        self._stage.setSceneRect(QRectF(0, 0, size.width(), size.height()))
        if size.width() > 1 and size.height() > 1:
            self._move_all(arranged_in(self._layout, size.width(), size.height()))
            if self._moves:
                self._moves = self._poses(self._before)
