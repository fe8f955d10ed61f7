"""The journal's file: who may open it, what is damage, what is moved aside."""

import os
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from spectacular_bid.core import commands as c
from spectacular_bid.record.model import Entry
from spectacular_bid.referee import storage
from spectacular_bid.referee.journal import (
    FILE_NAME,
    Anchor,
    Journal,
    JournalInUseError,
    JournalTooNewError,
    StorageError,
)
from spectacular_bid.referee.salvage import LOCK_NAME, open_or_set_aside
from spectacular_bid.referee.time_source import Reading
from tests.referee.damage import change
from tests.referee.sitting import PLAIN, PLAYERS

ANCHOR = Anchor(0, Reading(5, "boot", 7))
DEAL = Entry(0, c.DealHand(PLAIN))


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir() if path.name != LOCK_NAME)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other permissions")
def test_the_folder_and_its_files_are_their_owners_alone(folder: Path) -> None:
    with closing(Journal(folder)) as journal:
        journal.begin(PLAYERS, ANCHOR, DEAL)
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700
        modes = {stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}
        assert modes == {0o600}


def test_every_commit_is_synced_and_the_lock_is_kept(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()
    assert storage.SYNCHRONOUS == "FULL"
    opened: list[sqlite3.Connection] = []
    connect = sqlite3.connect

    def connected(*args: object, **options: object) -> sqlite3.Connection:
        opened.append(connect(*args, **options))  # type: ignore[call-overload]
        return opened[-1]

    monkeypatch.setattr(sqlite3, "connect", connected)
    journal = Journal(folder)
    settings = {
        name: opened[0].execute(f"PRAGMA {name}").fetchone()[0]
        for name in (
            "journal_mode",
            "synchronous",
            "locking_mode",
            "foreign_keys",
            "fullfsync",
        )
    }
    assert settings == {
        "journal_mode": "persist",
        "synchronous": 2,
        "locking_mode": "exclusive",
        "foreign_keys": 1,
        "fullfsync": 1,
    }
    journal.close()


def test_a_journal_in_use_is_open_to_nobody_else(folder: Path) -> None:
    with closing(Journal(folder)) as journal:
        for _ in range(2):
            with pytest.raises(JournalInUseError):
                Journal(folder)
            with pytest.raises(JournalInUseError):
                open_or_set_aside(folder)
        journal.begin(PLAYERS, ANCHOR, DEAL)
    Journal(folder).close()


OTHER_PROGRAM = """
import sys
from pathlib import Path
from spectacular_bid.referee.journal import Journal, JournalInUseError
try:
    Journal(Path(sys.argv[1]))
except JournalInUseError:
    sys.exit(7)
"""


def test_another_process_is_kept_out_even_after_attempts_from_within(
    folder: Path,
) -> None:
    with closing(Journal(folder)) as journal:
        journal.begin(PLAYERS, ANCHOR, DEAL)
        with pytest.raises(JournalInUseError):
            Journal(folder)
        asked = [sys.executable, "-c", OTHER_PROGRAM, str(folder)]
        root = str(Path(storage.__file__).parents[2])
        environment = os.environ | {"PYTHONPATH": root}
        ended = subprocess.run(asked, env=environment, check=False)
        assert ended.returncode == 7


def test_a_journal_of_a_newer_version_is_left_as_it_is(file: Path) -> None:
    change(file, "PRAGMA user_version = 2", "PRAGMA journal_mode = WAL")
    before, when = file.read_bytes(), file.stat().st_mtime_ns
    for attempt in (Journal, open_or_set_aside):
        with pytest.raises(JournalTooNewError, match="newer version"):
            attempt(file.parent)
    assert (file.read_bytes(), file.stat().st_mtime_ns) == (before, when)
    assert names(file.parent) == [FILE_NAME]


def test_an_empty_file_becomes_a_journal(folder: Path) -> None:
    folder.mkdir(parents=True)
    (folder / FILE_NAME).touch()
    journal, aside = open_or_set_aside(folder)
    assert aside is None
    assert journal.unfinished() is None
    journal.close()


def test_a_folder_that_is_a_file_is_a_storage_error(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("not a folder", "utf-8")
    with pytest.raises(StorageError):
        Journal(tmp_path / "data")
    with pytest.raises(StorageError):
        Journal(tmp_path / "data" / "below")


def test_a_journal_that_is_a_folder_is_a_storage_error(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).mkdir()
    with pytest.raises(StorageError):
        Journal(tmp_path)


def test_a_closed_journal_says_so(folder: Path) -> None:
    journal = Journal(folder)
    journal.close()
    for use in (journal.unfinished, lambda: journal.begin(PLAYERS, ANCHOR, DEAL)):
        with pytest.raises(StorageError, match="closed"):
            use()


def test_an_error_of_the_file_system_without_words_is_still_told() -> None:
    with pytest.raises(StorageError, match="broken"), storage.storage_faults():
        raise OSError("broken")


@pytest.mark.parametrize("name", ["a b", "50%25", "q?x=1", "h#2", "è", "c&d"])
def test_a_folder_may_have_any_name(tmp_path: Path, name: str) -> None:
    with closing(Journal(tmp_path / name)) as journal:
        journal.begin(PLAYERS, ANCHOR, DEAL)
    assert FILE_NAME in names(tmp_path / name)
    with closing(Journal(tmp_path / name)) as journal:
        assert journal.load(1).record.players == PLAYERS


def test_a_scribbled_lock_file_keeps_nobody_out(tmp_path: Path) -> None:
    (tmp_path / LOCK_NAME).write_bytes(b"scribble " * 1000)
    journal, aside = open_or_set_aside(tmp_path)
    journal.close()
    assert aside is None
