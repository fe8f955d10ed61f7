"""The window on every screen: focus, names that can be spoken, words not cut off."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QWidget,
)

from spectacular_bid.core.clock import DELAY_MS, RESERVE_MS
from spectacular_bid.languages import LANGUAGES
from tests.gui.conftest import DeskMaker
from tests.gui.desk import Desk
from tests.referee import faults

pytestmark = pytest.mark.gui

LONG_NAMES = ("Massimiliano Bartolo", "Wilhelmina Wolkewitz")


def start(desk: Desk) -> None:
    assert desk.screen == "startScreen"


def unfinished(desk: Desk) -> None:
    desk.turn()
    desk.press("menu", "leave", "confirm")


def menu(desk: Desk) -> None:
    desk.hand_off()
    desk.press("menu")


def question(desk: Desk) -> None:
    desk.hand_off()
    desk.press("menu", "endWithoutResult")


def hidden(desk: Desk) -> None:
    desk.turn()
    desk.type(Qt.Key.Key_H)


def result(desk: Desk) -> None:
    desk.settings.animations = True
    desk.turn()
    desk.play("6-6")


def after_a_turn(desk: Desk) -> None:
    desk.turn()
    desk.play("6-6")


def over(desk: Desk) -> None:
    desk.turn()
    desk.time.go_on(DELAY_MS + RESERVE_MS)
    desk.wait_for("overScreen")


def count(desk: Desk) -> None:
    """A hand in which seat 0 goes out."""
    desk.deal()
    while desk.screen not in ("countScreen", "overScreen"):
        desk.robot.step()


def auction(desk: Desk) -> None:
    desk.deal()
    while not desk.has("auctionPanel"):
        desk.robot.step()
    assert desk.screen == "tableScreen"


PLACES: dict[str, Callable[[Desk], None]] = {
    "start": start,
    "unfinished": unfinished,
    "deal": Desk.deal,
    "handoff": Desk.hand_off,
    "after a turn": after_a_turn,
    "hidden": hidden,
    "table": Desk.turn,
    "result": result,
    "count": count,
    "auction": auction,
    "over": over,
    "menu": menu,
    "question": question,
}

everywhere = pytest.mark.parametrize("place", PLACES)


def reach(desk: Desk, place: str) -> Desk:
    PLACES[place](desk)
    QApplication.processEvents()
    return desk


@everywhere
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_are_cut_off_in_the_smallest_window(
    desks: DeskMaker, place: str, language: str
) -> None:
    desk = reach(desks(language=language), place)
    assert cut_off(desk) == []


@everywhere
def test_everything_to_press_has_a_name_that_can_be_spoken(
    desk: Desk, place: str
) -> None:
    reach(desk, place)
    nameless = [
        one.objectName() or type(one).__name__
        for kind in (QAbstractButton, QLineEdit, QComboBox)
        for one in desk.window.findChildren(kind)
        if one.isVisible() and not spoken(one)
    ]
    assert nameless == []


@everywhere
def test_a_new_screen_gives_the_keyboard_something_to_do(
    desk: Desk, place: str
) -> None:
    reach(desk, place)
    focused = desk.window.focusWidget()
    assert focused is not None
    assert focused.isVisible()
    assert focused.isEnabled()
    assert focused.focusPolicy() & Qt.FocusPolicy.TabFocus


@everywhere
def test_the_guide_opens_anywhere_and_closes_again(desk: Desk, place: str) -> None:
    reach(desk, place)
    before = desk.window.screen_widget
    desk.type(Qt.Key.Key_F1)
    assert desk.has("guide")
    desk.type(Qt.Key.Key_F1)
    assert not desk.has("guide")
    assert desk.window.screen_widget is before


def test_the_guide_moves_no_clock(desk: Desk) -> None:
    desk.turn()
    desk.type(Qt.Key.Key_F1)
    desk.time.go_on(12_000)
    assert desk.referee.clocks().running == 0
    assert desk.referee.clocks().reserves.zero == RESERVE_MS - 2000


def test_escape_closes_the_guide(desk: Desk) -> None:
    desk.turn()
    desk.type(Qt.Key.Key_F1, Qt.Key.Key_Escape)
    assert not desk.has("guide")


def test_a_key_held_down_opens_no_second_menu(desk: Desk) -> None:
    desk.turn()
    desk.type(Qt.Key.Key_F10)
    assert len(desk.window.findChildren(QWidget, "menuPanel")) == 1


def test_no_words_are_cut_off_when_the_journal_fails(
    desks: DeskMaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = faults.install(monkeypatch)
    desk = desks()
    desk.turn()
    plan.failing = ("COMMIT",)
    desk.play("6-6")
    assert desk.screen == "faultScreen"
    assert cut_off(desk) == []


def test_a_blocked_hand_with_many_tiles_fits(desks: DeskMaker) -> None:
    desk = desks(seed=1, language="it")
    desk.write_names(*LONG_NAMES)
    for _ in range(3000):
        if desk.screen == "overScreen":
            break
        if desk.screen in ("countScreen", "dealScreen", "handoffScreen"):
            QApplication.processEvents()
            assert cut_off(desk) == []
        desk.robot.step()
    assert cut_off(desk) == []


def cut_off(desk: Desk) -> list[str]:
    """Every text that does not fit its widget, and every widget out of its parent."""
    found = []
    for one in desk.window.findChildren(QWidget):
        if not one.isVisible() or not isinstance(one, QLabel | QAbstractButton):
            continue
        # Own paintings fit their words themselves.
        if isinstance(one, QLabel) and lacks_room(one):
            found.append(f"{one.objectName()}: {one.text()!r} {one.size()}")
        if one.text() and sticks_out(one, desk.window):
            found.append(f"{one.objectName()}: {one.text()!r} sticks out")
        paints_itself = type(one).__module__.startswith("spectacular_bid.gui.widgets")
        if isinstance(one, QAbstractButton) and not paints_itself:
            wanted = one.sizeHint()
            if one.text() and one.width() < wanted.width() - 1:
                found.append(f"{one.objectName()}: {one.text()!r} is too narrow")
    return found


def lacks_room(label: QLabel) -> bool:
    if not label.text():
        return False
    needed = label.minimumSizeHint()
    height = label.heightForWidth(label.width()) if label.wordWrap() else 0
    return (
        label.width() < needed.width() - 1
        or label.height() < max(height, label.fontMetrics().height()) - 1
    )


def sticks_out(widget: QWidget, window: QWidget) -> bool:
    box = QRect(widget.mapTo(window, widget.rect().topLeft()), widget.size())
    return not window.rect().contains(box)


def spoken(widget: QWidget) -> str:
    if isinstance(widget, QAbstractButton) and not widget.accessibleName():
        return widget.text()
    return widget.accessibleName()
