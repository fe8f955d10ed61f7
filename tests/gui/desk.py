"""The whole program before a test: a window, a clock to move, and hands that press."""

from pathlib import Path
from random import Random
from typing import TypeVar

from PySide6.QtCore import QEvent, QLocale, QObject, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QWidget
from shiboken6 import delete, isValid

from spectacular_bid.core.seats import Pair
from spectacular_bid.gui.autoplay import Robot, send_mouse
from spectacular_bid.gui.language import LanguageSwitch
from spectacular_bid.gui.program import Program
from spectacular_bid.gui.settings import Settings
from spectacular_bid.gui.window import SMALLEST, Window
from spectacular_bid.referee.journal import Journal
from spectacular_bid.referee.referee import Equipment, Referee
from spectacular_bid.referee.shuffle import Shuffle
from spectacular_bid.referee.time_source import TimeSource
from tests.manual_time import ManualTime, seeded, stacked

W = TypeVar("W", bound=QWidget)

HANDS = ("6-6 6-5 6-4 6-3 6-2 6-1 6-0", "5-5 5-4 5-3 5-2 5-1 5-0 4-4")
NAMES = Pair("Anna", "Bruno")


class Desk:
    """One run of the program."""

    def __init__(
        self,
        app: QApplication,
        folder: Path,
        *,
        language: str = "en",
        shuffle: Shuffle | None = None,
        seed: int | None = None,
        time: TimeSource | None = None,
        animations: bool = False,
        keys: bool = False,
        names: Pair[str] | None = NAMES,
        size: tuple[int, int] = SMALLEST,
        message: str = "",
    ) -> None:
        """Seat 0 opens with 6-6 unless a shuffle or a seed says otherwise."""
        self.folder = folder
        self.time = ManualTime()
        if shuffle is None and seed is None:
            stock = stacked(*HANDS)
            shuffle = lambda: stock  # noqa: E731
        self.shuffle: Shuffle = shuffle or seeded(seed or 0)
        self._roots = QObject()
        self.settings = Settings(_made(folder), self._roots)
        self.settings.animations = animations
        if names:
            self.settings.names = names
        self.language = LanguageSwitch(self._roots)
        self.language.speak(language)
        self.journal = Journal(folder)
        self.equipment = Equipment(self.journal, time or self.time, self.shuffle)
        self.program = Program(self.equipment, self.settings, self.language)
        self.program.setParent(self._roots)
        self.window.resize(*size)
        self.program.open(message)
        self.robot = Robot(self.window, Random(seed), keys=keys)

    @property
    def window(self) -> Window:
        return self.program.window

    @property
    def screen(self) -> str:
        return self.robot.screen

    @property
    def referee(self) -> Referee:
        flow = self.program._flow
        assert flow is not None
        return flow.referee

    @property
    def message(self) -> str:
        """What was last announced or refused."""
        return self.find(QLabel, "message").text()

    def find(self, kind: type[W], name: str) -> W:
        found = [one for one in self.window.findChildren(kind, name) if one.isVisible()]
        assert found, f"no {name} on {self.screen}"
        return found[0]

    def has(self, name: str) -> bool:
        """Whether something of this name can be seen."""
        return any(map(QWidget.isVisible, self.window.findChildren(QWidget, name)))

    def words(self) -> str:
        """Everything that can be read on labels and buttons, a line each."""
        told = [
            one.text()
            for one in self.window.findChildren(QWidget)
            if one.isVisible() and isinstance(one, QLabel | QAbstractButton)
        ]
        return "\n".join(filter(None, told))

    def press(self, *names: str) -> None:
        """Press buttons, one after the other."""
        for name in names:
            self.robot.press(name)

    def double_click(self, name: str) -> None:
        """As the system sends it; Qt itself adds the event of a double click."""
        button = self.find(QAbstractButton, name)
        place = QPointF(button.mapTo(self.window, button.rect().center()))
        press, release = QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease
        again = QEvent.Type.MouseButtonDblClick
        events = ((press, 0), (release, 60), (press, 150), (again, 150), (release, 210))
        for kind, moment in events:
            send_mouse(self.window.windowHandle(), kind, place, 10**6 + moment)

    def type(self, *keys: Qt.Key) -> None:
        for key in keys:
            self.robot.type_key(key)

    def write_names(self, zero: str, one: str) -> None:
        self.find(QLineEdit, "nameSeat0").setText(zero)
        self.find(QLineEdit, "nameSeat1").setText(one)

    def deal(self) -> None:
        """From the start screen to a dealt hand."""
        self.press("begin")
        assert self.screen == "dealScreen"

    def hand_off(self) -> None:
        """From the start screen to the first hand-off."""
        self.deal()
        self.press("start")
        assert self.screen == "handoffScreen"

    def turn(self) -> None:
        """From the start screen to the first turn; its clock runs."""
        self.hand_off()
        self.press("reveal")
        assert self.screen == "tableScreen"

    def play(self, tile: str, arm: str = "") -> None:
        """Choose a tile and an end, which needs no name if it is the only one."""
        self.press(f"tile-{tile}")
        arms = [f"arm-{arm}"] if arm else self.robot.names("arm-")
        self.press(*arms)

    def wait_for(self, screen: str) -> None:
        """Let Qt work until this screen is shown, as by a flag that falls."""
        before = self.window.screen_widget
        if self.screen != screen:
            self.robot.wait_until_changed(before)
        assert self.screen == screen

    def speak(self, code: str) -> None:
        """Choose a language during a match."""
        self.press("menu")
        if self.has("settings"):
            self.press("settings")
        self.press(f"language-{code}")
        self.window.close_overlay()

    def close(self) -> None:
        """End the run; the data folder stays. Safe to call again."""
        if not isValid(self._roots):
            return
        window = self.window
        window.may_close = True
        window.close()
        delete(self._roots)
        delete(window)
        self.journal.close()
        QLocale.setDefault(QLocale("en"))
        swept()


def swept() -> None:
    """Let everything go that is to be deleted later."""
    QApplication.processEvents()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    QTest.qWait(0)


def _made(folder: Path) -> Path:
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return folder
