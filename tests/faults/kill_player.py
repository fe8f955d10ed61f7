"""Plays at random until it is killed; says what was accepted once it was told so.

Started by ``kills``, with a data folder and a seed. Delays are shortened to nothing, so
that every decision costs reserve. A line of JSON for the match as it was found or
begun, and one for every accepted command.
"""

import json
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

from spectacular_bid.core import clock
from spectacular_bid.core import commands as c
from spectacular_bid.record.entries import entry_to_json
from spectacular_bid.record.model import Entry
from spectacular_bid.referee.journal import Journal
from spectacular_bid.referee.outcomes import Accepted
from spectacular_bid.referee.referee import Equipment, Referee
from spectacular_bid.referee.shuffle import system_shuffle
from spectacular_bid.referee.time_source import SystemTime
from tests.referee.sitting import PLAYERS, likely_command

NEVER_LEGAL = c.MakeBid(17)
LONGEST_THOUGHT_S = 0.012


def say(referee: Referee, **told: object) -> None:
    """One whole line at once."""
    before = SystemTime().read().elapsed_ms
    clocks = referee.clocks()
    state: dict[str, Any] = {
        "match": referee._bench._id,
        "running": clocks.running,
        "reserves": list(clocks.reserves),
        "between": [before, SystemTime().read().elapsed_ms],
    }
    sys.stdout.write(json.dumps(state | told) + "\n")
    sys.stdout.flush()


def play(referee: Referee, random: Random) -> None:
    """Play the match to its end."""
    while not referee.is_over:
        time.sleep(random.random() * LONGEST_THOUGHT_S)
        if random.random() < 0.3:
            referee.submit(NEVER_LEGAL, referee.revision)
        command = likely_command(referee.view(), random)
        outcome = referee.submit(command, referee.revision)
        assert isinstance(outcome, Accepted)
        say(referee, accepted=entry_to_json(Entry(0, command)))


def main(folder: Path, seed: int) -> None:
    """Play match after match, the stored one first."""
    clock.DELAY_MS = 0
    journal = Journal(folder)
    equipment = Equipment(journal, SystemTime(), system_shuffle)
    random = Random(seed)
    stored = journal.unfinished()
    while True:
        if stored is None:
            referee = Referee.begin(PLAYERS, equipment)
        else:
            referee = Referee.resume(stored, equipment)
        say(referee, resumed=stored is not None)
        play(referee, random)
        stored = None


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
