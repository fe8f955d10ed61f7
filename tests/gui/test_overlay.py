"""Panels over a screen: they take the keys, and answer once all have agreed."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from spectacular_bid.gui.overlay import Menu, Question

pytestmark = pytest.mark.gui


@pytest.fixture
def below(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.resize(800, 600)
    widget.show()
    return widget


def button(panel: QWidget, name: str) -> QPushButton:
    found = panel.findChild(QPushButton, name)
    assert found is not None
    return found


def agreements(question: Question) -> list[QAbstractButton]:
    found = question.findChildren(QAbstractButton)
    return [one for one in found if one.objectName().startswith("agree")]


def test_a_question_without_agreement_can_be_confirmed_at_once(below: QWidget) -> None:
    question = Question(below, "Really?", "Yes")
    answers: list[bool] = []
    question.confirmed.connect(lambda: answers.append(True))
    button(question, "confirm").click()
    assert answers == [True]


def test_a_question_waits_until_all_agree(below: QWidget) -> None:
    question = Question(below, "Really?", "Yes", ("Anna", "Bruno"))
    confirm = button(question, "confirm")
    allowed = []
    for box in agreements(question):
        allowed.append(confirm.isEnabled())
        box.setChecked(True)
    assert [*allowed, confirm.isEnabled()] == [False, False, True]


def test_an_agreement_can_be_taken_back(below: QWidget) -> None:
    question = Question(below, "Really?", "Yes", ("Anna", "Bruno"))
    boxes = agreements(question)
    for box in boxes:
        box.setChecked(True)
    boxes[0].setChecked(False)
    assert not button(question, "confirm").isEnabled()


def test_a_click_in_the_middle_of_an_agreement_agrees(below: QWidget) -> None:
    question = Question(below, "Really?", "Yes", ("Anna", "Bruno"))
    question.show()
    box = agreements(question)[0]
    QTest.mouseClick(box, Qt.MouseButton.LeftButton)
    assert box.isChecked()


def test_a_question_has_the_focus_where_enter_does_no_harm(below: QWidget) -> None:
    question = Question(below, "Really?", "Yes")
    assert question.focusProxy() is button(question, "cancel")


def test_escape_closes_a_panel(below: QWidget) -> None:
    question = Question(below, "Really?", "Yes")
    closed: list[bool] = []
    question.closed.connect(lambda: closed.append(True))
    QTest.keyClick(question, Qt.Key.Key_Escape)
    assert closed == [True]


def test_a_choice_of_the_menu_closes_it_before_it_acts(below: QWidget) -> None:
    menu = Menu(below)
    order: list[str] = []
    menu.closed.connect(lambda: order.append("closed"))
    menu.add("Leave", "leave").clicked.connect(lambda: order.append("left"))
    button(menu, "leave").click()
    assert order == ["closed", "left"]


def test_a_panel_covers_what_lies_below_whatever_its_size(below: QWidget) -> None:
    menu = Menu(below)
    below.resize(1000, 700)
    assert menu.size() == below.size()
