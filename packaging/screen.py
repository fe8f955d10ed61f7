"""The program, opened once on a virtual X11 screen."""

import os
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import system

PATIENCE_S = 60


def problem_on_virtual_screen(python: Path) -> str:
    """Open the program on a screen of its own; return what went wrong, or nothing."""
    with tempfile.TemporaryDirectory() as folder, virtual_screen() as display:
        if not display:
            return "The virtual screen did not start."
        variables = {**os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
        log = Path(folder) / "log"
        command = [str(python), "-m", "spectacular_bid", "--data", f"{folder}/data"]
        with log.open("wb") as output:
            program = subprocess.Popen(
                command, env=variables, stdout=output, stderr=subprocess.STDOUT
            )
        with ended(program):
            problem = wait_for_picture(python, program, variables)
        said = log.read_text(encoding="utf-8", errors="replace")
        # A box with bad news is a picture too: what it says, stderr says as well.
        if not problem and ("Traceback" in said or "spectacular-bid:" in said):
            problem = "It opened, but complained."
        return f"{said}\n{problem}" if problem else ""


def wait_for_picture(
    python: Path,
    program: subprocess.Popen[bytes],
    variables: dict[str, str],
    *kept_in: Path,
) -> str:
    """Wait until something is painted; return what went wrong, or nothing."""
    look = [str(python), str(system.PROBE), "picture", *map(str, kept_in)]
    deadline = time.monotonic() + PATIENCE_S
    while time.monotonic() < deadline:
        if program.poll() is not None:
            return f"It ended by itself with exit code {program.returncode}."
        if subprocess.call(look, env=variables, stderr=subprocess.DEVNULL) == 0:
            return ""
    return f"It painted nothing within {PATIENCE_S} seconds."


@contextmanager
def virtual_screen() -> Iterator[str]:
    """Run an X server on a free display and yield its name; none if it can't start."""
    reading, writing = os.pipe()
    options = ["-displayfd", str(writing), "-screen", "0", "1280x800x24", "-noreset"]
    with os.fdopen(reading, encoding="ascii") as number:
        server = subprocess.Popen(
            ["Xvfb", *options, "-nolisten", "tcp"],
            pass_fds=[writing],
            stderr=subprocess.DEVNULL,
        )
        os.close(writing)
        with ended(server):
            name = number.readline().strip()
            yield f":{name}" if name else ""


@contextmanager
def ended(process: subprocess.Popen[bytes]) -> Iterator[None]:
    """End a process, come what may."""
    try:
        yield
    finally:
        process.terminate()
        try:
            process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
