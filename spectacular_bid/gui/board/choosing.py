"""Which ends a chosen tile has, and when choosing between them means nothing."""

from spectacular_bid.core.choices import Choices
from spectacular_bid.core.layout import Arm, Layout
from spectacular_bid.core.tiles import Tile


def arms_of(choices: Choices, tile: Tile) -> tuple[Arm | None, ...]:
    """Where the tile may be played; None is the place of an opening tile."""
    return tuple(play.arm for play in choices.plays if play.tile == tile)


def playable_tiles(choices: Choices) -> frozenset[Tile]:
    """The tiles that may be played now."""
    return frozenset(play.tile for play in choices.plays)


def only_arm(
    layout: Layout | None, arms: tuple[Arm | None, ...]
) -> tuple[Arm | None] | None:
    """The one place that needs no choosing, in a tuple; None if there is a choice.

    Both sides of a lone spinner, and both its side arms while they are empty, differ
    by symmetry only: the first of them stands for both.
    """
    if len(arms) == 1 or (len(arms) == 2 and _are_mirrored(layout, arms)):
        return (arms[0],)
    return None


def plays_at_once(layout: Layout | None, arms: tuple[Arm | None, ...]) -> bool:
    """Whether a single click plays: there are two places, the same by symmetry."""
    return len(arms) == 2 and _are_mirrored(layout, arms)


def refused_arm(layout: Layout | None) -> Arm | None:
    """An arm to name in a play that will be refused anyway."""
    return None if layout is None else next(iter(layout.branches))


def _are_mirrored(layout: Layout | None, arms: tuple[Arm | None, ...]) -> bool:
    if layout is None:
        return False
    if any(arm is None or layout.branches[arm].tiles for arm in arms):
        return False
    if set(arms) == {Arm.UP, Arm.DOWN}:
        return True
    return set(arms) == {Arm.LEFT, Arm.RIGHT} and layout.opening.is_double
