"""Every tile at every turn shows as many pips on each half as it has."""

import re
from collections.abc import Iterator

import pytest
from attrs import define
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage, QPainter

from spectacular_bid.core.tiles import DOUBLE_SIX, Tile
from spectacular_bid.gui.drawing.tiles import paint_tile

pytestmark = pytest.mark.gui

SIZES = (26, 33, 48, 66, 120)
"""Pixels across: the least, two of the board, the hand's, and one at 4K."""
TURNS = (0, 90, 180, 270)
DARK = 110
"""Pips are darker than this; face, groove and shadow are lighter."""

_RUNS = re.compile(rb"\x01+")
_DARKNESS = bytes(value < DARK for value in range(256))


@define(eq=False)
class Blob:
    """Dark pixels that hang together."""

    pixels: int = 0
    sum_x: float = 0
    sum_y: float = 0

    def add(self, row: int, start: int, end: int) -> None:
        length = end - start
        self.pixels += length
        self.sum_x += length * (start + end - 1) / 2
        self.sum_y += length * row

    def swallow(self, other: "Blob") -> None:
        self.pixels += other.pixels
        self.sum_x += other.sum_x
        self.sum_y += other.sum_y

    @property
    def middle(self) -> tuple[float, float]:
        return self.sum_x / self.pixels, self.sum_y / self.pixels


def dark_rows(image: QImage) -> Iterator[bytes]:
    """Each row of an image, 1 where it is dark and 0 elsewhere."""
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    pixels, step = bytes(grey.constBits()), grey.bytesPerLine()
    for row in range(grey.height()):
        yield pixels[row * step : row * step + grey.width()].translate(_DARKNESS)


def blobs(image: QImage) -> list[Blob]:
    """The dark spots of an image; corners do not join."""
    found: list[Blob] = []
    above: list[tuple[int, int, Blob]] = []
    for row, dark in enumerate(dark_rows(image)):
        runs: list[tuple[int, int, Blob]] = []
        for match in _RUNS.finditer(dark):
            start, end = match.span()
            touched = {blob for a, b, blob in above if a < end and start < b}
            own = touched.pop() if touched else Blob()
            if own not in found:
                found.append(own)
            own.add(row, start, end)
            for other in touched:
                own.swallow(other)
                found.remove(other)
                above = [(a, b, own if at is other else at) for a, b, at in above]
                runs = [(a, b, own if at is other else at) for a, b, at in runs]
            runs.append((start, end, own))
        above = runs
    return found


def painted(tile: Tile, width: int, angle: int) -> QImage:
    side = 3 * width
    image = QImage(side, side, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_tile(painter, QPointF(side / 2, side / 2), width, tile, angle=angle)
    painter.end()
    return image


def pips_by_half(image: QImage, angle: int) -> tuple[int, int]:
    """The pips on the side of the high half, and on the other."""
    centre = (image.width() - 1) / 2
    high = low = 0
    for blob in blobs(image):
        x, y = blob.middle
        reach = {0: centre - y, 90: x - centre, 180: y - centre, 270: centre - x}
        high, low = high + (reach[angle] > 0), low + (reach[angle] < 0)
    return high, low


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("angle", TURNS)
@pytest.mark.parametrize("width", SIZES)
def test_every_tile_shows_its_pips_on_the_right_half(width: int, angle: int) -> None:
    for tile in DOUBLE_SIX:
        found = pips_by_half(painted(tile, width, angle), angle)
        assert found == (tile.high, tile.low), tile


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("width", SIZES)
def test_pips_are_of_one_size(width: int) -> None:
    sizes = [blob.pixels for blob in blobs(painted(Tile(6, 5), width, 0))]
    assert max(sizes) <= 1.6 * min(sizes)


@pytest.mark.usefixtures("qapp")
def test_what_hangs_together_in_a_bow_is_one_spot() -> None:
    image = QImage(7, 4, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    for x, y in ((1, 0), (3, 0), (5, 0), (1, 1), (3, 1), (5, 1)):
        image.setPixelColor(x, y, Qt.GlobalColor.black)
    assert len(blobs(image)) == 3
    for x in range(1, 6):
        image.setPixelColor(x, 2, Qt.GlobalColor.black)
    assert [blob.pixels for blob in blobs(image)] == [11]
