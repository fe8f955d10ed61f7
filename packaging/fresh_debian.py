"""A Debian as it comes, in a folder, with a player whose name is not ASCII."""

import os
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import screen

SUITE = "bookworm"
PLAYER, HOME = "zoë", "/home/Zoë Müller"
DESKTOP = ("desktop-file-utils", "shared-mime-info")
"""What every desktop has, and keeps its lists of programs and kinds of files with."""
CHROOT = "/usr/sbin/chroot"
AS_ROOT = {"DEBIAN_FRONTEND": "noninteractive", "PATH": "/usr/sbin:/usr/bin"}


class FreshDebian:
    """The system below a folder; whatever fails in it is a CalledProcessError."""

    def __init__(self, root: Path) -> None:
        """Take the system in `root`, or make it there."""
        self.root = root
        if not (root / "usr").exists():
            run("debootstrap", "--variant=minbase", SUITE, str(root))
        if PLAYER not in self.inner("/etc/passwd").read_text("utf-8"):
            options = ("--badname", "--create-home", "--home-dir", HOME)
            self.do("useradd", *options, PLAYER)
        self._player = self.do("id", "--user", PLAYER).strip()
        self.do("apt-get", "-qq", "update")
        self.install(*DESKTOP)

    def inner(self, path: str) -> Path:
        """Return the outer path of one within the system."""
        return self.root / path.lstrip("/")

    def do(self, *command: str) -> str:
        """Run a command as the system's root and return what it prints."""
        return run(CHROOT, str(self.root), *command, variables=AS_ROOT)

    def install(self, *packages: str) -> None:
        """Install packages with all that they depend on, and nothing else."""
        line = ("apt-get", "-qq", "install", "--no-install-recommends", "-y")
        self.do(*line, *packages)

    def has(self, name: str) -> bool:
        """Tell whether there is any program of that name."""
        return any(self.inner("/usr/bin").glob(name))

    def ask(self, *command: str, variables: Mapping[str, str]) -> tuple[int, str]:
        """Run a command as the player; returns its exit code and what it prints."""
        done = subprocess.run(
            self._as_player(command),
            env={**usual(), **variables},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        return done.returncode, done.stdout.strip()

    @contextmanager
    def started(
        self, *command: str, variables: Mapping[str, str], log: Path
    ) -> Iterator[subprocess.Popen[bytes]]:
        """Let the player start a program, and end it in the end."""
        with log.open("wb") as output:
            program = subprocess.Popen(
                self._as_player(command),
                env={**usual(), **variables},
                stdout=output,
                stderr=subprocess.STDOUT,
            )
        with screen.ended(program):
            yield program

    def _as_player(self, command: tuple[str, ...]) -> list[str]:
        player = f"--userspec={self._player}:{self._player}"
        return [CHROOT, player, str(self.root), *command]


def usual() -> dict[str, str]:
    """The variables of the player."""
    return {"HOME": HOME, "USER": PLAYER, "LANG": "C.UTF-8", "PATH": "/usr/bin"}


def run(*command: str, variables: Mapping[str, str] = os.environ) -> str:
    """Run a command and return what it prints."""
    done = subprocess.run(
        command, env=dict(variables), capture_output=True, text=True, check=True
    )
    return done.stdout
