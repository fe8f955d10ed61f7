"""What the program keeps can be read by its owner only."""

import os
import stat
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from spectacular_bid.gui.application import OUR_FILES
from spectacular_bid.gui.second_copy import Doorbell
from spectacular_bid.record.files import record_to_text, write_private
from spectacular_bid.referee.journal import FILE_NAME
from spectacular_bid.referee.private import keep_private
from spectacular_bid.referee.salvage import LOCK_NAME, open_or_set_aside
from tests.gui.conftest import DeskMaker
from tests.referee.sitting import Sitting

pytestmark = pytest.mark.skipif(
    sys.platform == "win32", reason="Windows has other permissions"
)


@pytest.fixture(autouse=True)
def open_to_all() -> Iterator[None]:
    """As careless a mask as there can be."""
    old = os.umask(0)
    yield
    os.umask(old)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def modes(folder: Path) -> dict[str, int]:
    return {path.name: mode(path) for path in folder.iterdir()}


@pytest.mark.gui
def test_all_files_of_a_match_are_private(desks: DeskMaker, tmp_path: Path) -> None:
    folder = tmp_path / "data"
    keep_private(folder, OUR_FILES)
    desk = desks()
    Doorbell(folder, desk.program)
    desk.turn()
    desk.settings._store.sync()
    found = modes(folder)
    assert found.keys() >= {FILE_NAME, f"{FILE_NAME}-journal", *OUR_FILES[2:]}
    assert set(found.values()) == {0o600}
    assert mode(folder) == 0o700


def test_the_journal_is_private_even_by_itself(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path / "data")
    sitting.on_turn().journal.close()
    assert mode(sitting.folder) == 0o700
    assert set(modes(sitting.folder).values()) == {0o600}


def test_a_file_set_aside_and_all_beside_it_are_private(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    (folder / FILE_NAME).write_bytes(b"scribble " * 1000)
    (folder / f"{FILE_NAME}-journal").write_bytes(bytes(600))
    keep_private(folder, OUR_FILES)
    journal, aside = open_or_set_aside(folder)
    journal.close()
    assert aside is not None
    assert len(modes(folder)) == 5
    assert set(modes(folder).values()) == {0o600}


def test_what_is_made_later_is_private(tmp_path: Path) -> None:
    keep_private(tmp_path / "data", OUR_FILES)
    path = tmp_path / "data" / "anything"
    path.touch()
    assert mode(path) == 0o600


def test_the_names_of_our_files_are_known() -> None:
    assert {FILE_NAME, LOCK_NAME} <= set(OUR_FILES)


def test_a_record_file_is_private(tmp_path: Path, sitting: Sitting) -> None:
    sitting.on_turn().do("resign")
    path = tmp_path / "match.sbid"
    write_private(path, record_to_text(sitting.referee.record()))
    assert mode(path) == 0o600


@pytest.mark.parametrize("lines", [(), ("start",), ("start", "reveal")])
def test_an_unfinished_match_cannot_be_exported(
    sitting: Sitting, lines: tuple[str, ...]
) -> None:
    sitting.do(*lines)
    with pytest.raises(ValueError, match="unfinished"):
        sitting.referee.record()
