"""This computer's clocks."""

import sys
import time
from pathlib import Path

import pytest

from spectacular_bid.referee import time_source
from spectacular_bid.referee.time_source import SystemTime


def test_readings_of_this_computer_never_go_backwards() -> None:
    source = SystemTime()
    readings = [source.read() for _ in range(1000)]
    elapsed = [reading.elapsed_ms for reading in readings]
    assert elapsed == sorted(elapsed)
    assert abs(readings[0].wall_ms - time.time() * 1000) < 5000
    assert len({reading.boot for reading in readings}) == 1


def test_two_programs_of_one_boot_read_the_same_clock() -> None:
    first, second = SystemTime().read(), SystemTime().read()
    assert first.boot == second.boot
    assert 0 <= second.elapsed_ms - first.elapsed_ms < 5000


if sys.platform == "linux":

    def test_linux_counts_from_the_boot_through_sleep() -> None:
        uptime = float(Path("/proc/uptime").read_text("ascii").split()[0])
        assert abs(SystemTime().read().elapsed_ms - uptime * 1000) < 5000
        booted = time.clock_gettime_ns(time.CLOCK_BOOTTIME)
        assert 0 <= time_source.elapsed_ns() - booted < 5_000_000_000

    def test_linux_names_its_boot() -> None:
        assert len(time_source.boot_name()) == 36

    def test_a_boot_without_a_name_has_an_empty_one(
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        def refuse(_path: Path, _encoding: str) -> str:
            raise PermissionError

        monkeypatch.setattr(Path, "read_text", refuse)
        assert time_source.boot_name() == ""
