"""The end of the lesson: what next is the reader's choice."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from spectacular_bid.gui.parts import button, centred, column, line, row


class LessonEndScreen(QWidget):
    """Says that this was all, and where to go from here."""

    guide_wanted = Signal()
    match_wanted = Signal()
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("lessonEndScreen")
        match = button(self.tr("Play a match"), "playMatch", "primary")
        match.clicked.connect(self.match_wanted)
        guide = button(self.tr("Read the guide"), "readGuide")
        guide.clicked.connect(self.guide_wanted)
        leave = button(self.tr("Back to the start"), "leave")
        leave.clicked.connect(self.left)
        content = column(
            line(self.tr("That is all you need"), "title"),
            line(
                self.tr(
                    "You win by leaving your opponent without points, or without time."
                ),
                "gold",
            ),
            line(
                self.tr(
                    "One thing more: whoever can neither play nor draw passes. That"
                    " happens by itself."
                )
            ),
            line(
                self.tr(
                    "If both pass in a row, the hand is blocked: the lower sum of pips"
                    " wins the other sum in points, rounded to a multiple of five."
                )
            ),
            line(self.tr("All the rest is in the guide, F1, at any time."), "muted"),
            row(match, guide, leave),
            spacing=18,
        )
        centred(content, self)
        self.setFocusProxy(match)
