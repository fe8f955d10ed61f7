"""Tiles: faces with pips, backs, ghosts and outlines."""

from enum import Enum, auto
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen

from spectacular_bid.core.seats import Seat
from spectacular_bid.core.tiles import Tile
from spectacular_bid.gui.drawing.silks import paint_pattern
from spectacular_bid.gui.drawing.stamps import loose_stamp, stamp
from spectacular_bid.gui.theme import seat_colour, theme

RADIUS = 0.16
"""Of the corners, in tile widths; as are all lengths below."""
EDGE = 0.05
PIP = 0.085
NEAR, MIDDLE, FAR = 0.241, 0.5, 0.759

_COLUMN = (NEAR, MIDDLE, FAR)
_PIPS: tuple[tuple[tuple[float, float], ...], ...] = (
    (),
    ((MIDDLE, MIDDLE),),
    ((NEAR, NEAR), (FAR, FAR)),
    ((NEAR, NEAR), (MIDDLE, MIDDLE), (FAR, FAR)),
    ((NEAR, NEAR), (NEAR, FAR), (FAR, NEAR), (FAR, FAR)),
    ((NEAR, NEAR), (NEAR, FAR), (MIDDLE, MIDDLE), (FAR, NEAR), (FAR, FAR)),
    tuple((x, y) for x in (NEAR, FAR) for y in _COLUMN),
)


class Look(Enum):
    """How a face is painted."""

    BRIGHT = auto()
    GREY = auto()
    """It cannot be played now."""
    GHOST = auto()
    """It would lie here."""


def tile_rect(centre: QPointF, width: float, angle: int) -> QRectF:
    """The upright box of a tile turned by a multiple of 90 degrees."""
    lying = angle % 180 != 0
    across, along = (2 * width, width) if lying else (width, 2 * width)
    return QRectF(centre.x() - across / 2, centre.y() - along / 2, across, along)


def paint_tile(
    painter: QPainter,
    centre: QPointF,
    width: float,
    tile: Tile,
    *,
    angle: int = 0,
    look: Look = Look.BRIGHT,
) -> None:
    """A face, ``width`` across its short side, turned clockwise by ``angle``.

    At angle 0 the high half is on top.
    """
    key = ("face", tile, width, angle, look, theme())
    box = _whole(width, angle)
    stamp(painter, centre, box, key, partial(_paint_face, width, tile, angle, look))


def paint_moving_tile(
    painter: QPainter, tile: Tile, width: float, angle: int = 0
) -> None:
    """A face around the origin, in any turn and size that the painter has."""
    key = ("face", tile, width, angle, Look.BRIGHT, theme())
    paint = partial(_paint_face, width, tile, angle, Look.BRIGHT)
    loose_stamp(painter, _whole(width, angle), key, paint)


def paint_moving_back(painter: QPainter, width: float, seat: Seat | None) -> None:
    """A back around the origin, in any turn and size that the painter has."""
    key = ("back", seat, width, theme())
    loose_stamp(painter, _whole(width, 0), key, partial(_paint_back, width, seat))


def paint_pin(painter: QPainter, centre: QPointF, width: float) -> None:
    """The brass pin of the spinner."""
    table = theme().table
    painter.setBrush(QColor(table.pin))
    painter.setPen(QPen(QColor(table.pin_rim), max(1.0, 0.034 * width)))
    painter.drawEllipse(centre, 0.1 * width, 0.1 * width)


def paint_back(
    painter: QPainter, centre: QPointF, width: float, seat: Seat | None
) -> None:
    """An upright back in a player's silks, or in the boneyard's wood (None)."""
    key = ("back", seat, width, theme())
    stamp(painter, centre, _whole(width, 0), key, partial(_paint_back, width, seat))


def _whole(width: float, angle: int) -> QRectF:
    """All that a tile around the origin covers, its shadow and its edge included."""
    reach = 0.2 * width + 1
    return tile_rect(QPointF(), width, angle).adjusted(-reach, -reach, reach, reach)


def _paint_face(
    width: float, tile: Tile, angle: int, look: Look, painter: QPainter
) -> None:
    box = tile_rect(QPointF(), width, angle)
    if look is not Look.GHOST:
        _paint_shadow(painter, box, width)
        _paint_body(painter, box, width)
    painter.save()
    painter.rotate(angle)
    _paint_halves(painter, width, tile, look)
    painter.restore()
    if look is Look.GREY:
        _paint_veil(painter, box, width)


def _paint_back(width: float, seat: Seat | None, painter: QPainter) -> None:
    box = tile_rect(QPointF(), width, 0)
    _paint_shadow(painter, box, width)
    radius = RADIUS * width
    table = theme().table
    shine = table.back_shine if seat is None else "#ffffff"
    painter.setPen(QPen(QColor(shine), max(1.0, 0.028 * width)))
    painter.setBrush(QColor(table.back if seat is None else seat_colour(seat).cloth))
    painter.drawRoundedRect(box, radius, radius)
    inset = 0.14 * width
    inner = box.adjusted(inset, inset, -inset, -inset)
    pen = QColor(shine)
    pen.setAlphaF(0.5)
    painter.setPen(QPen(pen, max(1.0, 0.028 * width)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(inner, 0.1 * width, 0.1 * width)
    if seat is not None:
        paint_pattern(painter, inner, seat)


def paint_outline(
    painter: QPainter, box: QRectF, width: float, colour: str, *, dashed: bool = False
) -> None:
    """A frame just outside a tile."""
    thickness = max(1.5, 0.045 * width)
    pen = QPen(QColor(colour), thickness)
    if dashed:
        pen.setDashPattern([2.8, 2.0])
    inset = thickness / 2 if dashed else -thickness
    frame = box.adjusted(inset, inset, -inset, -inset)
    radius = RADIUS * width - inset
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(frame, radius, radius)


def _paint_shadow(painter: QPainter, box: QRectF, width: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    for reach, alpha in ((0.11, 0.10), (0.07, 0.14), (0.03, 0.18)):
        shade = QColor(0, 0, 0)
        shade.setAlphaF(alpha)
        painter.setBrush(shade)
        grow = reach * width * 0.3
        below = box.adjusted(-grow, 0, grow, 0).translated(0, reach * width)
        painter.drawRoundedRect(below, RADIUS * width, RADIUS * width)


def _paint_body(painter: QPainter, box: QRectF, width: float) -> None:
    radius = RADIUS * width
    table = theme().table
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(table.face_edge))
    painter.drawRoundedRect(box.translated(0, EDGE * width), radius, radius)
    gradient = QLinearGradient(box.topLeft(), box.bottomLeft())
    gradient.setColorAt(0, QColor(table.face_shine))
    gradient.setColorAt(0.12, QColor(table.face))
    gradient.setColorAt(1, QColor(table.face))
    painter.setPen(QPen(QColor(table.face_shine), max(0.75, 0.02 * width)))
    painter.setBrush(gradient)
    painter.drawRoundedRect(box, radius, radius)


def _paint_halves(painter: QPainter, width: float, tile: Tile, look: Look) -> None:
    """The groove and the pips, around the origin."""
    table = theme().table
    painter.setPen(QPen(QColor(table.groove), max(1.0, 0.035 * width)))
    painter.drawLine(QPointF(-0.36 * width, 0), QPointF(0.36 * width, 0))
    painter.setPen(Qt.PenStyle.NoPen)
    ghost = look is Look.GHOST
    painter.setOpacity(0.75 if ghost else 1)
    painter.setBrush(QColor(table.ghost if ghost else table.pip))
    radius = PIP * width
    for half, top in ((tile.high, -width), (tile.low, 0.0)):
        for x, y in _PIPS[half]:
            spot = QPointF((x - MIDDLE) * width, top + y * width)
            painter.drawEllipse(spot, radius, radius)


def _paint_veil(painter: QPainter, box: QRectF, width: float) -> None:
    veil = QColor(theme().surround.veil)
    veil.setAlphaF(0.45)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(veil)
    whole = box.adjusted(0, 0, 0, EDGE * width)
    painter.drawRoundedRect(whole, RADIUS * width, RADIUS * width)
