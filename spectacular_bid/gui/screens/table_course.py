"""What lies on the table of a deciding player, and where."""

from PySide6.QtCore import QEvent, QPoint, QRect
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from spectacular_bid.core.tiles import Tile
from spectacular_bid.gui.board.board_view import BoardView
from spectacular_bid.gui.board.choosing import playable_tiles
from spectacular_bid.gui.motion.layer import FlightLayer
from spectacular_bid.gui.screens.course import (
    CourseScreen,
    board_area,
    boneyard_area,
    ends_area,
)
from spectacular_bid.gui.screens.draw_motion import DrawMotion
from spectacular_bid.gui.screens.setting import TableSetting
from spectacular_bid.gui.screens.table_parts import hand_strip, other_bar, own_bar
from spectacular_bid.gui.theme import size_words
from spectacular_bid.gui.widgets.boneyard import Boneyard
from spectacular_bid.gui.widgets.ends_chip import EndsChip
from spectacular_bid.gui.widgets.message import Message
from spectacular_bid.views.screens import TurnView

MESSAGE_GAP = 8
"""Around the message, in pixels."""


class TableCourse(CourseScreen):
    """Shows one ``TurnView``; what is done on it, its heir knows."""

    def __init__(
        self, view: TurnView, setting: TableSetting, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._view, self._setting = view, setting
        self._hand = hand_strip(view, setting)
        self.put_bars(
            other_bar(view.standing, view.seat.other, setting),
            own_bar(view, setting, self._hand),
        )
        self._panel = setting.auction_panel
        self._board = BoardView(view.layout, view.last_placed, self)
        self._boneyard = Boneyard(view.standing.boneyard, view.choices.draw, self)
        self._ends = EndsChip(view.layout, self)
        self._message = Message(self)
        self._tried: QWidget | None = None
        self._layer = FlightLayer(self)
        self._draw_motion: DrawMotion | None = None
        if self._panel is not None:
            self._panel.setParent(self)
            self._panel.show()
        for part in (self._board, self._boneyard):
            part.setVisible(self._panel is None)
        self._ends.setVisible(view.layout is not None)

    @property
    def drawn(self) -> Tile | None:
        """The tile drawn last in this turn."""
        return self._view.drawn

    def draw_in(self) -> None:
        """Have the tile that has just been drawn come in from the boneyard."""
        if self._view.drawn is not None:
            button = self._hand.buttons[self._view.drawn]
            self._draw_motion = DrawMotion(self, self._boneyard, button, self._layer)

    def _focus_first(self) -> None:
        """Where a player at the keyboard starts."""
        playable = playable_tiles(self._view.choices)
        order = self._hand.shown_order
        first = next((tile for tile in order if tile in playable), order[0])
        if self._panel is not None:
            self._panel.setFocus()
        elif self._view.choices.draw:
            self._boneyard.button.setFocus()
        else:
            self._hand.buttons[first].setFocus()

    def lay_out_course(self, course: QRect, scale: float) -> None:
        """Boneyard, board and ends side by side, or the auction in the middle."""
        self._board.setGeometry(board_area(self))
        self._boneyard.setGeometry(boneyard_area(course, scale))
        self._ends.setGeometry(ends_area(course, scale))
        self._place_panel()
        size_words(self._message, 15 * scale, bold=True)
        self._place_message()
        self._layer.cover(self)

    def _speak_near(self, tried: QWidget | None) -> None:
        """Let what is said next stand below what was tried, or else above the hand."""
        self._tried = tried
        self._place_message()

    def _place_message(self) -> None:
        course = self.course_area
        middle, bottom = course.center().x(), course.bottom() - MESSAGE_GAP
        if self._tried is not None:
            box, height = self._tried.geometry(), self._message.sizeHint().height()
            middle = box.center().x()
            bottom = min(bottom, box.bottom() + MESSAGE_GAP + height)
        self._message.stand_at(middle, bottom)

    def _place_panel(self) -> None:
        """The auction, as large as its words of now."""
        if self._panel is not None:
            course = self.course_area
            wanted = self._panel.sizeHint().expandedTo(self._panel.minimumSizeHint())
            box = QRect(QPoint(), wanted.boundedTo(course.size()))
            box.moveCenter(course.center())
            self._panel.setGeometry(box)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._place_panel()
        return super().event(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._focus_first()
        if self._draw_motion is not None:
            self._draw_motion.begin()

    def hideEvent(self, event: QHideEvent) -> None:
        if self._draw_motion is not None:
            self._draw_motion.stop()
        super().hideEvent(event)
