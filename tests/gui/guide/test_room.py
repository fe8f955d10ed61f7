"""In the smallest window the guide leaves hand, clocks and decision usable."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from spectacular_bid.gui.guide.dock import NARROWEST, SHARE, Guide
from tests.gallery.camera import Series, shown
from tests.gallery.moments import MOMENTS
from tests.gui.conftest import DeskMaker
from tests.gui.desk import Desk
from tests.gui.guide.reading import open_guide, search

pytestmark = [pytest.mark.gui, pytest.mark.usefixtures("qapp")]

USED = ("tile-", "arm-", "clock", "points", "ends", "draw", "bid", "forgo", "accept")
DECIDED_BY = ("start", "reveal", "continueHand", "rematch", "tryAgain", "annul")
PLACES = [
    "deal",
    "handoff",
    "table-chosen",
    "hand-of-21",
    "four-arms",
    "draw-due",
    "auction-warning",
    "auction-answer",
    "count-block",
    "over-win",
    "fault",
]


@pytest.fixture
def moment(request: pytest.FixtureRequest) -> Iterator[Desk]:
    series = Series((1024, 640), language="it")
    with shown(MOMENTS[request.param], series) as desk:
        open_guide(desk)
        QApplication.processEvents()
        yield desk


def box(desk: Desk, widget: QWidget) -> QRect:
    return QRect(widget.mapTo(desk.window, widget.rect().topLeft()), widget.size())


def needed(desk: Desk) -> Iterator[QWidget]:
    """All that a player needs to decide."""
    for one in desk.window.stage.findChildren(QWidget):
        name = one.objectName()
        if one.isVisible() and (name.startswith(USED) or name in DECIDED_BY):
            yield one


@pytest.mark.parametrize("moment", PLACES, indirect=True)
def test_what_a_player_needs_is_beside_the_guide(moment: Desk) -> None:
    guide = box(moment, moment.find(Guide, "guide"))
    rest = QRect(0, 0, guide.left(), moment.window.height())
    found = list(needed(moment))
    assert found
    outside = [one.objectName() for one in found if not rest.contains(box(moment, one))]
    assert outside == []


@pytest.mark.parametrize("moment", PLACES, indirect=True)
def test_what_a_player_decides_with_can_be_clicked(moment: Desk) -> None:
    for one in needed(moment):
        if isinstance(one, QAbstractButton) and one.isEnabled():
            middle = one.mapTo(moment.window, one.rect().center())
            hit = moment.window.childAt(middle)
            assert hit is not None
            assert hit is one or one.isAncestorOf(hit), one.objectName()


def test_the_guide_is_narrow_in_a_small_window(desk: Desk) -> None:
    open_guide(desk)
    assert desk.find(Guide, "guide").width() == NARROWEST


@pytest.mark.parametrize("size", [(1280, 800), (1600, 1000)])
def test_the_guide_grows_with_the_window(
    desks: DeskMaker, size: tuple[int, int]
) -> None:
    desk = desks()
    open_guide(desk)
    desk.window.resize(*size)
    QApplication.processEvents()
    assert abs(desk.find(Guide, "guide").width() - SHARE * size[0]) <= 1


@pytest.mark.parametrize(
    ("size", "pixels"), [((1024, 640), 12), ((1280, 800), 15), ((2560, 1600), 30)]
)
def test_words_are_as_large_as_everywhere_else(
    desks: DeskMaker, size: tuple[int, int], pixels: int
) -> None:
    shown = open_guide(desks(size=size))
    assert shown.fontInfo().pixelSize() == pixels
    assert shown.document().defaultFont().pixelSize() == pixels


@pytest.mark.parametrize("language", ["en", "it"])
def test_the_guides_own_buttons_have_room(desks: DeskMaker, language: str) -> None:
    desk = desks(language=language)
    open_guide(desk)
    search(desk, "spinner")
    for name in desk.robot.names("guide"):
        button = desk.find(QAbstractButton, name)
        assert button.width() >= button.sizeHint().width(), name
        assert button.accessibleName()
        assert button.toolTip()
