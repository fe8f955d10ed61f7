"""The notable moments, each on the program's window."""

from collections.abc import Callable
from unittest.mock import patch

from PySide6.QtCore import QAbstractAnimation

from spectacular_bid.core.seats import Pair
from spectacular_bid.gui.auction_panel import AuctionPanel
from spectacular_bid.referee.journal import Journal, StorageError
from tests.gallery import searching
from tests.gallery.house import House, Played
from tests.gallery.lessons import LESSON_MOMENTS
from tests.gallery.replays import REPLAY_MOMENTS
from tests.gallery.searching import Steps, until
from tests.gui.desk import HANDS, Desk
from tests.gui.guide.reading import open_guide, scroll_to, search
from tests.manual_time import scripted, stacked
from tests.views.random_match import Step

LONG_NAMES = Pair("Wilhelmina MWMWMWMWM", "Bartholomäus WMWMWMW")
DESIGN = stacked(
    "6-6 4-4 2-2 5-1 5-0 4-2 4-0", "6-3 6-1 6-2 4-3 5-4 5-3 1-0", "2-0 1-1 4-1 3-3"
)


def design(house: House, names: Pair[str] | None = None) -> Played:
    """The middle of a hand, much as the design shows it."""
    played = house.played(scripted(DESIGN), *([names] if names else []))
    played.do("start", "reveal", "play 6-6", "reveal", "play 6-3 right", "reveal")
    played.do("draw", "draw", "draw", "draw", "play 3-3 right")
    for line in ("6-1 left", "5-1 left", "6-2 up", "5-0 left", "4-3 right"):
        played.do("reveal", f"play {line}")
    return played.do("reveal", "play 4-4 right", "reveal", "play 5-4 right")


def _on_turn(house: House) -> Desk:
    played = design(house).do("reveal")
    played.time.go_on(3_000)
    return played.continued()


def _chosen(house: House) -> Desk:
    desk = _on_turn(house)
    desk.press("tile-2-0")
    return desk


def _at(wanted: Callable[[Step], bool], names: Pair[str] | None = None) -> "Moment":
    """Where a random match comes to that."""

    def moment(house: House) -> Desk:
        steps = until(wanted)
        return house.follow(steps, *([names] if names else [])).continued()

    return moment


def _last_step(house: House, steps: Steps, *, animations: bool) -> Desk:
    """The last step is taken in the window, and all that moves has arrived."""
    desk = house.follow(steps[:-1]).continued(animations=animations)
    flow = desk.program._flow
    assert flow is not None
    flow.submit(steps[-1].command)  # type: ignore[arg-type]
    for motion in desk.window.findChildren(QAbstractAnimation):
        motion.setCurrentTime(motion.totalDuration())
    return desk


def _auction_warning(house: House) -> Desk:
    desk = _at(searching.offers)(house)
    desk.find(AuctionPanel, "auctionPanel").choose(10_000)
    return desk


def _hand_of_21(house: House) -> Desk:
    played = house.played(scripted(stacked(*HANDS))).do("start", "reveal", "play 6-6")
    played.do("reveal", *["draw"] * 14, "reveal", "play 6-5 left", "reveal")
    return played.continued()


def _refused(house: House) -> Desk:
    desk = _on_turn(house)
    desk.press("tile-1-1")
    return desk


def _low_time(house: House) -> Desk:
    played = design(house).do("reveal")
    left = played.referee.ms_to_deadline()
    assert left is not None
    played.time.go_on(left - 9_400)
    return played.continued()


def _flag(house: House) -> Desk:
    played = design(house).do("reveal")
    desk = played.continued()
    played.time.go_on(200_000)
    desk.wait_for("overScreen")
    return desk


def _void(house: House) -> Desk:
    desk = _end_question(house)
    desk.press("agree0", "agree1", "confirm")
    return desk


def _fault(house: House) -> Desk:
    desk = _on_turn(house)
    full = StorageError("database or disk is full")
    with patch.object(Journal, "append", side_effect=full):
        desk.play("4-2")
        if desk.has("arm-up"):
            desk.press("arm-up")
    return desk


def _menu(house: House) -> Desk:
    desk = _on_turn(house)
    desk.press("menu")
    return desk


def _resign_question(house: House) -> Desk:
    desk = _menu(house)
    desk.press("resign")
    return desk


def _end_question(house: House) -> Desk:
    desk = design(house).continued()
    desk.press("menu", "endWithoutResult")
    return desk


def _settings(house: House) -> Desk:
    desk = house.open()
    if desk.has("settings"):
        desk.press("settings")
    return desk


def _hidden(house: House) -> Desk:
    desk = _on_turn(house)
    desk.press("menu", "hideTiles")
    return desk


def _with_guide(moment: "Moment", *figures: str) -> "Moment":
    """The guide is open, scrolled to a figure if one is named."""

    def opened(house: House) -> Desk:
        desk = moment(house)
        pages = open_guide(desk)
        for figure in figures:
            scroll_to(pages, figure)
        return desk

    return opened


def _guide_contents(house: House) -> Desk:
    desk = _with_guide(_on_turn)(house)
    desk.press("guideContents")
    return desk


def _guide_search(house: House) -> Desk:
    desk = _with_guide(_on_turn)(house)
    search(desk, "ada")
    return desk


def _wrong_names(house: House) -> Desk:
    desk = house.open(names=None)
    desk.press("begin")
    return desk


def _deal(house: House) -> Desk:
    desk = house.open()
    desk.deal()
    return desk


def _hand_off(house: House) -> Desk:
    desk = house.open()
    desk.hand_off()
    return desk


def _first_hand(house: House) -> Desk:
    desk = house.open()
    desk.turn()
    return desk


Moment = Callable[[House], Desk]

MOMENTS: dict[str, Moment] = {
    "start": lambda house: house.open(),
    "start-names-refused": _wrong_names,
    "start-unfinished": lambda house: design(house).opened(),
    "settings": _settings,
    "deal": _deal,
    "deal-auction": _at(searching.auction_dealt),
    "handoff-first": _hand_off,
    "handoff": lambda house: design(house).continued(),
    "handoff-hidden": _hidden,
    "first-hand": _first_hand,
    "table": _on_turn,
    "table-chosen": _chosen,
    "table-refused": _refused,
    "table-low-time": _low_time,
    "four-arms": _at(searching.four_arms),
    "long-line": _at(searching.long_line),
    "hand-of-21": _hand_of_21,
    "draw-due": _at(searching.draws),
    "drawn": _at(searching.has_drawn),
    "auction": _at(searching.offers),
    "auction-warning": _auction_warning,
    "auction-answer": _at(searching.answers),
    "result-score": lambda house: _last_step(
        house, until(searching.scores), animations=True
    ),
    "result-pass": lambda house: _last_step(
        house, until(searching.passes), animations=True
    ),
    "count-block": _at(searching.blocked),
    "count-out": _at(searching.gone_out),
    "over-win": lambda house: _last_step(
        house, until(searching.wins), animations=False
    ),
    "over-flag": _flag,
    "over-void": _void,
    "fault": _fault,
    "menu": _menu,
    "question-resign": _resign_question,
    "question-end": _end_question,
    "guide-start": _with_guide(lambda house: house.open()),
    "guide-deal": _with_guide(_deal),
    "guide-handoff": _with_guide(_hand_off),
    "guide-opening": _with_guide(_first_hand),
    "guide-table": _with_guide(_on_turn),
    "guide-draw": _with_guide(_at(searching.draws)),
    "guide-auction": _with_guide(_auction_warning),
    "guide-result": _with_guide(
        lambda house: _last_step(house, until(searching.scores), animations=True)
    ),
    "guide-count": _with_guide(_at(searching.blocked)),
    "guide-over": _with_guide(
        lambda house: _last_step(house, until(searching.wins), animations=False)
    ),
    "guide-fault": _with_guide(_fault),
    "guide-contents": _guide_contents,
    "guide-search": _guide_search,
    "guide-line": _with_guide(_on_turn, "later-double"),
    "guide-rank": _with_guide(_on_turn, "by-sum"),
    "guide-block": _with_guide(_on_turn, "block-up"),
    "guide-clocks": _with_guide(_on_turn, "clocks"),
    "guide-bids": _with_guide(_on_turn, "all-paid"),
    "names-table": lambda house: design(house, LONG_NAMES).do("reveal").continued(),
    "names-handoff": lambda house: design(house, LONG_NAMES).continued(),
    "names-count": _at(searching.blocked, LONG_NAMES),
    "names-auction": _at(searching.answers, LONG_NAMES),
    **LESSON_MOMENTS,
    **REPLAY_MOMENTS,
}
"""In the order in which players come to them."""
