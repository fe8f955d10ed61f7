import os
from pathlib import Path

import pytest

from spectacular_bid.record.files import write_private


def test_a_written_file_holds_the_text_and_stands_alone(tmp_path: Path) -> None:
    write_private(tmp_path / "match.sbid", "Zoë\n")
    assert [path.name for path in tmp_path.iterdir()] == ["match.sbid"]
    assert (tmp_path / "match.sbid").read_bytes() == "Zoë\n".encode()


def test_an_older_file_is_replaced(tmp_path: Path) -> None:
    path = tmp_path / "match.sbid"
    path.write_text("older and longer", "utf-8")
    write_private(path, "newer")
    assert path.read_text("utf-8") == "newer"


@pytest.mark.skipif(os.name == "nt", reason="Windows has other permissions")
def test_only_the_owner_can_read_it(tmp_path: Path) -> None:
    write_private(tmp_path / "match.sbid", "x")
    assert (tmp_path / "match.sbid").stat().st_mode & 0o077 == 0


def test_what_cannot_be_written_leaves_the_older_file_alone(tmp_path: Path) -> None:
    path = tmp_path / "match.sbid"
    path.write_text("older", "utf-8")
    with pytest.raises(UnicodeEncodeError):
        write_private(path, "\ud800")
    assert [each.name for each in tmp_path.iterdir()] == ["match.sbid"]
    assert path.read_text("utf-8") == "older"
