"""What is shown before the journal is open, and when nothing may be."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from shiboken6 import delete

from spectacular_bid.gui import application, opening
from spectacular_bid.gui.program import Program
from spectacular_bid.gui.window import Window
from spectacular_bid.referee import journal
from spectacular_bid.referee.glance import nothing_to_continue
from spectacular_bid.referee.storage import StorageError
from tests.gui.desk import Desk, swept
from tests.gui.replay.records import record, written

pytestmark = pytest.mark.gui

ROOT = Path(__file__).parents[2]


def test_a_first_start_has_nothing_to_continue(tmp_path: Path) -> None:
    assert nothing_to_continue(tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_a_finished_match_is_nothing_to_continue(desk: Desk) -> None:
    desk.turn()
    desk.press("menu", "resign", "confirm")
    desk.close()
    assert nothing_to_continue(desk.folder)


def test_an_unfinished_match_is_to_be_continued(desk: Desk) -> None:
    desk.deal()
    desk.close()
    assert not nothing_to_continue(desk.folder)


def test_nothing_is_shown_early_while_another_program_plays(desk: Desk) -> None:
    desk.deal()
    assert not nothing_to_continue(desk.folder)


def test_nothing_is_shown_early_over_a_damaged_file(tmp_path: Path) -> None:
    (tmp_path / journal.FILE_NAME).write_bytes(b"no database" * 1000)
    assert not nothing_to_continue(tmp_path)


def test_nothing_is_shown_early_without_a_folder(tmp_path: Path) -> None:
    assert not nothing_to_continue(tmp_path / "nowhere")


def test_nothing_that_can_wait_is_loaded_for_the_start_screen() -> None:
    script = (
        "import sys, spectacular_bid.cli, spectacular_bid.gui.application\n"
        "print(*sys.modules, file=sys.stderr)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, check=True
    )
    loaded = done.stderr.decode().split()
    late = ("attr", "spectacular_bid.gui.match_flow", "spectacular_bid.gui.replay")
    assert not {*late, "spectacular_bid.referee.journal"}.intersection(loaded)


class Start:
    """A start of the program as a whole, watched and ended by timers."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self.screens: list[QWidget | None] = []
        self.pressed_early: list[str] = []
        self.words = ""
        self._programs: list[Program] = []
        self._open = opening.Opening.open

        def open_and_leave(one: opening.Opening) -> None:
            self._opened(one)

        monkeypatch.setattr(opening.Opening, "open", open_and_leave)

    def run(self, record: Path | None = None) -> int:
        return application.run(data=self.folder, language="en", record=record)

    def close(self) -> None:
        for program in self._programs:
            delete(program.window)
            delete(program)
        swept()

    def _opened(self, one: opening.Opening) -> None:
        self._programs.append(one._program)
        window = one._program.window
        self.screens.append(window.screen_widget)
        for name in self.pressed_early:
            button = window.findChild(QPushButton, name)
            assert button is not None
            button.click()
        self._open(one)
        self.screens.append(window.screen_widget)
        self.words = shown(window)
        if window.isVisible():
            # The last window that closes ends the program; a second end would reach
            # into the next test.
            window.may_close = True
            QTimer.singleShot(0, window.close)


@pytest.fixture
def start(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Start]:
    old, hook = os.umask(0o022), sys.excepthook
    made = Start(tmp_path, monkeypatch)
    yield made
    made.close()
    sys.excepthook = hook
    os.umask(old)


def shown(window: Window) -> str:
    labels = window.findChildren(QLabel)
    return "\n".join(one.text() for one in labels if one.isVisible())


def test_the_start_screen_is_there_before_the_journal_and_stays(start: Start) -> None:
    assert start.run() == 0
    before, after = start.screens
    assert before is not None
    assert before.objectName() == "startScreen"
    assert after is before


def test_a_match_to_be_continued_is_read_before_anything_is_shown(
    desk: Desk, start: Start
) -> None:
    desk.deal()
    desk.close()
    start.folder = desk.folder
    assert start.run() == 0
    assert start.screens[0] is None
    assert "Hand 1: Anna 150, Bruno 150." in start.words


def test_what_is_pressed_before_the_journal_is_open_counts(
    start: Start, desk: Desk
) -> None:
    desk.settings._store.sync()
    desk.close()
    start.folder = desk.folder
    start.pressed_early = ["begin"]
    assert start.run() == 0
    assert start.screens[1] is not None
    assert start.screens[1].objectName() == "dealScreen"


def test_damage_that_only_the_journal_finds_is_told_on_the_start_screen(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening, "set_aside_sentence", lambda _: "It was damaged.")
    (start.folder / journal.FILE_NAME).touch()
    monkeypatch.setattr(application, "nothing_to_continue", lambda _: True)
    (start.folder / journal.FILE_NAME).write_bytes(b"no database" * 1000)
    assert start.run() == 0
    assert start.screens[1] is start.screens[0]
    assert "It was damaged." in start.words


def test_a_start_screen_goes_where_no_journal_can_be_had(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(*_: object) -> None:
        raise StorageError("no")

    monkeypatch.setattr(opening.Opening, "_equip", refused)
    monkeypatch.setattr(opening, "give_up", lambda *_: 7)
    assert start.run() == 7
    assert start.words == ""


def test_a_lesson_asked_for_early_begins_once_it_can(start: Start) -> None:
    start.pressed_early = ["lesson"]
    assert start.run() == 0
    shown_last = start.screens[-1]
    assert shown_last is not None
    assert shown_last.objectName() == "dealScreen"
    assert "Step 1 of 15" in start.words


def test_a_record_is_shown_before_any_start_screen(
    start: Start, tmp_path_factory: pytest.TempPathFactory
) -> None:
    place = written(tmp_path_factory.mktemp("records"), record())
    assert start.run(place) == 0
    before, after = start.screens
    assert before is None
    assert after is not None
    assert after.objectName() == "replayScreen"


def test_a_file_that_is_no_record_is_told_on_the_start_screen(
    start: Start, tmp_path: Path
) -> None:
    assert start.run(tmp_path / "nowhere.sbid") == 0
    assert "There is no file nowhere.sbid." in start.words
