"""Ways into a replay and out of it, and what goes before it."""

from collections.abc import Callable
from pathlib import Path
from unittest.mock import patch

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QWidget

from spectacular_bid.core.clock import DELAY_MS, RESERVE_MS
from spectacular_bid.core.seats import Pair
from spectacular_bid.gui.dropping import dropped_record
from spectacular_bid.record.model import Record
from spectacular_bid.referee.journal import Journal
from spectacular_bid.referee.storage import StorageError
from tests.gui.conftest import DeskMaker
from tests.gui.desk import Desk
from tests.gui.replay.records import cut_short, record, shown, written
from tests.gui.robot.privacy import leaks

pytestmark = pytest.mark.gui

NOT_OVER = "This match was not over when it was recorded."


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return written(tmp_path, record(0, Pair("Carla", "Dino")))


@pytest.fixture
def over(desk: Desk) -> Desk:
    """A match that was resigned after one turn."""
    desk.turn()
    desk.play("6-6")
    desk.press("reveal", "menu", "resign", "confirm")
    assert desk.screen == "overScreen"
    return desk


class TestAfterAMatch:
    def test_the_replay_is_of_that_match(self, over: Desk) -> None:
        over.press("replay")
        screen = shown(over)
        assert len(screen.steps) == 3
        over.press("replayLast")
        assert "Bruno resigned." in over.words()

    @pytest.mark.parametrize("way", ["closeReplay", "menu", "Escape"])
    def test_closing_leads_back_and_changes_nothing(self, over: Desk, way: str) -> None:
        before = over.words(), over.referee.revision
        over.press("replay")
        if way == "Escape":
            over.type(Qt.Key.Key_Escape)
        else:
            over.press(way)
        if way == "menu":
            over.press("leave")
        assert over.screen == "overScreen"
        assert (over.words(), over.referee.revision) == before
        over.press("replay", "closeReplay", "rematch")
        assert over.screen == "dealScreen"

    def test_a_cheer_is_not_heard_and_seen_twice(self, desks: DeskMaker) -> None:
        desk = desks(animations=True)
        desk.turn()
        desk.press("menu", "resign", "confirm", "replay", "closeReplay")
        screen = desk.window.screen_widget
        assert screen is not None
        assert screen.objectName() == "overScreen"
        assert not screen._animations  # type: ignore[attr-defined]

    def test_no_unfinished_match_has_a_replay(self, desk: Desk) -> None:
        desk.hand_off()
        with pytest.raises(ValueError, match="unfinished"):
            desk.program._on_replay()
        assert desk.screen == "handoffScreen"


class TestFile:
    def test_shows_the_match_in_it(self, desk: Desk, file: Path) -> None:
        desk.program.open_record(file)
        assert desk.screen == "replayScreen"
        assert "Carla" in desk.words()
        assert NOT_OVER not in desk.words()

    def test_waits_for_a_running_clock_and_says_so(
        self, desk: Desk, file: Path
    ) -> None:
        desk.turn()
        desk.program.open_record(file)
        assert desk.screen == "tableScreen"
        told = "Anna's clock is running: continue that match first."
        assert desk.message == told

    def test_is_left_for_the_start_screen(self, desk: Desk, file: Path) -> None:
        desk.program.open_record(file)
        desk.press("closeReplay")
        assert desk.screen == "startScreen"

    def test_that_is_no_record_is_told_on_the_start_screen(
        self, desk: Desk, tmp_path: Path
    ) -> None:
        desk.program.open_record(tmp_path)
        assert desk.screen == "startScreen"
        assert desk.message == f"{tmp_path.name} is a folder, no match record."

    def test_in_which_nothing_was_played_says_so(
        self, desk: Desk, tmp_path: Path
    ) -> None:
        desk.program.open_record(written(tmp_path, Record(Pair("A", "B"), ())))
        assert desk.message == "In that record nothing was played."

    def test_that_was_cut_short_is_shown_as_far_as_it_goes(
        self, desk: Desk, tmp_path: Path
    ) -> None:
        desk.program.open_record(written(tmp_path, cut_short(record(), 30)))
        assert desk.find(QLabel, "message").text() == NOT_OVER
        desk.press("replayLast")
        ending = "The record ends here: the match is not over."
        assert ending in desk.words()

    def test_takes_the_place_of_another(
        self, desk: Desk, file: Path, tmp_path: Path
    ) -> None:
        desk.program.open_record(written(tmp_path, record(), "other.sbid"))
        desk.program.open_record(file)
        assert "Carla" in desk.words()

    def test_that_is_none_leaves_the_replay_where_it_is(
        self, desk: Desk, file: Path, tmp_path: Path
    ) -> None:
        desk.program.open_record(file)
        desk.press("replayNext")
        desk.program.open_record(tmp_path / "nowhere.sbid")
        assert shown(desk).index == 1
        assert desk.message == "There is no file nowhere.sbid."

    def test_ends_the_lesson(self, desk: Desk, file: Path) -> None:
        desk.press("lesson")
        desk.program.open_record(file)
        assert desk.screen == "replayScreen"
        assert not desk.has("lessonStrip")


class TestBesideAMatch:
    def test_an_unfinished_one_stays_on_offer(self, desk: Desk, file: Path) -> None:
        desk.hand_off()
        before = desk.referee.revision
        desk.program.open_record(file)
        assert desk.screen == "replayScreen"
        desk.press("closeReplay", "continueMatch")
        assert desk.screen == "handoffScreen"
        assert desk.referee.revision == before
        assert leaks(desk.window) == []

    def test_a_running_clock_goes_first(self, desk: Desk, file: Path) -> None:
        desk.turn()
        desk.program.open_record(file)
        assert desk.screen == "tableScreen"
        desk.press("menu", "leave", "confirm")
        desk.program.open_record(file)
        assert desk.screen == "startScreen"
        assert desk.message == "Anna's clock is running: continue that match first."

    def test_a_clock_that_ran_meanwhile_is_covered_first(
        self, desks: DeskMaker, file: Path
    ) -> None:
        first = desks()
        first.turn()
        first.close()
        desk = started_with(desks, file)
        assert desk.screen == "handoffScreen"
        assert leaks(desk.window) == []

    def test_a_match_lost_meanwhile_is_told_first(
        self, desks: DeskMaker, file: Path
    ) -> None:
        first = desks()
        first.turn()
        first.close()
        first.time.go_on(DELAY_MS + RESERVE_MS)
        desk = started_with(desks, file, time=first.time)
        assert desk.screen == "overScreen"

    def test_a_fault_of_storing_goes_first(self, desk: Desk, file: Path) -> None:
        desk.turn()
        with patch.object(Journal, "append", side_effect=StorageError("full")):
            desk.play("6-6")
        desk.program.open_record(file)
        assert desk.screen == "faultScreen"


def started_with(desks: DeskMaker, file: Path, **options: object) -> Desk:
    """The program as it starts with a file: asked before the journal is open."""
    from spectacular_bid.gui.program import Program

    opened = Program.open

    def early(program: Program, message: str = "") -> None:
        equipment, program._given = program._given, None
        program.open_record(file)
        assert program.window.screen_widget is None
        program._given = equipment
        opened(program, message)

    with patch.object(Program, "open", early):
        return desks(**options)


def test_a_file_that_is_named_at_the_start_comes_up_at_once(
    desks: DeskMaker, file: Path
) -> None:
    assert started_with(desks, file).screen == "replayScreen"


def test_a_file_that_is_none_leaves_the_start_screen(
    desks: DeskMaker, tmp_path: Path
) -> None:
    desk = started_with(desks, tmp_path / "nowhere.sbid")
    assert desk.screen == "startScreen"
    assert desk.message == "There is no file nowhere.sbid."


class TestDialog:
    @pytest.fixture
    def dialog(self, desk: Desk) -> QFileDialog:
        desk.press("openRecord")
        found = desk.window.findChild(QFileDialog, "openDialog")
        assert found is not None
        return found

    def test_opens_what_is_chosen(
        self, desk: Desk, dialog: QFileDialog, file: Path
    ) -> None:
        dialog.fileSelected.emit(str(file))
        dialog.done(QFileDialog.DialogCode.Accepted)
        assert desk.screen == "replayScreen"

    def test_changes_nothing_if_nothing_is_chosen(
        self, desk: Desk, dialog: QFileDialog
    ) -> None:
        dialog.reject()
        assert desk.screen == "startScreen"
        assert desk.message == ""


def dropped_on(screen: QWidget, *places: Path) -> bool:
    """Drag files over a screen and drop them if it takes them; whether it did."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(place)) for place in places])
    middle = screen.rect().center()
    copy, left = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    none = Qt.KeyboardModifier.NoModifier
    entering = QDragEnterEvent(middle, copy, data, left, none)
    QApplication.sendEvent(screen, entering)
    if entering.isAccepted():
        drop = QDropEvent(QPointF(middle), copy, data, left, none)
        QApplication.sendEvent(screen, drop)
    return entering.isAccepted()


class TestDropping:
    @pytest.fixture
    def screen(self, desk: Desk) -> Callable[[], QWidget]:
        def now() -> QWidget:
            # Nothing is dropped on a window that has never been seen.
            QApplication.processEvents()
            assert desk.window.screen_widget is not None
            return desk.window.screen_widget

        return now

    def test_on_the_start_screen_opens_it(
        self, desk: Desk, screen: Callable[[], QWidget], file: Path
    ) -> None:
        assert dropped_on(screen(), file)
        assert desk.screen == "replayScreen"

    def test_on_the_end_of_a_match_opens_it(
        self, over: Desk, screen: Callable[[], QWidget], file: Path
    ) -> None:
        assert dropped_on(screen(), file)
        assert over.screen == "replayScreen"
        over.press("closeReplay")
        assert over.screen == "startScreen"

    def test_on_a_hand_off_is_not_taken(
        self, desk: Desk, screen: Callable[[], QWidget], file: Path
    ) -> None:
        desk.hand_off()
        assert not dropped_on(screen(), file)

    @pytest.mark.parametrize("names", [(), ("a.txt",), ("a.sbid", "b.sbid")])
    def test_takes_one_record_only(
        self, screen: Callable[[], QWidget], tmp_path: Path, names: tuple[str, ...]
    ) -> None:
        assert not dropped_on(screen(), *(tmp_path / name for name in names))

    def test_takes_no_address_of_elsewhere(self) -> None:
        assert dropped_record([QUrl("https://example.org/a.sbid")]) is None
