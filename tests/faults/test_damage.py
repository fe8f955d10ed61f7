"""The database cut off or with flipped bytes: never a crash, never another match.

After any damage there are two ways only: all matches are exactly as they were stored,
or the file is moved aside and what is in the new one is exactly as it was stored.
"""

import shutil
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from attrs import frozen

from spectacular_bid.record.model import Record
from spectacular_bid.referee import salvage, storage
from spectacular_bid.referee.journal import (
    FILE_NAME,
    Journal,
    JournalDamagedError,
    JournalInUseError,
)
from spectacular_bid.referee.referee import Referee
from spectacular_bid.referee.salvage import open_or_set_aside
from spectacular_bid.views.screens import TurnView
from tests.manual_time import seeded
from tests.referee.sitting import PLAYERS, Sitting, likely_command

CUT_BYTES = 64


@frozen
class Original:
    """A sound journal of two finished matches and one just begun."""

    file: bytes
    records: tuple[Record, ...]


@pytest.fixture(scope="module")
def original(tmp_path_factory: pytest.TempPathFactory) -> Original:
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(storage, "SYNCHRONOUS", "OFF")
        sitting, random = Sitting(tmp_path_factory.mktemp("d"), seeded(5)), Random(6)
        for _ in range(2):
            for _ in range(60):
                sitting.do(likely_command(sitting.referee.view(), random), after=1500)
            while not isinstance(sitting.referee.view(), TurnView):
                sitting.do(likely_command(sitting.referee.view(), random), after=1500)
            sitting.do("resign")
            sitting.referee = Referee.begin(PLAYERS, sitting.equipment)
        sitting.do("start")
        records = tuple(sitting.journal.load(n).record for n in (1, 2, 3))
        sitting.journal.close()
    return Original(sitting.journal.path.read_bytes(), records)


def opened(folder: Path, file: bytes) -> tuple[list[Record], Path | None]:
    """What the program finds in a file, and where it moved it, if it did."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    path = folder / FILE_NAME
    path.write_bytes(file)
    journal, aside = open_or_set_aside(folder)
    with closing(journal):
        with journal._database.reading() as db:
            ids = [number for (number,) in db.execute("SELECT id FROM match")]
        records = [journal.load(number).record for number in ids]
        if aside is None:
            assert journal.unfinished() is not None
        else:
            assert aside.read_bytes() == file
            assert journal.unfinished() is None
    return records, aside


def check(folder: Path, original: Original, file: bytes) -> tuple[int, bool]:
    """How many finished matches were found, and whether the damage was noticed."""
    records, aside = opened(folder, file)
    if aside is None:
        assert tuple(records) == original.records
        return 2, False
    assert all(record in original.records[:2] for record in records)
    return len(records), True


def test_an_undamaged_file_is_left_in_its_place(
    tmp_path: Path, original: Original
) -> None:
    assert check(tmp_path / "data", original, original.file) == (2, False)


def cuts(original: Original, step: int) -> range:
    return range(0, len(original.file), step)


def check_cuts(folder: Path, original: Original, step: int) -> None:
    for length in cuts(original, step):
        found, noticed = check_cut(folder, original, length)
        assert noticed is (length > 0)
        assert found == 0 or length > len(original.file) // 4


def check_cut(folder: Path, original: Original, length: int) -> tuple[int, bool]:
    if length == 0:
        assert opened_empty(folder)
        return 0, False
    return check(folder, original, original.file[:length])


def opened_empty(folder: Path) -> bool:
    """An empty file is a journal that was not begun."""
    folder.mkdir()
    (folder / FILE_NAME).touch()
    journal, aside = open_or_set_aside(folder)
    journal.close()
    return aside is None


def test_a_file_cut_off_anywhere_is_moved_aside(
    tmp_path: Path, original: Original
) -> None:
    check_cuts(tmp_path / "data", original, 61 * CUT_BYTES)


@pytest.mark.slow
def test_a_file_cut_off_at_every_64th_byte_is_moved_aside(
    tmp_path: Path, original: Original
) -> None:
    check_cuts(tmp_path / "data", original, CUT_BYTES)


def flipped(file: bytes, random: Random) -> bytes:
    changed = bytearray(file)
    changed[random.randrange(len(file))] ^= random.randrange(1, 256)
    return bytes(changed)


def check_flips(folder: Path, original: Original, flips: int) -> None:
    random, noticed, kept = Random(flips), 0, 0
    for _ in range(flips):
        found, damaged = check(folder, original, flipped(original.file, random))
        noticed += damaged
        kept += found if damaged else 0
    # The rest hits bytes that hold nothing.
    assert noticed > flips // 4
    # Most damage hits one finished match of the two; the other is saved.
    assert kept > noticed * 3 // 4


def test_60_flipped_bytes_never_crash_and_never_change_a_match(
    tmp_path: Path, original: Original
) -> None:
    check_flips(tmp_path / "data", original, 60)


@pytest.mark.slow
def test_2000_flipped_bytes_never_crash_and_never_change_a_match(
    tmp_path: Path, original: Original
) -> None:
    check_flips(tmp_path / "data", original, 2000)


def stored_places(original: Original) -> Iterator[int]:
    """Where the file holds the texts of players and entries."""
    for text in (b'{"at"', *(name.encode() for name in PLAYERS)):
        at = original.file.find(text)
        while at >= 0:
            yield from range(at, at + len(text))
            at = original.file.find(text, at + 1)


def test_no_flipped_byte_of_a_name_or_an_entry_goes_unnoticed(
    tmp_path: Path, original: Original
) -> None:
    places = Random(3).sample(sorted(stored_places(original)), 100)
    for place in places:
        changed = bytearray(original.file)
        changed[place] ^= 1
        _, noticed = check(tmp_path / "data", original, bytes(changed))
        assert noticed, place


CHANGES = [
    "UPDATE match SET player0 = 'Anne' WHERE id = 1",
    "UPDATE match SET begun_wall_ms = begun_wall_ms + 1 WHERE id = 2",
    "UPDATE match SET anchor_at = anchor_at + 1 WHERE id = 3",
    "UPDATE match SET anchor_elapsed_ms = anchor_elapsed_ms + 1 WHERE id = 3",
    "UPDATE match SET anchor_boot = 'boot 2' WHERE id = 3",
    "UPDATE match SET anchor_wall_ms = anchor_wall_ms - 1 WHERE id = 3",
    "UPDATE match SET winner = 1 - winner WHERE id = 1",
    "UPDATE match SET reason = NULL, winner = NULL WHERE id = 1",
    "UPDATE match SET id = 9 WHERE id = 1",
    "UPDATE entry SET body = replace(body, ': 1500,', ': 1501,') WHERE match = 1",
    "DELETE FROM entry WHERE match = 1 AND number = 40",
    "UPDATE entry SET number = 1000 WHERE match = 1 AND number = 40",
    "UPDATE entry SET match = 9 WHERE match = 2",
    "INSERT INTO entry SELECT 9, number, body FROM entry WHERE match = 2",
    "DELETE FROM match WHERE id = 1",
]


@pytest.mark.parametrize("change", CHANGES)
def test_anything_of_a_match_that_was_changed_from_outside_is_noticed(
    tmp_path: Path, original: Original, change: str
) -> None:
    path = tmp_path / FILE_NAME
    path.write_bytes(original.file)
    with closing(sqlite3.connect(path)) as db:
        assert db.execute(change).rowcount
        db.commit()
    with (
        pytest.raises(JournalDamagedError, match="damaged"),
        closing(Journal(tmp_path)) as journal,
    ):
        journal.check()
    journal, aside = open_or_set_aside(tmp_path)
    journal.close()
    assert aside is not None


def test_damage_to_the_first_page_loses_no_finished_match(
    tmp_path: Path, original: Original
) -> None:
    file = bytes(4096) + original.file[4096:]
    records, aside = opened(tmp_path / "data", file)
    assert aside is not None
    assert tuple(records) == original.records[:2]


def test_what_was_found_before_a_fault_is_kept(
    tmp_path: Path, original: Original, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_copy: Path) -> None:
        raise OSError("no room for another page")

    monkeypatch.setattr(salvage, "_renew_first_page", refuse)
    changed = bytearray(original.file)
    changed[original.file.rfind(b'{"at"')] ^= 1
    records, aside = opened(tmp_path / "data", bytes(changed))
    assert aside is not None
    assert records
    assert all(record in original.records[:2] for record in records)


def test_a_damaged_file_of_changes_is_no_crash(
    tmp_path: Path, original: Original
) -> None:
    random = Random(8)
    for number in range(30):
        folder = tmp_path / str(number)
        folder.mkdir()
        (folder / FILE_NAME).write_bytes(original.file)
        changes = storage.with_changes(folder / FILE_NAME)
        changes.write_bytes(random.randbytes(random.randrange(5000)))
        journal, aside = open_or_set_aside(folder)
        journal.close()
        assert aside is None


def test_two_programs_that_find_the_same_damage_move_it_once(tmp_path: Path) -> None:
    def start(folder: Path) -> Path | None:
        try:
            journal, aside = open_or_set_aside(folder)
        except JournalInUseError:
            return None
        journal.close()
        return aside

    for number in range(25):
        folder = tmp_path / str(number)
        folder.mkdir()
        (folder / FILE_NAME).write_bytes(b"scribble " * 1000)
        with ThreadPoolExecutor(2) as pool:
            found = list(pool.map(start, [folder, folder]))
        assert len([aside for aside in found if aside is not None]) == 1
        assert not (folder / f"{FILE_NAME}.damaged-2").exists()
