"""The ``replay`` command."""

import json
import os
import sys
from collections.abc import Iterable
from pathlib import Path

from spectacular_bid.record.files import BrokenRecordError, read_record
from spectacular_bid.record.states import states
from spectacular_bid.record.told import told

EXIT_UNPRINTED = 1
EXIT_BROKEN = 2


def replay_file(path: Path, *, as_json: bool) -> int:
    """Print the states of the record at ``path``; returns the exit status.

    A file that is no record gives one line on standard error and nothing else.
    """
    try:
        record = read_record(path)
    except BrokenRecordError as error:
        print(f"spectacular-bid: {str(path)!r}: {error}", file=sys.stderr)
        return EXIT_BROKEN
    if as_json:
        return print_lines(map(json.dumps, states(record.entries)))
    return print_lines(told(record))


def print_lines(lines: Iterable[str]) -> int:
    """Print lines, whoever reads them; returns the exit status."""
    try:
        for line in lines:
            print(line)
        # Unlike sys.stdout.flush() this bears a standard output that was closed.
        print(end="", flush=True)
    except OSError as error:
        # Keep the interpreter from trying, and complaining, once more at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if isinstance(error, BrokenPipeError):
            return 0  # The reader has seen enough.
        print(f"spectacular-bid: cannot print: {error.strerror}", file=sys.stderr)
        return EXIT_UNPRINTED
    return 0
