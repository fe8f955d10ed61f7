"""The program's icon in all the forms that systems ask for, drawn from the one SVG."""

import os
import struct
from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize
from PySide6.QtGui import QColor, QGuiApplication, QIcon, QImage, QPainter

from bundle import recipe

SOURCE = recipe.ROOT / "resources" / "pictures" / "icon.svg"
SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
"""In pixels; Linux has a folder for each."""
WINDOWS_SIZES = (16, 24, 32, 48, 64, 128, 256)
MAC_KINDS = {
    b"icp4": 16,
    b"icp5": 32,
    b"icp6": 64,
    b"ic07": 128,
    b"ic08": 256,
    b"ic09": 512,
    b"ic10": 1024,
}
"""The types of an .icns file by their sizes."""
SIDE = QSize(164, 314)
SIDE_ICON = 96
"""In pixels."""
SIDE_COLOUR = "#1f5641"
"""The icon's own ground."""
_ICO_HEADER = struct.Struct("<HHH")
_ICO_ENTRY = struct.Struct("<BBBBHHII")
_ICNS_HEADER = struct.Struct(">4sI")


def draw_all(folder: Path) -> None:
    """Draw every form into `folder`: NAME.ico, .icns, -SIZE.png and -side.bmp."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    _application = QGuiApplication.instance() or QGuiApplication([])
    folder.mkdir(parents=True, exist_ok=True)
    drawn = {size: png(size) for size in {*SIZES, *WINDOWS_SIZES, *MAC_KINDS.values()}}
    for size in SIZES:
        (folder / f"{recipe.NAME}-{size}.png").write_bytes(drawn[size])
    (folder / f"{recipe.NAME}.ico").write_bytes(ico(drawn))
    (folder / f"{recipe.NAME}.icns").write_bytes(icns(drawn))
    draw_side(folder / f"{recipe.NAME}-side.bmp")


def draw_side(file: Path) -> None:
    """Draw what stands at the side of the Windows installer, in its form and size."""
    side = QImage(SIDE, QImage.Format.Format_RGB888)
    painter = QPainter(side)
    painter.fillRect(side.rect(), QColor(SIDE_COLOUR))
    picture = QIcon(str(SOURCE)).pixmap(QSize(SIDE_ICON, SIDE_ICON), 1.0)
    painter.drawPixmap((side.width() - SIDE_ICON) // 2, SIDE_ICON // 2, picture)
    painter.end()
    if not side.save(str(file)):
        raise ValueError(f"{file} cannot be written")


def png(size: int) -> bytes:
    """Draw the icon so many pixels wide."""
    picture = QIcon(str(SOURCE)).pixmap(QSize(size, size), 1.0)
    if picture.width() != size:
        raise ValueError(f"{SOURCE} cannot be drawn {size} pixels wide")
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture.save(buffer, "PNG")
    return bytes(data.data())


def ico(drawn: Mapping[int, bytes]) -> bytes:
    """Windows' form: a table of sizes, then the pictures."""
    head = _ICO_HEADER.pack(0, 1, len(WINDOWS_SIZES))
    place = len(head) + _ICO_ENTRY.size * len(WINDOWS_SIZES)
    for size in WINDOWS_SIZES:
        # A byte holds no 256, and 0 stands for it.
        side, length = size % 256, len(drawn[size])
        head += _ICO_ENTRY.pack(side, side, 0, 0, 1, 32, length, place)
        place += length
    return head + b"".join(drawn[size] for size in WINDOWS_SIZES)


def icns(drawn: Mapping[int, bytes]) -> bytes:
    """The form of macOS: a chain of pictures, each after its type and length."""
    chain = b"".join(
        _ICNS_HEADER.pack(kind, _ICNS_HEADER.size + len(drawn[size])) + drawn[size]
        for kind, size in MAC_KINDS.items()
    )
    return _ICNS_HEADER.pack(b"icns", _ICNS_HEADER.size + len(chain)) + chain
