"""What table and turn result have in common: two bars and the course between them."""

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from spectacular_bid.gui.areas import course_in
from spectacular_bid.gui.drawing.grounds import paint_table
from spectacular_bid.gui.widgets import boneyard, ends_chip
from spectacular_bid.gui.widgets.player_bar import PlayerBar


def board_area(screen: QWidget) -> QRect:
    """Where the board lies on a screen of this size."""
    board = course_in(screen.width(), screen.height()).board
    return QRect(int(board.x), int(board.y), int(board.width), int(board.height))


def boneyard_area(course: QRect, scale: float) -> QRect:
    """On the left."""
    area = QRect(0, 0, round(boneyard.WIDTH * scale), round(boneyard.HEIGHT * scale))
    area.moveCenter(QPoint(round(88 * scale), course.center().y()))
    return area


def ends_area(course: QRect, scale: float) -> QRect:
    """On the right, low enough for the corner above to stay free."""
    area = QRect(0, 0, round(ends_chip.WIDTH * scale), round(ends_chip.HEIGHT * scale))
    area.moveRight(course.right() - round(24 * scale))
    area.moveBottom(course.bottom() - round(82 * scale))
    return area


class CourseScreen(QWidget):
    """Lays the bars out; what lies between them, its heirs know."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # All of it is painted, so nothing below needs to be.
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._bars: tuple[PlayerBar, PlayerBar] | None = None

    def put_bars(self, top: PlayerBar, bottom: PlayerBar) -> None:
        """Take the two bars in."""
        for bar in (top, bottom):
            bar.setParent(self)
        self._bars = (top, bottom)

    @property
    def course_area(self) -> QRect:
        """What lies between the bars."""
        course = course_in(self.width(), self.height())
        return QRect(0, course.top, self.width(), course.bottom - course.top)

    @property
    def corner_top(self) -> int:
        """Where the corner begins in which the window has its own buttons."""
        return course_in(self.width(), self.height()).top

    def lay_out_course(self, course: QRect, scale: float) -> None:
        """Place what lies between the bars."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._bars is None:
            return
        course, width = self.course_area, self.width()
        lower = course.bottom() + 1
        top, bottom = self._bars
        top.setGeometry(0, 0, width, course.top())
        bottom.setGeometry(0, lower, width, self.height() - lower)
        self.lay_out_course(course, course_in(width, self.height()).scale)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_table(painter, QRectF(self.rect()))
        painter.end()
