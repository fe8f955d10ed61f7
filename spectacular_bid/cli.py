"""The command line: opens the game, or replays or draws a record without a window."""

import argparse
import gc
import sys
from pathlib import Path
from typing import NoReturn

from spectacular_bid import __version__
from spectacular_bid.gui.picture.arguments import add_arguments, request_from
from spectacular_bid.languages import LANGUAGES


def main(arguments: list[str] | None = None) -> int:
    """Run ``spectacular-bid``; returns the exit status."""
    options = _parser().parse_args(arguments)
    if options.command == "replay":
        # Imported here so that replaying never waits for Qt to load.
        from spectacular_bid.record.command import replay_file

        return replay_file(options.file, as_json=options.json)
    if options.command == "picture":
        from spectacular_bid.gui.picture.command import picture

        return picture(request_from(options, options.language or next(iter(LANGUAGES))))
    if options.self_test:
        from spectacular_bid.gui.self_test import self_test

        return self_test()
    # What starting makes stays, so that looking for garbage in it is lost time.
    gc.disable()
    from spectacular_bid.gui.application import run

    return run(data=options.data, language=options.language)


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        told = " ".join(message.split())
        self.exit(2, f"{self.prog}: {told} (see {self.prog} --help)\n")


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="spectacular-bid",
        description="A two-player Fives domino duel with auctions and a match clock.",
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
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    replay = commands.add_parser("replay", help="print every state of a match record")
    replay.add_argument("file", type=Path, help="a match record (.sbid)")
    replay.add_argument("--json", action="store_true", help="one JSON object a line")
    drawing = commands.add_parser("picture", help="draw a moment of a match record")
    add_arguments(drawing)
    return parser


if __name__ == "__main__":
    sys.exit(main())
