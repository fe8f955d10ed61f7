"""Somebody who sees every frame of the window, and remembers what was wrong."""

import gc

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRect
from PySide6.QtGui import QImage, QShowEvent, QWindow
from PySide6.QtWidgets import QApplication, QWidget

from spectacular_bid.core.match import Counting, Turn
from spectacular_bid.gui.guide.dock import Guide
from spectacular_bid.gui.motion.driver import Motion
from spectacular_bid.gui.program import Program
from spectacular_bid.gui.screens.result import ResultScreen
from spectacular_bid.gui.widgets.player_bar import PlayerBar
from spectacular_bid.gui.widgets.table_card import TableCard
from spectacular_bid.gui.window import Window
from tests.privacy.black_and_white import has_colour
from tests.privacy.inventory import knowing_objects, told

_PAINTING = (
    QEvent.Type.Expose,
    QEvent.Type.Resize,
    QEvent.Type.UpdateRequest,
    QEvent.Type.WindowStateChange,
)
NOBODYS = (Guide, TableCard)
"""They may show tiles, but never one of a match."""


class Witness:
    """Looks after every painting, as long as nothing may be seen."""

    def __init__(self) -> None:
        self.program: Program | None = None
        self.findings: list[str] = []
        self.covered_frames = 0
        self.unseen_paintings = 0
        gc.collect()
        self._from_before = knowing_objects()
        """What other tests have left."""

    def look(self, window: Window) -> None:
        """A frame has been finished."""
        self.unseen_paintings = 0
        if self.program is None or not is_covered(self.program):
            return
        frame = window.screen().grabWindow(window.winId()).toImage()
        if frame.isNull():
            return  # nothing has come to the screen yet
        screen = window.screen_widget
        if isinstance(screen, ResultScreen):
            self._look_at_hands(screen, frame)
        elif not _shows_a_block(self.program, screen):
            self.covered_frames += 1
            if has_colour(frame, places_of(window, NOBODYS)):
                name = screen.objectName() if screen else "no screen"
                self.findings.append(f"pixels on {name}")

    def examine(self, window: Window) -> None:
        """Everything but pixels, and the windows beside the one."""
        self.findings += told(window)
        for other in QApplication.topLevelWidgets():
            seen = other.isVisible() and other is not window
            if seen and has_colour(other.grab().toImage()):
                self.findings.append(f"pixels in a {type(other).__name__}")

    def examine_memory(self) -> None:
        """Every Python object, whether or not anything leads to it."""
        old = set(map(id, self._from_before))
        new = [one for one in knowing_objects() if id(one) not in old]
        self.findings += [f"object {type(one).__name__}" for one in new]

    def _look_at_hands(self, screen: ResultScreen, frame: QImage) -> None:
        """Both hands lie face down, but for a useless draw."""
        moving = any(one.is_running for one in screen.findChildren(Motion))
        if moving or screen._view.useless_draw is not None:
            return
        for place in places_of(screen, (PlayerBar,)):
            if has_colour(frame.copy(place)):
                self.findings.append("pixels of a hand on the result")


def is_covered(program: Program) -> bool:
    """Whether, by what the referee knows, no hand may be seen."""
    flow = program._flow
    if flow is None or program._start is not None:
        return True
    stage = flow.referee._minutes.match.stage
    return flow._covered is not None or not isinstance(stage, Turn)


def places_of(root: QWidget, kinds: tuple[type[QWidget], ...]) -> list[QRect]:
    """Where the visible widgets of some kinds are, in their window."""
    window = root.window()
    return [
        QRect(one.mapTo(window, one.rect().topLeft()), one.size())
        for one in root.findChildren(QWidget)
        if isinstance(one, kinds) and one.isVisible()
    ]


def _shows_a_block(program: Program, screen: QWidget | None) -> bool:
    flow = program._flow
    if flow is None or screen is None or screen.objectName() != "countScreen":
        return False
    return flow.referee._minutes.match.stage == Counting(None)


class WatchedWindow(Window):
    """The window of the program with a witness before it."""

    witness = Witness()

    def __init__(self) -> None:
        super().__init__()
        self._guard: Guard | None = None
        self._counter = PaintCounter(self)

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() == QEvent.Type.UpdateRequest:
            self.witness.look(self)
        return done

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._guard is None:
            self._guard = Guard(self, self.windowHandle())


class Guard(QObject):
    """Has the witness look after each event by which the system makes Qt paint."""

    def __init__(self, watched: WatchedWindow, handle: QWindow) -> None:
        super().__init__(watched)
        self._watched, self._handle = watched, handle
        self._inside = False
        handle.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is not self._handle or event.type() not in _PAINTING:
            return False
        if self._inside:
            return False
        self._inside = True
        QCoreApplication.sendEvent(watched, event)
        self._inside = False
        if self._watched.isVisible() and not self._watched.isMinimized():
            self._watched.witness.look(self._watched)
        return True


class PaintCounter(QObject):
    """Notices paintings that no look follows."""

    def __init__(self, watched: WatchedWindow) -> None:
        super().__init__(watched)
        self._witness = watched.witness
        watched.stage.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self._witness.unseen_paintings += 1
        return False
