"""Random match records that go where matches seldom go by themselves."""

from random import Random
from typing import Any

from tests.core.naive import Game
from tests.core.naive_table import ALL_TILES, halves, is_double

Entry = dict[str, Any]

ARMS = ("left", "right", "up", "down", None)
COMMANDS = (
    "deal",
    "start",
    "reveal",
    "play",
    "draw",
    "forgo",
    "bid",
    "accept",
    "continue",
    "observe",
)

APT = {
    "open": ("play",),
    "play": ("play", "play", "play", "draw"),
    "offer": ("bid",),
    "answer": ("bid",),
    "shuffle": ("deal",),
}
"""Commands of which the rules decide more than whether they come in time."""


class Player:
    """One random match: a taste for each of its habits, drawn once."""

    def __init__(self, random: Random, most_entries: int) -> None:
        self.random = random
        self.game = Game()
        self.at = random.choice([0, 0, 1, 7000])
        self.entries: list[Entry] = []
        self.most_entries = most_entries
        self.illegal = random.choice([0.0, 0.05, 0.3])
        self.boundary = random.choice([0.0, 0.0, 0.02, 0.1])
        self.slowness = random.choice([0.1, 0.5, 1.2])
        self.blocking = random.choice([0.0, 0.5, 1.0])
        self.bidding = random.choice(
            ["low", "any", "high", "share", "whole", "leave little"]
        )
        self.shuffling = random.choice(["fair", "fair", "no doubles", "blanks", "low"])
        self.ends_early = random.choice([0.0, 0.0, 0.002])

    def play(self) -> list[Entry]:
        """The entries of the match, some of them after its end."""
        after_the_end = self.random.randrange(4)
        while len(self.entries) < self.most_entries:
            if self.game.phase == "over":
                after_the_end -= 1
                if after_the_end < 0:
                    break
            self.add(self.command())
        return self.entries

    def add(self, entry: Entry) -> None:
        self.at += self.pause()
        entry = {"at": self.at, **entry}
        self.entries.append(entry)
        self.game.step(entry)

    def pause(self) -> int:
        random = self.random
        if self.game.phase == "turn":
            if random.random() < self.boundary:
                return max(0, self.boundary_moment() - self.at)
            if random.random() < 0.1:
                return random.choice([0, 1, 9999, 10000, 10001])
            return int(random.expovariate(1 / (5000 * self.slowness)))
        return random.choice([0, 0, 1, 3000, 10000, 150000])

    def boundary_moment(self) -> int:
        """Close to where the delay or the reserve ends, or near to that."""
        game, random = self.game, self.random
        delay_ends, near = game.revealed_at + 10000, random.randint(-1, 1)
        if random.random() < 0.9:
            spend = random.choice([0, 0, 1, 5000, 20000])
            return delay_ends + min(spend, game.reserve_ms[game.on_turn()] - 2) + near
        return game.deadline() + near

    def command(self) -> Entry:
        if self.random.random() < self.illegal:
            return self.any_command()
        if self.random.random() < self.ends_early:
            reason = self.random.choice(["agreed", "fault: the clock went back"])
            return self.random.choice(
                [{"do": "void", "reason": reason}, {"do": "resign"}]
            )
        return self.legal_command()

    def legal_command(self) -> Entry:
        game = self.game
        match game.phase:
            case "shuffle":
                return {"do": "deal", "stock": self.stock()}
            case "deal":
                return {"do": "start"}
            case "handoff":
                return {"do": "reveal"}
            case "count":
                return {"do": "continue"}
            case "over":
                return self.any_command()
        legal = game.legal()
        if game.decision in ("offer", "answer"):
            return self.auction_choice(legal)
        return self.play_choice(legal["plays"]) if legal["plays"] else {"do": "draw"}

    def play_choice(self, plays: list[str]) -> Entry:
        if self.random.random() < self.blocking:
            play = max(plays, key=self.starves)
        else:
            play = self.random.choice(plays)
        tile, _, arm = play.partition("@")
        return {"do": "play", "tile": tile, "arm": arm or None}

    def starves(self, play: str) -> tuple[int, float]:
        """How many ends a play leaves that the opponent cannot use."""
        game = self.game
        tile, _, arm = play.partition("@")
        game.table.placed.append((game.on_turn(), tile, arm or None))
        other = game.table.hand(1 - game.on_turn())
        theirs = {half for held in other for half in halves(held)}
        useful = sum(end in theirs for end in game.table.arms().values())
        game.table.placed.pop()
        return -useful, self.random.random()

    def auction_choice(self, legal: dict[str, Any]) -> Entry:
        lowest, highest = legal["bid"]
        if self.random.random() < (0.3 if legal["forgo"] else 0.5):
            return {"do": "forgo"} if legal["forgo"] else {"do": "accept"}
        ceiling = {
            "low": lowest + 5,
            "any": highest,
            "high": highest,
            "share": max(lowest, highest // 10 * 5),
            "whole": highest,
            "leave little": highest - 5,
        }[self.bidding]
        floors = {"high": highest - 20, "whole": highest, "leave little": highest - 10}
        floor = floors.get(self.bidding, lowest)
        floor = max(lowest, floor)
        ceiling = max(floor, min(ceiling, highest))
        return {"do": "bid", "points": self.random.randrange(floor, ceiling + 1, 5)}

    def stock(self) -> list[str]:
        tiles = list(ALL_TILES)
        self.random.shuffle(tiles)
        if self.shuffling == "no doubles":
            tiles.sort(key=is_double)
        elif self.shuffling == "blanks":
            # Both hands hold low tiles, so the sums of a block are small.
            tiles[14:] = sorted(tiles[14:], reverse=True)
        elif self.shuffling == "low":
            tiles.sort(key=lambda tile: sum(halves(tile)) + self.random.random() * 8)
        return tiles

    def any_command(self) -> Entry:
        random = self.random
        apt = APT.get(self.game.decision or self.game.phase, COMMANDS)
        do = random.choice(apt if random.random() < 0.7 else COMMANDS)
        if do == "deal":
            return {"do": do, "stock": self.bad_stock()}
        if do == "bid":
            return {"do": do, "points": self.any_points()}
        if do == "play":
            return {"do": do, "tile": self.any_tile(), "arm": random.choice(ARMS)}
        return {"do": do}

    def bad_stock(self) -> list[str]:
        random, tiles = self.random, self.stock()
        match random.randrange(5):
            case 0:
                tiles.pop()
            case 1:
                tiles.append(random.choice(ALL_TILES))
            case 2:
                tiles[random.randrange(28)] = random.choice(ALL_TILES)
            case 3:
                tiles = []
        return tiles

    def any_points(self) -> int:
        random, edges = self.random, [-15, -5, 0, 5, 10, 15, 20, 17, 12, 10**30]
        if self.game.phase == "turn":
            lowest, highest = self.game.bids_allowed(self.game.on_turn())
            edges += [lowest - 5, lowest, highest, highest + 5, highest + 1, lowest - 1]
        return random.choice(edges)

    def any_tile(self) -> str:
        hand = self.game.table.hand(self.game.seat or 0)
        from_hand = hand and self.random.random() < 0.8
        return self.random.choice(hand if from_hand else ALL_TILES)


def random_entries(seed: int, most_entries: int = 400) -> list[Entry]:
    """The same record every time for the same seed."""
    return Player(Random(seed), most_entries).play()
