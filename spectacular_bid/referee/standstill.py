"""Notes that a clock stands still, for when the journal itself cannot be written.

A note is an empty file named by the seal of the match as it was last stored. It counts
for that state alone, and nobody who cannot read the journal can make one.
"""

import os
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

NAME = "spectacular-bid"


def places() -> Iterator[Path]:
    """Where a note may lie, the best first: outside the journal's own folder."""
    import platformdirs  # not needed by a start without such a note to look for

    yield platformdirs.user_state_path(NAME, appauthor=False) / "standstill"
    user = getattr(os, "getuid", lambda: "own")()
    yield Path(tempfile.gettempdir()) / f"{NAME}-{user}"


def note(seal: str) -> None:
    """Note it in the first place that takes it, if there is one."""
    for place in places():
        with suppress(OSError):
            place.mkdir(mode=0o700, parents=True, exist_ok=True)
            with (place / seal).open("wb") as file:
                # Through a power cut as well, like all that is stored.
                os.fsync(file.fileno())
            (place / seal).chmod(0o600)
            return


def is_noted(seal: str) -> bool:
    """Whether the match with this seal stands still."""
    for place in places():
        with suppress(OSError):
            if (place / seal).is_file():
                return True
    return False


def forget(seal: str) -> None:
    """Take the note back: the journal has gone on."""
    for place in places():
        with suppress(OSError):
            (place / seal).unlink(missing_ok=True)
            place.rmdir()
