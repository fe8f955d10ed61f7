"""The table of one hand, worked out anew from what was placed each time it is asked."""

ALL_TILES = sorted(f"{high}-{low}" for high in range(7) for low in range(high + 1))


def halves(tile: str) -> tuple[int, int]:
    return int(tile[0]), int(tile[2])


def is_double(tile: str) -> bool:
    return tile[0] == tile[2]


def pips(tiles: list[str]) -> int:
    return sum(sum(halves(tile)) for tile in tiles)


class NaiveTable:
    """The shuffled stock, who drew, and what was placed where."""

    def __init__(self, stock: list[str]) -> None:
        self.stock = stock
        self.drawn_by: list[int] = []
        self.placed: list[tuple[int, str, str | None]] = []

    def hand(self, seat: int) -> list[str]:
        tiles = self.stock[7 * seat : 7 * seat + 7]
        drawn = self.boneyard_dealt()
        tiles += [drawn[i] for i, by in enumerate(self.drawn_by) if by == seat]
        gone = [tile for _, tile, _ in self.placed]
        return [tile for tile in tiles if tile not in gone]

    def boneyard_dealt(self) -> list[str]:
        return self.stock[14:]

    def boneyard_left(self) -> int:
        return len(self.boneyard_dealt()) - len(self.drawn_by)

    def line(self) -> list[tuple[int, int]]:
        """The main line from left to right, each tile as its halves in that order."""
        line: list[tuple[int, int]] = []
        for _, tile, arm in self.placed:
            a, b = halves(tile)
            if not line:
                line = [(a, b)]
            elif arm == "left":
                line.insert(0, (a, b) if b == line[0][0] else (b, a))
            elif arm == "right":
                line.append((a, b) if a == line[-1][1] else (b, a))
        return line

    def spinner(self) -> int | None:
        """The value of the first double on the table."""
        for _, tile, _ in self.placed:
            if is_double(tile):
                return int(tile[0])
        return None

    def side_arms_open(self) -> bool:
        value = self.spinner()
        if value is None:
            return False
        line = self.line()
        return 0 < line.index((value, value)) < len(line) - 1

    def side(self, arm: str) -> list[tuple[int, int]]:
        """The tiles of a side arm from the spinner outward."""
        value = self.spinner()
        chain: list[tuple[int, int]] = []
        for _, tile, at in self.placed:
            if at == arm:
                a, b = halves(tile)
                inner = chain[-1][1] if chain else value
                chain.append((a, b) if a == inner else (b, a))
        return chain

    def arms(self) -> dict[str, int]:
        line = self.line()
        if not line:
            return {}
        arms = {"left": line[0][0], "right": line[-1][1]}
        if self.side_arms_open():
            value = self.spinner()
            assert value is not None
            for arm in ("up", "down"):
                chain = self.side(arm)
                arms[arm] = chain[-1][1] if chain else value
        return arms

    def total(self) -> int:
        line = self.line()
        if not line:
            return 0
        if len(line) == 1:
            return sum(line[0])
        outer = [line[0], (line[-1][1], line[-1][0])]
        outer += [self.side(arm)[-1][::-1] for arm in ("up", "down") if self.side(arm)]
        return sum(out * (2 if out == inward else 1) for out, inward in outer)

    def fitting(self, seat: int) -> list[tuple[str, str]]:
        return [
            (tile, arm)
            for tile in self.hand(seat)
            for arm, value in self.arms().items()
            if value in halves(tile)
        ]

    def stuck(self, seat: int) -> bool:
        return not self.fitting(seat) and not self.boneyard_left()

    def rank_opening(self) -> tuple[int, str]:
        held = [(tile, seat) for seat in (0, 1) for tile in self.hand(seat)]
        doubles = [(tile, seat) for tile, seat in held if is_double(tile)]
        if doubles:
            tile, seat = max(doubles)
        else:
            tile, seat = max(held, key=lambda h: (sum(halves(h[0])), int(h[0][0])))
        return seat, tile
