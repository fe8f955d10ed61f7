"""Lines of play for the board: as games make them, and as nasty as they get."""

from random import Random

from attrs import frozen

from spectacular_bid.core.layout import Arm, Layout
from spectacular_bid.core.tiles import DOUBLE_SIX, Tile

Line = list[Layout]
"""A line of play as it grows, tile by tile."""

ALL_ARMS = tuple(Arm)


@frozen
class Taste:
    """What a line favours."""

    arms: tuple[Arm, ...] = ALL_ARMS
    elsewhere: float = 1.0
    """How likely the other arms are, beside the favoured ones."""
    doubles: float = 1.0
    """How likely doubles are, beside other tiles."""
    opens_with_double: bool | None = None

    def weight(self, tile: Tile, arm: Arm) -> float:
        on_arm = 1.0 if arm in self.arms else self.elsewhere
        return on_arm * (self.doubles if tile.is_double else 1.0)


def game(random: Random) -> Line:
    """A hand of two players who play whatever fits."""
    tiles = random.sample(DOUBLE_SIX, 28)
    hands, boneyard = [tiles[:7], tiles[7:14]], tiles[14:]
    opening = max(hands[0] + hands[1], key=lambda tile: tile.rank)
    seat = int(opening in hands[1])
    hands[seat].remove(opening)
    line = [Layout.opened(opening)]
    passes = 0
    while all(hands) and passes < 2:
        seat, layout = 1 - seat, line[-1]
        while boneyard and not any(map(layout.fits, hands[seat])):
            hands[seat].append(boneyard.pop())
        fitting = [tile for tile in hands[seat] if layout.fits(tile)]
        passes = 0 if fitting else passes + 1
        if fitting:
            tile = random.choice(fitting)
            hands[seat].remove(tile)
            line.append(layout.joined(tile, random.choice(layout.arms_for(tile))))
    return line


def tasteful(random: Random, taste: Taste) -> Line:
    """All tiles that find a place, laid by a taste."""
    tiles = random.sample(DOUBLE_SIX, 28)
    wanted = taste.opens_with_double
    opening = next(tile for tile in tiles if wanted in (None, tile.is_double))
    tiles.remove(opening)
    line = [Layout.opened(opening)]
    while joins := [(tile, arm) for tile in tiles for arm in line[-1].arms_for(tile)]:
        weights = [taste.weight(tile, arm) for tile, arm in joins]
        tile, arm = random.choices(joins, weights)[0]
        tiles.remove(tile)
        line.append(line[-1].joined(tile, arm))
    return line


def nasty(random: Random) -> Line:
    """One or two arms much longer than the rest, doubles early, late or never."""
    favoured = random.sample(ALL_ARMS, random.choice((1, 1, 2, 4)))
    taste = Taste(
        tuple(favoured),
        random.choice((1e-6, 1e-3, 0.02, 0.1)),
        random.choice((1e-4, 0.01, 1.0, 30.0, 1000.0)),
        random.choice((None, False, True)),
    )
    return tasteful(random, taste)


def long_arm(random: Random, arm: Arm) -> Line:
    """The longest arm that a few trials find."""
    doubles = (0.01, 1.0, 1.0, 50.0, 1000.0)
    taste = [Taste((arm,), 1e-6, each) for each in doubles for _ in range(4)]
    lines = [tasteful(random, each) for each in taste]
    return max(lines, key=lambda line: _length(line[-1], arm))


def _length(layout: Layout, arm: Arm) -> int:
    return len(layout.branches[arm].tiles) if arm in layout.branches else 0
