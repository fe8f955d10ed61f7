"""``--self-test``: is everything there, and can a match be played in the window?"""

import random
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from PySide6.QtCore import QEvent, QTranslator
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from spectacular_bid.core.match import Over
from spectacular_bid.core.tiles import DOUBLE_SIX, Tile
from spectacular_bid.gui.application import make_application
from spectacular_bid.gui.autoplay import Robot, StuckError
from spectacular_bid.gui.language import LanguageSwitch
from spectacular_bid.gui.program import Program
from spectacular_bid.gui.settings import Settings
from spectacular_bid.gui.sound import Sound
from spectacular_bid.gui.unseen import go_without_screen
from spectacular_bid.gui.window import Window
from spectacular_bid.languages import LANGUAGES
from spectacular_bid.record.files import read_record, record_to_text, write_private
from spectacular_bid.record.model import SUFFIX
from spectacular_bid.record.states import replay
from spectacular_bid.referee.journal import Journal
from spectacular_bid.referee.referee import Equipment
from spectacular_bid.referee.shuffle import Shuffle
from spectacular_bid.referee.time_source import SystemTime
from spectacular_bid.resources import resource_root

SEED = 6
"""Of a match that is over soon, but not before every language has had its turn."""
SITTING_STEPS = 8
ENOUGH_STEPS = 5_000
FIRST_MATCH = 1
"""The id of an empty journal's first match."""


def self_test() -> int:
    """Print what is missing, or that nothing is; returns the exit status."""
    go_without_screen()
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
    """Play one match in as many sittings as there are languages, one in each.

    After each the program is closed, and the next resumes the match, by keys and by
    clicks in turn. The last plays to the end by clicks, as keys have to be held.
    """
    *others, last = LANGUAGES
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        try:
            for number, code in enumerate(others):
                _sit(folder, code, SITTING_STEPS, keys=number % 2 == 0)
            _sit(folder, last, ENOUGH_STEPS, keys=False)
        except StuckError as error:
            yield f"the match cannot be played: {error}"
            return
        yield from _faulty_record(folder)


def _sit(folder: Path, code: str, steps: int, *, keys: bool) -> None:
    """Open the program in a language, play on for some steps, and close it.

    Raises StuckError if that cannot be done, or if the match has been lost since.
    """
    app = make_application()
    settings = Settings(folder)
    settings.animations = False
    language = LanguageSwitch(app)
    language.speak(code)
    journal = Journal(folder)
    equipment = Equipment(journal, SystemTime(), scripted_shuffle(SEED))
    if any(settings.names) and journal.unfinished() is None:
        raise StuckError("it was not stored")
    program = Program(equipment, settings, language)
    program.open()
    _read_guide(program.window)
    robot = Robot(program.window, random.Random(SEED), keys=keys)
    for _ in range(steps):
        if robot.screen == "overScreen":
            break
        robot.step()
    program.window.may_close = True
    program.window.close()
    journal.close()
    # Before Python forgets the program piece by piece.
    for one in (program.window, language):
        one.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def _read_guide(window: Window) -> None:
    window.toggle_guide()
    QApplication.processEvents()
    if not window.guide.is_open:
        raise StuckError("the guide does not open")
    window.toggle_guide()


def _faulty_record(folder: Path) -> Iterator[str]:
    """Whether the match that was played can be read again, from its file too."""
    with closing(Journal(folder)) as journal:
        if journal.unfinished() is not None:
            yield f"the match was not over after {ENOUGH_STEPS} steps"
            return
        record = journal.load(FIRST_MATCH).record
    place = folder / f"match{SUFFIX}"
    write_private(place, record_to_text(record))
    *_, end = replay(read_record(place).entries)
    if not isinstance(end.match.stage, Over):
        yield "the record of the match tells another one"


def scripted_shuffle(seed: int) -> Shuffle:
    """A shuffle that deals the same hands every time."""
    source = random.Random(seed)

    def shuffle() -> tuple[Tile, ...]:
        tiles = list(DOUBLE_SIX)
        source.shuffle(tiles)
        return tuple(tiles)

    return shuffle
