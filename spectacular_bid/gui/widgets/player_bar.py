"""A player's bar: clock, silks, name, tiles and balance."""

from collections.abc import Callable

from attrs import frozen
from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QWidget

from spectacular_bid.core.seats import Seat
from spectacular_bid.gui.areas import BOTTOM_BAR, TOP_BAR
from spectacular_bid.gui.drawing.grounds import paint_rail
from spectacular_bid.gui.theme import font, size_words
from spectacular_bid.gui.widgets.balance import Balance
from spectacular_bid.gui.widgets.clock_widget import ClockWidget
from spectacular_bid.gui.widgets.hand_strip import HandStrip
from spectacular_bid.gui.widgets.silk import Silk
from spectacular_bid.gui.widgets.tile_row import TileRow
from spectacular_bid.views.clocks import ClockView

RIGHT = 296.0
"""From the balance's left side to the border, at the design's size."""
LEAST_SHARE = 0.5
"""Of its size that a name may shrink to."""


@frozen
class Player:
    """What a bar says of its player."""

    seat: Seat
    name: str
    points: int
    is_jockey: bool
    clocks: Callable[[], ClockView]
    why_standing: str = ""
    hint: str = ""
    """What to do now; for the bar at the bottom only."""


class PlayerBar(QWidget):
    """The opponent's at the top, the deciding player's own at the bottom."""

    def __init__(
        self,
        player: Player,
        tiles: HandStrip | TileRow,
        *,
        at_top: bool,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        # It covers its whole area: a clock that runs need not paint what lies below.
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._at_top, self._player = at_top, player
        seat, name = player.seat, player.name
        self._tiles = tiles
        tiles.setParent(self)
        self.clock = ClockWidget(seat, player.clocks, name, player.why_standing, self)
        self._silk = Silk(seat, self)
        self._name = self._label("", "")
        self._jockey = self._label(_jockey(player), "gold")
        self.hint = self._label(player.hint, "gold")
        self.hint.setWordWrap(True)
        self.balance = Balance(seat, player.points, name, self)

    @property
    def is_at_top(self) -> bool:
        """Whether it is the opponent's."""
        return self._at_top

    @property
    def design_height(self) -> float:
        """Its height at the design's size."""
        return TOP_BAR if self._at_top else BOTTOM_BAR

    def _label(self, text: str, kind: str) -> QLabel:
        label = QLabel(text, self)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setProperty("kind", kind)
        return label

    def _put(
        self, widget: QWidget, left: float, top: float, width: float, height: float
    ) -> None:
        """Place a widget, in lengths of the design; left of 0 counts from the right."""
        scale = self.height() / self.design_height
        x = left * scale if left >= 0 else self.width() + left * scale
        widget.setGeometry(
            round(x), round(top * scale), round(width * scale), round(height * scale)
        )

    def _name_width(self, size: float) -> float:
        """How long the name is at that size, both in lengths of the design."""
        scale = self.height() / self.design_height
        metrics = QFontMetrics(font(size * scale, bold=True))
        return metrics.horizontalAdvance(self._player.name) / scale

    def _show_name(self, size: float, width: float) -> None:
        """The name, smaller if it is long, and cut where even that is no help."""
        scale = self.height() / self.design_height
        needed = self._name_width(size)
        smaller = min(1.0, max(LEAST_SHARE, width / needed)) if needed else 1.0
        pixels = int(size * scale * smaller)
        size_words(self._name, pixels, bold=True)
        cut = Qt.TextElideMode.ElideRight
        room = round(width * scale)
        metrics = QFontMetrics(font(pixels, bold=True))
        shown = metrics.elidedText(self._player.name, cut, room)
        self._name.setText(shown)
        self._name.setAccessibleName(self._player.name)

    def _lay_out_top(self) -> None:
        scale = self.height() / self.design_height
        width = self.width() / scale
        self._put(self.clock, 10, 9, 112, 90)
        self._put(self._silk, 125, 29, 46, 46)
        named = 34.0 if self._player.is_jockey else 44.0
        self._put(self._name, 182, named - 17, 262, 34)
        self._put(self._jockey, 182, 58, 262, 24)
        self._put(self._tiles, 456, 8, width - 456 - RIGHT - 8, 92)
        self._put(self.balance, -RIGHT, 18, 268, 72)
        self._show_name(22, 262)

    def _lay_out_bottom(self) -> None:
        scale = self.height() / self.design_height
        width = self.width() / scale
        self._put(self.clock, 21, 31, 134, 134)
        if self._name_width(18) <= 152:
            self._put(self._silk, 168, 30, 50, 50)
            named = 46.0 if self._player.is_jockey else 55.0
            self._put(self._name, 226, named - 20, 152, 40)
            self._put(self._jockey, 226, 64, 152, 22)
            self._show_name(24, 152)
        else:
            self._put(self._silk, 168, 10, 46, 46)
            self._put(self._jockey, 222, 22, 152, 22)
            self._put(self._name, 172, 56, 206, 32)
            self._show_name(24, 206)
        self._put(self.hint, 172, 90, 204, 92)
        self._put(self._tiles, 384, 6, width - 384 - RIGHT - 8, 182)
        self._put(self.balance, -RIGHT, 92, 268, 72)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        scale = self.height() / self.design_height
        size_words(self._jockey, 14 * scale)
        size_words(self.hint, 15 * scale)
        self.hint.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.hint.setVisible(not self._at_top)
        if isinstance(self._tiles, HandStrip):
            self._tiles.set_scale(scale)
        else:
            self._tiles.set_largest((36 if self._at_top else 60) * scale, 15 * scale)
        if self._at_top:
            self._lay_out_top()
        else:
            self._lay_out_bottom()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_rail(painter, QRectF(self.rect()), brass_below=self._at_top)
        painter.end()


def _jockey(player: Player) -> str:
    return QCoreApplication.translate("Bar", "jockey") if player.is_jockey else ""
