"""How long a tile takes, without a window."""

import subprocess
import sys
from pathlib import Path

import pytest

BUDGET_US = 60
ROOT = Path(__file__).parents[2]


@pytest.mark.alone
@pytest.mark.slow
def test_a_placed_tile_stays_within_its_budget(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """In a process of its own, where no coverage is measured."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.benchmarks.headless_matches"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    microseconds = float(done.stdout)
    with capsys.disabled():
        sys.stdout.write(f"\n{microseconds:.1f} microseconds for a placed tile\n")
    assert microseconds < BUDGET_US
