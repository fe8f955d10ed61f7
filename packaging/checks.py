"""Everything that must hold before a change is taken."""

import locale
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import environment
import screen
import system


def commands(python: Path) -> Iterator[tuple[str, list[str]]]:
    """Yield the name and the command line of each check."""
    module = [str(python), "-m"]
    program = python.with_name("spectacular-bid" + python.suffix)
    yield "ruff check", [*module, "ruff", "check"]
    yield "ruff format", [*module, "ruff", "format", "--check"]
    yield "mypy", [*module, "mypy"]
    # What measures goes first, in peace; coverage is judged over both parts.
    alone = ["-m", "alone", "--cov", "--cov-report=", "--cov-fail-under=0"]
    yield "pytest, alone", [*module, "pytest", *alone]
    beside = ["-m", "not alone", "-n", "auto", "--cov", "--cov-append"]
    yield "pytest, side by side", [*module, "pytest", *beside]
    yield "self-test", [str(program), "--self-test"]


def surroundings(variables: Mapping[str, str], encoding: str) -> dict[str, str]:
    """Return the variables that checks run with: no screen, and text in UTF-8.

    Under any other encoding Qt warns, and warnings fail tests.
    """
    chosen = {**variables, "QT_QPA_PLATFORM": "offscreen"}
    if sys.platform == "win32":
        # Without a screen Qt looks for fonts where none are.
        fonts = Path(variables.get("WINDIR", r"C:\Windows")) / "Fonts"
        return {"QT_QPA_FONTDIR": str(fonts), **chosen}
    if encoding.upper() != "UTF-8":
        chosen["LC_ALL"] = "C.UTF-8"
    return chosen


def run_all(python: Path) -> int:
    """Run every check, also past a failing one, and say which failed."""
    failed = [name for name, command in commands(python) if _run(name, command) != 0]
    if system.has_xvfb():
        _announce("the program on a virtual screen")
        problem = screen.problem_on_virtual_screen(python)
        print(problem or "It opened.", flush=True)
        failed += ["virtual screen"] if problem else []
    else:
        _announce("the program on a virtual screen: left out, there is no Xvfb")
    print(f"\nFailed: {', '.join(failed)}" if failed else "\nEvery check passed.")
    return 1 if failed else 0


def run_pytest(python: Path, arguments: Sequence[str]) -> int:
    """Run pytest alone."""
    return _run("pytest", [str(python), "-m", "pytest", *arguments])


def _run(name: str, command: Sequence[str]) -> int:
    _announce(name)
    variables = surroundings(os.environ, locale.getencoding())
    return subprocess.call(command, cwd=environment.ROOT, env=variables)


def _announce(name: str) -> None:
    print(f"\n== {name}", flush=True)
