"""Plays matches through the window, disturbed at every hand-off."""

from random import Random

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tests.gui.desk import Desk
from tests.privacy.disturbances import DISTURBANCES, leave_program, settle
from tests.privacy.witness import Witness

MOST_STEPS = 20_000


def play(desk: Desk, witness: Witness, hand_offs: int, random: Random) -> int:
    """Play until so many hand-offs have been watched; returns their number."""
    watched = 0
    for _ in range(MOST_STEPS):
        if desk.screen == "handoffScreen":
            disturb(desk, witness, watched)
            watched += 1
            if watched == hand_offs:
                return watched
        elif desk.screen == "overScreen":
            settle()
            witness.examine(desk.window)
            desk.press("rematch")
            continue
        elif desk.screen == "tableScreen":
            hide(desk, witness, random)
        elif desk.screen in ("dealScreen", "faultScreen"):
            settle()
            witness.examine(desk.window)
        if desk.screen == "resultScreen" and random.random() < 0.2:
            leave_program()
        else:
            desk.robot.step()
    raise AssertionError("the matches do not go on")


def disturb(desk: Desk, witness: Witness, number: int) -> None:
    """A hand-off has just come; whatever happens, it gives nothing away."""
    QApplication.processEvents()
    witness.examine(desk.window)
    DISTURBANCES[number % len(DISTURBANCES)](desk)
    assert desk.screen == "handoffScreen"
    settle()
    witness.examine(desk.window)
    if number % 10 == 1:
        witness.examine_memory()


def hide(desk: Desk, witness: Witness, random: Random) -> None:
    """Now and then a player covers the tiles, or something else does."""
    how = random.random()
    if how < 0.04:
        desk.type(Qt.Key.Key_H)
    elif how < 0.08:
        leave_program()
    elif how < 0.12:
        desk.window.showMinimized()
        settle()
        desk.window.showNormal()
    else:
        return
    settle()
    assert desk.screen == "handoffScreen"
    witness.examine(desk.window)
