"""Pictures of what is painted often, kept so that they need not be painted anew."""

from collections.abc import Callable, Hashable
from math import ceil, floor

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPaintDevice, QPainter

FRAMES = 1.5
"""Kept at most, in pictures as large as what is painted on; more would scatter the
memory over a long evening."""
LEAST_BYTES = 6_000_000
"""May be kept in any case."""
BYTES_A_PIXEL = 4
PHASES = 4
"""Steps within a pixel at which things may lie, so that none looks misplaced."""

_kept: dict[Hashable, QImage] = {}
"""The one used longest ago comes first. Unlike a pixmap an image needs no program."""


def stamp(
    painter: QPainter,
    at: QPointF,
    box: QRectF,
    key: Hashable,
    paint: Callable[[QPainter], None],
) -> None:
    """Paint, around ``at``, what ``paint`` would paint around the origin within a box.

    Pixels are never stretched: each size, and each part of a pixel, has its picture.
    """
    if box.isEmpty():
        return
    device = painter.deviceTransform()
    ratio = device.m11()
    if device.m12() or device.m21() or ratio != device.m22() or ratio <= 0:
        painter.save()
        painter.translate(at)
        paint(painter)
        painter.restore()
        return
    spot = device.map(at)
    left, top = spot.x() + box.left() * ratio, spot.y() + box.top() * ratio
    x, step_x = _split(left)
    y, step_y = _split(top)
    image = _picture(painter.device(), box, ratio, (step_x, step_y), key, paint)
    corner = device.inverted()[0].map(QPointF(x, y))
    painter.drawImage(corner, image)


def loose_stamp(
    painter: QPainter, box: QRectF, key: Hashable, paint: Callable[[QPainter], None]
) -> None:
    """Paint within a box around the origin, on the move: turned and stretched."""
    if box.isEmpty():
        return
    ratio = painter.device().devicePixelRatio()
    image = _picture(painter.device(), box, ratio, (0, 0), key, paint)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(box.topLeft(), image)


def forget() -> None:
    """Drop every picture, as after a change of colours."""
    _kept.clear()


def _split(value: float) -> tuple[int, int]:
    """The pixel, and the step within it."""
    steps = round(value * PHASES)
    return floor(steps / PHASES), steps % PHASES


def _picture(
    device: QPaintDevice,
    box: QRectF,
    ratio: float,
    phase: tuple[int, int],
    key: Hashable,
    paint: Callable[[QPainter], None],
) -> QImage:
    whole = (key, ratio, phase)
    image = _kept.pop(whole, None)
    if image is None:
        image = _painted(box, ratio, phase, paint)
        _make_room(image.sizeInBytes(), _most_bytes(device))
    _kept[whole] = image
    return image


def _painted(
    box: QRectF,
    ratio: float,
    phase: tuple[int, int],
    paint: Callable[[QPainter], None],
) -> QImage:
    width, height = ceil(box.width() * ratio) + 1, ceil(box.height() * ratio) + 1
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(phase[0] / PHASES, phase[1] / PHASES)
    painter.scale(ratio, ratio)
    painter.translate(-box.topLeft())
    paint(painter)
    painter.end()
    image.setDevicePixelRatio(ratio)
    return image


def _most_bytes(device: QPaintDevice) -> float:
    pixels = device.width() * device.height() * device.devicePixelRatio() ** 2
    return max(LEAST_BYTES, FRAMES * pixels * BYTES_A_PIXEL)


def _make_room(needed: int, most: float) -> None:
    held = needed + sum(image.sizeInBytes() for image in _kept.values())
    for key in list(_kept):
        if held <= most:
            return
        held -= _kept.pop(key).sizeInBytes()
