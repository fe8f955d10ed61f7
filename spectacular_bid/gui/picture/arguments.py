"""What the ``picture`` command is asked for, and how it is said."""

import argparse
import re
from pathlib import Path
from typing import NamedTuple

from spectacular_bid.core.seats import Seat
from spectacular_bid.gui.sizes import LARGEST_SIZE, SMALLEST_SIZE

SUFFIX = ".png"
EXPLANATION = """\
ENTRY counts from 0, and the table is drawn as it is after that entry. Without --seat
both hands lie face down. SIZE, in pixels, is the whole picture's.

--json prints one object instead of drawing, in pixels of the whole picture from its
top left corner:

  board    [x, y, width, height] of the board
  tiles    the laid tiles, the opening tile first, then arm by arm from the inside out:
           tile; arm (null for the opening tile); x and y, the middle of the tile;
           width and height of its upright bounding box; angle, the clockwise turn in
           degrees from where the high half is on top; across, true where the tile lies
           across its line, as doubles do
  targets  [x, y, width, height] of the place of a next tile that is no double, for
           each open arm; before the opening only "open", the opening tile's place
"""


class Request(NamedTuple):
    """What is to be drawn, as the command line gave it."""

    record: Path
    entry: int
    size: tuple[int, int]
    seat: Seat | None
    out: Path | None
    """Where the picture goes; None to print measures instead."""
    language: str


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Let a parser understand requests, and explain them."""
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.description = "Draw the table at any moment of a match record."
    parser.epilog = EXPLANATION
    add = parser.add_argument
    add("file", type=Path, help="a match record (.sbid)")
    add("--entry", type=_entry, required=True, help="the moment after this entry")
    add("--size", type=_size, required=True, help="such as 1280x800")
    add("--seat", choices=("0", "1"), help="whose tiles lie face up, at the bottom")
    result = parser.add_mutually_exclusive_group(required=True)
    result.add_argument("--out", type=_out, metavar="FILE.png", help="draw this file")
    result.add_argument("--json", action="store_true", help="print where tiles lie")


def request_from(options: argparse.Namespace, language: str) -> Request:
    """The request that was parsed."""
    seat = None if options.seat is None else Seat(int(options.seat))
    return Request(
        options.file, options.entry, options.size, seat, options.out, language
    )


def _entry(text: str) -> int:
    if not re.fullmatch(r"-?[0-9]{1,12}", text, re.ASCII):
        raise argparse.ArgumentTypeError(f"no whole number: {text!r}")
    return int(text)


def _size(text: str) -> tuple[int, int]:
    found = re.fullmatch(r"([0-9]{1,6})x([0-9]{1,6})", text, re.ASCII)
    if found is None:
        raise argparse.ArgumentTypeError(f"no size such as 1280x800: {text!r}")
    width, height = int(found[1]), int(found[2])
    least, most = SMALLEST_SIZE, LARGEST_SIZE
    if not (least[0] <= width <= most[0] and least[1] <= height <= most[1]):
        smallest, largest = (f"{each[0]}x{each[1]}" for each in (least, most))
        told = f"not between {smallest} and {largest}: {text!r}"
        raise argparse.ArgumentTypeError(told)
    return width, height


def _out(text: str) -> Path:
    path = Path(text)
    if path.suffix.lower() != SUFFIX:
        raise argparse.ArgumentTypeError(f"does not end in {SUFFIX}: {text!r}")
    return path
