"""The ``picture`` command; only drawing waits for Qt to load."""

import json
import os
import sys
from pathlib import Path

from spectacular_bid.gui.picture.arguments import Request
from spectacular_bid.gui.picture.measures import measures
from spectacular_bid.gui.picture.moment import Moment, NoMomentError, moment_after
from spectacular_bid.record.command import EXIT_BROKEN, print_lines
from spectacular_bid.record.files import BrokenRecordError, read_record


class WrongRequestError(ValueError):
    """What was asked for cannot be had; the message says why in one line."""


def picture(request: Request) -> int:
    """Draw or measure; returns the exit status."""
    try:
        moment = _moment(request)
        if request.out is None:
            found = measures(moment.match.table.layout, *request.size)
            return print_lines([json.dumps(found)])
        _draw(moment, request, request.out)
    except WrongRequestError as error:
        sys.stderr.write(f"spectacular-bid: {error}\n")
        return EXIT_BROKEN
    return 0


def _moment(request: Request) -> Moment:
    try:
        return moment_after(read_record(request.record), request.entry)
    except (BrokenRecordError, NoMomentError) as error:
        raise WrongRequestError(f"{str(request.record)!r}: {error}") from error


def _draw(moment: Moment, request: Request, out: Path) -> None:
    # Imported here so that measuring never waits for Qt to load.
    from spectacular_bid.gui.picture.drawing import drawn

    data = drawn(moment, request.seat, request.size, request.language)
    try:
        _write_whole(out, data)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or "no such file can be there"
        raise WrongRequestError(f"{str(out)!r}: cannot be written: {reason}") from error


def _write_whole(path: Path, data: bytes) -> None:
    """The file is there whole or, after an OSError, as it was before."""
    # A name of its own, as one left by a killed run would be in the way for ever.
    part = path.with_name(f"{path.name}.{os.getpid()}.part")
    with part.open("xb") as file:
        try:
            file.write(data)
            file.flush()
            part.replace(path)
        except BaseException:
            part.unlink()
            raise
