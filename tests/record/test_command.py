"""Printing where nothing can be printed; the rest is tested from the outside."""

import errno
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TextIO

import pytest

from spectacular_bid.record.command import EXIT_UNPRINTED, replay_file
from tests.record.examples import record_text


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "match.sbid"
    path.write_text(record_text(), "utf-8")
    return path


@pytest.fixture
def pipe_without_reader() -> Iterator[TextIO]:
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "w", encoding="utf-8") as pipe:
        yield pipe


@pytest.fixture
def full_disk() -> Iterator[TextIO]:
    path = Path("/dev/full")
    if not path.exists():
        pytest.skip("needs /dev/full")
    with path.open("w", encoding="utf-8") as full:
        yield full


def test_a_pipe_without_reader_is_left_in_silence(
    record: Path,
    pipe_without_reader: TextIO,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(sys, "stdout", pipe_without_reader)
    assert replay_file(record, as_json=True) == 0
    assert capsys.readouterr().err == ""


def test_a_full_disk_is_told_in_one_line(
    record: Path,
    full_disk: TextIO,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(sys, "stdout", full_disk)
    assert replay_file(record, as_json=True) == EXIT_UNPRINTED
    reason = os.strerror(errno.ENOSPC)
    assert capsys.readouterr().err == f"spectacular-bid: cannot print: {reason}\n"
