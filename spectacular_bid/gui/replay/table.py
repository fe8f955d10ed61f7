"""The table at one step of a replay, both hands open."""

from PySide6.QtCore import QCoreApplication, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QWidget

from spectacular_bid.core import clock
from spectacular_bid.core.seats import Pair, Seat
from spectacular_bid.gui.areas import TOP_BAR, course_in
from spectacular_bid.gui.board.board_view import BoardView
from spectacular_bid.gui.drawing.grounds import paint_rail
from spectacular_bid.gui.replay.middle import Middle
from spectacular_bid.gui.replay.where import Where
from spectacular_bid.gui.screens.course import (
    CourseScreen,
    board_area,
    boneyard_area,
    ends_area,
)
from spectacular_bid.gui.screens.setting import TableSetting
from spectacular_bid.gui.screens.table_parts import player_of
from spectacular_bid.gui.theme import size_words
from spectacular_bid.gui.widgets.boneyard import Boneyard
from spectacular_bid.gui.widgets.ends_chip import EndsChip
from spectacular_bid.gui.widgets.player_bar import PlayerBar
from spectacular_bid.gui.widgets.tile_row import TileRow
from spectacular_bid.views.clocks import ClockView
from spectacular_bid.views.replay import ReplayView

translate = QCoreApplication.translate

CORNER = 62.0
"""What the window's own buttons take above, at the design's size."""
GAP = 12.0
TOLD_SIZES = (15, 14, 13, 12, 11, 10)


class LowerBar(PlayerBar):
    """Like the one at the top, its brass line above."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_rail(painter, QRectF(self.rect()), brass_below=False)
        painter.end()


class ReplayTable(CourseScreen):
    """Draws one step; it is made anew for every other one."""

    def __init__(
        self,
        step: ReplayView,
        names: Pair[str],
        where: tuple[str, ...],
        sentences: list[str],
        parent: QWidget,
    ) -> None:
        """``where`` is what is said of the step, ``sentences`` tell what it did."""
        super().__init__(parent)
        self.setObjectName("replayTable")
        self._upper = self._bar(PlayerBar, step, names, Seat.ONE)
        self._lower = self._bar(LowerBar, step, names, Seat.ZERO)
        self._board = BoardView(step.layout, step.placed, self)
        self._boneyard = Boneyard(step.standing.boneyard, False, self)
        self._ends = EndsChip(step.layout, self)
        self._where = Where(where, self)
        self._told = self._sentences(sentences)
        self._middle = Middle(step, names, sentences, self)
        lies = step.layout is not None
        for part, seen in (
            (self._board, lies),
            (self._ends, lies),
            (self._told, lies),
            (self._middle, not lies),
        ):
            part.setVisible(seen)

    def _bar(
        self, kind: type[PlayerBar], step: ReplayView, names: Pair[str], seat: Seat
    ) -> PlayerBar:
        reading = ClockView(None, clock.DELAY_MS, step.reserves)
        setting = TableSetting(names, lambda: reading)
        player = player_of(step.standing, seat, setting, translate("Clock", "reserve"))
        tiles = TileRow(step.hands[seat], 0, seat)
        return kind(player, tiles, at_top=True, parent=self)

    def _sentences(self, sentences: list[str]) -> QLabel:
        label = QLabel("\n".join(sentences), self)
        label.setObjectName("told")
        label.setProperty("kind", "message")
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        label.setWordWrap(True)
        return label

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        course, width = self.course_area, self.width()
        scale = course_in(width, self.height()).scale
        height = round(TOP_BAR * scale)
        self._upper.setGeometry(0, 0, width, height)
        self._lower.setGeometry(0, course.bottom() + 1, width, height)
        self.lay_out_course(course, scale)

    def lay_out_course(self, course: QRect, scale: float) -> None:
        """As players had it, with words where the table has none."""
        self._board.setGeometry(board_area(self))
        ends, boneyard = ends_area(course, scale), boneyard_area(course, scale)
        ends.moveBottom(course.bottom() - round(2 * GAP * scale))
        self._ends.setGeometry(ends)
        self._boneyard.setGeometry(boneyard)
        self._place_where(course, boneyard, scale)
        self._place_told(course, ends, scale)
        self._middle.place_in(course, scale)

    def _place_where(self, course: QRect, boneyard: QRect, scale: float) -> None:
        """At the top, above the boneyard."""
        self._where.set_scale(scale)
        gap = round(GAP * scale)
        room = QRect(boneyard)
        room.setTop(course.top() + 2 * gap)
        room.setBottom(boneyard.top() - gap)
        self._where.setGeometry(room)

    def _place_told(self, course: QRect, ends: QRect, scale: float) -> None:
        """Above the ends, as large as there is room for."""
        room = QRect(ends)
        room.setTop(course.top() + round(CORNER * scale))
        room.setBottom(ends.top() - round(GAP * scale))
        height = 0
        for size in TOLD_SIZES:
            size_words(self._told, size * scale, bold=True)
            height = self._told.heightForWidth(room.width())
            if height <= room.height():
                break
        room.setTop(room.bottom() + 1 - height)
        self._told.setGeometry(room)
