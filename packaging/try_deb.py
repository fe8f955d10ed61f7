"""Install the Debian package in a fresh Debian, use it as players do, and remove it.

    .venv/bin/python packaging/try_deb.py [ROOT]

Run as root after `run.py build`, with debootstrap and Xvfb at hand. ROOT is made, or
taken as it is if there is a Debian in it. Neither Python nor a player of sounds is in
there, and names have accents and spaces wherever they can.
"""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from attrs import field, frozen

import build
import fresh_debian
import screen
import system
from bundle import recipe
from fresh_debian import HOME, FreshDebian
from spectacular_bid import __version__
from spectacular_bid.core.commands import DealHand
from spectacular_bid.core.seats import Pair
from spectacular_bid.core.tiles import DOUBLE_SIX
from spectacular_bid.record.files import record_to_text
from spectacular_bid.record.model import Entry, Record

PROGRAM = f"/usr/bin/{recipe.NAME}"
UNPACKED = "/opt/Café Spiele"
MOVED = f"{UNPACKED}/{recipe.NAME}-{__version__}/{recipe.NAME}"
MATCHES = f"{HOME}/.local/share/{recipe.NAME}/matches.sqlite3"
NOWHERE = {"HOME": "/nowhere"}
GONE = {"DISPLAY": ":987"}
RECORD, PICTURE = "/tmp/Zoës Partie.sbid", "/tmp/Zoës Bild.png"
NOT_WRITABLE = "/nowhere/.local/share/spectacular-bid cannot be used"
PATIENCE_S = 60


@frozen
class Trial:
    """A way to start the program, and what a player may expect of it."""

    what: str
    arguments: tuple[str, ...]
    expected: str
    """Part of what it prints."""
    code: int = 0
    program: str = PROGRAM
    variables: dict[str, str] = field(factory=dict)


DRAWING = ("picture", RECORD, "--entry", "0", "--size", "1280x800", "--out", PICTURE)
TEST = ("--self-test",)
WITHOUT_SCREEN = (
    Trial("tells its version", ("--version",), __version__),
    Trial("tests itself", TEST, "passed"),
    Trial("... in the C locale", TEST, "passed", variables={"LANG": "C"}),
    Trial("... with no home to write to", TEST, "passed", variables=NOWHERE),
    Trial(f"... unpacked in {UNPACKED}", TEST, "passed", program=MOVED),
    Trial("tells a record", ("replay", RECORD), "deal"),
    Trial("draws a record", DRAWING, ""),
    Trial("wants a screen", (), "there is no screen here: start it from a desktop", 2),
    Trial("... that is there", (), "no window can be opened here", 2, PROGRAM, GONE),
    Trial("names a wrong option", ("--sound",), "--sound (see", 2),
)


def main(folder: str = "") -> int:
    """Carry the trials out and return the exit code."""
    with tempfile.TemporaryDirectory() as spare:
        try:
            debian = FreshDebian(Path(folder or f"{spare}/root"))
            results = list(trials(debian))
        except subprocess.CalledProcessError as error:
            print(f"{error}\n{error.stdout}{error.stderr}", file=sys.stderr)
            return 1
    print("All is as it should be." if all(results) else "Not all is as it should be.")
    return 0 if all(results) else 1


def trials(debian: FreshDebian) -> Iterator[bool]:
    """Use the program from its installation to its removal; yields what went well."""
    yield from installed(debian)
    for trial in WITHOUT_SCREEN:
        yield passes(debian, trial)
    with screen.virtual_screen() as display:
        yield from on_screen(debian, {"DISPLAY": display})
    yield from removed(debian)


def installed(debian: FreshDebian) -> Iterator[bool]:
    """Install the package, unpack the archive, and put a record into the system."""
    (package,) = build.DIST.glob(f"{recipe.NAME}_{__version__}_*.deb")
    (archive,) = build.DIST.glob(f"{recipe.NAME}-{__version__}-linux-*.tar.gz")
    fresh_debian.run("cp", str(package), str(debian.inner("/tmp/package.deb")))
    debian.install("/tmp/package.deb")
    debian.inner(UNPACKED).mkdir(exist_ok=True)
    target = str(debian.inner(UNPACKED))
    fresh_debian.run("tar", "--extract", "--file", str(archive), "-C", target)
    record = Record(Pair("Zoë", "Ζωή"), (Entry(0, DealHand(tuple(DOUBLE_SIX))),))
    debian.inner(RECORD).write_text(record_to_text(record), "utf-8")
    debian.inner(RECORD).chmod(0o644)
    yield report("no Python in the system", not debian.has("python*"))
    known = debian.inner("/usr/share/mime/globs2").read_text("utf-8")
    yield report("records are known by their names", "*.sbid" in known)
    opening = debian.inner("/usr/share/applications/mimeinfo.cache").read_text("utf-8")
    yield report("records open with the program", f"={recipe.NAME}.desktop" in opening)


def passes(debian: FreshDebian, trial: Trial) -> bool:
    """Carry out a trial and tell how it went."""
    command = (trial.program, *trial.arguments)
    code, told = debian.ask(*command, variables=trial.variables)
    good = trial.expected in told and code == trial.code
    return report(trial.what, good, f"exit code {code}, {told!r}")


def on_screen(debian: FreshDebian, screen_variables: dict[str, str]) -> Iterator[bool]:
    """Open the window, a second one beside it, and one that can store nothing."""
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder, "log")
        with debian.started(PROGRAM, variables=screen_variables, log=log) as first:
            good = comes(lambda: is_painted(screen_variables))
            yield report("opens its window", good and first.poll() is None)
            again = Trial("... once", (), "open already", variables=screen_variables)
            yield passes(debian, again)
            yield report("... and it stays", first.poll() is None)
        yield report("... without a complaint", not said(log), said(log))
        variables = {**screen_variables, **NOWHERE}
        with debian.started(PROGRAM, variables=variables, log=log):
            good = comes(lambda: NOT_WRITABLE in said(log))
        yield report("says where it cannot store", good, said(log))


def is_painted(screen_variables: dict[str, str]) -> bool:
    """Tell whether anything is to be seen on the screen."""
    variables = {**os.environ, **screen_variables, "QT_QPA_PLATFORM": "xcb"}
    look = [sys.executable, str(system.PROBE), "picture"]
    return subprocess.call(look, env=variables, stderr=subprocess.DEVNULL) == 0


def comes(condition: Callable[[], bool]) -> bool:
    """Wait for something for a while, and tell whether it has come."""
    deadline = time.monotonic() + PATIENCE_S
    while not condition() and time.monotonic() < deadline:
        time.sleep(0.2)
    return condition()


def said(log: Path) -> str:
    """Return what a program has printed up to now."""
    return log.read_text("utf-8", "replace").strip()


def removed(debian: FreshDebian) -> Iterator[bool]:
    """Remove the program; the player's matches are nobody's business."""
    debian.do("apt-get", "-qq", "purge", "-y", recipe.NAME)
    left = [
        path
        for path in debian.inner("/usr").rglob(f"*{recipe.NAME}*")
        if "doc" not in path.parts
    ]
    yield report("nothing of the program is left", not left, f"{left or ''}")
    yield report("the matches are", debian.inner(MATCHES).is_file())


def report(what: str, good: bool, told: str = "") -> bool:
    """Print how something went, and hand it on."""
    told = f": {told}" if told else ""
    print(f"{'ok ' if good else 'BAD'}  {what}{told}", flush=True)
    return good


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
