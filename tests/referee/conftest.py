"""Journals in these tests need not outlive a power cut: nothing waits for a disk."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from spectacular_bid.referee import storage
from tests.referee.sitting import Sitting


@pytest.fixture(autouse=True)
def unsynced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "SYNCHRONOUS", "OFF")


@pytest.fixture
def sitting(tmp_path: Path) -> Iterator[Sitting]:
    """A match just dealt, in which seat 0 must open with 6-6."""
    seated = Sitting(tmp_path / "data")
    yield seated
    seated.journal.close()
