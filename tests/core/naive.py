"""The rules a second time, slow and plain, to hold the program against.

Written from the rules and the record format alone: texts, lists and dicts.
"""

from typing import Any

from tests.core.naive_table import ALL_TILES, NaiveTable, halves, pips

NOTHING_LEGAL = {
    "plays": [],
    "draw": False,
    "bid": None,
    "forgo": False,
    "accept": False,
}

PHASES_OF = {
    "deal": ("shuffle",),
    "start": ("deal",),
    "reveal": ("handoff",),
    "play": ("turn open", "turn play"),
    "draw": ("turn play",),
    "forgo": ("turn offer",),
    "bid": ("turn offer", "turn answer"),
    "accept": ("turn answer",),
    "resign": ("turn open", "turn play", "turn offer", "turn answer"),
    "continue": ("count",),
}


class Game:
    """A match in progress."""

    def __init__(self) -> None:
        self.phase = "shuffle"
        self.seat: int | None = None
        self.decision: str | None = None
        self.points = [150, 150]
        self.reserve_ms = [120000, 120000]
        self.table = NaiveTable([])
        self.jockey: int | None = None
        self.bids: list[tuple[int, int]] = []
        self.revealed_at = 0
        self.drawn_now: str | None = None
        self.result: dict[str, Any] | None = None
        self.transfers: list[dict[str, Any]] = []
        self.forced: list[str] = []

    def step(self, entry: dict[str, Any]) -> dict[str, Any]:
        """Take one entry of a record; the state after it, but for its index."""
        self.transfers, self.forced = [], []
        if self.phase == "turn" and entry["at"] >= self.deadline():
            loser = self.on_turn()
            self.reserve_ms[loser] = 0
            self.finish_match(1 - loser, "time")
        error = self.error_of(entry)
        if error is None:
            self.obey(entry)
        return {"error": error, **self.state()}

    def on_turn(self) -> int:
        assert self.seat is not None
        return self.seat

    def deadline(self) -> int:
        return self.revealed_at + 10000 + self.reserve_ms[self.on_turn()]

    # Who may open, and what may be bid

    def bids_allowed(self, seat: int) -> tuple[int, int]:
        lowest = self.bids[-1][1] + 5 if self.bids else 15
        discount = 15 if seat == self.jockey else 0
        return lowest, self.points[seat] + discount

    def can_bid(self, seat: int) -> bool:
        lowest, highest = self.bids_allowed(seat)
        return lowest <= highest

    # Refusals

    def error_of(self, entry: dict[str, Any]) -> str | None:
        do = entry["do"]
        if do == "observe":
            return None
        if self.phase == "over":
            return "match-over"
        if do == "void":
            return None
        now = f"turn {self.decision}" if self.phase == "turn" else self.phase
        if now not in PHASES_OF[do]:
            return "wrong-phase"
        if do == "deal" and sorted(entry["stock"]) != ALL_TILES:
            return "bad-stock"
        if do == "draw" and self.table.fitting(self.on_turn()):
            return "may-not-draw"
        if do == "play":
            return self.error_of_play(entry["tile"], entry["arm"])
        return self.error_of_bid(entry["points"]) if do == "bid" else None

    def error_of_play(self, tile: str, arm: str | None) -> str | None:
        if tile not in self.table.hand(self.on_turn()):
            return "tile-not-in-hand"
        if self.decision == "open":
            if self.jockey is None and tile != self.table.rank_opening()[1]:
                return "must-open-with"
            return "arm-not-open" if arm is not None else None
        fits = {t for t, _ in self.table.fitting(self.on_turn())}
        if self.drawn_now in fits and tile != self.drawn_now:
            return "must-play-drawn-tile"
        if arm not in self.table.arms():
            return "arm-not-open"
        assert arm is not None
        return None if self.table.arms()[arm] in halves(tile) else "tile-does-not-fit"

    def error_of_bid(self, points: int) -> str | None:
        lowest, highest = self.bids_allowed(self.on_turn())
        if points % 5 != 0:
            return "bid-not-multiple-of-five"
        if points < lowest:
            return "bid-too-low"
        return "bid-not-affordable" if points > highest else None

    # What commands do

    def obey(self, entry: dict[str, Any]) -> None:
        do = entry["do"]
        if do == "void":
            self.finish_match(None, "void")
        elif do == "deal":
            self.table = NaiveTable(entry["stock"])
            self.phase = "deal"
        elif do == "start":
            self.start()
        elif do == "reveal":
            self.phase, self.revealed_at = "turn", entry["at"]
            self.drawn_now = None
        elif do == "continue":
            self.table = NaiveTable([])
            self.phase = "shuffle"
        elif do == "draw":
            self.draw(entry["at"])
        elif do != "observe":
            self.decide(entry)

    def start(self) -> None:
        if self.jockey is None:
            self.hand_off(self.table.rank_opening()[0], "open")
        elif self.can_bid(1 - self.jockey):
            self.hand_off(1 - self.jockey, "offer")
        else:
            self.forced.append(f"forgo:{1 - self.jockey}")
            self.hand_off(self.jockey, "open")

    def draw(self, at: int) -> None:
        seat = self.on_turn()
        self.drawn_now = self.table.boneyard_dealt()[len(self.table.drawn_by)]
        self.table.drawn_by.append(seat)
        if self.table.stuck(seat):
            self.charge(at)
            self.forced.append(f"pass:{seat}")
            self.turn_after_pass(1 - seat)

    def decide(self, entry: dict[str, Any]) -> None:
        seat, do = self.on_turn(), entry["do"]
        self.charge(entry["at"])
        if do == "resign":
            self.finish_match(1 - seat, "resignation")
        elif do == "forgo":
            self.hand_off(1 - seat, "open")
        elif do == "accept":
            self.pay_bid()
        elif do == "bid":
            self.bids.append((seat, entry["points"]))
            if self.can_bid(1 - seat):
                self.hand_off(1 - seat, "answer")
            else:
                self.forced.append(f"accept:{1 - seat}")
                self.pay_bid()
        else:
            self.place(seat, entry["tile"], entry["arm"])

    def place(self, seat: int, tile: str, arm: str | None) -> None:
        self.table.placed.append((seat, tile, arm))
        self.jockey, self.bids = None, []
        total = self.table.total()
        if total > 0 and total % 5 == 0:
            self.move("ends", seat, total)
        if 0 in self.points:
            self.finish_match(seat, "points")
        elif not self.table.hand(seat):
            self.jockey = seat
            self.hand_over()
        elif not self.table.stuck(1 - seat):
            self.hand_off(1 - seat, "play")
        else:
            self.forced.append(f"pass:{1 - seat}")
            self.turn_after_pass(seat)

    def turn_after_pass(self, seat: int) -> None:
        if not self.table.stuck(seat):
            self.hand_off(seat, "play")
            return
        self.forced.append(f"pass:{seat}")
        self.hand_over()
        sums = [pips(self.table.hand(0)), pips(self.table.hand(1))]
        if sums[0] != sums[1]:
            winner = sums.index(min(sums))
            self.move("block", winner, 5 * round(max(sums) / 5))
        if 0 in self.points:
            self.finish_match(1 - self.points.index(0), "points")

    def pay_bid(self) -> None:
        seat, points = self.bids[-1]
        if seat == self.jockey:
            points = max(points - 15, 0)
        self.move("auction", 1 - seat, points)
        if 0 in self.points:
            self.finish_match(1 - seat, "auction")
        else:
            self.hand_off(seat, "open")

    def charge(self, at: int) -> None:
        late = at - self.revealed_at - 10000
        if late > 0:
            self.reserve_ms[self.on_turn()] -= late

    def move(self, why: str, to: int, points: int) -> None:
        points = min(points, self.points[1 - to])
        self.points[to] += points
        self.points[1 - to] -= points
        if points:
            self.transfers.append({"why": why, "to": to, "points": points})

    def hand_off(self, seat: int, decision: str) -> None:
        self.phase, self.seat, self.decision = "handoff", seat, decision

    def hand_over(self) -> None:
        self.phase, self.seat, self.decision = "count", None, None

    def finish_match(self, winner: int | None, reason: str) -> None:
        self.phase, self.seat, self.decision = "over", None, None
        self.result = {"winner": winner, "reason": reason}

    # The state as a record's replay prints it

    def legal(self) -> dict[str, Any]:
        legal: dict[str, Any] = dict(NOTHING_LEGAL)
        if self.phase != "turn":
            return legal
        seat = self.on_turn()
        if self.decision == "open":
            by_rank = self.jockey is None
            tiles = [self.table.rank_opening()[1]] if by_rank else self.table.hand(seat)
            legal["plays"] = sorted(tiles)
        elif self.decision == "play":
            fitting = self.table.fitting(seat)
            legal["plays"] = sorted(f"{tile}@{arm}" for tile, arm in fitting)
            legal["draw"] = not fitting
        else:
            legal["forgo"] = self.decision == "offer"
            legal["accept"] = self.decision == "answer"
            legal["bid"] = list(self.bids_allowed(seat))
        return legal

    def bid(self) -> dict[str, int] | None:
        if not self.bids:
            return None
        seat, points = self.bids[-1]
        return {"seat": seat, "points": points}

    def state(self) -> dict[str, Any]:
        return {
            "phase": self.phase,
            "seat": self.seat,
            "decision": self.decision,
            "points": list(self.points),
            "reserve_ms": list(self.reserve_ms),
            "hands": [sorted(self.table.hand(0)), sorted(self.table.hand(1))],
            "boneyard": self.table.boneyard_left(),
            "arms": self.table.arms(),
            "total": self.table.total(),
            "legal": self.legal(),
            "jockey": self.jockey,
            "bid": self.bid(),
            "transfers": self.transfers,
            "forced": self.forced,
            "result": self.result,
        }


def naive_states(entries: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The state after each entry."""
    game = Game()
    return [{"entry": i, **game.step(entry)} for i, entry in enumerate(entries)]
