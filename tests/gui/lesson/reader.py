"""A reader of the lesson, who does what it asks for, by mouse or by keys alone."""

from PySide6.QtWidgets import QApplication, QWidget

from spectacular_bid.core.commands import (
    AcceptBid,
    CloseCount,
    DrawTile,
    MakeBid,
    PlaceTile,
    Reveal,
    StartHand,
)
from spectacular_bid.gui.lesson.flow import LessonFlow
from spectacular_bid.gui.lesson.lesson import Lesson
from spectacular_bid.gui.lesson.script import STEPS, Topic
from tests.gui.desk import Desk

BUTTONS = {
    StartHand: "start",
    DrawTile: "draw",
    MakeBid: "bid",
    AcceptBid: "accept",
    CloseCount: "continueHand",
}
END = "lessonEndScreen"


def lesson_of(desk: Desk) -> LessonFlow:
    lesson = desk.program._visits.current
    assert isinstance(lesson, Lesson)
    return lesson._flow


def begin(desk: Desk) -> LessonFlow:
    """From the start screen to the lesson's first step."""
    desk.press("lesson")
    # What has just come is in its place only then.
    QApplication.processEvents()
    return lesson_of(desk)


def skip_all(desk: Desk) -> None:
    """From the start screen to the lesson's end."""
    begin(desk)
    while desk.screen != END:
        desk.press("lessonSkip")


def follow(desk: Desk) -> None:
    """Do the one thing that is wanted now, and let it happen."""
    before = desk.window.screen_widget
    if desk.screen == "resultScreen":
        desk.press("skip")
        return
    wanted = lesson_of(desk).wanted
    match wanted:
        case Reveal():
            desk.robot._reveal()
            return
        case PlaceTile(tile, arm):
            desk.press(f"tile-{tile}")
            if desk.robot.names("arm-"):
                desk.press(f"arm-{arm or 'open'}")
        case _:
            desk.press(BUTTONS[type(wanted)])
    desk.robot.wait_until_changed(before)


def follow_to(desk: Desk, topic: Topic, kind: type = object) -> LessonFlow:
    """Follow from the first step to where something of this kind is wanted."""
    flow = begin(desk)
    while not (at(flow) is topic and isinstance(flow.wanted, kind)):
        follow(desk)
    return flow


def at(flow: LessonFlow) -> Topic:
    return STEPS[flow._number].topic


def told(desk: Desk) -> str:
    """What the strip says."""
    return desk.find(QWidget, "lesson").accessibleName()
