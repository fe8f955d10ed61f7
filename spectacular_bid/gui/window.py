"""The window: shows one screen at a time, and panels over it."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6 import QtCore
from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QGuiApplication,
    QKeyEvent,
    QResizeEvent,
    QScreen,
    QShowEvent,
)
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu, QVBoxLayout, QWidget
from shiboken6 import isValid

from spectacular_bid.gui.guide.door import GuideDoor
from spectacular_bid.gui.held_keys import HeldKeys
from spectacular_bid.gui.placing import smallest_on
from spectacular_bid.gui.quick_presses import QuickPresses
from spectacular_bid.gui.sizes import SMALLEST_SIZE, scale_for
from spectacular_bid.gui.stage import Corner, Stage
from spectacular_bid.gui.style import style_sheet
from spectacular_bid.gui.widgets.trees import forget_when_gone, identify

if TYPE_CHECKING:
    from spectacular_bid.gui.overlay import Overlay

# What can only be opened later is imported when it is. And the class Qt, which takes
# an eighth of the time that a bare window needs to load, is reached through its module
# in all that the start screen is made of.

SMALLEST = SMALLEST_SIZE
FIRST_SIZE = (1280, 800)


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
    seen = Signal()
    """The first screen was painted."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("window")
        self.setWindowTitle("Spectacular Bid")
        self._fit_to(QGuiApplication.primaryScreen())
        self.resize(*FIRST_SIZE)
        self.may_close = True
        """False while closing needs a question first."""
        self._stage = Stage()
        self._stage.seen.connect(self._on_seen)
        self._frame = QVBoxLayout(self._stage)
        self._frame.setContentsMargins(0, 0, 0, 0)
        self.setCentralWidget(self._stage)
        self._screen: QWidget | None = None
        self._below: QWidget | None = None
        self._overlay: Overlay | None = None
        self._focused_below: QWidget | None = None
        self._is_last = False
        self._is_seen = False
        self._scale = 0.0
        self._quick_presses: QuickPresses | None = None
        self._corner = Corner(self._stage)
        self._corner.menu_wanted.connect(self.menu_wanted)
        self._corner.guide_wanted.connect(self.toggle_guide)
        self.guide = GuideDoor(self, self._on_guide_closed)

    @property
    def is_seen(self) -> bool:
        """Whether the first screen has been painted."""
        return self._is_seen

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
        # Dressed before it is filled: nothing has to be laid out twice.
        self._dress()
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
        self._note_change()
        self._corner.stand_over(screen, with_menu=with_menu)
        focused = QApplication.focusWidget()
        elsewhere = focused is None or not screen.isAncestorOf(focused)
        if elsewhere and not self.guide.has_keyboard:
            screen.setFocus()
        if self._is_seen:
            identify(self._stage)

    def stand_below(self, strip: QWidget | None) -> None:
        """Let a strip stand below every screen from now on, or nothing."""
        old, self._below = self._below, strip
        if old is not None:
            old.hide()
            old.setParent(None)
            forget_when_gone(old)
            old.deleteLater()
        if strip is not None:
            self._frame.addWidget(strip)
            strip.show()

    def show_last(self, screen: QWidget) -> None:
        """Put a screen there for good: nothing takes its place any more."""
        self.show_screen(screen, with_menu=False)
        self._is_last = True

    def show_overlay(self, overlay: "Overlay") -> None:
        """Lay a panel over the screen, which takes no input meanwhile."""
        self.close_overlay()
        self._overlay = overlay
        self._note_change()
        self._focused_below = QApplication.focusWidget()
        overlay.closed.connect(self.close_overlay)
        for part in self._parts():
            part.setEnabled(False)
        overlay.show()
        overlay.raise_()
        overlay.setFocus()
        identify(overlay)

    def close_overlay(self) -> None:
        """Give the screen back, if a panel lies over it."""
        overlay, self._overlay = self._overlay, None
        if overlay is None:
            return
        self._note_change()
        overlay.hide()
        overlay.setParent(None)
        overlay.deleteLater()
        for part in self._parts():
            part.setEnabled(True)
        if self._screen is not None:
            self._focus_again(self._screen)

    def _parts(self) -> Iterator[QWidget]:
        """All that a panel lies over."""
        for part in (self._screen, self._below, self._corner):
            if part is not None:
                yield part

    def _focus_again(self, screen: QWidget) -> None:
        """Give the keyboard back to what had it before the panel came."""
        below, self._focused_below = self._focused_below, None
        if below is not None and isValid(below) and screen.isAncestorOf(below):
            below.setFocus()
        else:
            screen.setFocus()

    def toggle_guide(self) -> None:
        """Open the guide at what belongs to the screen of now, or close it."""
        if self.guide.is_open:
            self.guide.close()
        else:
            self.guide.open_for(self._screen)

    def _on_guide_closed(self) -> None:
        above = self._overlay or self._screen
        if above is not None:
            above.setFocus()

    def createPopupMenu(self) -> QMenu | None:
        # Qt's own would offer to close the guide, and take the keyboard meanwhile.
        return None

    def _note_change(self) -> None:
        if self._quick_presses is not None:
            self._quick_presses.note_change()

    def _on_seen(self) -> None:
        self._is_seen = True
        # Qt's own parts of a choice are loaded by this, so that nobody waits for it.
        identify(self._stage)
        self.seen.emit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        handle = self.windowHandle()
        if self._quick_presses is None:
            handle.screenChanged.connect(self._fit_to)
            HeldKeys(handle)
            self._quick_presses = QuickPresses(handle)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._dress()

    def _dress(self) -> None:
        """Give all the size that belongs to the window's."""
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
        key, keys = event.key(), QtCore.Qt.Key
        if key == keys.Key_F1 or (key == keys.Key_Escape and self.guide.is_open):
            self.toggle_guide()
        elif key == keys.Key_F11:
            self.toggle_full_screen()
        elif key == keys.Key_H and self._overlay is None:
            self.hide_wanted.emit()
        elif key == keys.Key_F10 and self._corner.has_menu:
            self.menu_wanted.emit()
        elif not self.guide.hear(event):
            super().keyPressEvent(event)

    def restyle(self) -> None:
        """Dress everything in the colours of now; nothing else changes."""
        self.setStyleSheet(style_sheet(self._scale))
        for widget in self.findChildren(QWidget):
            widget.update()

    def toggle_full_screen(self) -> None:
        """Fill the screen, or go back to a window."""
        # A maximised window is maximised again afterwards.
        self.setWindowState(self.windowState() ^ QtCore.Qt.WindowState.WindowFullScreen)

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
