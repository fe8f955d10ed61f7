"""The program as it starts, with clock, shuffles and data folder of a test's own."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from spectacular_bid.gui.application import make_application
from spectacular_bid.gui.theme import Theme, wear
from spectacular_bid.referee import storage
from tests.gui.desk import Desk

_applications: list[QApplication] = []
"""Kept for good: Qt does not bear to lose its application before its widgets."""

DeskMaker = Callable[..., Desk]


@pytest.fixture(scope="session")
def qapp() -> QApplication:
    _applications[:] = [make_application()]
    return _applications[0]


@pytest.fixture(autouse=True)
def _first_look() -> None:
    """Every test begins at the table of the first start, whatever others wore."""
    wear(Theme())


@pytest.fixture
def desks(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[DeskMaker]:
    """Makes desks over one data folder; only one at a time can be open."""
    monkeypatch.setattr(storage, "SYNCHRONOUS", "OFF")
    made: list[Desk] = []

    def make(**options: object) -> Desk:
        made.append(Desk(qapp, tmp_path / "data", **options))  # type: ignore[arg-type]
        return made[-1]

    yield make
    for desk in made:
        desk.close()


@pytest.fixture
def desk(desks: DeskMaker) -> Desk:
    """The program on its start screen, in English, turn results left out."""
    return desks()
