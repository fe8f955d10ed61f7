"""Both dialogs about records begin where the one before them led to."""

from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QFileDialog

from spectacular_bid.core.clock import DELAY_MS, RESERVE_MS
from spectacular_bid.gui.record_dialog import folder_for_records
from spectacular_bid.gui.settings import Settings
from tests.gui.desk import Desk

pytestmark = pytest.mark.gui


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Path]:
    """The user's folders of a test's own, which are there."""
    folders = {"Documents": tmp_path / "documents", "Home": tmp_path}
    folders["Documents"].mkdir()

    def location(kind: QStandardPaths.StandardLocation) -> str:
        return str(folders[kind.name.removesuffix("Location")])

    monkeypatch.setattr(QStandardPaths, "writableLocation", location)
    return folders


@pytest.fixture
def over(desk: Desk) -> Desk:
    desk.turn()
    desk.time.go_on(DELAY_MS + RESERVE_MS)
    desk.wait_for("overScreen")
    return desk


def dialog(desk: Desk, name: str) -> QFileDialog:
    found = desk.window.findChild(QFileDialog, name)
    assert found is not None
    return found


def begins_in(shown: QFileDialog) -> Path:
    return Path(shown.directory().absolutePath())


def test_the_first_dialogs_begin_at_the_documents(
    over: Desk, own: dict[str, Path]
) -> None:
    over.press("saveRecord")
    saving = dialog(over, "saveDialog")
    assert begins_in(saving) == own["Documents"]
    saving.reject()
    over.press("leave", "openRecord")
    opening = dialog(over, "openDialog")
    assert begins_in(opening) == own["Documents"]
    opening.reject()


def test_a_record_is_looked_for_where_one_was_saved(over: Desk, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    over.press("saveRecord")
    saving = dialog(over, "saveDialog")
    saving.fileSelected.emit(str(elsewhere / "duel.sbid"))
    saving.done(QFileDialog.DialogCode.Accepted)
    over.press("leave", "openRecord")
    opening = dialog(over, "openDialog")
    assert begins_in(opening) == elsewhere
    opening.reject()


def test_a_match_is_named_in_the_folder_where_it_is_saved(
    over: Desk, own: dict[str, Path]
) -> None:
    over.press("saveRecord")
    saving = dialog(over, "saveDialog")
    named = [Path(one) for one in saving.selectedFiles()]
    assert named == [own["Documents"] / "Anna - Bruno.sbid"]
    saving.reject()


def test_a_folder_that_is_gone_is_forgotten(
    tmp_path: Path, own: dict[str, Path]
) -> None:
    settings = Settings(tmp_path)
    settings.record_folder = tmp_path / "gone"
    assert folder_for_records(settings) == own["Documents"]


def test_without_documents_a_dialog_begins_at_home(
    tmp_path: Path, own: dict[str, Path]
) -> None:
    own["Documents"].rmdir()
    assert folder_for_records(Settings(tmp_path)) == own["Home"]


def test_the_folder_outlasts_the_program(tmp_path: Path) -> None:
    Settings(tmp_path).record_folder = tmp_path / "Zoë, 2026"
    assert Settings(tmp_path).record_folder == tmp_path / "Zoë, 2026"
