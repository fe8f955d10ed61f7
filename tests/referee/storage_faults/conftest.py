"""A sitting whose journal fails when the test plans it."""

from pathlib import Path

import pytest

from spectacular_bid.referee.outcomes import NotStored
from tests.referee import faults
from tests.referee.sitting import Sitting


@pytest.fixture
def plan(monkeypatch: pytest.MonkeyPatch) -> faults.Plan:
    return faults.install(monkeypatch)


@pytest.fixture
def sitting(plan: faults.Plan, tmp_path: Path) -> Sitting:
    return Sitting(tmp_path / "data")


@pytest.fixture
def halted(sitting: Sitting, plan: faults.Plan) -> Sitting:
    """Seat 1 drew a tile in 4 s; its next draw, 9 s later, could not be stored."""
    sitting.on_turn().do("play 6-6", "reveal").do("draw", after=4000)
    plan.failing = ("COMMIT",)
    assert sitting.ask("draw", after=9000) == NotStored(faults.FULL)
    plan.failing = ()
    return sitting
