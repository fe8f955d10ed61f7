"""Views of turns, and tables that show them."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from spectacular_bid.core.choices import Choices, Play
from spectacular_bid.core.layout import Arm, Layout
from spectacular_bid.core.match import Decision
from spectacular_bid.core.seats import Pair, Seat
from spectacular_bid.core.tiles import TILES_BY_TEXT, Tile
from spectacular_bid.gui.screens.table import TableScreen, TableSetting
from spectacular_bid.views.clocks import ClockView
from spectacular_bid.views.screens import TurnView
from spectacular_bid.views.standing import Standing

NAMES = Pair("Anna", "Bruno")
STILL = ClockView(None, 10_000, Pair(120_000, 120_000))
LEFT = Qt.MouseButton.LeftButton


def tile(text: str) -> Tile:
    return TILES_BY_TEXT[text]


def tiles(text: str) -> tuple[Tile, ...]:
    return tuple(map(tile, text.split()))


def layout(opening: str, *joined: tuple[str, Arm]) -> Layout:
    made = Layout.opened(tile(opening))
    for text, arm in joined:
        made = made.joined(tile(text), arm)
    return made


FOUR_ARMS = layout(
    "6-6", ("6-5", Arm.LEFT), ("6-4", Arm.RIGHT), ("6-3", Arm.UP), ("6-2", Arm.DOWN)
)
"""Open are 5, 4, 3 and 2, on the left, the right, above and below."""


def standing(**given: Any) -> Standing:
    values: dict[str, Any] = {
        "points": Pair(135, 165),
        "hand_number": 1,
        "held": Pair(3, 5),
        "boneyard": 8,
        "jockey": None,
    }
    return Standing(**(values | given))


def turn(
    on_table: Layout | None,
    hand: str,
    *,
    decision: Decision | None = None,
    must_open: str = "",
    must_play: str = "",
    drawn: str = "",
    choices: Choices | None = None,
    **given: Any,
) -> TurnView:
    """A turn of seat 0, with the choices that the rules would give."""
    held = tiles(hand)
    usable = tiles(must_open or must_play) or held
    if on_table is None:
        plays = tuple(Play(one, None) for one in usable)
    else:
        plays = tuple(
            Play(one, arm) for one in usable for arm in on_table.arms_for(one)
        )
    due = on_table is not None and not plays
    return TurnView(
        standing(held=Pair(len(held), 5), **given),
        Seat.ZERO,
        decision or (Decision.PLAY if on_table else Decision.OPEN),
        held,
        on_table,
        choices if choices is not None else Choices(plays=plays, draw=due),
        tile(drawn or must_play) if drawn or must_play else None,
        (),
    )


class Sitting:
    """A table on the screen, and everything that was decided at it."""

    def __init__(
        self,
        qtbot: QtBot,
        view: TurnView,
        order: list[Tile] | None = None,
        clocks: Callable[[], ClockView] = lambda: STILL,
        panel: QWidget | None = None,
        size: tuple[int, int] = (1280, 800),
    ) -> None:
        self.order = [] if order is None else order
        self.table = TableScreen(view, TableSetting(NAMES, clocks, self.order, panel))
        self.commands: list[object] = []
        self.table.decided.connect(self.commands.append)
        qtbot.addWidget(self.table)
        self.table.resize(*size)
        show(qtbot, self.table)

    def find(self, name: str) -> QAbstractButton:
        found = self.table.findChild(QAbstractButton, name)
        assert found is not None
        return found

    def has(self, name: str) -> bool:
        return self.table.findChild(QWidget, name) is not None

    def lit(self) -> list[str]:
        found = self.table.findChildren(QAbstractButton)
        names = (button.objectName() for button in found if button.isVisible())
        return sorted(name for name in names if name.startswith("arm-"))

    def click(self, name: str, button: Qt.MouseButton = LEFT) -> None:
        QTest.mouseClick(self.find(name), button)

    def double_click(self, name: str) -> None:
        """The four events that a system sends for it."""
        target = self.find(name)
        QTest.mouseClick(target, LEFT)
        QTest.mouseDClick(target, LEFT)

    def press(self, key: Qt.Key, on: str = "") -> None:
        if on:
            self.find(on).setFocus()
        QTest.keyClick(self.table.focusWidget(), key)

    def drag(self, name: str, goal: QWidget) -> None:
        """From tile to goal; what moves aside on the way does not matter."""
        place = _middle(goal)
        self.carry(name, goal)
        start = self.find(name)
        QTest.mouseRelease(start, LEFT, pos=start.mapFromGlobal(place))

    def carry(self, name: str, goal: QWidget) -> None:
        start = self.find(name)
        QTest.mousePress(start, LEFT)
        middle = start.rect().center()
        QTest.mouseMove(start, middle + QPoint(0, -30))
        QTest.mouseMove(start, start.mapFromGlobal(_middle(goal)))

    def drop(self, name: str, goal: QWidget) -> None:
        start = self.find(name)
        QTest.mouseRelease(start, LEFT, pos=start.mapFromGlobal(_middle(goal)))


def show(qtbot: QtBot, widget: QWidget) -> None:
    """Show a widget and wait until it can take the focus."""
    widget.show()
    widget.activateWindow()

    def is_active() -> bool:
        return widget.isActiveWindow()

    qtbot.waitUntil(is_active)


def _middle(goal: QWidget) -> QPoint:
    """On the screen."""
    return goal.mapToGlobal(goal.rect().center())
