"""Reading the time: a clock that counts up through sleep, and the wall clock."""

import sys
import time
from pathlib import Path
from typing import Protocol

from attrs import frozen

NS_PER_MS = 1_000_000


@frozen
class Reading:
    """One look at the system's clocks, in whole milliseconds."""

    elapsed_ms: int
    """Counts up through suspension, from an origin that is the same all boot long."""
    boot: str
    """Names the boot to which ``elapsed_ms`` belongs; empty if the system can't say."""
    wall_ms: int
    """UTC since 1970; people and programs can set it."""


class TimeSource(Protocol):
    """Where the referee reads the time."""

    def read(self) -> Reading:
        """The time now."""


class SystemTime:
    """The clocks of this computer."""

    def __init__(self) -> None:
        self._boot = boot_name()

    def read(self) -> Reading:
        """The time now."""
        return Reading(
            elapsed_ns() // NS_PER_MS, self._boot, time.time_ns() // NS_PER_MS
        )


def gap_ms(earlier: Reading, later: Reading) -> int | None:
    """Milliseconds between two readings, None if no clock spans them (Rules §6).

    The boot clock where the boot is the same, else the wall clock, which is unusable
    when the earlier moment lies in its future.
    """
    if earlier.boot and earlier.boot == later.boot:
        gap = later.elapsed_ms - earlier.elapsed_ms
    else:
        gap = later.wall_ms - earlier.wall_ms
    return gap if gap >= 0 else None


if sys.platform == "linux":  # pragma: no branch - the others run elsewhere
    # CLOCK_MONOTONIC stands still while the machine sleeps, CLOCK_BOOTTIME does not.
    def elapsed_ns() -> int:
        """Nanoseconds since the boot, sleep included."""
        return time.clock_gettime_ns(time.CLOCK_BOOTTIME)

    def boot_name() -> str:
        """The kernel's name for this boot."""
        try:
            return Path("/proc/sys/kernel/random/boot_id").read_text("ascii").strip()
        except OSError:
            return ""

elif sys.platform == "darwin":  # pragma: no cover - runs on a Mac only
    import ctypes

    # mach_absolute_time, behind time.monotonic, stands still during sleep; the raw
    # monotonic clock goes on.
    def elapsed_ns() -> int:
        """Nanoseconds since the boot, sleep included."""
        return time.clock_gettime_ns(time.CLOCK_MONOTONIC_RAW)

    def boot_name() -> str:
        """The kernel's session UUID, new at every boot."""
        text = ctypes.create_string_buffer(64)
        size = ctypes.c_size_t(len(text))
        failed = ctypes.CDLL(None).sysctlbyname(
            b"kern.bootsessionuuid", text, ctypes.byref(size), None, 0
        )
        return "" if failed else text.value.decode("ascii")

else:  # pragma: no cover - runs on Windows only
    import ctypes
    import winreg

    _tick_count = ctypes.windll.kernel32.GetTickCount64
    _tick_count.restype = ctypes.c_uint64

    # time.monotonic leaves sleep out from Python 3.13 on; GetTickCount64 never does.
    def elapsed_ns() -> int:
        """Nanoseconds since the boot, sleep included."""
        return int(_tick_count()) * NS_PER_MS

    def boot_name() -> str:
        """The number that Windows gives to each boot."""
        key = (
            r"SYSTEM\CurrentControlSet\Control\Session Manager"
            r"\Memory Management\PrefetchParameters"
        )
        try:
            with winreg.OpenKey(winreg.HKEY_LOCAL_MACHINE, key) as opened:
                return str(winreg.QueryValueEx(opened, "BootId")[0])
        except OSError:
            return ""
