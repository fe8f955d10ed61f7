"""What a finished decision did, for a moment before the tiles are covered."""

from attrs import evolve
from PySide6.QtCore import QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QMouseEvent, QShowEvent
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from spectacular_bid.core.seats import Pair, Seat
from spectacular_bid.gui.board.board_view import BoardView
from spectacular_bid.gui.counted import Counted
from spectacular_bid.gui.drawing.tokens import token_count
from spectacular_bid.gui.motion.layer import FlightLayer
from spectacular_bid.gui.motion.timeline import Pose
from spectacular_bid.gui.motion.turn import SHOWN_MS, shown_points, shown_transfers
from spectacular_bid.gui.screens.course import CourseScreen, board_area, ends_area
from spectacular_bid.gui.screens.setting import TableSetting
from spectacular_bid.gui.screens.table_parts import other_bar, player_of
from spectacular_bid.gui.screens.turn_motion import MovingParts, TurnMotion
from spectacular_bid.gui.texts import report_sentence
from spectacular_bid.gui.theme import size_words
from spectacular_bid.gui.widgets.ends_chip import EndsChip
from spectacular_bid.gui.widgets.keys import is_press_key
from spectacular_bid.gui.widgets.player_bar import PlayerBar
from spectacular_bid.gui.widgets.tile_row import TileRow
from spectacular_bid.views.screens import TurnResultView
from spectacular_bid.views.standing import Standing

CORNER = 62.0
"""What the window's own buttons take above, at the design's size."""
SENTENCE_SIZES = (15, 14, 13, 12, 11, 10)


class SkipButton(QPushButton):
    """Pressed by keys that go down on it, not by one still held from before."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_press_key(event) or event.key() == Qt.Key.Key_Escape:
            if not event.isAutoRepeat():
                self.click()
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        event.ignore()


class ResultScreen(CourseScreen):
    """Hands face down, clocks stopped; goes by itself."""

    finished = Signal()

    def __init__(
        self,
        view: TurnResultView,
        setting: TableSetting,
        start: Pose | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """``start`` is where the tile was let go, on this screen."""
        super().__init__(parent)
        self.setObjectName("resultScreen")
        self._view, self._setting = view, setting
        seat = Seat.ZERO if view.report.seat is None else view.report.seat
        why = self.tr("stopped")
        standing = evolve(view.standing, points=shown_points(view))
        top = other_bar(standing, seat.other, setting, why)
        hand = self._own_tiles(standing.held[seat], seat)
        bottom = self._own_bar(standing, seat, why, hand)
        self.put_bars(top, bottom)
        self._board = BoardView(view.layout, view.placed, self)
        self._ends = EndsChip(view.layout, self)
        self._ends.setVisible(view.layout is not None)
        self._told = self._make_sentence()
        self._skip = SkipButton(self.tr("Go on"), self)
        self._skip.setObjectName("skip")
        self._skip.setProperty("kind", "corner")
        self._skip.clicked.connect(self.finish)
        self._time = QTimer(self)
        self._time.setSingleShot(True)
        self._time.setInterval(SHOWN_MS)
        self._time.timeout.connect(self.finish)
        self._is_done = False
        self._layer = FlightLayer(self)
        bars = Pair(bottom, top) if seat is Seat.ZERO else Pair(top, bottom)
        parts = MovingParts(self._board, self._ends, hand, bars, self._layer)
        self._motion = TurnMotion(self, view, parts, start, self.tr("Pass"))

    def _own_tiles(self, held: int, seat: Seat) -> TileRow:
        """The deciding player's tiles are covered already, but for a useless draw."""
        useless = self._view.useless_draw
        drawn = () if useless is None else (useless,)
        tiles = TileRow(drawn, held - len(drawn), seat)
        tiles.show_caption(Counted().tiles(held))
        return tiles

    def _own_bar(
        self, standing: Standing, seat: Seat, why: str, tiles: TileRow
    ) -> PlayerBar:
        words, useless = "", self._view.useless_draw
        if useless is not None:
            words = self.tr("Drawn last: {tile}").format(tile=useless)
        player = player_of(standing, seat, self._setting, why, words)
        return PlayerBar(player, tiles, at_top=False)

    def _make_sentence(self) -> QLabel:
        moving = shown_transfers(self._view)
        report = evolve(self._view.report, transfers=moving)
        lines = [report_sentence(report, self._setting.names)]
        lines += [Counted().tokens_move(token_count(moved.points)) for moved in moving]
        told = QLabel("\n".join(lines), self)
        told.setObjectName("told")
        told.setProperty("kind", "message")
        told.setTextFormat(Qt.TextFormat.PlainText)
        told.setAlignment(Qt.AlignmentFlag.AlignCenter)
        told.setWordWrap(True)
        return told

    def finish(self) -> None:
        """Go, before time is up."""
        if not self._is_done:
            self._is_done = True
            self._time.stop()
            self.finished.emit()

    def lay_out_course(self, course: QRect, scale: float) -> None:
        """The board as the table has it, and below it what happened."""
        self._board.setGeometry(board_area(self))
        self._ends.setGeometry(ends_area(course, scale))
        self._place_sentence(course, scale)
        self._skip.adjustSize()
        corner = QPoint(self._skip.width() + 20, self._skip.height() + 12)
        self._skip.move(course.bottomRight() - corner)
        self._layer.cover(self)
        self._motion.refresh()

    def _place_sentence(self, course: QRect, scale: float) -> None:
        """Above the ends, where it covers no tile; in the middle of an auction."""
        if self._view.layout is None:
            size_words(self._told, 16 * scale, bold=True)
            width = min(round(620 * scale), course.width() - 16)
            box = QRect(0, 0, width, self._told.heightForWidth(width))
            box.moveCenter(course.center())
        else:
            ends, gap = self._ends.geometry(), round(12 * scale)
            box = QRect(ends)
            box.setTop(course.top() + round(CORNER * scale))
            box.setBottom(ends.top() - gap)
            height = self._fit_sentence(box, scale)
            box.setTop(box.bottom() + 1 - height)
        self._told.setGeometry(box)

    def _fit_sentence(self, room: QRect, scale: float) -> int:
        """Make the words as large as the room allows; returns their height."""
        height = 0
        for size in SENTENCE_SIZES:
            size_words(self._told, size * scale, bold=True)
            height = self._told.heightForWidth(room.width())
            if height <= room.height():
                break
        return height

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.finish()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if event.spontaneous():
            return
        self._skip.setFocus()
        self._time.start()
        if self._setting.animations:
            self._motion.begin()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        # Out of sight in a minimised window, time goes on.
        if not event.spontaneous():
            self._time.stop()
            self._motion.stop()
