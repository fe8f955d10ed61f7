"""The replay on the screen: what it shows, and the ways through it."""

import time
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from spectacular_bid.core.seats import Pair
from spectacular_bid.gui.board.board_view import BoardView
from spectacular_bid.gui.board.items import TileItem
from spectacular_bid.gui.palettes import TABLES
from spectacular_bid.gui.replay import screen as replay_screen
from spectacular_bid.gui.replay.screen import ReplayScreen
from spectacular_bid.gui.replay.slider import ReplaySlider
from spectacular_bid.gui.widgets.tile_row import TileRow
from spectacular_bid.views.replay import ReplayView
from tests.gui.conftest import DeskMaker
from tests.gui.desk import Desk
from tests.gui.reading import unreadable
from tests.gui.replay.records import LONG, cut_short, opened, record, shown
from tests.gui.screens_shown import words

pytestmark = pytest.mark.gui

KEYS = Qt.Key


@pytest.fixture
def screen(desk: Desk, tmp_path: Path) -> ReplayScreen:
    """The replay of a match of seven hands."""
    return opened(desk, tmp_path)


def faces(screen: ReplayScreen) -> list[str]:
    """The tiles of both hands, the upper one first, as they are spoken."""
    rows = [one for one in screen.findChildren(TileRow) if one.isVisible()]
    return [row.accessibleName() for row in rows]


def laid_on(board: BoardView | None) -> int:
    """How many tiles are drawn on the board."""
    if board is None:
        return 0
    return sum(isinstance(one, TileItem) for one in board.scene().items())


def written(step: ReplayView) -> list[str]:
    hands = step.hands
    return [", ".join(map(str, hand)) or "0 tiles" for hand in (hands.one, hands.zero)]


def go_to(screen: ReplayScreen, wanted: Callable[[ReplayView], object]) -> ReplayView:
    """Show the first such step."""
    index = next(n for n, step in enumerate(screen.steps) if wanted(step))
    screen.go_to(index)
    return screen.steps[index]


def test_every_step_shows_both_hands_and_both_balances(
    desk: Desk, screen: ReplayScreen
) -> None:
    for index, step in enumerate(screen.steps):
        screen.go_to(index)
        assert faces(screen) == written(step)
        board = desk.find(BoardView, "board") if step.layout else None
        held = sum(map(len, step.hands))
        assert laid_on(board) + held + step.standing.boneyard == 28
        for seat, points in enumerate(step.standing.points):
            assert desk.find(QLabel, f"points{seat}").text() == str(points)


def test_a_step_says_where_in_the_match_it_is(desk: Desk, screen: ReplayScreen) -> None:
    screen.go_to(3)
    told = desk.find(QWidget, "where").accessibleName()
    assert told.startswith(f"Hand 1, Step 4 of {len(screen.steps)}, Time: ")
    slider = desk.find(ReplaySlider, "replaySlider")
    spoken = f"Hand 1, Step 4 of {len(screen.steps)} "
    assert slider.accessibleDescription().startswith(spoken)
    assert "played a tile" in slider.accessibleDescription()


def test_a_play_is_told_with_its_score(screen: ReplayScreen) -> None:
    step = go_to(screen, lambda one: one.placed and one.report.transfers)
    (moved,) = step.report.transfers
    assert f"{moved.points} points from" in words(screen)


def test_a_drawn_tile_is_named(screen: ReplayScreen) -> None:
    step = go_to(screen, lambda one: one.drawn is not None)
    assert f"drew {step.drawn}." in words(screen)


def test_a_deal_says_who_opens(screen: ReplayScreen) -> None:
    assert "Highest double: Anna opens." in words(screen)


def test_an_auction_is_shown_bid_by_bid(screen: ReplayScreen) -> None:
    step = go_to(screen, lambda one: len(one.bids) > 2)
    told = words(screen)
    assert "Auction for the opening" in told
    for bid in step.bids:
        assert f"{('Anna', 'Bruno')[bid.seat]}: {bid.points}" in told


def test_of_a_long_auction_the_last_bids_are_shown(desk: Desk, tmp_path: Path) -> None:
    screen = opened(desk, tmp_path, record(LONG))
    go_to(screen, lambda one: len(one.bids) > 6)
    assert "…" in words(screen).splitlines()


def test_the_end_says_who_won_and_why(screen: ReplayScreen) -> None:
    screen.go_to(len(screen.steps) - 1)
    assert "has no points left." in words(screen)
    assert "wins the match" in words(screen)


def test_buttons_lead_everywhere(desk: Desk, screen: ReplayScreen) -> None:
    _, second, third, *_ = (n for n, one in enumerate(screen.steps) if one.deal)
    last = len(screen.steps) - 1
    for button, index in (
        ("replayNext", 1),
        ("replayNextHand", second),
        ("replayNextHand", third),
        ("replayPrevious", third - 1),
        ("replayPreviousHand", second),
        ("replayLast", last),
        ("replayFirst", 0),
    ):
        desk.press(button)
        assert screen.index == index


def test_keys_lead_everywhere(desk: Desk, screen: ReplayScreen) -> None:
    _, second, third, *_ = (n for n, one in enumerate(screen.steps) if one.deal)
    last = len(screen.steps) - 1
    for key, index in (
        (KEYS.Key_Right, 1),
        (KEYS.Key_Down, second),
        (KEYS.Key_PageDown, third),
        (KEYS.Key_Left, third - 1),
        (KEYS.Key_Up, second),
        (KEYS.Key_PageUp, 0),
        (KEYS.Key_End, last),
        (KEYS.Key_Home, 0),
    ):
        desk.type(key)
        assert screen.index == index


def test_arrows_step_whatever_button_has_the_keyboard(
    desk: Desk, screen: ReplayScreen
) -> None:
    for name in ("replayPlay", "replayNext", "closeReplay"):
        desk.find(QWidget, name).setFocus()
        before = screen.index
        desk.type(KEYS.Key_Right)
        assert screen.index == before + 1


def test_everything_can_be_reached_by_tab_alone(
    desks: DeskMaker, tmp_path: Path
) -> None:
    desk = desks(keys=True)
    screen = opened(desk, tmp_path)
    desk.press("replayNext", "replayNextHand", "replayPrevious")
    assert screen.index > 1
    desk.press("closeReplay")
    assert desk.screen == "startScreen"


def test_what_leads_nowhere_cannot_be_pressed(desk: Desk, screen: ReplayScreen) -> None:
    buttons = ("replayFirst", "replayPreviousHand", "replayPrevious")
    assert not any(desk.find(QAbstractButton, one).isEnabled() for one in buttons)
    desk.type(KEYS.Key_Left, KEYS.Key_Up)
    assert screen.index == 0


class TestSlider:
    @pytest.fixture
    def slider(self, desk: Desk, screen: ReplayScreen) -> ReplaySlider:
        QApplication.processEvents()
        return desk.find(ReplaySlider, "replaySlider")

    def spot(self, slider: ReplaySlider, step: int) -> QPoint:
        return QPoint(round(slider.x_of(step)), slider.height() // 2)

    def test_goes_to_where_it_is_clicked(
        self, screen: ReplayScreen, slider: ReplaySlider
    ) -> None:
        left = Qt.MouseButton.LeftButton
        QTest.mouseClick(slider, left, pos=self.spot(slider, 70))
        assert screen.index == 70

    def test_follows_the_mouse(
        self, screen: ReplayScreen, slider: ReplaySlider
    ) -> None:
        left = Qt.MouseButton.LeftButton
        QTest.mousePress(slider, left, pos=self.spot(slider, 10))
        QTest.mouseMove(slider, self.spot(slider, 90))
        assert screen.index == 90
        QTest.mouseRelease(slider, left, pos=self.spot(slider, 90))
        QTest.mouseMove(slider, self.spot(slider, 20))
        assert screen.index == 90

    def test_goes_no_further_than_the_match(
        self, screen: ReplayScreen, slider: ReplaySlider
    ) -> None:
        left = Qt.MouseButton.LeftButton
        QTest.mouseClick(slider, left, pos=QPoint(slider.width() - 1, 4))
        assert screen.index == len(screen.steps) - 1
        QTest.mouseClick(slider, left, pos=QPoint(0, 4))
        assert screen.index == 0

    def test_has_a_mark_where_each_hand_begins(
        self, screen: ReplayScreen, slider: ReplaySlider
    ) -> None:
        picture = slider.grab().toImage()
        marked = [slider.x_of(n) for n, one in enumerate(screen.steps) if one.deal]
        height = round(picture.height() * 0.3)
        ground = picture.pixelColor(round(slider.x_of(70)), height)
        assert 70 not in [n for n, one in enumerate(screen.steps) if one.deal]
        for x in marked[1:]:
            assert picture.pixelColor(round(x), height) != ground


class TestPlaying:
    @pytest.fixture(autouse=True)
    def quick(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(replay_screen, "STEP_MS", 1)

    @pytest.fixture
    def short(self, desk: Desk, tmp_path: Path) -> ReplayScreen:
        return opened(desk, tmp_path, cut_short(record(), 12))

    def test_goes_on_by_itself_to_the_end_and_stops(
        self, desk: Desk, short: ReplayScreen, qtbot: QtBot
    ) -> None:
        desk.press("replayPlay")
        assert short.is_playing
        qtbot.waitUntil(lambda: not short.is_playing)
        assert short.index == len(short.steps) - 1

    def test_begins_again_at_the_end(self, desk: Desk, short: ReplayScreen) -> None:
        desk.type(KEYS.Key_End, KEYS.Key_Space)
        assert short.index == 0
        assert short.is_playing

    def test_pauses_and_says_so(self, desk: Desk, screen: ReplayScreen) -> None:
        desk.type(KEYS.Key_Space)
        assert desk.find(QAbstractButton, "replayPlay").accessibleName() == (
            "Pause (Space)"
        )
        desk.type(KEYS.Key_Space)
        assert not screen.is_playing
        assert desk.find(QAbstractButton, "replayPlay").accessibleName() == (
            "Play (Space)"
        )

    def test_stops_below_a_panel(self, desk: Desk, screen: ReplayScreen) -> None:
        desk.type(KEYS.Key_Space)
        desk.press("menu")
        assert not screen.is_playing

    def test_stops_out_of_sight(self, desk: Desk, screen: ReplayScreen) -> None:
        desk.type(KEYS.Key_Space)
        desk.window.hide()
        assert not screen.is_playing


def test_a_change_of_language_keeps_the_place(desk: Desk, screen: ReplayScreen) -> None:
    screen.go_to(30)
    desk.speak("it")
    assert shown(desk).index == 30
    assert "Punti" in desk.words() or "punti" in desk.words()


def test_a_change_of_colours_keeps_the_place(desk: Desk, screen: ReplayScreen) -> None:
    screen.go_to(30)
    before = screen.grab().toImage()
    desk.press("menu", "settings", *(f"table-{name}" for name in list(TABLES)[1:2]))
    desk.window.close_overlay()
    assert shown(desk) is screen
    assert screen.index == 30
    assert screen.grab().toImage() != before


def test_the_guide_opens_beside_it_and_goes_first(
    desk: Desk, screen: ReplayScreen
) -> None:
    desk.type(KEYS.Key_F1)
    assert desk.window.guide.is_open
    screen.setFocus()
    desk.type(KEYS.Key_Escape)
    assert not desk.window.guide.is_open
    assert desk.screen == "replayScreen"
    desk.type(KEYS.Key_Escape)
    assert desk.screen == "startScreen"


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (3840, 2160)])
def test_everything_can_be_read_at_every_size(
    desks: DeskMaker, tmp_path: Path, size: tuple[int, int]
) -> None:
    desk = desks(size=size)
    names = Pair("Wilhelmina MWMWMWMWM", "Bartholomäus WMWMWMW")
    screen = opened(desk, tmp_path, record(0, names))
    for index in range(0, len(screen.steps), 9):
        screen.go_to(index)
        QApplication.processEvents()
        # Long names are cut on their bars, as everywhere.
        found = [one for one in unreadable(desk.window) if "…" not in one]
        assert found == []


@pytest.mark.parametrize(
    "players",
    [
        Pair("دניאל", "李小龍"),
        Pair("\u202eAnna", "\ud800"),
        Pair("\n\n", "x" * 10_000),
        Pair("{name}", "<b>&Bruno</b>"),
    ],
)
def test_a_file_may_name_anybody(
    desk: Desk, tmp_path: Path, players: Pair[str]
) -> None:
    screen = opened(desk, tmp_path, record(0, players))
    for index in range(0, len(screen.steps), 20):
        screen.go_to(index)
    assert desk.window.grab().width() == desk.window.width()


def test_a_step_takes_less_than_a_twentieth_of_a_second(
    desk: Desk, tmp_path: Path
) -> None:
    screen = opened(desk, tmp_path, record(LONG))
    took: list[float] = []
    for index in range(0, len(screen.steps), 7):
        before = time.perf_counter()
        screen.go_to(index)
        screen.repaint()
        took.append(time.perf_counter() - before)
    # The middle one, as others use the machine as well.
    assert sorted(took)[len(took) // 2] < 0.05
