"""What `run.py` can be asked to do."""

import os
import signal
import subprocess
import sys

import checks
import environment
import system

USAGE = """\
usage: run.py play [ARGUMENT ...]   set up and open the game, with its arguments
       run.py test [ARGUMENT ...]   set up and run every check; with arguments
                                    pytest alone, with these arguments
       run.py build                 set up, build into dist/ what players of this
                                    system install, and check it
"""


def main(arguments: list[str]) -> int:
    """Carry out a command line and return its exit code."""
    try:
        match arguments:
            case ["play", *rest]:
                return play(rest)
            case ["test", *rest]:
                return test(rest)
            case ["build"]:
                return build()
    except system.SetupError as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    print(USAGE, end="", file=sys.stderr)
    return 2


def play(arguments: list[str]) -> int:
    """Set up and start the game."""
    python = environment.prepare("play")
    system.ensure_qt(python, screen=system.draws_with_x11(os.environ))
    code = subprocess.call([python, "-m", "spectacular_bid", *arguments])
    # Qt aborts without a screen.
    if code == -signal.SIGABRT and not system.has_screen(os.environ):
        raise system.SetupError("There is no screen here: start it from a desktop.")
    return code


def test(arguments: list[str]) -> int:
    """Set up and run every check, or pytest alone with `arguments`."""
    python = environment.prepare("test")
    if system.can_install() and not system.has_xvfb():
        system.install(system.VIRTUAL_SCREEN)
    system.ensure_qt(python, screen=system.has_xvfb())
    if arguments:
        return checks.run_pytest(python, arguments)
    return checks.run_all(python)


def build() -> int:
    """Set up, build and check what players install."""
    system.ensure_build_tools()
    python = environment.prepare("build")
    system.ensure_qt(python, screen=False)
    return subprocess.call([python, environment.ROOT / "packaging" / "build.py"])
