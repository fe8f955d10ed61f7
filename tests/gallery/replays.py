"""The notable moments of a replay."""

from collections.abc import Callable

from spectacular_bid.core.commands import PlaceTile
from spectacular_bid.gui.replay.screen import ReplayScreen
from spectacular_bid.views.replay import ReplayView
from tests.gallery.house import House
from tests.gallery.searching import until, wins
from tests.gui.desk import Desk
from tests.views.random_match import Step


def _long_win(step: Step) -> bool:
    return wins(step) and step.match.hand_number > 4


def _replay(house: House) -> Desk:
    """At the first step of a match that was won."""
    *steps, last = until(_long_win)
    desk = house.follow(steps).continued()
    assert isinstance(last.command, PlaceTile)
    flow = desk.program._flow
    assert flow is not None
    flow.submit(last.command)
    desk.press("replay")
    return desk


def _at(wanted: Callable[[ReplayView], bool]) -> Callable[[House], Desk]:
    """At the first step that is wanted."""

    def moment(house: House) -> Desk:
        desk = _replay(house)
        screen = desk.find(ReplayScreen, "replayScreen")
        index = next(n for n, step in enumerate(screen.steps) if wanted(step))
        screen.go_to(index)
        return desk

    return moment


def _is_middle(step: ReplayView) -> bool:
    standing = step.standing
    return standing.hand_number > 2 and sum(standing.held) + standing.boneyard < 16


REPLAY_MOMENTS: dict[str, Callable[[House], Desk]] = {
    "replay-start": _replay,
    "replay-middle": _at(_is_middle),
    "replay-auction": _at(lambda step: len(step.bids) > 2),
    "replay-count": _at(lambda step: step.went_out is not None),
    "replay-end": _at(lambda step: step.result is not None),
}
