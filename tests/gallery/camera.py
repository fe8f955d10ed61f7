"""Takes the pictures."""

import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from attrs import frozen
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from spectacular_bid.gui.application import make_application
from spectacular_bid.gui.autoplay import StuckError
from spectacular_bid.gui.palettes import TABLES
from spectacular_bid.gui.settings import Settings, SurroundChoice
from spectacular_bid.gui.theme import Theme, wear
from spectacular_bid.languages import LANGUAGES
from spectacular_bid.referee import storage
from tests.gallery.house import House
from tests.gallery.moments import MOMENTS, Moment
from tests.gui.desk import Desk

LOOK_MOMENTS = (
    "start",
    "handoff",
    "table-chosen",
    "draw-due",
    "auction-warning",
    "result-score",
    "count-block",
    "over-win",
    "menu",
)
"""What each look is judged by."""


@frozen
class Series:
    """Pictures that belong together."""

    size: tuple[int, int]
    scale: int = 1
    """Qt's scale factor: the picture is that many times as large."""
    language: str = "en"
    looks: bool = False
    """Every look, at a few moments, in place of every moment."""


SERIES = {
    "1280x800": Series((1280, 800)),
    "1024x640": Series((1024, 640)),
    "2560x1600": Series((1280, 800), scale=2),
    **{
        f"1024x640-{code}": Series((1024, 640), language=code)
        for code in LANGUAGES
        if code != "en"
    },
    "1280x800-it": Series((1280, 800), language="it"),
    "looks": Series((1280, 800), looks=True),
}

Dress = Callable[[Settings], None]


def looks() -> Iterator[tuple[str, Dress]]:
    """Every table in every surround, with what makes the settings choose it."""
    for table in TABLES:
        for surround in (SurroundChoice.DARK, SurroundChoice.LIGHT):

            def dress(
                settings: Settings,
                table: str = table,
                surround: SurroundChoice = surround,
            ) -> None:
                settings.table, settings.surround = table, surround

            yield f"{table}-{surround}", dress


def plain(settings: Settings) -> None:
    """What a new player finds, whatever the system looks like."""
    settings.surround = SurroundChoice.DARK


def take(series: Series, folder: Path) -> list[str]:
    """Write a series into a folder; returns why pictures could not be taken."""
    folder.mkdir(parents=True, exist_ok=True)
    missing: list[str] = []
    for name, moment, dress in _wanted(series):
        try:
            write(picture(moment, series, dress), folder / f"{name}.png")
        except StuckError as error:
            missing.append(f"{folder.name}/{name}: {error}")
    return missing


def _wanted(series: Series) -> Iterator[tuple[str, Moment, Dress]]:
    if not series.looks:
        yield from ((name, moment, plain) for name, moment in MOMENTS.items())
        return
    for look, dress in looks():
        yield from ((f"{look}-{name}", MOMENTS[name], dress) for name in LOOK_MOMENTS)


def picture(moment: Moment, series: Series, dress: Dress = plain) -> QImage:
    """The window at a moment."""
    with shown(moment, series, dress) as desk:
        return desk.window.grab().toImage()


@contextmanager
def shown(moment: Moment, series: Series, dress: Dress = plain) -> Iterator[Desk]:
    """The program at a moment, everything laid out."""
    app = make_application()
    app.setCursorFlashTime(0)
    with tempfile.TemporaryDirectory() as name, pytest.MonkeyPatch.context() as patched:
        patched.setattr(storage, "SYNCHRONOUS", "OFF")
        folder = Path(name) / "data"
        house = House(app, folder, series.size, series.language, dress)
        desk = moment(house)
        for _ in range(3):
            QApplication.processEvents()
        try:
            yield desk
        finally:
            desk.close()
            wear(Theme())


def write(image: QImage, path: Path) -> None:
    """As a PNG file, as small as can be. Raises OSError."""
    if not image.save(str(path), "PNG", 0):  # type: ignore[call-overload]
        raise OSError(f"{path} cannot be written")
