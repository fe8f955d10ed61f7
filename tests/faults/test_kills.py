"""The program is killed at random moments: nothing accepted and no second is lost.

``python -m tests.faults.kills 1000`` does it a thousand times.
"""

import sys
from pathlib import Path

import pytest

from spectacular_bid.core import clock
from tests.faults.kills import Killer, Tally

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL")


@pytest.fixture(autouse=True)
def every_decision_costs_reserve(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in the processes that are killed."""
    monkeypatch.setattr(clock, "DELAY_MS", 0)


def killed(folder: Path, times: int) -> Tally:
    killer = Killer(folder, times)
    for _ in range(times):
        killer.kill()
    assert killer.tally.is_clean, killer.tally.told()
    return killer.tally


def test_eight_kills_lose_no_command_and_no_time(tmp_path: Path) -> None:
    assert killed(tmp_path, 8).accepted


@pytest.mark.alone
@pytest.mark.slow
@pytest.mark.timeout(300)
def test_fifty_kills_lose_no_command_and_no_time(tmp_path: Path) -> None:
    assert killed(tmp_path, 50).resumed.keys() == {"none", "seat 0", "seat 1"}
