"""A damaged journal: told, moved aside, and what of it is kept."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from spectacular_bid.core import commands as c
from spectacular_bid.record.model import Entry
from spectacular_bid.referee.journal import (
    FILE_NAME,
    Anchor,
    Journal,
    JournalDamagedError,
    StorageError,
)
from spectacular_bid.referee.salvage import LOCK_NAME, open_or_set_aside
from spectacular_bid.referee.time_source import Reading
from tests.referee.damage import (
    DAMAGES,
    change,
    of_another_shape,
    overwritten_inside,
    scribbled,
    with_a_broken_entry,
    with_an_entry_of_no_text,
)
from tests.referee.sitting import PLAIN, PLAYERS

ANCHOR = Anchor(0, Reading(5, "boot", 7))
DEAL = Entry(0, c.DealHand(PLAIN))


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir() if path.name != LOCK_NAME)


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
