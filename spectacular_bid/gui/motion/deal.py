"""The shuffle and the deal, face down: where each of the 28 backs is when."""

from collections.abc import Sequence
from math import cos, pi, sin, sqrt

from spectacular_bid.gui.motion.timeline import Pose, Span, between, lifted

SHUFFLE = Span(0, 520)
FLIGHT_MS = 280
STEP_MS = 45
REST_MS = 320
"""How long what is not dealt takes to lie down as the boneyard."""
TILES = 28
SPREAD = 2.4
"""How wide the heap is, in tile widths."""
GOLDEN = pi * (3 - sqrt(5))
"""An angle that keeps any number of tiles apart."""


def deal_spans(dealt: int, tiles: int = TILES) -> tuple[Span, ...]:
    """When each back leaves the heap: one by one those dealt, then the others."""
    each = [Span(SHUFFLE.end_ms + n * STEP_MS, FLIGHT_MS) for n in range(dealt)]
    rest = each[-1].end_ms - FLIGHT_MS // 2 if each else SHUFFLE.end_ms
    return (*each, *(Span(rest, REST_MS) for _ in range(tiles - dealt)))


def in_turn(first: Sequence[Pose], second: Sequence[Pose]) -> list[Pose]:
    """Two hands of the same size, dealt a tile each in turn."""
    return [pose for pair in zip(first, second, strict=True) for pose in pair]


def heap_pose(number: int, middle: Pose, at_ms: float) -> Pose:
    """Where a back lies in the heap that is being shuffled."""
    share = SHUFFLE.eased(at_ms)
    direction = -1 if number % 2 else 1
    turn = GOLDEN * number + direction * share * pi * (1 + number % 3 / 2)
    swell = 1 + 0.35 * sin(pi * share * (1 + number % 3))
    reach = SPREAD * middle.width * sqrt((number + 0.5) / TILES) * swell
    return Pose(
        middle.x + reach * cos(turn) * 1.6,
        middle.y + reach * sin(turn) * 0.6,
        middle.width,
        number * 37 + direction * share * 150,
    )


def back_pose(number: int, middle: Pose, home: Pose, span: Span, at_ms: float) -> Pose:
    """Where a back is: in the heap, on its way, or at home."""
    share = span.share(at_ms)
    pose = between(heap_pose(number, middle, at_ms), home, span.eased(at_ms))
    return lifted(pose, share, home.width * 0.2)
