"""Runs the program without a screen, plays in it, and tells what the window was told.

Started by the kill test, with a data folder and a seed. A line of JSON for each:
``resumed``, how the match was found; ``done``, what a command came to, once the window
shows it. Delays are shortened to nothing, so that every decision costs reserve.
"""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from spectacular_bid.core import clock
from spectacular_bid.gui.application import make_application
from spectacular_bid.gui.autoplay import Robot
from spectacular_bid.gui.language import LanguageSwitch
from spectacular_bid.gui.match_flow import MatchFlow
from spectacular_bid.gui.program import Program
from spectacular_bid.gui.screens import handoff
from spectacular_bid.gui.settings import Settings
from spectacular_bid.gui.waiting import described
from spectacular_bid.gui.widgets.tile_button import Standing
from spectacular_bid.record.entries import entry_to_json
from spectacular_bid.record.model import Entry
from spectacular_bid.referee.journal import Journal
from spectacular_bid.referee.outcomes import Accepted, Outcome
from spectacular_bid.referee.referee import Equipment, PlayerCommand, Referee
from spectacular_bid.referee.shuffle import system_shuffle
from spectacular_bid.referee.time_source import SystemTime


class Reporter:
    """Listens between the window and the referee."""

    def __init__(self) -> None:
        self._accepted = False

    def listen(self) -> None:
        """From now on tell the parent of every command, once the window knows."""
        ask, tell = Referee.submit, MatchFlow.submit

        def asked(referee: Referee, command: PlayerCommand, revision: int) -> Outcome:
            outcome = ask(referee, command, revision)
            self._accepted = isinstance(outcome, Accepted)
            return outcome

        def told(flow: MatchFlow, command: PlayerCommand) -> None:
            tell(flow, command)
            do = entry_to_json(Entry(0, command))
            say(done=do, accepted=self._accepted, **state(flow.referee))

        _replace(Referee, "submit", asked)
        _replace(MatchFlow, "submit", told)


def say(**told: Any) -> None:
    """One whole line at once, which a sudden end cannot tear."""
    sys.stdout.write(json.dumps(told) + "\n")
    sys.stdout.flush()


def state(referee: Referee) -> dict[str, Any]:
    """How the match stands, and when that was."""
    clocks, standing = referee.clocks(), referee.standing()
    return {
        "match": referee._bench._id,
        "running": clocks.running,
        "reserves": list(clocks.reserves),
        "elapsed_ms": SystemTime().read().elapsed_ms,
        "points": list(standing.points),
        "held": list(standing.held),
        "hand": standing.hand_number,
    }


def play(folder: Path, source: Random) -> None:
    """Play match after match until somebody ends this process."""
    app = make_application()
    settings, language = Settings(folder, app), LanguageSwitch(app)
    settings.animations = False
    language.speak("en")
    equipment = Equipment(Journal(folder), SystemTime(), system_shuffle)
    program = Program(equipment, settings, language)
    program.open()
    if program._flow is not None:
        say(resumed=described(program._flow.referee), **state(program._flow.referee))
    Reporter().listen()
    robot = Robot(program.window, source, keys=source.random() < 0.5)
    while True:
        if robot.screen == "overScreen":
            robot.press("rematch")
        unfit = robot.tiles(Standing.UNFIT)
        if unfit and source.random() < 0.3:
            robot.press(source.choice(unfit))
        robot.step()


def _replace(owner: type, name: str, by: Callable[..., Any]) -> None:
    setattr(owner, name, by)


if __name__ == "__main__":
    clock.DELAY_MS = 0
    handoff.HOLD_MS = 1
    play(Path(sys.argv[1]), Random(int(sys.argv[2])))
