"""The command line: opens the game, or replays or draws a record without a window."""

import argparse
import gc
import sys
from pathlib import Path
from typing import NoReturn

from spectacular_bid import __version__
from spectacular_bid.languages import LANGUAGES

COMMANDS = ("replay", "picture")


def main(arguments: list[str] | None = None) -> int:
    """Run ``spectacular-bid``; returns the exit status."""
    options = parsed(sys.argv[1:] if arguments is None else arguments)
    if options.command == "replay":
        # Imported here so that replaying never waits for Qt to load.
        from spectacular_bid.record.command import replay_file

        return replay_file(options.file, as_json=options.json)
    if options.command == "picture":
        from spectacular_bid.gui.picture.arguments import request_from
        from spectacular_bid.gui.picture.command import picture

        return picture(request_from(options, options.language or next(iter(LANGUAGES))))
    if options.self_test:
        from spectacular_bid.gui.self_test import self_test

        return self_test()
    # What starting makes stays, so that looking for garbage in it is lost time.
    gc.disable()
    from spectacular_bid.gui.application import run

    return run(data=options.data, language=options.language, record=options.file)


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        told = " ".join(message.split())
        self.exit(2, f"{self.prog}: {told} (see {self.prog} --help)\n")


def parsed(arguments: list[str]) -> argparse.Namespace:
    """The options, with ``command`` and ``file``, either of which may be None.

    argparse knows no file beside commands: whatever stands in the place of a command
    and is called by no command's name is a file.
    """
    options, others = _options(add_help=False).parse_known_args(arguments)
    if not others:
        # The usual start waits for no commands to be explained.
        options.command = options.file = None
        return options
    if not others[0].startswith("-") and others[0] not in COMMANDS:
        opening = _options()
        opening.add_argument("file", type=Path, metavar="FILE")
        opening.set_defaults(command=None)
        return opening.parse_args(arguments)
    return _with_commands().parse_args(arguments)


def _options(*, add_help: bool = True) -> _Parser:
    parser = _Parser(
        prog="spectacular-bid",
        description="A two-player Fives domino duel with auctions and a match clock.",
        epilog="With a match record (.sbid) in place of a COMMAND, the window opens on"
        " its replay; one that is called like a command is given as ./replay.",
        add_help=add_help,
    )
    parser.add_argument("--version", action="version", version=__version__)
    parser.add_argument(
        "--data", type=Path, metavar="DIR", help="keep matches and settings in DIR"
    )
    parser.add_argument("--language", choices=LANGUAGES, help="language of the window")
    parser.add_argument(
        "--self-test",
        action="store_true",
        help="open every resource, play one match unseen, and say what is missing",
    )
    return parser


def _with_commands() -> _Parser:
    parser = _options()
    parser.set_defaults(file=None)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    replay = commands.add_parser("replay", help="print every state of a match record")
    replay.add_argument("file", type=Path, help="a match record (.sbid)")
    replay.add_argument("--json", action="store_true", help="one JSON object a line")
    drawing = commands.add_parser("picture", help="draw a moment of a match record")
    from spectacular_bid.gui.picture.arguments import add_arguments

    add_arguments(drawing)
    return parser


if __name__ == "__main__":
    sys.exit(main())
