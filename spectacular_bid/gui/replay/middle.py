"""What stands in the middle of the table while no tile lies there."""

from PySide6.QtCore import QCoreApplication, QRect
from PySide6.QtWidgets import QFrame, QWidget

from spectacular_bid.core.seats import Pair
from spectacular_bid.gui.parts import column, line, seat_line
from spectacular_bid.views.replay import ReplayView

MOST_BIDS = 6
"""So many of the last bids stand below each other."""
WIDTH = 560.0
"""At the design's size."""

translate = QCoreApplication.translate


class Middle(QFrame):
    """The deal, or the auction for the opening, bid by bid."""

    def __init__(
        self,
        step: ReplayView,
        names: Pair[str],
        sentences: list[str],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("replayMiddle")
        self.setProperty("kind", "panel")
        self._content = column(
            line(_title(step), "heading"),
            *_ladder(step, names),
            *(line(sentence, "gold") for sentence in sentences),
            spacing=8,
        )
        self.setLayout(self._content)

    def place_in(self, course: QRect, scale: float) -> None:
        """In the middle, as high as the words need."""
        margin = round(20 * scale)
        self._content.setContentsMargins(margin, margin, margin, margin)
        width = min(round(WIDTH * scale), course.width() - 2 * margin)
        height = self._content.totalHeightForWidth(width)
        box = QRect(0, 0, width, min(height, course.height()))
        box.moveCenter(course.center())
        self.setGeometry(box)


def _title(step: ReplayView) -> str:
    if step.deal is not None or step.standing.jockey is None:
        text = translate("DealScreen", "Hand {number}")
        return text.format(number=step.standing.hand_number)
    return translate("AuctionPanel", "Auction for the opening")


def _ladder(step: ReplayView, names: Pair[str]) -> list[QWidget]:
    """The bids, each in its player's colour; of a long auction the last ones."""
    bids = step.bids[-MOST_BIDS:]
    text = translate("Replay", "{name}: {points}")
    rungs: list[QWidget] = []
    if len(bids) < len(step.bids):
        rungs.append(line("…", "muted"))
    for bid in bids:
        told = text.format(name=names[bid.seat], points=bid.points)
        rungs.append(seat_line(told, bid.seat))
    return rungs
