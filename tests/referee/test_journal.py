"""The journal's file: who may open it, what is damage, what is moved aside."""

import os
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from spectacular_bid.core import commands as c
from spectacular_bid.record.model import Entry
from spectacular_bid.referee import seals, storage
from spectacular_bid.referee.journal import (
    FILE_NAME,
    Anchor,
    Journal,
    JournalDamagedError,
    JournalInUseError,
    JournalTooNewError,
    StorageError,
)
from spectacular_bid.referee.referee import Referee
from spectacular_bid.referee.salvage import LOCK_NAME, open_or_set_aside
from spectacular_bid.referee.time_source import Reading
from tests.manual_time import seeded
from tests.referee.sitting import PLAIN, PLAYERS, Sitting, likely_command

ANCHOR = Anchor(0, Reading(5, "boot", 7))
DEAL = Entry(0, c.DealHand(PLAIN))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "some" / "data"


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A journal with one finished match and one that has begun."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(storage, "SYNCHRONOUS", "OFF")
        sitting = Sitting(tmp_path_factory.mktemp("sound"), seeded(5))
        random = Random(6)
        while not sitting.referee.is_over:
            sitting.do(likely_command(sitting.referee.view(), random), after=1500)
        sitting.referee = Referee.begin(PLAYERS, sitting.equipment)
        sitting.do("start")
        sitting.journal.close()
    return sitting.journal.path.read_bytes()


@pytest.fixture
def file(folder: Path, sound: bytes) -> Path:
    folder.mkdir(parents=True)
    path = folder / FILE_NAME
    path.write_bytes(sound)
    return path


def change(file: Path, *statements: str) -> None:
    """Somebody else meddles with the file."""
    with closing(sqlite3.connect(file)) as db:
        for statement in statements:
            db.execute(statement)
        db.commit()


def change_and_seal(file: Path, *statements: str) -> None:
    """What a bug of ours would leave: nonsense, sealed as if it were none."""
    with closing(sqlite3.connect(file)) as db:
        for statement in statements:
            db.execute(statement)
        for (match_id,) in db.execute("SELECT id FROM match").fetchall():
            seals.chain_anew(db, match_id)
            seals.seal(db, match_id)
        db.commit()


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


def scribbled(file: Path) -> None:
    file.write_bytes(b"No database at all, but a shopping list. " * 200)


def cut_short(file: Path) -> None:
    with file.open("r+b") as opened:
        opened.truncate(file.stat().st_size // 2)


def overwritten_inside(file: Path) -> None:
    with file.open("r+b") as opened:
        opened.seek(4096)
        opened.write(b"\xa5" * 4096)


def somebody_elses(file: Path) -> None:
    file.unlink()
    change(file, "CREATE TABLE recipes (name TEXT)")


def of_another_shape(file: Path) -> None:
    change(file, "ALTER TABLE match ADD COLUMN colour TEXT")


def of_no_version(file: Path) -> None:
    change(file, "PRAGMA user_version = -1")


def with_a_broken_entry(file: Path) -> None:
    change_and_seal(file, "UPDATE entry SET body = '{\"at\": 0}' WHERE match = 2")


def with_an_entry_of_no_json(file: Path) -> None:
    change_and_seal(file, "UPDATE entry SET body = '{' WHERE match = 2 AND number = 1")


def with_an_entry_too_deep(file: Path) -> None:
    too_deep = "[" * 100_000
    change_and_seal(file, f"UPDATE entry SET body = '{too_deep}' WHERE match = 2")


def with_an_entry_of_no_text(file: Path) -> None:
    change(file, "UPDATE entry SET body = CAST(x'22ff22' AS TEXT) WHERE match = 2")


def with_a_number_beyond_reading(file: Path) -> None:
    body = f'{{"at": 1{"0" * 5000}, "do": "start"}}'
    change_and_seal(
        file, f"UPDATE entry SET body = '{body}' WHERE match = 2 AND number = 1"
    )


def with_a_missing_entry(file: Path) -> None:
    change_and_seal(file, "DELETE FROM entry WHERE match = 2 AND number = 0")


def with_an_illegal_entry(file: Path) -> None:
    body = '{"at": 0, "do": "accept"}'
    change_and_seal(
        file, f"UPDATE entry SET body = '{body}' WHERE match = 2 AND number = 1"
    )


def with_equal_names(file: Path) -> None:
    change_and_seal(file, "UPDATE match SET player0 = player1 WHERE id = 2")


def without_types(file: Path) -> None:
    """The same columns, holding just anything."""
    for table in ("match", "entry"):
        change(
            file,
            f"CREATE TABLE other AS SELECT * FROM {table}",
            f"DROP TABLE {table}",
            f"ALTER TABLE other RENAME TO {table}",
        )


def with_texts_for_numbers(file: Path) -> None:
    without_types(file)
    change_and_seal(file, "UPDATE match SET anchor_at = 'noon'")


def with_numbers_for_texts(file: Path) -> None:
    without_types(file)
    change(file, "UPDATE entry SET body = 7 WHERE number = 3")


def begun_at_no_time(file: Path) -> None:
    without_types(file)
    change_and_seal(file, "UPDATE match SET begun_wall_ms = 'noon'")


def with_a_name_of_no_text_in_the_schema(file: Path) -> None:
    quoted = b"CREATE TABLE entry", b"CREATE \xd7\xffBLE entry"
    file.write_bytes(file.read_bytes().replace(*quoted, 1))


def with_entries_of_no_match(file: Path) -> None:
    change(file, "INSERT INTO entry SELECT 9, number, body FROM entry WHERE match = 2")


DAMAGES = [
    with_a_name_of_no_text_in_the_schema,
    with_entries_of_no_match,
    without_types,
    with_texts_for_numbers,
    with_numbers_for_texts,
    begun_at_no_time,
    scribbled,
    cut_short,
    overwritten_inside,
    somebody_elses,
    of_another_shape,
    of_no_version,
    with_a_broken_entry,
    with_an_entry_of_no_json,
    with_an_entry_too_deep,
    with_an_entry_of_no_text,
    with_a_number_beyond_reading,
    with_a_missing_entry,
    with_an_illegal_entry,
    with_equal_names,
]


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_journal_is_named_and_moved_aside_but_never_deleted(
    file: Path, damage: Callable[[Path], None]
) -> None:
    damage(file)
    before = file.read_bytes()
    journal, aside = open_or_set_aside(file.parent)
    assert aside == file.with_name(f"{FILE_NAME}.damaged-1")
    assert aside.read_bytes() == before
    assert journal.unfinished() is None
    journal.begin(PLAYERS, ANCHOR, DEAL)
    journal.close()
    journal, nothing = open_or_set_aside(file.parent)
    assert nothing is None
    assert journal.unfinished() is not None
    journal.close()


@pytest.mark.parametrize("damage", [scribbled, overwritten_inside, with_a_broken_entry])
def test_damage_is_an_error_of_its_own_kind(
    file: Path, damage: Callable[[Path], None]
) -> None:
    damage(file)
    with pytest.raises(JournalDamagedError), closing(Journal(file.parent)) as journal:
        journal.unfinished()


def test_what_is_wrong_with_an_entry_names_no_tile(file: Path) -> None:
    change(
        file,
        "UPDATE entry SET body = replace(body, '6-6', '6-7') WHERE match = 2",
    )
    with closing(Journal(file.parent)) as journal:
        with pytest.raises(JournalDamagedError) as caught:
            journal.unfinished()
        assert caught.value.__cause__ is None
        assert "-" not in str(caught.value)


def test_a_text_that_is_no_text_is_not_quoted(file: Path) -> None:
    with_an_entry_of_no_text(file)
    with closing(Journal(file.parent)) as journal:
        with pytest.raises(JournalDamagedError) as caught:
            journal.unfinished()
        assert str(caught.value) == "a stored text cannot be read"


def test_every_damaged_file_gets_a_name_of_its_own(folder: Path) -> None:
    folder.mkdir(parents=True)
    for number in range(1, 4):
        (folder / FILE_NAME).write_bytes(b"scribble " * number * 100)
        journal, aside = open_or_set_aside(folder)
        journal.close()
        assert aside == folder / f"{FILE_NAME}.damaged-{number}"
    assert sum("damaged" in name for name in names(folder)) >= 3


def test_finished_matches_of_a_damaged_journal_are_in_the_new_one(file: Path) -> None:
    with closing(Journal(file.parent)) as journal:
        finished = journal.load(1)
    with_a_broken_entry(file)
    journal, aside = open_or_set_aside(file.parent)
    assert aside is not None
    assert journal.load(1) == finished
    with pytest.raises(StorageError):
        journal.load(2)
    journal.close()
    with closing(sqlite3.connect(file)) as new, closing(sqlite3.connect(aside)) as old:
        kept = "SELECT * FROM match WHERE id = 1"
        assert new.execute(kept).fetchall() == old.execute(kept).fetchall()


def test_a_finished_match_that_makes_no_sense_is_left_behind(file: Path) -> None:
    with_a_broken_entry(file)
    change(file, "UPDATE entry SET body = '{}' WHERE match = 1 AND number = 7")
    journal, _ = open_or_set_aside(file.parent)
    with pytest.raises(StorageError):
        journal.load(1)
    journal.close()


def test_a_match_that_only_claims_to_be_finished_is_left_behind(file: Path) -> None:
    change(file, "UPDATE match SET reason = 'time', winner = 0 WHERE id = 2")
    of_another_shape(file)
    journal, _ = open_or_set_aside(file.parent)
    journal.load(1)
    with pytest.raises(StorageError):
        journal.load(2)
    journal.close()


def test_half_done_changes_move_aside_with_their_file(file: Path) -> None:
    scribbled(file)
    file.with_name(f"{FILE_NAME}-journal").touch()
    journal, aside = open_or_set_aside(file.parent)
    journal.close()
    assert aside is not None
    assert aside.with_name(f"{aside.name}-journal").exists()


def test_a_damaged_file_that_cannot_be_moved_is_a_storage_error(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    scribbled(file)

    def refuse(_path: Path, _target: Path) -> Path:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "rename", refuse)
    with pytest.raises(StorageError, match="Permission denied"):
        open_or_set_aside(file.parent)
    assert file.exists()


def test_salvage_that_cannot_be_stored_leaves_nothing_open(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_a_broken_entry(file)

    def refuse(*_args: object) -> int:
        raise StorageError("disk full")

    monkeypatch.setattr(Journal, "adopt", refuse)
    with pytest.raises(StorageError, match="disk full"):
        open_or_set_aside(file.parent)
    monkeypatch.undo()
    Journal(file.parent).close()


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
