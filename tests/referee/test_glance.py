"""The quick look for a match that was left unfinished."""

import os
import sys
from pathlib import Path

import pytest

from spectacular_bid.referee.glance import FILE_NAME, nothing_to_continue
from spectacular_bid.referee.journal import Journal
from spectacular_bid.referee.storage import StorageError


def test_a_folder_without_matches_has_nothing_to_continue(tmp_path: Path) -> None:
    assert nothing_to_continue(tmp_path)


def test_of_a_folder_that_cannot_be_named_nothing_is_known(tmp_path: Path) -> None:
    assert not nothing_to_continue(tmp_path / ("x" * 300))


def test_of_something_else_in_the_place_of_the_matches_nothing_is_known(
    tmp_path: Path,
) -> None:
    (tmp_path / FILE_NAME).mkdir()
    assert not nothing_to_continue(tmp_path)


@pytest.mark.skipif(sys.platform == "win32", reason="has no such pipes in folders")
def test_a_pipe_in_the_place_of_the_matches_is_told_at_once(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / FILE_NAME)
    with pytest.raises(StorageError, match="something else"):
        Journal(tmp_path)
