"""``--self-test``: is everything there, and can a match be played in the window?"""

import os
import random
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QTranslator
from PySide6.QtGui import QIcon

from spectacular_bid.core.tiles import DOUBLE_SIX, Tile
from spectacular_bid.gui.application import make_application
from spectacular_bid.gui.autoplay import Robot, StuckError
from spectacular_bid.gui.language import LanguageSwitch
from spectacular_bid.gui.program import Program
from spectacular_bid.gui.settings import Settings
from spectacular_bid.gui.sound import Sound
from spectacular_bid.languages import LANGUAGES
from spectacular_bid.referee.journal import Journal
from spectacular_bid.referee.referee import Equipment
from spectacular_bid.referee.shuffle import Shuffle
from spectacular_bid.referee.time_source import SystemTime
from spectacular_bid.resources import resource_root

SEED = 28
ENOUGH_STEPS = 5_000


def self_test() -> int:
    """Print what is missing, or that nothing is; returns the exit status."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    try:
        problems = [*_faulty_resources(), *_faulty_match()]
    except FileNotFoundError as error:
        problems = [str(error)]
    for problem in problems:
        sys.stderr.write(f"spectacular-bid: {problem}\n")
    if not problems:
        sys.stdout.write("self-test passed\n")
    return 1 if problems else 0


def _faulty_resources() -> Iterator[str]:
    root = resource_root()
    wanted = {f"translations/spectacular_bid_{code}.qm" for code in LANGUAGES}
    wanted |= {f"guide/{code}.html" for code in LANGUAGES}
    wanted |= {f"sounds/{sound}.wav" for sound in Sound}
    wanted.add("pictures/icon.svg")
    found = {path.relative_to(root).as_posix() for path in root.rglob("*.*")}
    yield from (f"the resource {name} is missing" for name in sorted(wanted - found))
    make_application()
    for name in sorted(found):
        if not _opens(root / name):
            yield f"the resource {name} cannot be opened"


def _opens(path: Path) -> bool:
    if path.suffix == ".qm":
        return QTranslator().load(str(path))
    if path.suffix == ".svg":
        return not QIcon(str(path)).pixmap(32, 32).isNull()
    return path.stat().st_size > 0


def _faulty_match() -> Iterator[str]:
    """Play a match in the first language by clicks, and one in the last by keys."""
    app = make_application()
    first, *_, last = LANGUAGES
    for code, keys in ((first, False), (last, True)):
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            settings = Settings(folder)
            settings.animations = False
            language = LanguageSwitch(app)
            language.speak(code)
            journal = Journal(folder)
            equipment = Equipment(journal, SystemTime(), scripted_shuffle(SEED))
            program = Program(equipment, settings, language)
            program.open()
            robot = Robot(program.window, random.Random(SEED), keys=keys)
            try:
                robot.play_match(ENOUGH_STEPS)
            except StuckError as error:
                yield f"the match cannot be played: {error}"
            program.window.may_close = True
            program.window.close()
            journal.close()


def scripted_shuffle(seed: int) -> Shuffle:
    """A shuffle that deals the same hands every time."""
    source = random.Random(seed)

    def shuffle() -> tuple[Tile, ...]:
        tiles = list(DOUBLE_SIX)
        source.shuffle(tiles)
        return tuple(tiles)

    return shuffle
