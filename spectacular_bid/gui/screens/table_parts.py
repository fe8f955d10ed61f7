"""From a view of a turn to the bars and the hand that show it."""

from spectacular_bid.core.match import Decision
from spectacular_bid.core.seats import Seat
from spectacular_bid.gui.board.choosing import playable_tiles
from spectacular_bid.gui.counted import Counted
from spectacular_bid.gui.screens.hints import hint, tile_words
from spectacular_bid.gui.screens.setting import TableSetting
from spectacular_bid.gui.widgets.hand_strip import HandStrip
from spectacular_bid.gui.widgets.player_bar import Player, PlayerBar
from spectacular_bid.gui.widgets.tile_button import Standing
from spectacular_bid.gui.widgets.tile_row import TileRow
from spectacular_bid.views import standing as public
from spectacular_bid.views.screens import TurnView


def hand_strip(view: TurnView, setting: TableSetting) -> HandStrip:
    """The own hand; playable tiles stand out where a tile is to be played."""
    playable = playable_tiles(view.choices)
    plays = view.decision in (Decision.OPEN, Decision.PLAY)
    rest = Standing.UNFIT if plays else Standing.RESTING
    standings = {
        tile: Standing.PLAYABLE if tile in playable else rest for tile in view.hand
    }
    hand = HandStrip(standings, setting.hand_order, view.drawn)
    for tile, button in hand.buttons.items():
        button.setAccessibleName(tile_words(view, tile))
    return hand


def own_bar(view: TurnView, setting: TableSetting, hand: HandStrip) -> PlayerBar:
    """The bar of the player who decides."""
    words = hint(view, setting.names)
    player = player_of(view.standing, view.seat, setting, hint=words)
    return PlayerBar(player, hand, at_top=False)


def other_bar(
    standing: public.Standing, seat: Seat, setting: TableSetting, why: str = ""
) -> PlayerBar:
    """The bar of the opponent, whose tiles lie face down."""
    held = standing.held[seat]
    backs = TileRow.of_backs(held, seat)
    backs.show_caption(Counted().tiles(held))
    player = player_of(standing, seat, setting, why)
    return PlayerBar(player, backs, at_top=True)


def player_of(
    standing: public.Standing,
    seat: Seat,
    setting: TableSetting,
    why_standing: str = "",
    hint: str = "",
) -> Player:
    """What a bar says of a player."""
    return Player(
        seat,
        setting.names[seat],
        standing.points[seat],
        standing.jockey is seat,
        setting.clocks,
        why_standing,
        hint,
    )
