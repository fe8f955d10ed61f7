"""Lines of play for the guide, laid out and drawn as on the board."""

from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from spectacular_bid.core.layout import Layout
from spectacular_bid.gui.board import view
from spectacular_bid.gui.board.arrangement import Arrangement
from spectacular_bid.gui.board.geometry import arrange
from spectacular_bid.gui.board.items import EndItem, TileItem
from spectacular_bid.gui.board.places import Place, counted_points, places, rect_of
from spectacular_bid.gui.guide.drawing import Drawing

LARGEST = 30.0
"""A tile's short side at most, at the design's size."""
BOARD = 60.0
"""In short sides: wide enough for any line of an example to go straight on."""
MARGIN = 0.4
"""Around everything, in short sides."""


def line_drawing(layout: Layout, width: float, scale: float) -> Drawing:
    """The line, as large as it can be, with the ends that count."""
    across = LARGEST * scale
    crop = _crop(layout, _arranged(layout, across))
    if crop.width() > width:
        across *= width / crop.width()
        crop = _crop(layout, _arranged(layout, across))
    corner = QPointF((width - crop.width()) / 2, 0) - crop.topLeft()
    return Drawing(crop.height(), partial(_paint, layout, across, corner))


def _arranged(layout: Layout, across: float) -> Arrangement:
    return arrange(layout, BOARD * across, across / view.LARGEST)


def _crop(layout: Layout, arranged: Arrangement) -> QRectF:
    """All that tiles and marks cover, and a margin."""
    covered = QRectF()
    for laid in arranged.tiles:
        covered |= rect_of(laid.box)
    for place in places(layout, arranged).values():
        covered |= _marked(place, arranged.across_px)
    margin = MARGIN * arranged.across_px
    return covered.adjusted(-margin, -margin, margin, margin)


def _marked(place: Place, across: float) -> QRectF:
    """Where the mark of an end may be."""
    disc = QRectF(0, 0, 0.7 * across, 0.7 * across)
    disc.moveCenter(place.along(0.2))
    return disc


def _paint(layout: Layout, across: float, corner: QPointF, painter: QPainter) -> None:
    arranged, option = _arranged(layout, across), QStyleOptionGraphicsItem()
    last = layout.last if layout.before else None
    painter.translate(corner)
    for laid in arranged.tiles:
        tile = laid.tile
        item = TileItem(tile, pinned=tile == layout.spinner, highlighted=tile == last)
        item.move_to(laid, arranged.across_px)
        painter.save()
        painter.translate(item.pos())
        item.paint(painter, option)
        painter.restore()
    points = dict(counted_points(layout))
    for arm, place in places(layout, arranged).items():
        end = EndItem(points.get(arm) if arm else None)
        end.move_to(place)
        end.paint(painter, option)
