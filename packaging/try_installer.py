r"""Install, use, upgrade and remove the program on Windows; look for what stays behind.

    py packaging\try_installer.py SETUP [install | remove]

`install` stops with the program in place, `remove` begins there, and without either
word both are done, one after the other. Only the standard library is needed.
"""

import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

PATIENCE_S = 120
EXIT_RUNNING = 3
"""Of the installer and the uninstaller while the program runs."""
UNINSTALL = r"Software\Microsoft\Windows\CurrentVersion\Uninstall"
CLASSES = r"Software\Classes"
PROGRAM = "spectacular-bid.exe"
CONSOLE_PROGRAM = "spectacular-bid-cli.exe"


class TrialError(Exception):
    """Something is not as it should be; the message says what."""


class Windows:
    """Where the installer puts things for the user who runs it."""

    def __init__(self, setup: Path) -> None:
        local, roaming = (Path(os.environ[n]) for n in ("LOCALAPPDATA", "APPDATA"))
        menu = roaming / "Microsoft" / "Windows" / "Start Menu" / "Programs"
        self.setup = setup.resolve()
        self.program = local / "Programs" / "Spectacular Bid"
        self.matches = local / "spectacular-bid"
        self.shortcut = menu / "Spectacular Bid.lnk"

    def install(self) -> int:
        """Run the installer silently; returns its exit code."""
        return subprocess.call([self.setup, "/S"])

    def uninstall(self, *switches: str) -> None:
        """Run the uninstaller silently and wait until it is through.

        It goes on in a copy of itself, and what was started ends at once.
        """
        subprocess.call([self.program / "uninstall.exe", "/S", *switches])
        wait_until(lambda: not self.program.exists(), f"{self.program} stays")

    def uninstall_in_place(self) -> int:
        """Run the uninstaller without a copy; returns its exit code."""
        # Everything after _?= is the folder, and no quote may be in it.
        command = f'"{self.program / "uninstall.exe"}" /S _?={self.program}'
        return subprocess.call(command)

    def ask(self, *arguments: str) -> str:
        """Run the installed program and return what it prints."""
        command = [str(self.program / CONSOLE_PROGRAM), *arguments]
        done = subprocess.run(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
        )
        told = done.stdout.decode("utf-8", "replace").strip()
        require(done.returncode == 0, f"{arguments} ends with: {told}")
        return told


def require(condition: bool, problem: str) -> None:
    """Raise TrialError unless something holds."""
    if not condition:
        raise TrialError(problem)


def wait_until(condition: Callable[[], bool], problem: str) -> None:
    """Wait for something for a while; raise TrialError if it does not come."""
    deadline = time.monotonic() + PATIENCE_S
    while not condition():
        require(time.monotonic() < deadline, problem)
        time.sleep(0.2)


def parsed(exported: str) -> dict[str, dict[str, str]]:
    """Read what `reg export` writes: keys, and in each its values by their names."""
    keys: dict[str, dict[str, str]] = {}
    for line in exported.splitlines():
        if line.startswith("["):
            values = keys.setdefault(line.strip("[]"), {})
        elif found := re.match(r'(?:"(.*?)"|(@))=(.*)', line):
            values[found[1] or ""] = unquoted(found[3])
    return keys


def unquoted(value: str) -> str:
    """Return a text without the marks that an export puts around and into it."""
    return re.sub(r"\\(.)", r"\1", value[1:-1]) if value.startswith('"') else value


def registry(key: str) -> dict[str, dict[str, str]]:
    """Return what the user's registry holds of the program below a key."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "exported.reg"
        command = ["reg", "export", rf"HKCU\{key}", str(file), "/y"]
        done = subprocess.run(command, capture_output=True, check=False)
        keys = parsed(file.read_text("utf-16")) if done.returncode == 0 else {}
    start = rf"HKEY_CURRENT_USER\{key}" + "\\"
    own = ("SpectacularBid", ".sbid")
    return {
        name.removeprefix(start): values
        for name, values in keys.items()
        if name.removeprefix(start).startswith(own)
    }


@contextmanager
def step(name: str) -> Iterator[None]:
    """Tell of a part of the trial with the seconds that it took."""
    start, result = time.monotonic(), "FAILED"
    try:
        yield
        result = "ok"
    finally:
        took = time.monotonic() - start
        print(f"{took:6.1f} s  {result:6} {name}", flush=True)


def check_installed(windows: Windows, version: str) -> None:
    """The program, its shortcut, its entry and its files' type are there."""
    for path in (windows.program / PROGRAM, windows.shortcut):
        require(path.is_file(), f"{path} is missing")
    entry = registry(UNINSTALL)["SpectacularBid"]
    require(entry["DisplayVersion"] == version, f"the version is {entry}")
    require(int(entry["EstimatedSize"].removeprefix("dword:"), 16) > 0, "no size")
    for name in ("DisplayIcon", "DisplayName", "Publisher", "QuietUninstallString"):
        require(bool(entry.get(name)), f"the entry has no {name}")
    classes = registry(CLASSES)
    record = classes[".sbid"][""]
    opened = classes[rf"{record}\shell\open\command"][""]
    wanted = f'"{windows.program / PROGRAM}" "%1"'
    require(opened == wanted, f".sbid opens with {opened}")


def check_nothing_left(windows: Windows) -> None:
    """No file of the program and no word of it in the registry has stayed."""
    for path in (windows.program, windows.shortcut):
        require(not path.exists(), f"{path} was left behind")
    left = [*registry(UNINSTALL), *registry(CLASSES)]
    require(not left, f"left in the registry: {left}")


def try_install(windows: Windows) -> None:
    """Install, let the program test itself, and upgrade it in place.

    Whoever has the program, or matches to lose, is no place for a trial.
    """
    for path in (windows.program, windows.matches):
        require(not path.exists(), f"{path} is there already")
    with step("installed silently"):
        require(windows.install() == 0, "the installer failed")
        version = windows.ask("--version")
        check_installed(windows, version)
    with step("self-test of the installed program"):
        require("self-test passed" in windows.ask("--self-test"), "not passed")
    with step("upgraded in place, without what only the older version had"):
        stale = windows.program / "_internal" / "of-an-older-version.dll"
        stale.touch()
        require(windows.install() == 0, "the upgrade failed")
        require(not stale.exists(), f"{stale} was left behind")
        check_installed(windows, version)


def try_while_running(windows: Windows) -> None:
    """Neither installer nor uninstaller touches a program that runs."""
    with step("refused to upgrade and to remove the program while it runs"):
        running = subprocess.Popen([windows.program / PROGRAM])
        try:
            wait_until(
                lambda: windows.matches.exists() and any(windows.matches.iterdir()),
                "the program stores nothing",
            )
            require(windows.install() == EXIT_RUNNING, "it was upgraded")
            require(windows.uninstall_in_place() == EXIT_RUNNING, "it was removed")
            require(running.poll() is None, "the program ended by itself")
        finally:
            running.terminate()
            running.wait()
        require((windows.program / PROGRAM).is_file(), "the program is gone")


def try_remove(windows: Windows) -> None:
    """Remove the program twice: with the matches kept, and with them deleted."""
    try_while_running(windows)
    with step("removed silently, with the matches kept"):
        windows.uninstall()
        check_nothing_left(windows)
        require(any(windows.matches.iterdir()), "the matches are gone")
    with step("installed again, removed silently with the matches"):
        require(windows.install() == 0, "the installer failed")
        windows.uninstall("/DELETEMATCHES")
        check_nothing_left(windows)
        require(not windows.matches.exists(), f"{windows.matches} was left behind")


def main(setup: str, part: str = "") -> str:
    """Run the trial, or a part of it; returns what went wrong, or nothing."""
    windows = Windows(Path(setup))
    try:
        if part != "remove":
            try_install(windows)
        if part != "install":
            try_remove(windows)
    except TrialError as error:
        return str(error)
    return ""


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]) or None)
