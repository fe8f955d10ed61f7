"""What the operating system has to bring: Qt's libraries, a font, a screen."""

import ctypes.util
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Mapping, Sequence
from pathlib import Path

PROBE = Path(__file__).with_name("probe.py")

# Debian's and Ubuntu's names.
QT_LIBRARIES = (
    "libdbus-1-3",
    "libegl1",
    "libfontconfig1",
    "libgl1",
    "libglib2.0-0",
    "libxkbcommon0",
    # A bare system has no font at all, and Qt brings none.
    "fonts-dejavu-core",
)
SCREEN_LIBRARIES = (
    "libxcb-cursor0",
    "libxcb-icccm4",
    "libxcb-keysyms1",
    "libxcb-shape0",
    "libxkbcommon-x11-0",
)
VIRTUAL_SCREEN = ("xvfb",)
BUILD_TOOLS = {"objdump": "binutils", "dpkg-deb": "dpkg"}
"""Debian's packages by the commands that building takes."""


class SetupError(Exception):
    """Something is missing; the message is one sentence for the player."""


def has_apt() -> bool:
    """Tell a system of Debian's family."""
    return shutil.which("apt-get") is not None


def can_install() -> bool:
    """Tell whether system packages may be installed without asking anyone."""
    return sys.platform == "linux" and has_apt() and os.geteuid() == 0


def install_line(packages: Sequence[str], prefix: str = "") -> str:
    """Return the one shell line that installs `packages`."""
    names = " ".join(packages)
    return f"{prefix}apt-get update && {prefix}apt-get install -y {names}"


def install(packages: Sequence[str]) -> None:
    """Install system packages; only root can."""
    print("Installing", *packages, flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update"], ["install", "-y", "--no-install-recommends"]):
        # Another installation may hold the lock for a moment.
        line = ["apt-get", "-qq", "-o", "DPkg::Lock::Timeout=120", *command]
        if command[0] == "install":
            line += packages
        if subprocess.call(line, env=environment, stdin=subprocess.DEVNULL):
            raise SetupError(f"This command failed: {' '.join(line)}")


def provide(packages: Sequence[str], lack: str) -> None:
    """Install what is lacking, or say how to."""
    if can_install():
        install(packages)
    elif has_apt():
        prefix = "sudo " if shutil.which("sudo") else ""
        who = "" if prefix else " as root"
        line = install_line(packages, prefix)
        raise SetupError(f"{lack}; run this{who}, then try again: {line}")
    else:
        raise SetupError(f"{lack}; install it with your system's package manager.")


def draws_with_x11(variables: Mapping[str, str]) -> bool:
    """Tell whether Qt will want its X11 libraries."""
    if sys.platform != "linux":
        return False
    platform = variables.get("QT_QPA_PLATFORM")
    return platform == "xcb" or not (platform or variables.get("WAYLAND_DISPLAY"))


def has_screen(variables: Mapping[str, str]) -> bool:
    """Tell whether there is a screen to draw on."""
    if sys.platform != "linux":
        return True
    return bool(variables.get("DISPLAY") or variables.get("WAYLAND_DISPLAY"))


def has_xvfb() -> bool:
    """Tell whether a virtual screen can be had."""
    return sys.platform == "linux" and shutil.which("Xvfb") is not None


def ensure_build_tools() -> None:
    """Make sure that a program can be frozen here; only Linux lacks anything."""
    if sys.platform != "linux":
        return
    missing = [name for tool, name in BUILD_TOOLS.items() if not shutil.which(tool)]
    library = f"python3.{sys.version_info.minor}"
    # Debian's Python does without the library that a frozen program carries along.
    if not sysconfig.get_config_var("Py_ENABLE_SHARED") or not _finds(library):
        missing.append(f"lib{library}")
    if missing:
        provide(missing, "Building needs more of the system")


def _finds(library: str) -> bool:
    folder = Path(sysconfig.get_config_var("LIBDIR") or "")
    in_place = any(folder.glob(f"lib{library}*.so*"))
    return in_place or ctypes.util.find_library(library) is not None


def ensure_qt(python: Path, *, screen: bool) -> None:
    """Make sure that Qt starts, on an X11 screen too where `screen` is true."""
    problem = qt_problem(python, screen=screen)
    if problem:
        packages = QT_LIBRARIES + (SCREEN_LIBRARIES if screen else ())
        provide(packages, f"Qt lacks something of the system ({problem})")
        problem = qt_problem(python, screen=screen)
    if problem:
        raise SetupError(f"Qt can't start on this system: {problem}.")


def qt_problem(python: Path, *, screen: bool) -> str:
    """Return why Qt can't start, or nothing."""
    command = [str(python), str(PROBE), "screen" if screen else "qt"]
    # Elsewhere there is a screen, and on Windows Qt finds no font without.
    unseen = {"QT_QPA_PLATFORM": "offscreen"} if sys.platform == "linux" else {}
    environment = {**os.environ, **unseen}
    done = subprocess.run(
        command, env=environment, capture_output=True, errors="replace", check=False
    )
    if done.returncode == 0:
        return ""
    lines = done.stderr.strip().splitlines()
    return lines[-1] if lines else f"exit code {done.returncode}"
