"""The window: shows one screen at a time, and panels over it."""

from functools import partial

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QGuiApplication,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QScreen,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QMainWindow,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from spectacular_bid.gui.drawing.grounds import paint_stage
from spectacular_bid.gui.guide import SECTIONS, Guide
from spectacular_bid.gui.held_keys import HeldKeys
from spectacular_bid.gui.overlay import Overlay
from spectacular_bid.gui.parts import button
from spectacular_bid.gui.placing import smallest_on
from spectacular_bid.gui.sizes import SMALLEST_SIZE, scale_for
from spectacular_bid.gui.style import style_sheet

SMALLEST = SMALLEST_SIZE
FIRST_SIZE = (1280, 800)
CORNER = 12
SAME_PLACE = 12
"""Two presses closer than this, in pixels, and in time, are one double click."""

_MOUSE_EVENTS = (
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseButtonDblClick,
    QEvent.Type.MouseButtonRelease,
)


class Stage(QWidget):
    """What every screen stands on."""

    resized = Signal()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        paint_stage(QPainter(self), QRectF(self.rect()))


class Window(QMainWindow):
    """The program's one window."""

    menu_wanted = Signal()
    hide_wanted = Signal()
    close_refused = Signal()
    """Somebody tried to close the window while ``may_close`` was false."""
    closing = Signal()
    full_screen_changed = Signal(bool)
    put_away = Signal()
    """The window was minimised."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("window")
        self.setWindowTitle("Spectacular Bid")
        self._fit_to(QGuiApplication.primaryScreen())
        self.resize(*FIRST_SIZE)
        self.may_close = True
        """False while closing needs a question first."""
        self._stage = Stage()
        self._stage.resized.connect(self._place_corner)
        self._frame = QVBoxLayout(self._stage)
        self._frame.setContentsMargins(0, 0, 0, 0)
        self.setCentralWidget(self._stage)
        self._screen: QWidget | None = None
        self._overlay: Overlay | None = None
        self._focused_below: QWidget | None = None
        self._is_last = False
        # Qt's own would offer to close the guide, and take the keyboard meanwhile.
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self._scale = 0.0
        self._pressed: tuple[int, QPoint] | None = None
        self._changed_since_press = False
        self._swallowing = False
        self._menu = button("", "menu", "corner")
        self._menu.clicked.connect(self.menu_wanted)
        self._open_guide = button("", "openGuide", "corner")
        self._open_guide.clicked.connect(self.toggle_guide)
        self._corner = QWidget(self._stage)
        corner = QHBoxLayout(self._corner)
        corner.setContentsMargins(0, 0, 0, 0)
        corner.addWidget(self._open_guide)
        corner.addWidget(self._menu)
        self.guide = Guide(self)
        self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self.guide)
        self._watching = False

    @property
    def screen_widget(self) -> QWidget | None:
        """The screen shown now."""
        return self._screen

    @property
    def stage(self) -> QWidget:
        """What overlays lie over."""
        return self._stage

    def show_screen(self, screen: QWidget, *, with_menu: bool = True) -> None:
        """Put a screen in place of the one before, which is gone for good."""
        if self._is_last:
            screen.deleteLater()
            return
        self.close_overlay()
        old, self._screen = self._screen, screen
        if old is None:
            self._frame.addWidget(screen)
            screen.show()
        else:
            # The new screen covers the old one before that goes. Being laid out no
            # more, the old one is not squeezed meanwhile.
            self._frame.replaceWidget(old, screen)
            screen.show()
            old.hide()
            old.setParent(None)
            forget_when_gone(old)
            old.deleteLater()
        self._changed_since_press = True
        self._name_corner()
        self._menu.setVisible(with_menu)
        self._place_corner()
        focused = QApplication.focusWidget()
        if focused is None or not screen.isAncestorOf(focused):
            screen.setFocus()
        identify(self._stage)

    def show_last(self, screen: QWidget) -> None:
        """Put a screen there for good: nothing takes its place any more."""
        self.show_screen(screen, with_menu=False)
        self._is_last = True

    def show_overlay(self, overlay: Overlay) -> None:
        """Lay a panel over the screen, which takes no input meanwhile."""
        self.close_overlay()
        self._overlay = overlay
        self._changed_since_press = True
        self._focused_below = QApplication.focusWidget()
        overlay.closed.connect(self.close_overlay)
        if self._screen is not None:
            self._screen.setEnabled(False)
        self._corner.setEnabled(False)
        overlay.show()
        overlay.raise_()
        overlay.setFocus()
        identify(overlay)

    def close_overlay(self) -> None:
        """Give the screen back, if a panel lies over it."""
        overlay, self._overlay = self._overlay, None
        if overlay is None:
            return
        self._changed_since_press = True
        overlay.hide()
        overlay.setParent(None)
        overlay.deleteLater()
        self._corner.setEnabled(True)
        if self._screen is not None:
            self._screen.setEnabled(True)
            self._focus_again(self._screen)

    def _focus_again(self, screen: QWidget) -> None:
        """Give the keyboard back to what had it before the panel came."""
        below, self._focused_below = self._focused_below, None
        if below is not None and isValid(below) and screen.isAncestorOf(below):
            below.setFocus()
        else:
            screen.setFocus()

    def toggle_guide(self) -> None:
        """Open the guide at what belongs to the screen of now, or close it."""
        if self.guide.isVisible():
            self.guide.close()
            if self._screen is not None:
                self._screen.setFocus()
            return
        auction = self._stage.findChild(QWidget, "auctionPanel")
        shown = auction or self._screen
        self.guide.open_at(SECTIONS.get(shown.objectName() if shown else "", ""))

    def _name_corner(self) -> None:
        for choice, text in (
            (self._menu, self.tr("Menu")),
            (self._open_guide, self.tr("Guide F1")),
        ):
            choice.setText(text)
            choice.setAccessibleName(text)

    def _place_corner(self) -> None:
        self._corner.adjustSize()
        top = getattr(self._screen, "corner_top", 0)
        right = self._stage.width() - self._corner.width()
        self._corner.move(right - CORNER, top + CORNER)
        self._corner.raise_()

    def _is_meant_for_before(self, event: QMouseEvent) -> bool:
        """Whether it is one of several quick presses that began on another screen."""
        pressed, place = self._pressed, event.globalPosition().toPoint()
        self._pressed = (event.timestamp(), place)
        changed, self._changed_since_press = self._changed_since_press, False
        if pressed is None or not (changed or self._swallowing):
            return False
        soon = event.timestamp() - pressed[0] < QApplication.doubleClickInterval()
        return soon and (place - pressed[1]).manhattanLength() < SAME_PLACE

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is not self.windowHandle() or event.type() not in _MOUSE_EVENTS:
            return False
        # Qt sends a double click after the press that made it one, then the release.
        if event.type() == QEvent.Type.MouseButtonPress:
            assert isinstance(event, QMouseEvent)
            self._swallowing = self._is_meant_for_before(event)
        return self._swallowing

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        handle = self.windowHandle()
        if not self._watching:
            handle.installEventFilter(self)
            handle.screenChanged.connect(self._fit_to)
            HeldKeys(handle)
            self._watching = True

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        scale = scale_for(self.width(), self.height())
        if scale != self._scale:
            self._scale = scale
            self.setStyleSheet(style_sheet(scale))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange:
            self.full_screen_changed.emit(self.isFullScreen())
            if self.isMinimized():
                self.put_away.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.isAutoRepeat():
            return
        guide_key = event.key() == Qt.Key.Key_F1
        if guide_key or (event.key() == Qt.Key.Key_Escape and self.guide.isVisible()):
            self.toggle_guide()
        elif event.key() == Qt.Key.Key_F11:
            self.toggle_full_screen()
        elif event.key() == Qt.Key.Key_H and self._overlay is None:
            self.hide_wanted.emit()
        elif event.key() == Qt.Key.Key_F10 and self._menu.isVisible():
            self.menu_wanted.emit()
        else:
            super().keyPressEvent(event)

    def restyle(self) -> None:
        """Dress everything in the colours of now; nothing else changes."""
        self.setStyleSheet(style_sheet(self._scale))
        for widget in self.findChildren(QWidget):
            widget.update()

    def toggle_full_screen(self) -> None:
        """Fill the screen, or go back to a window."""
        # A maximised window is maximised again afterwards.
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _fit_to(self, screen: QScreen) -> None:
        """Ask for no more than this screen has."""
        self.setMinimumSize(smallest_on(screen.availableSize(), QSize(*SMALLEST)))

    def closeEvent(self, event: QCloseEvent) -> None:
        if self.may_close or self._is_last:
            self.closing.emit()
            super().closeEvent(event)
        else:
            event.ignore()
            self.close_refused.emit()


def forget_when_gone(root: QWidget) -> None:
    """Let a screen and all in it know no tile any more, whatever still refers to it."""
    for one in (root, *root.findChildren(QObject)):
        one.destroyed.connect(partial(_forget, vars(one)))


def _forget(memory: dict[str, object], _gone: object = None) -> None:
    memory.clear()


def identify(root: QWidget) -> None:
    """Let assistive technology know every named widget by its object name."""
    for widget in (root, *root.findChildren(QWidget)):
        name = widget.objectName()
        if name and not name.startswith("qt_"):
            widget.setAccessibleIdentifier(name)
