"""Journals in these tests need not outlive a power cut: nothing waits for a disk."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from spectacular_bid.referee import storage
from spectacular_bid.referee.journal import FILE_NAME
from spectacular_bid.referee.referee import Referee
from tests.manual_time import seeded
from tests.referee.sitting import PLAYERS, Sitting, likely_command


@pytest.fixture(autouse=True)
def unsynced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "SYNCHRONOUS", "OFF")


@pytest.fixture
def sitting(tmp_path: Path) -> Iterator[Sitting]:
    """A match just dealt, in which seat 0 must open with 6-6."""
    seated = Sitting(tmp_path / "data")
    yield seated
    seated.journal.close()


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
