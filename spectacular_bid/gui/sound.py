"""Short, quiet sounds, by what each system has to play them.

Qt's own player would be half as large again as the whole program. No player and no
audio device are no error: then there is silence.
"""

import shutil
import sys
from collections.abc import Sequence
from enum import StrEnum

from PySide6.QtCore import QProcess

from spectacular_bid.resources import resource

LINUX_PLAYERS = (("pw-play",), ("paplay",), ("aplay", "-q"))


class Sound(StrEnum):
    """What can be heard, named as its file."""

    TILE = "tile"
    TOKENS = "tokens"
    DRAW = "draw"
    PASS = "pass"
    LOW_TIME = "low_time"
    FLAG = "flag"
    WIN = "win"


def play(sound: Sound) -> None:
    """Let a sound be heard; returns at once."""
    path = str(resource(f"sounds/{sound}.wav"))
    if sys.platform == "win32":
        import winsound

        winsound.PlaySound(
            path, winsound.SND_FILENAME | winsound.SND_ASYNC | winsound.SND_NODEFAULT
        )
        return
    player = _player()
    if player:
        process = QProcess()
        process.setProgram(player[0])
        process.setArguments([*player[1:], path])
        process.setStandardOutputFile(QProcess.nullDevice())
        process.setStandardErrorFile(QProcess.nullDevice())
        process.startDetached()


def _player() -> Sequence[str]:
    if sys.platform == "darwin":
        return ("afplay",)
    return next((found for found in LINUX_PLAYERS if shutil.which(found[0])), ())
