"""The program against the plain reference, on records that look for trouble."""

import json
from functools import lru_cache
from typing import Any

import pytest

from spectacular_bid.record.files import record_from_text
from spectacular_bid.record.states import states
from tests.core.naive import naive_states
from tests.core.random_records import random_entries

SEEDS_A_TEST = 15

Entries = list[dict[str, Any]]
States = list[dict[str, Any]]


@lru_cache(maxsize=4 * SEEDS_A_TEST)
def played(seed: int) -> tuple[Entries, States]:
    """A random record and the states that the reference finds."""
    entries = random_entries(seed)
    return entries, naive_states(entries)


def program_states(entries: Entries) -> States:
    head = {"format": "spectacular-bid-match", "version": 1, "players": ["A", "B"]}
    record = record_from_text(json.dumps({**head, "entries": entries}))
    return [json.loads(json.dumps(state)) for state in states(record.entries)]


def check(seeds: range) -> None:
    for seed in seeds:
        entries, expected = played(seed)
        for entry, ours, theirs in zip(
            entries, program_states(entries), expected, strict=True
        ):
            assert ours == theirs, (seed, entry)


@pytest.mark.parametrize("batch", range(4))
def test_the_program_agrees_with_the_reference(batch: int) -> None:
    check(range(batch * SEEDS_A_TEST, (batch + 1) * SEEDS_A_TEST))


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_the_program_agrees_with_the_reference_at_length() -> None:
    check(range(1000, 1400))


def test_the_records_reach_what_seldom_happens() -> None:
    found: set[str] = set()
    for seed in range(4 * SEEDS_A_TEST):
        for state in played(seed)[1]:
            found.add(str(state["error"]))
            found.update(forced.partition(":")[0] for forced in state["forced"])
            found.update(transfer["why"] for transfer in state["transfers"])
            if state["result"]:
                found.add(state["result"]["reason"])
            if len(state["forced"]) == 2:
                found.add("blocked hand")
    assert found >= {
        "match-over",
        "wrong-phase",
        "bad-stock",
        "tile-not-in-hand",
        "must-open-with",
        "must-play-drawn-tile",
        "arm-not-open",
        "tile-does-not-fit",
        "may-not-draw",
        "bid-not-multiple-of-five",
        "bid-too-low",
        "bid-not-affordable",
        "pass",
        "accept",
        "forgo",
        "blocked hand",
        "ends",
        "block",
        "auction",
        "points",
        "time",
        "void",
        "resignation",
    }
