"""The journal could not be written: try again, or annul (Rules §6)."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from spectacular_bid.gui.parts import Panel, button, centred, column, line, row
from spectacular_bid.gui.reasons import reason_words


class FaultScreen(QWidget):
    """Both players choose together; no tile shows meanwhile."""

    tried_again = Signal()
    annulled = Signal()

    def __init__(self, reason: str) -> None:
        super().__init__()
        self.setObjectName("faultScreen")
        try_again = button(self.tr("Try again"), "tryAgain", "primary")
        try_again.clicked.connect(self.tried_again)
        annul = button(self.tr("Annul the match"), "annul", "danger")
        annul.clicked.connect(self.annulled)
        text = self.tr(
            "The last step could not be saved ({reason}). It does not count, and the"
            " clock stands still. Nothing saved before is lost. Make room on the disk,"
            " then try again: the decision begins anew with its full delay. Or end the"
            " match without a result."
        )
        told = line(text.format(reason=reason_words(reason)), "", "message")
        content = column(
            line(self.tr("The match cannot be saved"), "title"),
            row(Panel(column(told))),
            row(try_again, annul),
            spacing=24,
        )
        centred(content, self)
        self.setFocusProxy(try_again)

    def say(self, sentence: str) -> None:
        """Nothing else is to be said here."""
