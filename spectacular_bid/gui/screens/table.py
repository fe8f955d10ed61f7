"""The table: everything that a player sees and touches while deciding."""

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from spectacular_bid.core.commands import DrawTile, PlaceTile
from spectacular_bid.core.layout import Arm
from spectacular_bid.core.tiles import Tile
from spectacular_bid.gui.board.choosing import (
    arms_of,
    only_arm,
    plays_at_once,
    refused_arm,
)
from spectacular_bid.gui.motion.timeline import Pose
from spectacular_bid.gui.screens.setting import TableSetting
from spectacular_bid.gui.screens.table_course import TableCourse
from spectacular_bid.gui.widgets.keys import ARROWS, MODIFIERS, NUMBERS
from spectacular_bid.gui.widgets.tile_button import FlyingTile
from spectacular_bid.views.screens import TurnView

__all__ = ["TableScreen", "TableSetting"]


class TableScreen(TableCourse):
    """Shows one ``TurnView`` and asks for one decision."""

    decided = Signal(object)
    """A command; of the legal ones there is one at most."""

    def __init__(
        self, view: TurnView, setting: TableSetting, parent: QWidget | None = None
    ) -> None:
        super().__init__(view, setting, parent)
        self.setObjectName("tableScreen")
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._chosen: Tile | None = None
        self._has_decided = False
        self._flying: FlyingTile | None = None
        self._let_go: Pose | None = None
        self._connect_hand()
        self._board.arm_chosen.connect(self._on_arm_chosen)
        self._boneyard.asked.connect(self._draw)

    @property
    def let_go(self) -> Pose | None:
        """Where the played tile was let go, on this screen; None before that."""
        return self._let_go

    def say(self, sentence: str) -> None:
        """Show a refusal or an announcement for a few seconds.

        It answers what was decided last: from here on a decision counts again.
        """
        self._has_decided = False
        self._message.say(sentence)

    def _connect_hand(self) -> None:
        hand = self._hand
        hand.chosen.connect(self._on_tile_clicked)
        hand.double_clicked.connect(self._on_tile_double_clicked)
        hand.pressed_by_key.connect(self._on_tile_pressed_by_key)
        hand.dragged.connect(self._on_tile_dragged)
        hand.dropped.connect(self._on_tile_dropped)

    def _choose(self, tile: Tile) -> None:
        """Light the ends of a playable tile."""
        self._chosen = tile
        self._hand.choose(tile)
        self._board.light(tile, arms_of(self._view.choices, tile))
        previous: QWidget = self._hand.buttons[tile]
        for button in self._board.arm_buttons:
            QWidget.setTabOrder(previous, button)
            previous = button

    def _take_back(self) -> None:
        chosen, self._chosen = self._chosen, None
        had_focus = any(button.hasFocus() for button in self._board.arm_buttons)
        self._land()
        self._hand.choose(None)
        self._hand.take_back()
        self._board.darken()
        if chosen is not None and had_focus:
            self._hand.buttons[chosen].setFocus()

    def _holds_something(self) -> bool:
        return self._chosen is not None or self._flying is not None

    def _land(self) -> None:
        if self._flying is not None:
            self._flying.hide()
            self._flying.deleteLater()
            self._flying = None

    def _play(self, tile: Tile, arm: Arm | None) -> None:
        """Decide, unless that has been done already."""
        if self._has_decided:
            return
        self._let_go = self._pose_of(tile)
        self._take_back()
        self._has_decided = True
        self.decided.emit(PlaceTile(tile, arm))

    def _pose_of(self, tile: Tile) -> Pose:
        """Where a tile of the hand is shown, under the mouse if it is dragged."""
        shown = self._flying or self._hand.buttons[tile]
        box = shown.tile_box()
        middle = shown.mapTo(self, box.center().toPoint())
        return Pose(middle.x(), middle.y(), box.width())

    def _try_unfit(self, tile: Tile) -> None:
        """Let the referee say why a tile cannot be played."""
        self._take_back()
        self._speak_near(None)
        if not self._has_decided and not arms_of(self._view.choices, tile):
            self.decided.emit(PlaceTile(tile, refused_arm(self._view.layout)))

    def _draw(self) -> None:
        if self._has_decided:
            return
        self._take_back()
        self._speak_near(self._boneyard if self._boneyard.isVisible() else None)
        self._has_decided = self._view.choices.draw
        self.decided.emit(DrawTile())

    def _on_tile_clicked(self, tile: Tile) -> None:
        arms = arms_of(self._view.choices, tile)
        if self._has_decided:
            return
        if not arms:
            self._try_unfit(tile)
        elif plays_at_once(self._view.layout, arms):
            self._play(tile, arms[0])
        elif tile != self._chosen:
            self._choose(tile)
        elif len(arms) == 1:
            # A slow double click is meant as one, too.
            self._play(tile, arms[0])
        else:
            self._take_back()

    def _on_tile_double_clicked(self, tile: Tile) -> None:
        only = only_arm(self._view.layout, arms_of(self._view.choices, tile))
        if only is not None:
            self._play(tile, only[0])

    def _on_tile_pressed_by_key(self, tile: Tile) -> None:
        arms = arms_of(self._view.choices, tile)
        only = only_arm(self._view.layout, arms)
        if self._has_decided:
            return
        if only is not None:
            self._play(tile, only[0])
        elif arms:
            self._choose(tile)
            self._board.arm_buttons[0].setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self._try_unfit(tile)

    def _on_arm_chosen(self, arm: Arm | None) -> None:
        if self._chosen is not None:
            self._play(self._chosen, arm)

    def _on_tile_dragged(self, tile: Tile, position: QPoint) -> None:
        if self._flying is None:
            self._flying = FlyingTile(tile, self._hand.tile_width, self)
            self._flying.show()
            playable = bool(arms_of(self._view.choices, tile))
            if playable and tile != self._chosen and not self._has_decided:
                self._choose(tile)
        self._flying.move_under(self.mapFromGlobal(position))
        self._flying.raise_()

    def _on_tile_dropped(self, tile: Tile, position: QPoint) -> None:
        arm = self._board.lit_arm_at(position) if tile == self._chosen else None
        if arm is not None:
            self._play(tile, arm[0])
            self._land()
        elif self._hand.rect().contains(self._hand.mapFromGlobal(position)):
            self._take_back()
        else:
            self._try_unfit(tile)

    def focusInEvent(self, event: QFocusEvent) -> None:
        # As when a panel or the guide gives the keyboard back: a tile shall have it.
        super().focusInEvent(event)
        self._focus_first()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if event.isAutoRepeat():
            return
        if event.modifiers() & MODIFIERS:
            super().keyPressEvent(event)
        elif key == Qt.Key.Key_D:
            self._draw()
        elif key == Qt.Key.Key_Escape and self._holds_something():
            self._take_back()
        elif key in NUMBERS:
            arm = self._board.lit_arm_numbered(NUMBERS[key])
            if self._chosen is not None and arm is not None:
                self._play(self._chosen, arm[0])
        elif key in ARROWS and self.hasFocus():
            self._focus_first()
        else:
            super().keyPressEvent(event)
