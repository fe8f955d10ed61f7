"""The last refusal or announcement, shown for a few seconds."""

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QLabel, QWidget

MESSAGE_MS = 5000


class Message(QLabel):
    """Floats over its parent; the mouse does not notice it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("message")
        self.setProperty("kind", "message")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._hush = QTimer(self)
        self._hush.setSingleShot(True)
        self._hush.setInterval(MESSAGE_MS)
        self._hush.timeout.connect(self.fall_silent)
        self._middle, self._bottom = 0, 0
        self.hide()

    def say(self, sentence: str) -> None:
        """Show a sentence in place of the one before."""
        self.setText(sentence)
        self.setAccessibleName(sentence)
        self._place()
        self.setVisible(bool(sentence))
        self.raise_()
        self._hush.start()
        if QAccessible.isActive():
            alert = QAccessibleEvent(self, QAccessible.Event.Alert)
            QAccessible.updateAccessibility(alert)

    def fall_silent(self) -> None:
        """Forget the sentence."""
        self._hush.stop()
        self.clear()
        self.hide()

    def stand_at(self, middle: int, bottom: int) -> None:
        """Be centred there, but within the parent."""
        self._middle, self._bottom = middle, bottom
        self._place()

    def _place(self) -> None:
        self.adjustSize()
        box = self.rect()
        box.moveLeft(self._middle - box.width() // 2)
        box.moveBottom(self._bottom)
        over = self.parentWidget()
        assert over is not None
        rightmost = over.width() - box.width() - 8
        box.moveLeft(max(8, min(box.left(), rightmost)))
        self.setGeometry(box)
