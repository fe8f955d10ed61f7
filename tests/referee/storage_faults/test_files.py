"""What can happen to the file of a journal while a match is played."""

import sqlite3
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from spectacular_bid.core import commands as c
from spectacular_bid.referee.journal import JournalInUseError, StorageError
from spectacular_bid.referee.outcomes import (
    Accepted,
    NotStored,
)
from spectacular_bid.referee.referee import Referee
from tests.core.driving import tile
from tests.referee import faults
from tests.referee.sitting import PLAYERS, Sitting

FAULT = NotStored(faults.FULL)


def test_a_failed_rollback_opens_the_file_anew(
    sitting: Sitting, plan: faults.Plan
) -> None:
    stored, opened = sitting.on_turn().stored(), plan.opened
    plan.failing = ("COMMIT", "ROLLBACK")
    assert sitting.ask("play 6-6") == FAULT
    plan.failing = ()
    assert sitting.stored() == stored
    assert plan.opened > opened
    assert sitting.referee.try_again() == Accepted(None)
    sitting.do("reveal", "play 6-6")


def test_what_a_failed_commit_left_behind_all_the_same_is_taken_back(
    sitting: Sitting, plan: faults.Plan
) -> None:
    sitting.on_turn()
    plan.failing, plan.carried_out = ("COMMIT",), True
    assert sitting.ask("resign") == FAULT
    plan.failing, plan.carried_out = (), False
    assert c.Resign() not in sitting.stored_commands()
    assert sitting.referee.try_again() == Accepted(None)
    sitting.do("reveal", "play 6-6")
    assert sitting.stored_commands()[-1] == c.PlaceTile(tile("6-6"), None)
    assert sitting.restart().referee.needs_cover


def test_another_program_that_went_on_with_the_match_is_not_overwritten(
    sitting: Sitting, plan: faults.Plan
) -> None:
    sitting.on_turn()
    plan.failing = ("COMMIT", "ROLLBACK")
    assert sitting.ask("play 6-6") == FAULT
    plan.failing = ()
    ours = sitting.referee, sitting.journal
    sitting.journal.close()
    sitting.restart().do("reveal", "resign")
    commands = sitting.stored_commands()
    theirs = sitting.journal
    assert isinstance(ours[0].try_again(), NotStored)
    theirs.close()
    assert isinstance(ours[0].try_again(), NotStored)
    assert [entry.command for entry in ours[1].load(1).record.entries] == commands
    ours[1].close()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps open files")
def test_a_folder_that_is_gone_is_a_fault_until_it_is_back(sitting: Sitting) -> None:
    sitting.on_turn()
    stored, away = sitting.stored(), sitting.folder.with_name("away")
    sitting.folder.rename(away)
    assert isinstance(sitting.ask("play 6-6"), NotStored)
    assert isinstance(sitting.referee.try_again(), NotStored)
    away.rename(sitting.folder)
    assert sitting.stored() == stored
    assert sitting.referee.try_again() == Accepted(None)
    sitting.do("reveal", "play 6-6").restart()


def test_a_file_that_was_exchanged_is_left_alone(
    sitting: Sitting, plan: faults.Plan
) -> None:
    sitting.on_turn()
    plan.failing = ("COMMIT", "ROLLBACK")
    assert sitting.ask("play 6-6") == FAULT
    plan.failing = ()
    path = sitting.journal.path
    path.rename(path.with_name("old"))
    path.write_bytes(b"mine")
    assert isinstance(sitting.referee.try_again(), NotStored)
    assert isinstance(sitting.referee.annul(), NotStored)
    assert path.read_bytes() == b"mine"


@pytest.mark.skipif(sys.platform == "win32", reason="no such limit on Windows")
def test_a_file_that_may_not_grow_is_a_fault_and_stays_whole(tmp_path: Path) -> None:
    import resource

    sitting = Sitting(tmp_path)
    sitting.on_turn().do("play 6-6", "reveal")
    size = sitting.journal.path.stat().st_size
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    stored = sitting.stored()
    resource.setrlimit(resource.RLIMIT_FSIZE, (size - 1, hard))
    try:
        assert isinstance(sitting.ask("draw", after=3000), NotStored)
        assert isinstance(sitting.referee.try_again(), NotStored)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert sitting.stored() == stored
    assert sitting.referee.try_again() == Accepted(None)
    sitting.do("reveal", "draw").restart()
    assert c.DrawTile() in sitting.stored_commands()
    sitting.journal.close()


def test_a_database_that_is_full_in_the_middle_of_a_match_is_a_fault(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    opened: list[sqlite3.Connection] = []
    connect = sqlite3.connect

    def connected(*args: object, **options: object) -> sqlite3.Connection:
        opened.append(connect(*args, **options))  # type: ignore[call-overload]
        return opened[-1]

    monkeypatch.setattr(sqlite3, "connect", connected)
    sitting = Sitting(tmp_path)
    sitting.on_turn().do("play 6-6", "reveal")
    pages = opened[0].execute("PRAGMA page_count").fetchone()[0]
    opened[0].execute(f"PRAGMA max_page_count = {pages}")
    with suppress(StorageError):
        while True:
            Referee.begin(PLAYERS, sitting.equipment)
    accepted = sitting.stored_commands()
    while isinstance(outcome := sitting.ask("draw"), Accepted):
        accepted.append(c.DrawTile())
    assert isinstance(outcome, NotStored)
    assert sitting.stored_commands() == accepted
    opened[0].execute(f"PRAGMA max_page_count = {2 * pages}")
    assert sitting.referee.try_again() == Accepted(None)
    sitting.do("reveal", "draw")
    sitting.journal.close()


def test_a_second_program_is_told_that_the_first_has_the_matches(
    sitting: Sitting,
) -> None:
    with pytest.raises(JournalInUseError):
        type(sitting.journal)(sitting.folder)
    sitting.do("start")
