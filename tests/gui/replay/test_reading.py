"""A file that is no record gives one sentence."""

import os
import sys
from pathlib import Path

import pytest

from spectacular_bid.gui.replay import reading
from spectacular_bid.gui.replay.reading import UnreadableRecordError, read, tidy
from spectacular_bid.record.files import record_to_text
from tests.gui.replay.records import record, written

pytestmark = pytest.mark.gui

WHOLE = record_to_text(record())


def refused(path: Path) -> str:
    with pytest.raises(UnreadableRecordError) as caught:
        read(path)
    return str(caught.value)


def test_a_record_is_read_as_it_was_written(tmp_path: Path) -> None:
    assert read(written(tmp_path, record())) == record()


@pytest.mark.parametrize(
    "content",
    ["", "no", "[]", "{}", "\ufeff" + WHOLE, "[" * 100_000],
    ids=["empty", "words", "list", "object", "mark", "nested"],
)
def test_what_is_something_else_is_no_match_record(
    tmp_path: Path, content: str
) -> None:
    path = tmp_path / "some.sbid"
    path.write_text(content, encoding="utf-8")
    assert refused(path) == "some.sbid is no match record."


def test_what_is_no_text_is_no_match_record(tmp_path: Path) -> None:
    path = tmp_path / "some.sbid"
    path.write_bytes(b"\xff\x00" * 100)
    assert refused(path) == "some.sbid is no match record."


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"Bruno"', '"Anna"'),
        ('"do": "start"', '"do": "begin"'),
        ('"entries": [', '"entries": 1, "others": ['),
        ('"version": 1', '"version": 1, "more": NaN'),
    ],
)
def test_a_record_that_makes_no_sense_is_damaged(
    tmp_path: Path, old: str, new: str
) -> None:
    path = tmp_path / "some.sbid"
    path.write_text(WHOLE.replace(old, new, 1), encoding="utf-8")
    assert refused(path) == "some.sbid is damaged: its match cannot be shown."


def test_a_later_format_is_told_from_damage(tmp_path: Path) -> None:
    path = tmp_path / "some.sbid"
    path.write_text(WHOLE.replace('"version": 1', '"version": 2'), encoding="utf-8")
    told = "some.sbid was written by another version of the program."
    assert refused(path) == told


def test_a_folder_is_none(tmp_path: Path) -> None:
    folder = tmp_path / "folder.sbid"
    folder.mkdir()
    assert refused(folder) == "folder.sbid is a folder, no match record."


@pytest.mark.parametrize("name", ["nowhere.sbid", "a\0b", "nowhere/some.sbid"])
def test_what_is_not_there_is_not_there(tmp_path: Path, name: str) -> None:
    assert refused(tmp_path / name).startswith("There is no file ")


@pytest.mark.skipif(sys.platform == "win32", reason="has no pipes of that kind")
def test_nobody_waits_for_a_pipe(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.sbid")
    assert refused(tmp_path / "pipe.sbid") == "pipe.sbid could not be read."


def test_a_file_that_may_not_be_read_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def forbidden(_path: Path) -> bytes:
        raise PermissionError

    path = written(tmp_path, record())
    monkeypatch.setattr(Path, "read_bytes", forbidden)
    assert refused(path) == "You are not allowed to read match.sbid."


def test_a_file_on_a_broken_disk_could_not_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(_path: Path) -> bytes:
        raise OSError("Input/output error")

    path = written(tmp_path, record())
    monkeypatch.setattr(Path, "read_bytes", broken)
    assert refused(path) == "match.sbid could not be read."


def test_50_megabytes_are_not_even_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "large.sbid"
    with path.open("wb") as file:
        file.truncate(50_000_000)
    monkeypatch.delattr(Path, "read_bytes")
    assert refused(path) == "large.sbid is no match record."


def test_a_record_may_be_as_large_as_any_match(tmp_path: Path) -> None:
    assert 10 * len(WHOLE.encode()) < reading.MOST_BYTES


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Zoë", "Zoë"),
        ("two\nlines", "two lines"),
        ("\ud800half", "half"),
        ("\u202eturned\u2069", "turned"),
        ("x" * 100, "x" * 40 + "…"),
        ("می\u200cنو", "می\u200cنو"),
    ],
)
def test_texts_from_outside_are_shown_tidily(text: str, shown: str) -> None:
    assert tidy(text) == shown
