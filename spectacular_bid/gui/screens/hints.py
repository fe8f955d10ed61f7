"""What a deciding player is told beside the name, and about each tile."""

from PySide6.QtCore import QCoreApplication

from spectacular_bid.core.layout import Arm
from spectacular_bid.core.match import Decision
from spectacular_bid.core.seats import Pair
from spectacular_bid.core.tiles import Tile
from spectacular_bid.gui.board.choosing import arms_of, playable_tiles
from spectacular_bid.gui.board.spoken import end_name
from spectacular_bid.gui.counted import Counted
from spectacular_bid.views.screens import TurnView

translate = QCoreApplication.translate
MOST_NAMED = 3


def hint(view: TurnView, names: Pair[str]) -> str:
    """What is to be done now."""
    if view.decision is Decision.OFFER:
        text = translate("Hint", "Bid for the opening, or let {name} open")
        return text.format(name=names[view.seat.other])
    if view.decision is Decision.ANSWER:
        return translate("Hint", "Answer the bid")
    if view.choices.draw:
        return translate("Hint", "No tile fits: draw one")
    fitting = [tile for tile in view.hand if tile in playable_tiles(view.choices)]
    if view.decision is Decision.OPEN:
        return _opening_hint(view, fitting)
    if view.drawn is not None:
        return translate("Hint", "The drawn {tile} fits").format(tile=view.drawn)
    return _turn_hint(fitting)


def tile_words(view: TurnView, tile: Tile) -> str:
    """An own tile as a screen reader speaks it."""
    name = translate("Tiles", "tile {tile}").format(tile=tile)
    if view.decision not in (Decision.OPEN, Decision.PLAY):
        return name
    arms = arms_of(view.choices, tile)
    if None in arms:
        return translate("Tiles", "{name}, can open").format(name=name)
    ends = ", ".join(end_name(arm) for arm in arms if isinstance(arm, Arm))
    if ends:
        return translate("Tiles", "{name}, fits {ends}").format(name=name, ends=ends)
    if view.decision is Decision.OPEN:
        return translate("Tiles", "{name}, cannot open").format(name=name)
    if view.layout is not None and view.layout.fits(tile):
        return translate("Tiles", "{name}, not now").format(name=name)
    return translate("Tiles", "{name}, does not fit").format(name=name)


def _opening_hint(view: TurnView, fitting: list[Tile]) -> str:
    if len(fitting) < len(view.hand):
        text = translate("Hint", "Open with the highest rank: {tile}")
        return text.format(tile=fitting[0])
    return translate("Hint", "Open with any tile")


def _turn_hint(fitting: list[Tile]) -> str:
    if len(fitting) > MOST_NAMED:
        return Counted().tiles_fit(len(fitting))
    if len(fitting) == 1:
        return translate("Hint", "Your turn: {tile} fits").format(tile=fitting[0])
    text = translate("Hint", "Your turn: {tiles} and {last} fit")
    named = ", ".join(map(str, fitting[:-1]))
    return text.format(tiles=named, last=fitting[-1])
