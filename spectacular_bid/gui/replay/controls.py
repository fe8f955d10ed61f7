"""The strip with which a replay is led."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from spectacular_bid.gui.drawing.grounds import paint_rail
from spectacular_bid.gui.replay.buttons import Sign, SignButton, StripButton
from spectacular_bid.gui.replay.course import Course, Move
from spectacular_bid.gui.replay.slider import ReplaySlider


class Controls(QWidget):
    """Buttons, slider and a way out; what they do, others know."""

    moved = Signal(object)
    """A ``Move``."""
    slid = Signal(int)
    """The slider asks for a step."""
    play_wanted = Signal()
    left = Signal()

    def __init__(self, course: Course, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("replayControls")
        self._course = course
        self._moves = self._move_buttons()
        self._play = SignButton(Sign.PLAY, "replayPlay", "")
        self._play.setProperty("kind", "secondary")
        self._play.clicked.connect(self.play_wanted)
        self.slider = ReplaySlider(course.last, course.beginnings)
        self.slider.valueChanged.connect(self.slid)
        self._row = QHBoxLayout(self)
        self._fill_row()
        self.show_playing(False)

    def show_step(self, index: int, spoken: str) -> None:
        """Stand at a step; ``spoken`` says where that is and what happened."""
        self.slider.blockSignals(True)
        self.slider.setValue(index)
        self.slider.blockSignals(False)
        self.slider.setAccessibleDescription(spoken)
        for move, one in self._moves.items():
            one.setEnabled(self._course.after(move, index) != index)

    def show_playing(self, is_playing: bool) -> None:
        """Offer to pause, or to play."""
        if is_playing:
            self._play.show_sign(Sign.PAUSE, self.tr("Pause (Space)"))
        else:
            self._play.show_sign(Sign.PLAY, self.tr("Play (Space)"))

    def set_scale(self, scale: float) -> None:
        """Follow the size of the window."""
        side = round(16 * scale)
        self._row.setContentsMargins(side, 0, side, 0)
        self._row.setSpacing(round(8 * scale))

    def _fill_row(self) -> None:
        order, close = list(self._moves.values()), self._close_button()
        buttons = (*order[:3], self._play, *order[3:])
        for one in (*buttons, self.slider, close):
            self._row.addWidget(one)
        # The slider has the keyboard first, and from there Tab must lead to all.
        before: QWidget = self.slider
        for one in (*buttons, close):
            QWidget.setTabOrder(before, one)
            before = one

    def _close_button(self) -> StripButton:
        close = StripButton(self.tr("Close"))
        close.setObjectName("closeReplay")
        close.setAccessibleName(close.text())
        close.setProperty("kind", "corner")
        close.clicked.connect(self.left)
        return close

    def _move_buttons(self) -> dict[Move, SignButton]:
        made = {
            Move.FIRST: (Sign.FIRST, "replayFirst", self.tr("First step (Home)")),
            Move.HAND_BEFORE: (
                Sign.HAND_BEFORE,
                "replayPreviousHand",
                self.tr("Hand before (Up)"),
            ),
            Move.BEFORE: (Sign.BEFORE, "replayPrevious", self.tr("Step before (Left)")),
            Move.AFTER: (Sign.AFTER, "replayNext", self.tr("Next step (Right)")),
            Move.HAND_AFTER: (
                Sign.HAND_AFTER,
                "replayNextHand",
                self.tr("Next hand (Down)"),
            ),
            Move.LAST: (Sign.LAST, "replayLast", self.tr("Last step (End)")),
        }
        return {move: self._move_button(move, *one) for move, one in made.items()}

    def _move_button(self, move: Move, sign: Sign, name: str, text: str) -> SignButton:
        one = SignButton(sign, name, text)

        def press() -> None:
            self.moved.emit(move)

        one.clicked.connect(press)
        return one

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_rail(painter, QRectF(self.rect()), brass_below=False)
        painter.end()
