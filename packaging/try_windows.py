"""Build the Windows program under wine and try it, installed, from first to last.

    python3 packaging/try_windows.py FOLDER

FOLDER is for the log and for a picture of the start screen. It takes Debian or Ubuntu
with wine (as root it is installed), a package index, and up to fifteen minutes.
"""

import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

import environment
import screen
import system
import wine
from try_installer import TrialError, step

WORK = environment.ROOT / "build" / "windows-trial"
SOURCE = "spectacular-bid"
"""The source's folder on drive C:."""
NOT_SOURCE = shutil.ignore_patterns(".*", "__pycache__", "build", "dist", "*.egg-info")
INSTALLED = r"AppData\Local\Programs\Spectacular Bid\spectacular-bid.exe"
SETTLING_S = 3
REGISTRIES = ("system.reg", "user.reg")
OF_WINE_OR_PASSING = re.compile(
    r"Software\\\\Wine|/Temp/|(^|/)windows/|Printers|^\[Software\\\\Classes$"
)
"""What comes and goes while any program runs, and a key that every Windows has."""


def main(folder: Path) -> int:
    """Try everything; returns the exit code."""
    folder.mkdir(parents=True, exist_ok=True)
    missing = [name for tool, name in wine.TOOLS.items() if not shutil.which(tool)]
    if missing:
        system.provide(missing, "Trying Windows needs more of the system")
    windows = wine.Wine(WORK)
    try:
        prepare(windows)
        with windows.desktop():
            setup = build(windows, folder)
        try_setup(windows, setup, folder)
    except (TrialError, system.SetupError) as error:
        print(error, file=sys.stderr)
        return 1
    # It takes more than a gigabyte, and tells nothing more once all is well.
    shutil.rmtree(WORK)
    print(f"{setup.stat().st_size / 1e6:8.1f} MB  {setup}")
    return 0


def prepare(windows: wine.Wine) -> None:
    """Make a Windows with Python and the program's source."""
    with step("made a Windows of wine's"):
        windows.make()
    with step("fetched Python for Windows"):
        wine.bring_python(environment.prepare("build"), windows.drive)
    shutil.copytree(environment.ROOT, windows.drive / SOURCE, ignore=NOT_SOURCE)


def build(windows: wine.Wine, folder: Path) -> Path:
    """Build as on Windows, all but the installer; returns that, in `folder`."""
    source = windows.drive / SOURCE
    with step("built by run.py, which fetched the packages, and tested itself"):
        command = (wine.PYTHON, r"packaging\run.py", "build")
        windows.run(*command, folder=source, log=folder / "build.log")
    with step("made the installer"):
        python = environment.prepare("build")
        made = subprocess.call([python, source / "packaging" / "windows.py"])
        held = {path.stem for path in (source / "dist").rglob("*.dll")}
        if made or held.intersection(wine.STAND_INS):
            raise TrialError(
                "The installer could not be made, or holds a file of wine's."
            )
    (setup,) = (source / "dist").glob("*-setup.exe")
    return Path(shutil.copy(setup, folder))


def try_setup(windows: wine.Wine, setup: Path, folder: Path) -> None:
    """Install, use and remove the program, with a picture in between."""
    before = held(windows)
    with screen.virtual_screen() as display:
        windows.variables["DISPLAY"] = display
        with windows.desktop():
            run_trial(windows, setup, "install")
            with step("opened the installed program and took its picture"):
                take_picture(windows, folder / "start.png")
            run_trial(windows, setup, "remove")
        windows.wait_until_quiet()
    with step("compared all files and the registry with those before"):
        left = sorted(held(windows) - before)
        if left:
            raise TrialError("Left behind:\n" + "\n".join(left))


def run_trial(windows: wine.Wine, setup: Path, part: str) -> None:
    """Run a part of the trial that any Windows can run."""
    script = rf"C:\{SOURCE}\packaging\try_installer.py"
    print(windows.run(wine.PYTHON, script, wine.name_inside(setup), part), flush=True)


def take_picture(windows: wine.Wine, file: Path) -> None:
    """Open the installed program and keep what can be seen of it."""
    (program,) = windows.drive.glob("users/*/" + INSTALLED.replace("\\", "/"))
    python = environment.prepare("build")
    pipe = subprocess.PIPE
    running = subprocess.Popen(
        ["wine", program], env=windows.variables, stdin=pipe, stdout=pipe, stderr=pipe
    )
    variables = {**windows.variables, "QT_QPA_PLATFORM": "xcb"}
    with screen.ended(running):
        problem = screen.wait_for_picture(python, running, variables, file)
        # The first thing to be seen may be half of it.
        time.sleep(SETTLING_S)
        screen.wait_for_picture(python, running, variables, file)
    if problem:
        raise TrialError(problem)


def held(windows: wine.Wine) -> set[str]:
    """Return all files and all keys of the registry, but for what passes by."""
    windows.wait_until_quiet()
    files = {
        path.relative_to(windows.prefix).as_posix()
        for path in windows.drive.rglob("*")
        if path.is_file()
    }
    keys = {
        line.rpartition("]")[0]
        for name in REGISTRIES
        for line in (windows.prefix / name).read_text("utf-8", "replace").splitlines()
        if line.startswith("[")
    }
    return {name for name in files | keys if not OF_WINE_OR_PASSING.search(name)}


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]).resolve()))
