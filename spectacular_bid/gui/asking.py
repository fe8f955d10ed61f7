"""Asks a question over the screen of now."""

from spectacular_bid.gui.overlay import Question
from spectacular_bid.gui.window import Window


def ask(window: Window, question: str, yes: str, *agreeing: str) -> Question:
    """Ask for a confirmation, by all who are named as ``agreeing``."""
    asked = Question(window.stage, question, yes, agreeing)
    window.show_overlay(asked)
    return asked
