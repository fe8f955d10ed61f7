"""The start screen: names, the unfinished match, the language."""

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QComboBox, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from spectacular_bid.core.seats import Pair
from spectacular_bid.gui import waiting as module
from spectacular_bid.gui.waiting import WaitingLine
from tests.gui.conftest import DeskMaker
from tests.gui.desk import Desk
from tests.manual_time import SECOND

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
    left_running(desk)
    assert "Anna's clock is running: 10 s, then 2:00!" in desk.words()


def left_running(desk: Desk) -> None:
    desk.turn()
    desk.press("menu", "leave", "confirm")


def waiting(desk: Desk) -> WaitingLine:
    return desk.find(WaitingLine, "waiting")


def test_the_start_screen_tells_what_the_clock_has_left(
    desk: Desk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "AGAIN_MS", 10)
    left_running(desk)
    desk.time.go_on(35 * SECOND)
    told = "Anna's clock is running: 1:35 left!"
    qtbot.waitUntil(lambda: told in waiting(desk).text())


def test_no_timer_runs_while_the_clocks_stand_still(desk: Desk) -> None:
    desk.hand_off()
    desk.press("menu", "leave")
    assert desk.screen == "startScreen"
    timers = waiting(desk).findChildren(QTimer)
    assert not any(map(QTimer.isActive, timers))


def test_no_timer_runs_once_the_start_screen_is_left(desk: Desk) -> None:
    left_running(desk)
    line = waiting(desk)
    timer = line.findChild(QTimer)
    assert timer is not None
    assert timer.isActive()
    line.hide()
    assert not timer.isActive()


def beside_a_match(desks: DeskMaker) -> Desk:
    first = desks()
    first.deal()
    first.close()
    return desks()


def test_one_main_choice_is_offered_beside_a_match(desks: DeskMaker) -> None:
    desk = beside_a_match(desks)
    desk.press("newMatch")
    buttons = desk.window.findChildren(QPushButton)
    kinds = [one.objectName() for one in buttons if one.property("kind") == "primary"]
    assert kinds == ["continueMatch"]


def test_escape_takes_a_new_match_back(desks: DeskMaker) -> None:
    desk = beside_a_match(desks)
    desk.press("newMatch")
    desk.type(Qt.Key.Key_Escape)
    assert not desk.has("begin")
    focused = desk.window.focusWidget()
    assert focused is not None
    assert focused.objectName() == "newMatch"


def test_escape_leaves_the_names_of_the_only_choice(desk: Desk) -> None:
    desk.find(QLineEdit, "nameSeat0").setFocus()
    desk.type(Qt.Key.Key_Escape)
    assert desk.has("begin")


def test_a_fault_of_names_is_forgotten_once_they_change(desk: Desk) -> None:
    desk.write_names("Anna", "Anna")
    desk.press("begin")
    assert desk.message == "The two names must be different."
    desk.find(QLineEdit, "nameSeat1").setText("Bruna")
    assert desk.message == ""


def test_other_news_outlast_a_change_of_names(desks: DeskMaker) -> None:
    desk = desks(message="The match could not be read.")
    desk.write_names("Anna", "Bruna")
    assert desk.message == "The match could not be read."


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
