"""Why something that was tried on the table cannot be done, in a sentence."""

from PySide6.QtCore import QCoreApplication

from spectacular_bid.core.commands import DrawTile
from spectacular_bid.core.match import Decision
from spectacular_bid.core.refusals import Refusal
from spectacular_bid.gui.texts import refusal_sentence
from spectacular_bid.referee.referee import PlayerCommand
from spectacular_bid.views.screens import TurnView, View


def why_refused(refusal: str, command: PlayerCommand | None, view: View) -> str:
    """Why a command was refused, for the player who tried it, seeing this."""
    if not isinstance(view, TurnView):
        return refusal_sentence(refusal)
    if refusal == Refusal.MUST_OPEN_WITH:
        demanded = view.choices.plays[0].tile
        return refusal_sentence(refusal, must_open_with=str(demanded))
    if refusal == Refusal.WRONG_PHASE and isinstance(command, DrawTile):
        return _why_no_draw(view.decision)
    return refusal_sentence(refusal)


def _why_no_draw(decision: Decision) -> str:
    translate = QCoreApplication.translate
    if decision is Decision.OPEN:
        return translate(
            "Refusal",
            "Nothing is drawn for the opening: it is played from the hand as dealt.",
        )
    return translate(
        "Refusal", "Nothing is drawn during the auction: it decides who opens."
    )
