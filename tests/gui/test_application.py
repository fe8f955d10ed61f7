"""What is shown before the journal is open, and when nothing may be."""

from pathlib import Path

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget

from spectacular_bid.gui import application
from spectacular_bid.gui.language import LanguageSwitch
from spectacular_bid.gui.program import Program
from spectacular_bid.gui.settings import Settings
from spectacular_bid.gui.window import Window
from spectacular_bid.referee import journal
from tests.gui.conftest import DeskMaker
from tests.gui.desk import Desk, swept

pytestmark = pytest.mark.gui


def test_the_quick_look_looks_at_the_journals_own_file() -> None:
    assert application.FILE_NAME == journal.FILE_NAME


def test_a_first_start_has_nothing_to_continue(tmp_path: Path) -> None:
    assert application.nothing_to_continue(tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_a_finished_match_is_nothing_to_continue(desk: Desk) -> None:
    desk.turn()
    desk.press("menu", "resign", "confirm")
    desk.close()
    assert application.nothing_to_continue(desk.folder)


def test_an_unfinished_match_is_to_be_continued(desk: Desk) -> None:
    desk.deal()
    desk.close()
    assert not application.nothing_to_continue(desk.folder)


def test_nothing_is_shown_early_while_another_program_plays(desk: Desk) -> None:
    desk.deal()
    assert not application.nothing_to_continue(desk.folder)


def test_nothing_is_shown_early_over_a_damaged_file(tmp_path: Path) -> None:
    (tmp_path / journal.FILE_NAME).write_bytes(b"no database" * 1000)
    assert not application.nothing_to_continue(tmp_path)


def test_a_preview_looks_like_the_start_screen_that_follows(
    desks: DeskMaker, qapp: QApplication
) -> None:
    desk = desks()
    QApplication.processEvents()
    shown, size = places(desk.window), desk.window.size()
    desk.close()
    settings, language = Settings(desk.folder, qapp), LanguageSwitch(qapp)
    language.speak("en")
    program = Program(None, settings, language)
    program.window.resize(size)
    program.preview()
    assert places(program.window) == shown
    program.window.close()
    program.window.deleteLater()
    language.deleteLater()
    settings.deleteLater()
    swept()


def places(window: Window) -> dict[str, QRect]:
    """Where every word stands."""
    return {
        one.text(): one.geometry()
        for one in window.findChildren(QWidget)
        if isinstance(one, QLabel | QAbstractButton) and one.isVisible()
    }
