"""The project's own `.venv`: made, filled with the pinned packages, kept up to date.

Each finished step leaves a mark, a file that holds the digest of what the step was
made from. A step whose mark is missing or differs is done again.
"""

import hashlib
import importlib.util
import os
import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

import system

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PINS = {
    "play": "requirements.txt",
    "test": "requirements-test.txt",
    "build": "requirements-build.txt",
}


def prepare(purpose: str) -> Path:
    """Bring `.venv` up to date for a purpose of `PINS` and return its Python."""
    python = python_of(VENV)
    pins = pins_digest(ROOT)
    if not is_marked(VENV, "intact", pins) or not python.exists():
        make_venv(VENV)
        mark(VENV, "intact", pins)
    if not is_marked(VENV, purpose, pins):
        # An interrupted installation may leave half a package, which pip would take
        # for a whole one: until it is through, the folder is to be made anew.
        unmark(VENV, "intact")
        install_pins(python, ROOT / "packaging" / PINS[purpose])
        # The packages for all else hold those for play.
        for step in {purpose, "play"}:
            mark(VENV, step, pins)
        mark(VENV, "intact", pins)
    project = digest([(ROOT / "pyproject.toml").read_bytes()])
    if not is_marked(VENV, "project", project):
        install_project(python, ROOT)
        make_links_relative(VENV, ROOT)
        mark(VENV, "project", project)
    return python


def python_of(venv: Path) -> Path:
    """Return the interpreter of a virtual environment."""
    return venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def digest(parts: Iterable[bytes]) -> str:
    """Return one digest of several parts, whose borders count."""
    total = hashlib.sha256()
    for part in parts:
        total.update(hashlib.sha256(part).digest())
    return total.hexdigest()


def pins_digest(root: Path) -> str:
    """Return the digest of all that the installed packages depend on.

    The place is part of it: neither a `.venv` nor what is in it can be moved.
    """
    pins = [(root / "packaging" / name).read_bytes() for name in PINS.values()]
    return digest([sys.version.encode(), os.fsencode(root), *pins])


def is_marked(venv: Path, step: str, wanted: str) -> bool:
    """Tell whether a step was finished for exactly this digest."""
    path = _mark_path(venv, step)
    return path.is_file() and path.read_bytes() == wanted.encode()


def mark(venv: Path, step: str, done: str) -> None:
    """Record a finished step."""
    _mark_path(venv, step).write_bytes(done.encode())


def unmark(venv: Path, step: str) -> None:
    """Forget that a step was finished."""
    _mark_path(venv, step).unlink(missing_ok=True)


def _mark_path(venv: Path, step: str) -> Path:
    return venv / f"spectacular-bid-{step}"


def make_venv(venv: Path) -> None:
    """Make an empty virtual environment in place of whatever is there."""
    if not all(map(importlib.util.find_spec, ("venv", "ensurepip"))):
        package = f"python3.{sys.version_info.minor}-venv"
        # Where it is missing Qt's libraries will be: ask once for all of them.
        wanted = [package, *system.QT_LIBRARIES, *system.SCREEN_LIBRARIES]
        system.provide(wanted, "Python's venv module is missing")
    print(f"Making {venv.name}", flush=True)
    if subprocess.call([sys.executable, "-m", "venv", "--clear", venv]):
        raise system.SetupError(
            f"Making {venv} failed: close what runs from it, or delete it."
        )


def install_pins(python: Path, requirements: Path) -> None:
    """Install exactly the packages that a requirements file names."""
    options = ["--require-hashes", "--only-binary=:all:", "-r", str(requirements)]
    if _pip_install(python, options):
        raise system.SetupError(
            "The packages could not be installed (see above): "
            "is the package index within reach?"
        )


def install_project(python: Path, root: Path) -> None:
    """Install the project itself, so that it follows the source."""
    options = ["--no-deps", "--no-build-isolation", "-e", str(root)]
    if _pip_install(python, options):
        raise system.SetupError("The project itself could not be installed.")


def make_links_relative(venv: Path, root: Path) -> None:
    """Let the installed project point to the source by a relative path.

    Python up to 3.12 reads these files in the locale's encoding, pip writes UTF-8: an
    accent in a folder's name would hide the source on Windows and stop Python itself
    in an ASCII locale.
    """
    for link in venv.glob("**/site-packages/*spectacular_bid.pth"):
        link.write_text(os.path.relpath(root, link.parent) + "\n", "ascii")


def _pip_install(python: Path, options: Sequence[str]) -> int:
    pip = [str(python), "-m", "pip", "--disable-pip-version-check", "--no-input"]
    return subprocess.call([*pip, "install", *options])
