"""What every screen stands on, and the window's own buttons in its corner."""

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from spectacular_bid.gui.drawing.grounds import paint_stage
from spectacular_bid.gui.parts import button

MARGIN = 12


class Stage(QWidget):
    """What every screen stands on."""

    resized = Signal()
    seen = Signal()
    """It was painted for the first time, with everything on it."""

    def __init__(self) -> None:
        super().__init__()
        self._is_new = True
        self._after_painting = QTimer(self)
        self._after_painting.setSingleShot(True)
        self._after_painting.timeout.connect(self.seen)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._is_new:
            self._is_new = False
            self._after_painting.start(0)
        paint_stage(QPainter(self), QRectF(self.rect()))


class Corner(QWidget):
    """The buttons that are there whatever the screen is."""

    menu_wanted = Signal()
    guide_wanted = Signal()

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.setObjectName("corner")
        self._over = stage
        self._top = 0
        self._menu = button("", "menu", "corner")
        self._menu.clicked.connect(self.menu_wanted)
        self._guide = button("", "openGuide", "corner")
        self._guide.clicked.connect(self.guide_wanted)
        side_by_side = QHBoxLayout(self)
        side_by_side.setContentsMargins(0, 0, 0, 0)
        side_by_side.addWidget(self._guide)
        side_by_side.addWidget(self._menu)
        stage.resized.connect(self._place)

    @property
    def has_menu(self) -> bool:
        """Whether the menu can be opened."""
        return self._menu.isVisible()

    def stand_over(self, screen: QWidget, *, with_menu: bool) -> None:
        """Fit to a screen, in the language of now."""
        for choice, text in (
            (self._menu, QCoreApplication.translate("Window", "Menu")),
            (self._guide, QCoreApplication.translate("Window", "Guide F1")),
        ):
            choice.setText(text)
            choice.setAccessibleName(text)
        self._menu.setVisible(with_menu)
        self._top = getattr(screen, "corner_top", 0)
        self._place()
        self.raise_()

    def _place(self) -> None:
        self.adjustSize()
        right = self._over.width() - self.width()
        self.move(right - MARGIN, self._top + MARGIN)

    def event(self, event: QEvent) -> bool:
        # The buttons take on another size of words after the window took its own.
        if event.type() == QEvent.Type.LayoutRequest:
            self._place()
        return super().event(event)
