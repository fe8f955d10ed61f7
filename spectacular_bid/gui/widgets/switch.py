"""Something that is on or off."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QCheckBox, QWidget

from spectacular_bid.gui.drawing.words import paint_words
from spectacular_bid.gui.theme import theme

KNOB = 0.32
"""The radius of the knob, in heights of the switch."""


class Switch(QCheckBox):
    """A check box that looks like a switch, its words on the left."""

    def __init__(
        self, text: str, name: str, on: bool, parent: QWidget | None = None
    ) -> None:
        super().__init__(text.replace("&", "&&"), parent)
        self.setObjectName(name)
        self.setAccessibleName(text)
        self.setChecked(on)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def _track(self) -> QRectF:
        height = self.fontMetrics().height() * 1.25
        track = QRectF(0, 0, height * 1.8, height)
        track.moveCenter(QRectF(self.rect()).center())
        track.moveRight(self.width() - 3)
        return track

    def hitButton(self, _place: object) -> bool:
        return True

    def sizeHint(self) -> QSize:
        metrics, words = self.fontMetrics(), self.text().replace("&&", "&")
        height = round(metrics.height() * 1.6)
        return QSize(metrics.horizontalAdvance(words) + 4 * height, height)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        around, track = theme().surround, self._track()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        words = QRectF(self.rect()).adjusted(0, 0, -track.width() - 12, 0)
        middle = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        text, size = self.text().replace("&&", "&"), self.fontInfo().pixelSize()
        paint_words(painter, words, text, size, around.text, align=middle)
        frame = around.text if self.hasFocus() else around.muted
        painter.setPen(QPen(QColor(frame), 2 if self.hasFocus() else 1))
        painter.setBrush(QColor(around.gold if self.isChecked() else around.well))
        painter.drawRoundedRect(track, track.height() / 2, track.height() / 2)
        knob = track.center()
        reach = (track.width() - track.height()) / 2
        knob.setX(knob.x() + (reach if self.isChecked() else -reach))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(around.on_gold if self.isChecked() else around.muted))
        radius = KNOB * track.height()
        painter.drawEllipse(knob, radius, radius)
        painter.end()
