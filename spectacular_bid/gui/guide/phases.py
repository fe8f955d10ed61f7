"""The section that belongs to what the window shows."""

from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

SECTIONS = {
    "startScreen": "start",
    "dealScreen": "deal",
    "handoffScreen": "clock",
    "tableScreen": "ends",
    "resultScreen": "ends",
    "countScreen": "end",
    "overScreen": "match",
    "replayScreen": "replay",
    "faultScreen": "faults",
}
"""By the object name of a screen."""
FIRST = "start"


def section_for(screen: QWidget | None) -> str:
    """The section of the present phase, by what the screen has on it."""
    if screen is None:
        return FIRST
    if screen.findChild(QWidget, "auctionPanel") is not None:
        return "auction"
    if screen.objectName() == "tableScreen":
        draw = screen.findChild(QAbstractButton, "draw")
        if draw is not None and draw.isEnabledTo(screen):
            return "draw"
        ends = screen.findChild(QLabel, "endsTotal")
        if ends is not None and not ends.text():
            return "deal"
    return SECTIONS.get(screen.objectName(), FIRST)
