"""In every phase the guide opens at the right place, and changes nothing else."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt

from tests.gallery.camera import Series, shown
from tests.gallery.moments import MOMENTS
from tests.gui.conftest import DeskMaker
from tests.gui.desk import Desk
from tests.gui.guide.reading import (
    at_top,
    field,
    open_guide,
    pages,
    search,
    type_in,
)

pytestmark = [pytest.mark.gui, pytest.mark.usefixtures("qapp")]

PHASES = [
    ("start", "start"),
    ("start-unfinished", "start"),
    ("deal", "deal"),
    ("deal-auction", "deal"),
    ("handoff", "clock"),
    ("handoff-hidden", "clock"),
    ("first-hand", "deal"),
    ("table", "ends"),
    ("table-chosen", "ends"),
    ("draw-due", "draw"),
    ("drawn", "ends"),
    ("auction", "auction"),
    ("auction-answer", "auction"),
    ("count-block", "end"),
    ("count-out", "end"),
    ("over-win", "match"),
    ("over-flag", "match"),
    ("replay-middle", "replay"),
    ("fault", "faults"),
]
"""Moments of the gallery, and the section that belongs to each."""


@pytest.fixture
def moment(request: pytest.FixtureRequest) -> Iterator[Desk]:
    with shown(MOMENTS[request.param], Series((1024, 640))) as desk:
        yield desk


def below(desk: Desk) -> list[str]:
    """Every button that can be pressed beside the guide."""
    names = desk.robot.names("")
    return [name for name in names if not name.startswith("guide")]


def state(desk: Desk) -> tuple[object, ...]:
    """All that reading may not change."""
    flow = desk.program._flow
    told = (flow.referee.revision, flow.referee.clocks()) if flow else ()
    return (desk.window.screen_widget, below(desk), *told)


@pytest.mark.parametrize(("moment", "section"), PHASES, indirect=["moment"])
def test_reading_changes_nothing(moment: Desk, section: str) -> None:
    before = state(moment)
    guide = open_guide(moment)
    assert at_top(guide, section)
    guide.verticalScrollBar().setValue(300)
    search(moment, "spinner")
    moment.press("guideNext", "guidePrevious", "guideContents", "guideContents")
    for key in (Qt.Key.Key_PageDown, Qt.Key.Key_End, Qt.Key.Key_Home):
        type_in(pages(moment), key)
    assert state(moment) == before
    field(moment).clear()
    moment.press("openGuide")
    assert state(moment) == before


def test_reading_does_not_hold_up_the_result_of_a_turn(desks: DeskMaker) -> None:
    desk = desks(animations=True)
    desk.turn()
    desk.play("6-6")
    before = desk.referee.revision
    assert desk.screen == "resultScreen"
    assert at_top(open_guide(desk), "ends")
    desk.wait_for("handoffScreen")
    assert desk.referee.revision == before
    assert at_top(pages(desk), "ends")


@pytest.mark.parametrize("moment", ["table"], indirect=True)
def test_opened_again_it_is_at_the_phase_again(moment: Desk) -> None:
    open_guide(moment).verticalScrollBar().setValue(5)
    moment.press("openGuide")
    assert at_top(open_guide(moment), "ends")
