"""The lesson's notable moments, and those around it."""

from collections.abc import Callable

from spectacular_bid.core.commands import DrawTile, MakeBid, PlaceTile, StartHand
from spectacular_bid.gui.lesson.script import Topic
from tests.gallery.house import House
from tests.gui.desk import Desk
from tests.gui.lesson.reader import follow_to, skip_all


def _at(topic: Topic, kind: type) -> Callable[[House], Desk]:
    """Where the lesson wants something of this kind."""

    def moment(house: House) -> Desk:
        desk = house.open()
        follow_to(desk, topic, kind)
        return desk

    return moment


def _end(house: House) -> Desk:
    desk = house.open()
    skip_all(desk)
    return desk


def _about(house: House) -> Desk:
    desk = house.open()
    desk.press("about")
    return desk


LESSON_MOMENTS: dict[str, Callable[[House], Desk]] = {
    "start-first": lambda house: house.open(names=None),
    "about": _about,
    "lesson-first": _at(Topic.DEAL, StartHand),
    "lesson-play": _at(Topic.SIDE_ARM, PlaceTile),
    "lesson-draw": _at(Topic.DRAWING, DrawTile),
    "lesson-auction": _at(Topic.RAISE, MakeBid),
    "lesson-end": _end,
}
