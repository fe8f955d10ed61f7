"""Reads a record file for the window, or says in a sentence why it cannot be."""

import unicodedata
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from spectacular_bid.record.files import BrokenRecordError, record_from_text
from spectacular_bid.record.model import Record

MOST_BYTES = 4_000_000
"""Of a record; the longest match takes a tenth of that."""
LONGEST_SHOWN = 40
"""Of what a file says, in characters."""
_TURNING = ("LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI")

translate = QCoreApplication.translate


class UnreadableRecordError(ValueError):
    """There is no record; the message is for the players."""


def read(path: Path) -> Record:
    """The record in a file. Raises UnreadableRecordError."""
    try:
        return record_from_text(_content(path).decode("utf-8"))
    except (BrokenRecordError, UnicodeDecodeError) as error:
        text = _why_no_record(str(error))
    except OSError as error:
        text = _why_not_read(error)
    raise UnreadableRecordError(text.format(name=tidy(path.name or str(path))))


def tidy(text: str, longest: int = LONGEST_SHOWN) -> str:
    """A text from outside on one line, not too long, of letters that Qt bears."""
    kept = " ".join("".join(map(_bearable, text)).split())
    return kept if len(kept) <= longest else f"{kept[:longest]}…"


def _bearable(letter: str) -> str:
    """Controls, lone halves of a surrogate pair and what turns words about are not."""
    controls = unicodedata.category(letter) in ("Cc", "Cs", "Zl", "Zp")
    return " " if controls or unicodedata.bidirectional(letter) in _TURNING else letter


def _content(path: Path) -> bytes:
    """Whatever is no file, or far too large for a record, is not even opened."""
    if path.is_dir():
        raise IsADirectoryError
    if not path.is_file():
        raise OSError if path.exists() else FileNotFoundError
    if path.stat().st_size > MOST_BYTES:
        raise BrokenRecordError("is too large")
    return path.read_bytes()


def _why_not_read(error: OSError) -> str:
    if isinstance(error, IsADirectoryError):
        return translate("Replay", "{name} is a folder, no match record.")
    if isinstance(error, FileNotFoundError):
        return translate("Replay", "There is no file {name}.")
    if isinstance(error, PermissionError):
        return translate("Replay", "You are not allowed to read {name}.")
    return translate("Replay", "{name} could not be read.")


def _why_no_record(reason: str) -> str:
    """From what the format says of a file to what players have to know."""
    if reason.startswith("'version'"):
        return translate(
            "Replay", "{name} was written by another version of the program."
        )
    if reason.startswith(("entry ", "'entries'", "'players'", "holds what")):
        return translate("Replay", "{name} is damaged: its match cannot be shown.")
    return translate("Replay", "{name} is no match record.")
