"""The strip below the lesson's screens, which says what happens and what to do."""

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QColor,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel

from spectacular_bid.gui.parts import button, column, line
from spectacular_bid.gui.theme import theme

PROGRESS = 3.0
"""How thick the line above is that grows from step to step, in pixels."""
ROOM = 26
"""Above, below and between the words, in pixels."""
LINES = 3
"""Room for so many is kept always, for the screens above not to change in height."""


class LessonStrip(QFrame):
    """Stands below every screen of a lesson."""

    skipped = Signal()
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("lesson")
        self.setProperty("kind", "rail")
        self._share = 0.0
        self._step = _left_line("muted", "lessonStep")
        self._told = _left_line("", "lessonTold")
        self._task = _left_line("gold", "lessonTask")
        self._skip = button("", "lessonSkip", "corner")
        self._skip.clicked.connect(self.skipped)
        self._leave = button("", "lessonLeave", "corner")
        self._leave.clicked.connect(self.left)
        words = column(self._told, self._task, spacing=4)
        words.addStretch()
        side_by_side = QHBoxLayout(self)
        side_by_side.setContentsMargins(20, 10, 20, 8)
        side_by_side.setSpacing(16)
        side_by_side.addWidget(self._step)
        side_by_side.addLayout(words, 1)
        side_by_side.addWidget(self._skip)
        side_by_side.addWidget(self._leave)

    def count(self, number: int, of: int) -> None:
        """Which step this is, counted from one, in the language of now."""
        text = self.tr("Step {number} of {of}").format(number=number, of=of)
        self._step.setText(text)
        for choice, words in (
            (self._skip, self.tr("Skip this step")),
            (self._leave, self.tr("End the lesson")),
        ):
            choice.setText(words)
            choice.setAccessibleName(words)
        self._share = number / of
        self.update()

    def tell(self, told: str, task: str = "") -> None:
        """Say what happens, and what is to be done now."""
        self._told.setText(told)
        self._task.setText(task)
        self.setAccessibleName(" ".join(filter(None, (told, task))))
        self._fit()
        if QAccessible.isActive():
            alert = QAccessibleEvent(self, QAccessible.Event.Alert)
            QAccessible.updateAccessibility(alert)

    def _fit(self) -> None:
        """Be as high as the words need, at this width and in their size."""
        self._told.ensurePolished()
        usual = self._told.fontMetrics().lineSpacing() * LINES + ROOM
        held = self.layout()
        needed = held.totalHeightForWidth(self.width()) if held else 0
        self.setFixedHeight(max(usual, needed))

    def event(self, event: QEvent) -> bool:
        handled = super().event(event)
        # The words got their size from the style sheet, after they were told.
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return handled

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        grown = QRectF(0, 0, self.width() * self._share, PROGRESS)
        painter.fillRect(grown, QColor(theme().surround.brass))
        painter.end()


def _left_line(kind: str, name: str) -> QLabel:
    made = line("", kind, name)
    made.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
    return made
