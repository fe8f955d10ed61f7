"""Another language in a running match changes the words, and nothing else."""

import re
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QDockWidget,
    QLabel,
    QLineEdit,
    QWidget,
)

from spectacular_bid.gui.sizes import SMALLEST_SIZE
from spectacular_bid.languages import LANGUAGES
from tests.gallery.camera import Series, shown
from tests.gallery.moments import MOMENTS
from tests.gui import pseudo
from tests.gui.desk import NAMES, Desk
from tests.gui.robot.privacy import leaks

pytestmark = [pytest.mark.gui, pytest.mark.usefixtures("qapp")]

PLACES = ("table", "handoff", "auction", "count-block", "over-win")
OTHERS = tuple(code for code in LANGUAGES if code != "en")
IN_ALL_LANGUAGES = {*NAMES, "Spectacular Bid", *LANGUAGES.values()}
WORD = re.compile(r"[^\W\d_]{2,}")
ENGLISH = Series(SMALLEST_SIZE)


def told(desk: Desk) -> list[str]:
    """All that can be read, or be read out, in the window."""
    shown_now = [one for one in desk.window.findChildren(QWidget) if one.isVisible()]
    return [text for one in shown_now for text in _texts(one) if text]


def _texts(widget: QWidget) -> Iterator[str]:
    yield from (widget.accessibleName(), widget.accessibleDescription())
    yield widget.toolTip()
    if isinstance(widget, QLabel | QAbstractButton):
        yield widget.text()
    elif isinstance(widget, QComboBox):
        yield widget.currentText()
    elif isinstance(widget, QLineEdit):
        yield widget.placeholderText()
    elif isinstance(widget, QDockWidget):
        yield widget.windowTitle()


def state(desk: Desk) -> tuple[object, ...]:
    """Where the match stands, and both clocks."""
    referee = desk.referee
    return desk.screen, referee.revision, referee.standing(), referee.clocks()


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("code", OTHERS)
def test_the_match_stands_as_before(place: str, code: str) -> None:
    with shown(MOMENTS[place], ENGLISH) as desk:
        before = state(desk)
        desk.speak(code)
        assert state(desk) == before


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("code", OTHERS)
def test_everything_is_told_as_if_the_language_had_been_spoken_all_along(
    place: str, code: str
) -> None:
    with shown(MOMENTS[place], Series(SMALLEST_SIZE, language=code)) as desk:
        expected = told(desk)
    with shown(MOMENTS[place], ENGLISH) as desk:
        desk.speak(code)
        assert sorted(told(desk)) == sorted(expected)


@pytest.mark.parametrize("place", PLACES)
def test_nothing_is_left_of_the_language_before(place: str) -> None:
    with shown(MOMENTS[place], ENGLISH) as desk:
        before = {text for text in told(desk) if WORD.search(text)}
        with pseudo.spoken():
            desk.speak("it")
        assert before.intersection(told(desk)) <= IN_ALL_LANGUAGES


def test_a_hand_off_shows_no_tile_in_another_language_either() -> None:
    with shown(MOMENTS["handoff"], ENGLISH) as desk:
        desk.speak("it")
        assert leaks(desk.window) == []
