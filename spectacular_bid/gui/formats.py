"""Numbers and times as the language of now writes them.

Every number that may reach a thousand, or have a fraction or a sign, goes through here;
points and pips, which cannot, are the same in all languages.
"""

from PySide6.QtCore import QLocale

TENTHS_MS = 10_000
"""Below this a clock that runs out shows tenths."""


def number(value: float, places: int = 0) -> str:
    """A number with so many decimal places, its thousands marked."""
    written = QLocale().toString(float(value), "f", places)
    # Qt ends lines at the narrow space that French has for thousands.
    whole = written.replace("\N{NARROW NO-BREAK SPACE}", "\N{NO-BREAK SPACE}")
    return whole.replace("-", "\N{MINUS SIGN}")


def clock_time(milliseconds: int) -> str:
    """Minutes and seconds, rounded up so that only an empty clock reads 0:00."""
    minutes, seconds = divmod(-(-milliseconds // 1000), 60)
    return f"{minutes}:{seconds:02}"


def reserve_time(reserve_ms: int) -> str:
    """Minutes and seconds; tenths in the last ten seconds.

    Rounded up, so that only an empty reserve reads 0.0.
    """
    if reserve_ms < TENTHS_MS:
        return number(-(-reserve_ms // 100) / 10, 1)
    return clock_time(reserve_ms)
