"""Plays at random until it is killed; says what was accepted once it was told so."""

import json
import sys
import time
from pathlib import Path
from random import Random

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


def say(**what: object) -> None:
    sys.stdout.write(json.dumps(what) + "\n")
    sys.stdout.flush()


def play(referee: Referee, time_source: SystemTime, random: Random) -> None:
    while not referee.is_over:
        time.sleep(random.random() * 0.004)
        if random.random() < 0.3:
            referee.submit(NEVER_LEGAL, referee.revision)
        command = likely_command(referee.view(), random)
        before = time_source.read().elapsed_ms
        outcome = referee.submit(command, referee.revision)
        after = time_source.read().elapsed_ms
        assert isinstance(outcome, Accepted)
        item = entry_to_json(Entry(0, command))
        say(accepted=item, before=before, after=after)


def main(folder: Path, seed: int) -> None:
    time_source = SystemTime()
    equipment = Equipment(Journal(folder), time_source, system_shuffle)
    stored = equipment.journal.unfinished()
    if stored is None:
        referee = Referee.begin(PLAYERS, equipment)
    else:
        referee = Referee.resume(stored, equipment)
    say(ready=True)
    play(referee, time_source, Random(seed))


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
