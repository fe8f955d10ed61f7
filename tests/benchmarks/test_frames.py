"""How long a frame takes while a tile glides and tokens fly, painted by software."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

MEDIAN_MS = 8.0
WORST_MS = 16.0
"""For 99 of 100 frames."""
ROOT = Path(__file__).parents[2]


@pytest.mark.gui
@pytest.mark.slow
def test_a_full_table_moves_smoothly(capsys: pytest.CaptureFixture[str]) -> None:
    """In a process of its own, where no coverage is measured."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.benchmarks.moving_frames"],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=True,
    )
    table, empty = (line.split() for line in done.stdout.splitlines())
    with capsys.disabled():
        for name, (median, worst) in (("full table", table), ("empty scene", empty)):
            sys.stdout.write(f"\n{name}: median {median} ms, 99 % {worst} ms a frame")
        sys.stdout.write("\n")
    assert float(table[0]) < MEDIAN_MS
    assert float(table[1]) < WORST_MS
