"""Another language in a running match changes the words, and nothing else."""

import pytest

from spectacular_bid.gui.sizes import SMALLEST_SIZE
from spectacular_bid.languages import LANGUAGES
from tests.gallery.camera import Series, shown
from tests.gallery.moments import MOMENTS
from tests.gui import pseudo
from tests.gui.desk import Desk
from tests.gui.robot.privacy import leaks
from tests.gui.telling import sentences, told

pytestmark = [pytest.mark.gui, pytest.mark.usefixtures("qapp")]

PLACES = ("table", "handoff", "auction", "count-block", "over-win")
OTHERS = tuple(code for code in LANGUAGES if code != "en")
ENGLISH = Series(SMALLEST_SIZE)


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
        expected = told(desk.window)
    with shown(MOMENTS[place], ENGLISH) as desk:
        desk.speak(code)
        assert sorted(told(desk.window)) == sorted(expected)


@pytest.mark.parametrize("place", PLACES)
def test_nothing_is_left_of_the_language_before(place: str) -> None:
    with shown(MOMENTS[place], ENGLISH) as desk:
        before = sentences(desk.window)
        with pseudo.spoken():
            desk.speak("it")
        assert before & sentences(desk.window) == set()


def test_a_hand_off_shows_no_tile_in_another_language_either() -> None:
    with shown(MOMENTS["handoff"], ENGLISH) as desk:
        desk.speak("it")
        assert leaks(desk.window) == []


def test_a_chosen_tile_may_be_taken_back_but_is_not_played() -> None:
    with shown(MOMENTS["table-chosen"], ENGLISH) as desk:
        before = state(desk)
        desk.speak("it")
        assert state(desk) == before
