"""A second copy of the program: the first comes to the front, and writes alone."""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from spectacular_bid.gui import application, opening, second_copy
from spectacular_bid.gui.second_copy import FILE_NAME, Doorbell, bring_to_front, ring
from spectacular_bid.referee.journal import Journal
from tests.gui.desk import Desk
from tests.gui.replay.records import record, written

pytestmark = pytest.mark.gui

ROOT = Path(__file__).parents[2]
IN_USE = "spectacular-bid: Spectacular Bid is open already.\n"


def rung(folder: Path, record: Path | None = None) -> bool:
    """What ringing comes to, from elsewhere, while this program does its work."""
    with ThreadPoolExecutor(1) as pool:
        answer = pool.submit(ring, folder, record)
        while not answer.done():
            QCoreApplication.processEvents()
        return answer.result()


def test_a_first_copy_that_is_rung_answers(tmp_path: Path, qtbot: QtBot) -> None:
    bell = Doorbell(tmp_path)
    for _ in range(3):
        with qtbot.waitSignal(bell.rung):
            assert rung(tmp_path)


@pytest.mark.parametrize("name", ["duel.sbid", "Zoë – 李.sbid", "two\nlines", "\udcff"])
def test_the_record_that_was_rung_for_is_handed_over(
    tmp_path: Path, qtbot: QtBot, name: str
) -> None:
    bell = Doorbell(tmp_path)
    with qtbot.waitSignal(bell.rung) as caught:
        assert rung(tmp_path, tmp_path / name)
    assert caught.args == [tmp_path / name]


def test_a_record_is_named_by_a_place_that_holds_everywhere(
    tmp_path: Path, qtbot: QtBot
) -> None:
    bell = Doorbell(tmp_path)
    with qtbot.waitSignal(bell.rung) as caught:
        assert rung(tmp_path, Path("duel.sbid"))
    assert caught.args == [Path.cwd() / "duel.sbid"]


@pytest.mark.parametrize(
    "message",
    [b"4711\n", b"4711", b"4711\nduel.sbid", b"4711\n/a\0b", b"\xff" * 10_000, b"\n"],
)
def test_what_names_no_place_opens_nothing(
    tmp_path: Path, qtbot: QtBot, message: bytes
) -> None:
    bell = Doorbell(tmp_path)
    with qtbot.waitSignal(bell.rung) as caught:
        (tmp_path / FILE_NAME).write_bytes(message)
    assert caught.args == [None]


def test_nobody_rings_by_hanging_up_the_bell(tmp_path: Path, qtbot: QtBot) -> None:
    (tmp_path / FILE_NAME).write_text("4711\n", "ascii")
    bell = Doorbell(tmp_path)
    with qtbot.assertNotEmitted(bell.rung, wait=100):
        pass


def test_a_bell_that_was_taken_away_is_hung_up_again(
    tmp_path: Path, qtbot: QtBot
) -> None:
    bell = Doorbell(tmp_path)
    (tmp_path / FILE_NAME).unlink()
    qtbot.waitUntil((tmp_path / FILE_NAME).exists)
    with qtbot.waitSignal(bell.rung):
        assert rung(tmp_path)


def test_where_no_bell_hangs_nobody_answers(tmp_path: Path) -> None:
    assert not ring(tmp_path)


def test_a_first_copy_that_does_not_hear_does_not_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(second_copy, "LONGEST_WAIT_S", 0.1)
    (tmp_path / FILE_NAME).touch()
    assert not ring(tmp_path)


def test_a_folder_that_cannot_be_watched_is_no_fault(
    tmp_path: Path, qapp: QApplication
) -> None:
    Doorbell(tmp_path / "nowhere")
    assert not ring(tmp_path / "nowhere")


@pytest.mark.qt_log_ignore("This plugin does not support raise")
def test_a_window_comes_to_the_front(qtbot: QtBot) -> None:
    window, other = QWidget(), QWidget()
    qtbot.addWidget(window)
    qtbot.addWidget(other)
    window.showMinimized()
    other.show()
    other.activateWindow()
    bring_to_front(window)
    qtbot.waitUntil(window.isActiveWindow)
    assert window.isVisible()
    assert not window.windowState() & Qt.WindowState.WindowMinimized


@pytest.fixture
def first(tmp_path: Path) -> Iterator[Path]:
    """The data folder of a program that runs."""
    folder = tmp_path / "data"
    program = started(folder)
    until = time.monotonic() + 60
    while not (folder / FILE_NAME).exists() and time.monotonic() < until:
        time.sleep(0.05)
    yield folder
    assert program.poll() is None, "the first copy ended by itself"
    program.kill()
    program.communicate()


def started(folder: Path, *more: str) -> "subprocess.Popen[str]":
    command = [sys.executable, "-m", "spectacular_bid.cli", "--data", str(folder)]
    surroundings = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "LANG": "C.UTF-8"}
    pipe = subprocess.PIPE
    return subprocess.Popen(
        [*command, "--language", "en", *more],
        cwd=ROOT,
        env=surroundings,
        stdout=pipe,
        stderr=pipe,
        text=True,
    )


def test_the_second_copy_leaves_with_a_sentence_and_the_first_stays(
    first: Path,
) -> None:
    for _ in range(2):
        second = started(first)
        told = second.communicate(timeout=60)
        assert (second.returncode, told) == (0, ("", IN_USE))
    assert (first / FILE_NAME).read_bytes() == b""


@pytest.mark.qt_log_ignore("This plugin does not support raise")
def test_the_second_copy_hands_its_record_to_the_first(
    tmp_path: Path, qapp: QApplication
) -> None:
    folder, file = tmp_path / "data", written(tmp_path, record())
    folder.mkdir(mode=0o700)
    desk = Desk(qapp, folder)
    first = opening.Opening(desk.program, folder)
    first._answer_the_bell()
    second = started(folder, str(file))
    while second.poll() is None:
        QCoreApplication.processEvents()
    assert (second.returncode, second.communicate()) == (0, ("", IN_USE))
    assert desk.screen == "replayScreen"
    desk.close()


@pytest.fixture
def boxes(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What message boxes said, each closed at once."""
    said: list[str] = []

    def shown(box: QMessageBox) -> int:
        said.append(box.text())
        return 0

    monkeypatch.setattr(QMessageBox, "exec", shown)
    return said


@pytest.fixture
def run(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Callable[[], int]]:
    """Starts the program here; its window is never reached."""
    old = os.umask(0o022)
    hook = sys.excepthook
    yield lambda: application.run(data=tmp_path, language="en")
    sys.excepthook = hook
    os.umask(old)


def test_without_an_answer_a_box_says_so(
    tmp_path: Path, run: Callable[[], int], boxes: list[str]
) -> None:
    journal = Journal(tmp_path)
    assert run() == 0
    journal.close()
    assert boxes == ["Spectacular Bid is open already."]


def test_a_journal_that_cannot_be_used_is_told_in_a_box(
    tmp_path: Path, run: Callable[[], int], boxes: list[str]
) -> None:
    shutil.rmtree(tmp_path)
    tmp_path.write_bytes(b"no folder")
    assert run() == opening.EXIT_NO_JOURNAL
    assert boxes[0].startswith(f"The matches in {tmp_path} cannot be used: ")
