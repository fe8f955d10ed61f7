"""Asks a question over the screen of now."""

from PySide6.QtCore import QCoreApplication

from spectacular_bid.core.seats import Pair
from spectacular_bid.gui.overlay import Question
from spectacular_bid.gui.window import Window


def ask(window: Window, question: str, yes: str, *agreeing: str) -> Question:
    """Ask for a confirmation, by all who are named as ``agreeing``."""
    asked = Question(window.stage, question, yes, agreeing)
    window.show_overlay(asked)
    return asked


def ask_to_replace(window: Window, players: Pair[str]) -> Question:
    """Ask whether a new match may put an end to the one of these players."""
    translate = QCoreApplication.translate
    text = translate(
        "Program",
        "{zero} and {one} have not finished their match. End it without a result?",
    )
    question = text.format(zero=players.zero, one=players.one)
    yes = translate("Program", "End it and begin the new one")
    return ask(window, question, yes, *players)
