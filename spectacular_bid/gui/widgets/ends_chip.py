"""The ends that count now, added up."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from spectacular_bid.core.layout import Layout, scoring_points
from spectacular_bid.gui.drawing.grounds import paint_panel
from spectacular_bid.gui.drawing.words import paint_words
from spectacular_bid.gui.texts import ends_sum
from spectacular_bid.gui.theme import theme

WIDTH, HEIGHT = 216.0, 118.0
"""At the design's size."""


class EndsChip(QLabel):
    """The addition and what it is worth; painted by hand, its text can be read."""

    def __init__(self, layout: Layout | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("endsTotal")
        self._sum, self._worth = "", ""
        self._scores = False
        self._ends: tuple[int, ...] = ()
        self._terms: int | None = None
        if layout is not None:
            self._add_up(layout)

    def show_terms(self, count: int | None) -> None:
        """Have so many terms added up; None is the whole sum and its worth."""
        if count != self._terms:
            self._terms = count
            self.update()

    def _add_up(self, layout: Layout) -> None:
        points = scoring_points(layout.total)
        self._ends = tuple(end.points for end in layout.counted_ends())
        self._sum = ends_sum(self._ends)
        self._scores = points > 0
        if points:
            self._worth = self.tr("{points} points").format(points=points)
        else:
            self._worth = self.tr("no score")
        self.setText(f"{self._sum}, {self._worth}")
        self.setAccessibleName(self.tr("Ends: {text}").format(text=self.text()))

    def sizeHint(self) -> QSize:
        return QSize(round(WIDTH), round(HEIGHT))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_panel(painter, QRectF(self.rect()), 14 * self.height() / HEIGHT)
        around = theme().surround
        worth = around.gold if self._scores else around.muted
        self._line(painter, 0.19, 14, around.muted, self.tr("Ends"))
        if self._terms is None:
            self._line(painter, 0.48, 21, around.text, self._sum, bold=True)
            self._line(painter, 0.78, 14, worth, self._worth)
        else:
            so_far = " + ".join(map(str, self._ends[: self._terms]))
            self._line(painter, 0.48, 21, around.text, so_far, bold=True)
        painter.end()

    def _line(
        self,
        painter: QPainter,
        at: float,
        size: float,
        colour: str,
        text: str,
        *,
        bold: bool = False,
    ) -> None:
        scale = self.height() / HEIGHT
        height, side = size * scale * 1.6, 10 * scale
        top = at * self.height() - height / 2
        area = QRectF(side, top, self.width() - 2 * side, height)
        paint_words(painter, area, text, size * scale, colour, bold=bold)
