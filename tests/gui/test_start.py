"""The start screen: names, the unfinished match, the language."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QLineEdit, QWidget

from spectacular_bid.core.seats import Pair
from tests.gui.conftest import DeskMaker
from tests.gui.desk import Desk

pytestmark = pytest.mark.gui


def test_a_first_start_asks_for_two_names(desks: DeskMaker) -> None:
    desk = desks(names=None)
    assert desk.screen == "startScreen"
    assert not desk.has("continueMatch")
    assert desk.window.focusWidget() is desk.find(QLineEdit, "nameSeat0")


def test_the_names_of_the_last_match_are_remembered(desks: DeskMaker) -> None:
    desk = desks(names=None)
    desk.write_names("Zoë", "李小龍")
    desk.deal()
    desk.press("menu", "endWithoutResult")
    desk.close()
    again = desks(names=None)
    assert again.settings.names == Pair("Zoë", "李小龍")


@pytest.mark.parametrize(
    ("zero", "one"),
    [
        ("A", "B"),
        ("  Anna ", "\tBruno"),
        ("x" * 20, "y" * 20),
        ("דניאל", "فاطمة"),
        ("🐎🏁", "👩\u200d🌾"),
        ("Ünal İz", "&Mnemonic"),
        ("<b>Anna</b>", "{zero}"),
        ("山田\u3000太郎", "می\u200cنو"),
    ],
)
def test_a_match_begins_with_names_of_any_script(
    desk: Desk, zero: str, one: str
) -> None:
    desk.write_names(zero, one)
    desk.deal()
    assert desk.referee.players == Pair(zero.strip(), one.strip())
    assert zero.strip() in desk.words()
    assert one.strip() in desk.words()


@pytest.mark.parametrize(
    ("zero", "one", "why"),
    [
        ("", "Bruno", "needs a name"),
        ("Anna", " \t ", "needs a name"),
        ("Anna", " ANNA ", "different"),
        ("Straße", "STRASSE", "different"),
        ("Anna", "Anna\u200d", "different"),
        ("Anna", "\u200b\u200d", "needs a name"),
        ("x" * 21, "Bruno", "at most 20"),
        ("\ud83d", "Bruno", "needs a name"),
        ("An\x00na", "Bruno", "control characters"),
        ("An\u202ena", "Bruno", "control characters"),
    ],
)
def test_names_that_cannot_be_used_are_refused_in_a_sentence(
    desk: Desk, zero: str, one: str, why: str
) -> None:
    desk.write_names(zero, one)
    desk.press("begin")
    assert desk.screen == "startScreen"
    assert why in desk.message
    assert desk.journal.unfinished() is None


def test_enter_in_a_name_begins_the_match(desk: Desk) -> None:
    desk.find(QLineEdit, "nameSeat1").setFocus()
    desk.type(Qt.Key.Key_Return)
    assert desk.screen == "dealScreen"


def test_an_unfinished_match_is_offered_first(desks: DeskMaker) -> None:
    first = desks()
    first.deal()
    first.close()
    again = desks()
    assert again.screen == "startScreen"
    assert "Hand 1: Anna 150, Bruno 150." in again.words()
    focused = again.window.focusWidget()
    assert focused is not None
    assert focused.objectName() == "continueMatch"


def test_the_start_screen_says_that_a_clock_is_running(desk: Desk) -> None:
    desk.turn()
    desk.press("menu", "leave", "confirm")
    assert "Anna's clock is running!" in desk.words()


def test_the_start_screen_says_that_the_clocks_stand_still(desks: DeskMaker) -> None:
    first = desks()
    first.hand_off()
    first.close()
    assert "The clocks stand still." in desks().words()


def test_typed_names_outlast_a_change_of_language(desk: Desk) -> None:
    desk.write_names("Gina", "Hugo")
    choose_language(desk, "it")
    assert desk.find(QLineEdit, "nameSeat0").text() == "Gina"
    assert desk.find(QLineEdit, "nameSeat1").text() == "Hugo"


def test_a_chosen_language_is_spoken_at_once_and_remembered(desk: Desk) -> None:
    choose_language(desk, "it")
    assert "Lingua" in desk.words()
    assert desk.settings.language == "it"


def test_quitting_needs_no_question_while_no_clock_runs(desk: Desk) -> None:
    desk.press("quit")
    assert not desk.window.isVisible()


def choose_language(desk: Desk, code: str) -> None:
    choice = desk.find(QComboBox, "language")
    choice.setCurrentIndex(choice.findData(code))
    choice.activated.emit(choice.currentIndex())


def test_a_first_start_invites_to_the_lesson(desks: DeskMaker) -> None:
    desk = desks(names=None)
    assert "New here?" in desk.words()
    assert desk.find(QWidget, "lesson").property("kind") == "secondary"


def test_later_starts_offer_the_lesson_quietly(desk: Desk) -> None:
    assert "New here?" not in desk.words()
    assert desk.find(QWidget, "lesson").property("kind") == "quiet"


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800)])
def test_everything_is_in_sight_with_names_beside_a_match(
    desks: DeskMaker, size: tuple[int, int]
) -> None:
    first = desks()
    first.deal()
    first.close()
    desk = desks(size=size)
    desk.press("newMatch")
    for name in ("continueMatch", "begin", "lesson", "settings", "about", "quit"):
        button = desk.find(QWidget, name)
        assert button.height() >= button.sizeHint().height()
        place = button.mapTo(desk.window, button.rect().bottomRight())
        assert desk.window.rect().contains(place)
