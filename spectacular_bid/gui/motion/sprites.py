"""What can be in flight: tiles, backs, tokens and signs."""

from functools import partial
from math import cos, pi

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from spectacular_bid.core.seats import Seat
from spectacular_bid.core.tiles import Tile
from spectacular_bid.gui.drawing.marks import paint_sign
from spectacular_bid.gui.drawing.tiles import paint_moving_back, paint_moving_tile
from spectacular_bid.gui.drawing.tokens import paint_token, token_box
from spectacular_bid.gui.motion.layer import Sprite
from spectacular_bid.gui.motion.timeline import Pose

NOMINAL = 48.0
"""Of tiles in flight one picture is made, in this width, and stretched."""


def tile_sprite(tile: Tile, pose: Pose) -> Sprite:
    """A tile face up, as it is turned."""
    return Sprite(_round(pose), partial(_paint_face, tile, pose))


def turning_sprite(
    tile: Tile | None, pose: Pose, seat: Seat | None, share: float
) -> Sprite:
    """A tile that is being turned over; a back all the time if its face is None."""
    return Sprite(_round(pose), partial(_paint_turning, tile, pose, seat, share))


def flying_token(
    start: QPointF,
    end: QPointF,
    sizes: tuple[float, float],
    winner: Seat,
    share: float,
    bow: QPointF,
) -> Sprite:
    """A token on its way; half way it changes from the payer's silks to the winner's.

    ``bow`` is how far it leaves the straight way.
    """
    centre = start + (end - start) * share + bow * (4 * share * (1 - share))
    size = sizes[0] + (sizes[1] - sizes[0]) * share
    seat = winner.other if share < 0.5 else winner

    def paint(painter: QPainter) -> None:
        paint_token(painter, centre, size, seat)

    return Sprite(token_box(centre, size), paint)


def sign_sprite(box: QRectF, text: str, share: float) -> Sprite:
    """A plate with a word, as it comes up."""

    def paint(painter: QPainter) -> None:
        painter.setOpacity(share)
        paint_sign(painter, box.translated(0, (1 - share) * box.height() / 3), text)

    return Sprite(box.adjusted(-2, -2, 2, box.height() / 3 + 2), paint)


def paint_turning(
    painter: QPainter, pose: Pose, tile: Tile | None, seat: Seat | None, share: float
) -> None:
    """A tile on its way from its back (0) to its face (1)."""
    painter.save()
    painter.translate(pose.x, pose.y)
    painter.rotate(pose.angle)
    narrow = max(0.02, abs(cos(pi * share))) if tile else 1.0
    scale = pose.width / NOMINAL
    painter.scale(scale * narrow, scale)
    if tile is None or share < 0.5:
        paint_moving_back(painter, NOMINAL, seat)
    else:
        paint_moving_tile(painter, tile, NOMINAL)
    painter.restore()


def _paint_turning(
    tile: Tile | None, pose: Pose, seat: Seat | None, share: float, painter: QPainter
) -> None:
    paint_turning(painter, pose, tile, seat, share)


def _paint_face(tile: Tile, pose: Pose, painter: QPainter) -> None:
    painter.translate(pose.x, pose.y)
    painter.rotate(pose.angle)
    painter.scale(pose.width / NOMINAL, pose.width / NOMINAL)
    paint_moving_tile(painter, tile, NOMINAL)


def _round(pose: Pose) -> QRectF:
    """Enough for the tile however it is turned."""
    reach = 1.35 * pose.width
    return QRectF(pose.x - reach, pose.y - reach, 2 * reach, 2 * reach)
