"""The replay: any step of a match, and the ways from one to the others."""

from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from spectacular_bid.core.seats import Pair
from spectacular_bid.gui.areas import BOTTOM_BAR, TOP_BAR, course_in
from spectacular_bid.gui.formats import number
from spectacular_bid.gui.replay.controls import Controls
from spectacular_bid.gui.replay.course import Course, Move
from spectacular_bid.gui.replay.sentences import time_taken, told
from spectacular_bid.gui.replay.table import ReplayTable
from spectacular_bid.gui.theme import size_words
from spectacular_bid.gui.widgets.message import Message
from spectacular_bid.gui.widgets.trees import identify
from spectacular_bid.views.replay import ReplayView, hand_beginnings

translate = QCoreApplication.translate

STEP_MS = 1200
"""How long a step is shown while the match plays by itself."""

_KEYS = {
    Qt.Key.Key_Left: Move.BEFORE,
    Qt.Key.Key_Right: Move.AFTER,
    Qt.Key.Key_Up: Move.HAND_BEFORE,
    Qt.Key.Key_PageUp: Move.HAND_BEFORE,
    Qt.Key.Key_Down: Move.HAND_AFTER,
    Qt.Key.Key_PageDown: Move.HAND_AFTER,
    Qt.Key.Key_Home: Move.FIRST,
    Qt.Key.Key_End: Move.LAST,
}


class ReplayScreen(QWidget):
    """Shows a match that is over, or what there is of one in a file."""

    left = Signal()
    escaped = Signal()
    """Esc was pressed: what lies on top is to go."""

    def __init__(
        self,
        steps: tuple[ReplayView, ...],
        names: Pair[str],
        index: int = 0,
    ) -> None:
        """``steps`` are one at least."""
        super().__init__()
        self.setObjectName("replayScreen")
        self.steps, self._names = steps, names
        self._course = Course(len(steps) - 1, hand_beginnings(steps))
        self.index = index
        """The step that is shown."""
        self._controls = Controls(self._course, self)
        self._controls.moved.connect(self._on_moved)
        self._controls.slid.connect(self.go_to)
        self._controls.play_wanted.connect(self._on_play)
        self._controls.left.connect(self.left)
        self._message = Message(self)
        self._time = QTimer(self)
        self._time.setInterval(STEP_MS)
        self._time.timeout.connect(self._on_next_due)
        self._table = self._made_table()
        self._show_where()
        self.setFocusProxy(self._controls.slider)

    @property
    def corner_top(self) -> int:
        """Where the corner begins in which the window has its own buttons."""
        return course_in(self.width(), self.height()).top

    @property
    def is_playing(self) -> bool:
        """Whether it goes on by itself."""
        return self._time.isActive()

    def say(self, sentence: str) -> None:
        """Show a sentence for a few seconds."""
        self._message.say(sentence)

    def go_to(self, index: int) -> None:
        """Show another step."""
        if index == self.index:
            return
        self.index = index
        old, self._table = self._table, self._made_table()
        self._table.show()
        self._table.stackUnder(self._controls)
        old.hide()
        old.deleteLater()
        identify(self._table)
        self._show_where()

    def stop(self) -> None:
        """Stay where it is."""
        self._time.stop()
        self._controls.show_playing(False)

    def _made_table(self) -> ReplayTable:
        step = self.steps[self.index]
        where = (*self._where(), time_taken(step))
        table = ReplayTable(step, self._names, where, self._told(), self)
        table.lower()
        table.setGeometry(self.rect())
        return table

    def _told(self) -> list[str]:
        step = self.steps[self.index]
        sentences = told(step, self._names)
        if self.index == self._course.last and step.result is None:
            sentences.append(self.tr("The record ends here: the match is not over."))
        return sentences

    def _where(self) -> tuple[str, str]:
        hand = translate("DealScreen", "Hand {number}").format(
            number=number(self.steps[self.index].standing.hand_number)
        )
        step = self.tr("Step {number} of {all}").format(
            number=number(self.index + 1), all=number(len(self.steps))
        )
        return hand, step

    def _show_where(self) -> None:
        spoken = " ".join((", ".join(self._where()), *self._told()))
        self._controls.show_step(self.index, spoken)

    def _on_moved(self, move: Move) -> None:
        self.go_to(self._course.after(move, self.index))

    def _on_play(self) -> None:
        if self.is_playing:
            self.stop()
            return
        if self.index == self._course.last:
            self.go_to(0)
        self._time.start()
        self._controls.show_playing(True)

    def _on_next_due(self) -> None:
        self._on_moved(Move.AFTER)
        if self.index == self._course.last:
            self.stop()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in _KEYS:
            self._on_moved(_KEYS[key])
        elif key == Qt.Key.Key_Space and not event.isAutoRepeat():
            self._on_play()
        elif key == Qt.Key.Key_Escape and not event.isAutoRepeat():
            self.escaped.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        scale = course_in(self.width(), self.height()).scale
        height = round((BOTTOM_BAR - TOP_BAR) * scale)
        self._table.setGeometry(self.rect())
        self._controls.setGeometry(0, self.height() - height, self.width(), height)
        self._controls.set_scale(scale)
        size_words(self._message, 15 * scale, bold=True)
        course = self._table.course_area
        self._message.stand_at(course.center().x(), course.bottom() - round(8 * scale))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        # A panel lies over it.
        if event.type() == QEvent.Type.EnabledChange and not self.isEnabled():
            self.stop()

    def hideEvent(self, event: QHideEvent) -> None:
        self.stop()
        super().hideEvent(event)
