"""A handful of confetti: where each piece is when."""

from math import sin

from attrs import frozen

LENGTH_MS = 1900
PIECES = 44
KINDS = 3
"""The winner's silks in three tones."""


@frozen
class Piece:
    """A scrap of cloth; its place is in parts of the screen."""

    x: float
    y: float
    angle: float
    narrow: float
    """How much of its breadth is seen, as it tumbles."""
    kind: int
    opacity: float


def pieces(at_ms: float) -> list[Piece]:
    """All that is in the air at a moment; nothing from the end on."""
    made = (_piece(number, at_ms) for number in range(PIECES))
    return [piece for piece in made if piece is not None]


def _piece(number: int, at_ms: float) -> Piece | None:
    start = number * 37 % 11 * 45
    fall = 1000 + number * 53 % 7 * 60
    share = (at_ms - start) / fall
    if not 0 <= share < 1:
        return None
    # Multiples of the golden ratio are spread evenly, however many there are.
    across = number * 0.618 % 1
    sway = 0.012 * sin(share * 9 + number)
    return Piece(
        x=0.04 + 0.92 * across + sway,
        y=-0.03 + (0.75 + number * 29 % 5 * 0.06) * share ** (1.3),
        angle=(number * 47 + share * 420 * (-1 if number % 2 else 1)) % 360,
        narrow=0.25 + 0.75 * abs(sin(share * 11 + number)),
        kind=number % KINDS,
        opacity=min(1.0, (1 - share) * 4),
    )
