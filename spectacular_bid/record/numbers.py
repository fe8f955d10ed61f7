"""JSON whose impossible numbers are found where they stand, not when it is parsed."""

import json
from math import isfinite
from typing import Any

from attrs import frozen


@frozen
class NoNumber:
    """What stood in place of a number: NaN, Infinity, or more than Python reads."""

    text: str

    def __str__(self) -> str:
        return self.text


def parsed(text: str) -> Any:
    """The JSON value of a text, with a NoNumber wherever no number can be.

    Raises json.JSONDecodeError, or RecursionError if it is nested too deeply.
    """
    return json.loads(
        text, parse_constant=NoNumber, parse_int=_whole, parse_float=_fraction
    )


def first_no_number(value: object) -> NoNumber | None:
    """A NoNumber anywhere in a parsed value, None if all is well."""
    open_values = [value]
    while open_values:
        match open_values.pop():
            case NoNumber() as found:
                return found
            case dict() as members:
                open_values.extend(members.values())
            case list() as items:
                open_values.extend(items)
    return None


def _whole(text: str) -> int | NoNumber:
    try:
        return int(text)
    except ValueError:
        # Python refuses to read whole numbers of more than 4,300 digits.
        return NoNumber(text)


def _fraction(text: str) -> float | NoNumber:
    number = float(text)
    return number if isfinite(number) else NoNumber(text)
