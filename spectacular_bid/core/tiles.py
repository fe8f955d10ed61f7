"""The double-six set (Rules §2)."""

from attrs import field, frozen

HIGHEST_PIP = 6


@frozen(order=True, cache_hash=True)
class Tile:
    """A tile of the double-six set; ``high`` is never below ``low``."""

    high: int = field()
    low: int = field()

    @low.validator
    def _check_halves(self, _attribute: object, low: int) -> None:
        if not 0 <= low <= self.high <= HIGHEST_PIP:
            raise ValueError(f"no tile has the halves {self.high} and {low}")

    def __str__(self) -> str:
        return f"{self.high}-{self.low}"

    @property
    def is_double(self) -> bool:
        """Whether both halves are equal."""
        return self.high == self.low

    @property
    def pips(self) -> int:
        """Sum of both halves."""
        return self.high + self.low

    @property
    def rank(self) -> tuple[bool, int, int]:
        """Sorts tiles by their claim to a rank opening (Rules §2)."""
        return (self.is_double, self.pips, self.high)

    def has(self, pip: int) -> bool:
        """Whether one of the halves shows ``pip``."""
        return pip in (self.high, self.low)

    def opposite(self, pip: int) -> int:
        """The half that looks outward when ``pip`` is the half that is joined."""
        return self.low if pip == self.high else self.high


DOUBLE_SIX: tuple[Tile, ...] = tuple(
    Tile(high, low) for high in range(HIGHEST_PIP + 1) for low in range(high + 1)
)
"""All 28 tiles, each made once."""

TILES_BY_TEXT: dict[str, Tile] = {str(tile): tile for tile in DOUBLE_SIX}
"""Every tile by its text, ``"6-4"``."""


def pip_sum(tiles: tuple[Tile, ...]) -> int:
    """The pips of a whole hand, as counted when it is blocked (Rules §4)."""
    return sum(tile.pips for tile in tiles)
