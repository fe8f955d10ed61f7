"""Files and folder shut to others, whatever they were before."""

import os
import stat
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from spectacular_bid.referee.private import keep_private

OURS = ("matches", "settings")

unless_windows = pytest.mark.skipif(
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


@unless_windows
def test_what_was_open_to_others_is_shut(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    names = ["matches", "matches-journal", "matches.damaged-1", "settings.ini"]
    for name in names:
        (folder / name).touch(mode=0o666)
    keep_private(folder, OURS)
    assert modes(folder) == dict.fromkeys(names, 0o600)
    assert mode(folder) == 0o700


@unless_windows
def test_somebodys_own_folder_and_files_stay_as_they_are(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir(mode=0o755)
    (folder / "letter.txt").touch(mode=0o644)
    (folder / "matches").touch(mode=0o644)
    keep_private(folder, OURS)
    assert modes(folder) == {"letter.txt": 0o644, "matches": 0o600}
    assert mode(folder) == 0o755


def test_a_folder_that_cannot_be_made_is_left_to_those_who_tell(
    tmp_path: Path,
) -> None:
    (tmp_path / "data").touch()
    keep_private(tmp_path / "data", OURS)
