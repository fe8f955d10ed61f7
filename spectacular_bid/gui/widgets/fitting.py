"""How large tiles can be in a row of them, or in two."""

from attrs import frozen

GAP = 0.24
"""Between tiles, in tile widths."""
ROW_GAP = 0.12
HEIGHT = 2.05
"""Of a tile with its lower edge, in tile widths."""


@frozen
class Fit:
    """Tiles of one size in rows of ``columns``."""

    width: float
    columns: int
    rows: int
    tall: float = HEIGHT
    """The room for one tile's height, in tile widths."""

    @property
    def step(self) -> float:
        """From one tile's left side to the next one's."""
        return self.width * (1 + GAP)

    @property
    def rise(self) -> float:
        """From one row's top to the next one's."""
        return self.width * (self.tall + ROW_GAP)

    @property
    def length(self) -> float:
        """Of a full row."""
        return self.columns * self.step - self.width * GAP

    @property
    def height(self) -> float:
        """Of all rows."""
        return self.rows * self.rise - self.width * ROW_GAP

    def place(self, index: int) -> tuple[float, float]:
        """The left and top of a tile, from those of the first."""
        row, column = divmod(index, self.columns)
        return column * self.step, row * self.rise

    def index_at(self, x: float, y: float) -> int:
        """The place nearest to a tile that has its left and top there."""
        column = min(max(0, round(x / self.step)), self.columns - 1)
        row = min(max(0, round(y / self.rise)), self.rows - 1)
        return row * self.columns + column


def fit(
    count: int, width: float, height: float, largest: float, tall: float = HEIGHT
) -> Fit:
    """One row or two, whichever lets the tiles be larger, up to ``largest``."""

    def in_rows(rows: int) -> Fit:
        columns = max(1, -(-count // rows))
        by_width = width / (columns * (1 + GAP) - GAP)
        by_height = height / (rows * (tall + ROW_GAP) - ROW_GAP)
        return Fit(max(1.0, min(by_width, by_height, largest)), columns, rows, tall)

    one, two = in_rows(1), in_rows(2)
    return two if two.width > one.width * 1.02 else one
