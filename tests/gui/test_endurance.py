"""A long evening in one window leaves nothing behind, whatever moved."""

import ctypes
import gc
import sys
from collections import Counter
from pathlib import Path
from random import Random

import pytest
from attrs import astuple, frozen
from PySide6.QtCore import QAbstractAnimation, QObject, QTimer
from PySide6.QtWidgets import QApplication, QGraphicsItem, QWidget
from shiboken6 import isValid

from spectacular_bid.gui.board import paths
from spectacular_bid.gui.drawing import stamps
from spectacular_bid.gui.motion.driver import Motion
from spectacular_bid.gui.screens import result
from tests.gui.conftest import DeskMaker
from tests.gui.desk import Desk, swept

pytestmark = [pytest.mark.gui, pytest.mark.slow, pytest.mark.timeout(300)]

TURNS_BEFORE, TURNS = 200, 2_000
MOTION_MS, SHOWN_MS = 8, 12
"""Everything moves as ever, but fast."""
MORE = 1.05
LEFT_BEHIND = (QTimer, QAbstractAnimation, QGraphicsItem, QWidget)
STATM = Path("/proc/self/statm")


@pytest.fixture(autouse=True)
def fast_motion(monkeypatch: pytest.MonkeyPatch) -> None:
    begin = Motion.begin

    def begin_fast(motion: Motion) -> None:
        motion.setDuration(MOTION_MS)
        begin(motion)

    monkeypatch.setattr(Motion, "begin", begin_fast)
    monkeypatch.setattr(result, "SHOWN_MS", SHOWN_MS)


@pytest.mark.skipif(sys.platform != "linux", reason="asks glibc for its memory")
def test_two_thousand_turns_leave_nothing_behind(desks: DeskMaker) -> None:
    desk, random = desks(seed=1, animations=True), Random(1)
    desk.settings.sound = False
    desk.press("begin")
    play(desk, random, TURNS_BEFORE)
    begin_anew(desk)
    objects, memory = alive(), Memory.now()
    play(desk, random, TURNS - TURNS_BEFORE)
    begin_anew(desk)
    assert alive() == objects
    heap, blocks, resident = Memory.now().over(memory)
    assert heap <= MORE
    assert blocks <= MORE
    assert resident <= MORE


def play(desk: Desk, random: Random, turns: int) -> None:
    """So many turns, match after match, up to the next hand-off."""
    played = 0
    while played < turns or desk.screen != "handoffScreen":
        before = desk.window.screen_widget
        if desk.screen == "overScreen":
            desk.press("rematch")
        elif desk.screen == "resultScreen" and random.random() < 0.15:
            desk.robot.wait_until_changed(before)
        elif desk.has("auctionPanel"):
            desk.press(*[name for name in ("forgo", "accept") if desk.has(name)])
        else:
            played += desk.screen == "handoffScreen"
            desk.robot.step()


def begin_anew(desk: Desk) -> None:
    """To the first hand-off of a new match, which has no past to remember."""
    desk.press("menu", "endWithoutResult", "agree0", "agree1", "confirm")
    desk.press("rematch", "start")
    assert desk.screen == "handoffScreen"
    swept()


def alive() -> Counter[str]:
    """What there is of timers, animations, items and widgets, by their kinds."""
    gc.collect()
    made = [one for one in gc.get_objects() if isinstance(one, LEFT_BEHIND)]
    known = [type(one).__name__ for one in made if isValid(one)]
    widgets = [type(one).__name__ for one in QApplication.allWidgets()]
    children = [
        type(one).__name__
        for top in QApplication.topLevelWidgets()
        for one in top.findChildren(QObject)
        if isinstance(one, LEFT_BEHIND)
    ]
    return Counter(known) + Counter(widgets) + Counter(children)


@frozen
class Memory:
    """What a process holds; what it keeps, within limits, to be quick is dropped."""

    heap_bytes: int
    """What Qt, SQLite and large Python objects use."""
    blocks: int
    """The small Python objects."""
    resident_pages: int
    """All of it, with what the allocators keep in pieces."""

    @classmethod
    def now(cls) -> "Memory":
        stamps.forget()
        paths.path.cache_clear()
        gc.collect()
        libc = ctypes.CDLL(None)
        libc.malloc_trim(0)
        libc.mallinfo2.restype = MallInfo
        info = libc.mallinfo2()
        pages = int(STATM.read_text("ascii").split()[1])
        return cls(info.uordblks + info.hblkhd, sys.getallocatedblocks(), pages)

    def over(self, before: "Memory") -> tuple[float, ...]:
        """How many times as much each is."""
        pairs = zip(astuple(self), astuple(before), strict=True)
        return tuple(now / then for now, then in pairs)


class MallInfo(ctypes.Structure):
    """As glibc tells of itself."""

    _fields_ = [
        (name, ctypes.c_size_t)
        for name in (
            *("arena", "ordblks", "smblks", "hblks", "hblkhd"),
            *("usmblks", "fsmblks", "uordblks", "fordblks", "keepcost"),
        )
    ]
