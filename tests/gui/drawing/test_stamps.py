"""Kept pictures look like what was painted, and are not kept without end."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from spectacular_bid.core.seats import Seat
from spectacular_bid.gui.drawing import stamps
from spectacular_bid.gui.drawing.tiles import paint_back, paint_tile
from tests.gui.turns import tile

pytestmark = pytest.mark.gui

BOX = QRectF(-10, -10, 20, 20)


@pytest.fixture(autouse=True)
def _nothing_kept() -> Iterator[None]:
    stamps.forget()
    yield
    stamps.forget()


def dot(painter: QPainter) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#204060"))
    painter.drawEllipse(QPointF(), 8, 8)


def canvas(ratio: float = 1.0) -> QImage:
    side = round(60 * ratio)
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.white)
    return image


def painted(ratio: float, at: QPointF, *, stamped: bool) -> QImage:
    image = canvas(ratio)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if stamped:
        stamps.stamp(painter, at, BOX, "dot", dot)
    else:
        painter.translate(at)
        dot(painter)
    painter.end()
    return image


def difference(one: QImage, other: QImage) -> int:
    """The largest in any pixel's green."""
    return max(
        abs(one.pixelColor(x, y).green() - other.pixelColor(x, y).green())
        for x in range(one.width())
        for y in range(one.height())
    )


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
@pytest.mark.parametrize("at", [QPointF(30, 30), QPointF(28.5, 31.25)])
def test_a_stamp_is_as_sharp_as_what_it_stands_for(ratio: float, at: QPointF) -> None:
    one = painted(ratio, at, stamped=True)
    assert difference(one, painted(ratio, at, stamped=False)) <= 32


def test_a_turned_painter_gets_the_thing_itself(qapp: object) -> None:
    images = [canvas(), canvas()]
    for stamped, image in enumerate(images):
        painter = QPainter(image)
        painter.translate(30, 30)
        painter.rotate(30)
        if stamped:
            stamps.stamp(painter, QPointF(), BOX, "dot", dot)
        else:
            dot(painter)
        painter.end()
    assert images[0] == images[1]


def test_the_same_thing_is_painted_once() -> None:
    times: list[int] = []

    def paint(painter: QPainter) -> None:
        times.append(1)
        dot(painter)

    image = canvas()
    painter = QPainter(image)
    for x in (10, 20, 30):
        stamps.stamp(painter, QPointF(x, 30), BOX, "counted", paint)
    painter.end()
    assert times == [1]


def test_what_has_no_size_is_not_painted() -> None:
    image = canvas()
    painter = QPainter(image)
    empty = QRectF(2, 4, -4, -8)
    stamps.stamp(painter, QPointF(30, 30), empty, "none", dot)
    stamps.loose_stamp(painter, empty, "none", dot)
    painter.end()
    assert image == canvas()


def bytes_kept_after_many(side: int) -> int:
    """By a picture that is so many pixels wide and high."""
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    for width in range(10, 60):
        paint_tile(painter, QPointF(30, 30), width, tile("6-4"))
        paint_back(painter, QPointF(30, 30), width, Seat.ONE)
    painter.end()
    return sum(kept.sizeInBytes() for kept in stamps._kept.values())


def test_pictures_are_dropped_before_they_take_too_much(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(stamps, "LEAST_BYTES", 60_000)
    assert bytes_kept_after_many(60) <= 60_000


def test_more_is_kept_for_a_larger_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stamps, "LEAST_BYTES", 60_000)
    held = bytes_kept_after_many(200)
    assert 60_000 < held <= stamps.FRAMES * 200 * 200 * 4
