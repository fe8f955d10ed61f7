"""Time and shuffles under a test's control, for the referee and the window alike."""

from collections.abc import Iterable, Iterator
from itertools import cycle
from random import Random

from spectacular_bid.core.tiles import DOUBLE_SIX, Tile
from spectacular_bid.referee.shuffle import Shuffle
from spectacular_bid.referee.time_source import Reading

SECOND = 1000
HOUR = 3600 * SECOND


class ManualTime:
    """A computer's clocks that stand still until they are told to move."""

    def __init__(self) -> None:
        self.elapsed_ms = 5 * HOUR
        self.boot = "boot 1"
        self.wall_ms = 1_750_000_000_000
        self.readings = 0

    def read(self) -> Reading:
        self.readings += 1
        return Reading(self.elapsed_ms, self.boot, self.wall_ms)

    def go_on(self, ms: int) -> None:
        """Time passes, awake or asleep."""
        self.elapsed_ms += ms
        self.wall_ms += ms

    def set_wall(self, by: int) -> None:
        """Somebody sets the wall clock."""
        self.wall_ms += by

    def step_back(self, ms: int) -> None:
        """The clock that never goes backwards does."""
        self.elapsed_ms -= ms

    def reboot(self, after: int, uptime: int = 20 * SECOND) -> None:
        """The computer is off and on again, ``after`` milliseconds in all."""
        self.wall_ms += after
        self.elapsed_ms = uptime
        self.boot = f"boot {int(self.boot.split()[1]) + 1}"


def scripted(*stocks: tuple[Tile, ...]) -> Shuffle:
    """These stocks one after the other, and then from the first again."""
    following = cycle(stocks)
    return lambda: next(following)


def seeded(seed: int) -> Shuffle:
    """Fair shuffles that are the same for the same seed."""
    random = Random(seed)
    return lambda: tuple(random.sample(DOUBLE_SIX, len(DOUBLE_SIX)))


def stacked(zero: str, one: str, boneyard: str = "") -> tuple[Tile, ...]:
    """A stock of these tiles, ``6-4 3-3``, with all others after them."""
    named = list(_tiles(f"{zero} {one} {boneyard}".split()))
    return tuple(named + [tile for tile in DOUBLE_SIX if tile not in named])


def _tiles(texts: Iterable[str]) -> Iterator[Tile]:
    for text in texts:
        high, low = text.split("-")
        yield Tile(int(high), int(low))
