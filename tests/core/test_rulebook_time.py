import pytest

from spectacular_bid.core import events as e
from spectacular_bid.core.match import EndReason, Match, Over, Result, Turn
from spectacular_bid.core.refusals import Refusal
from spectacular_bid.core.rulebook import deadline, rule
from spectacular_bid.core.seats import Pair, Seat
from tests.core.driving import (
    ONE_HAND,
    ZERO_HAND,
    Sitting,
    auction,
    command,
    deal,
    playing,
)

DEADLINE = 130_000
LOST_ON_TIME = Over(Result(Seat.ONE, EndReason.TIME))


def on_turn() -> Match:
    """Seat 0 decides, since moment 0 and with the whole reserve."""
    return playing("6-3 1-0", "6-1 5-2", "5-4 3-0", placed=("6-6",))


def test_a_command_just_before_the_deadline_counts() -> None:
    ruling = rule(on_turn(), command("play 6-3 left"), DEADLINE - 1)
    assert ruling.refusal is None
    assert ruling.match.reserves == Pair(1, 120_000)


def test_at_the_deadline_the_player_loses_on_time() -> None:
    ruling = rule(on_turn(), command("play 6-3 left"), DEADLINE)
    assert ruling.refusal is Refusal.MATCH_OVER
    assert ruling.match.stage == LOST_ON_TIME
    assert ruling.match.reserves == Pair(0, 120_000)


def test_losing_on_time_leaves_the_balances() -> None:
    ruling = rule(on_turn(), command("play 6-3 left"), DEADLINE)
    assert ruling.match.points == Pair(150, 150)


@pytest.mark.parametrize("line", ["void agreed", "resign", "deal", "bid 15", "reveal"])
def test_whatever_comes_after_the_deadline_finds_the_match_over(line: str) -> None:
    ruling = rule(on_turn(), command(line), DEADLINE)
    assert ruling.refusal is Refusal.MATCH_OVER
    assert ruling.match.stage == LOST_ON_TIME


def test_observing_makes_the_flag_fall_and_is_never_refused() -> None:
    ruling = rule(on_turn(), command("observe"), DEADLINE)
    assert ruling.refusal is None
    assert ruling.match.stage == LOST_ON_TIME
    assert rule(ruling.match, command("observe"), DEADLINE).refusal is None


def test_observing_before_the_deadline_changes_nothing() -> None:
    ruling = rule(on_turn(), command("observe"), DEADLINE - 1)
    assert ruling == rule(on_turn(), command("observe"), 0)
    assert ruling.match == on_turn()


def test_a_refused_command_does_not_stop_the_clock() -> None:
    sitting = Sitting(on_turn())
    sitting.ask("play 1-0 left", at=50_000)
    sitting.ask("play 6-3 left", at=60_000)
    assert sitting.match.reserves == Pair(70_000, 120_000)


def test_the_reserve_carries_over_to_the_next_decision() -> None:
    sitting = Sitting(on_turn())
    sitting.ask("play 6-3 left", at=110_000)
    sitting.ask("reveal", at=200_000)
    sitting.ask("play 6-1 right", at=200_001)
    sitting.ask("reveal", at=300_000)
    assert deadline(sitting.match) == 300_000 + 10_000 + 20_000


@pytest.mark.parametrize("lines", [(), ("start",), ("start", "reveal", "play 6-6")])
def test_clocks_stand_still_between_decisions(lines: tuple[str, ...]) -> None:
    sitting = Sitting().do(deal(ZERO_HAND, ONE_HAND), *lines)
    assert deadline(sitting.match) is None
    before = sitting.match
    sitting.ask("observe", at=10**9)
    assert sitting.match == before


def test_revealing_starts_the_delay() -> None:
    sitting = Sitting().do(deal(ZERO_HAND, ONE_HAND), "start")
    sitting.ask("reveal", at=77_000)
    assert deadline(sitting.match) == 77_000 + DEADLINE


@pytest.mark.parametrize("line", ["bid 15", "forgo"])
def test_the_first_auction_decision_is_charged(line: str) -> None:
    sitting = auction(Seat.ONE)
    sitting.ask("reveal", at=0)
    sitting.ask(line, at=13_000)
    assert sitting.match.reserves == Pair(117_000, 120_000)


@pytest.mark.parametrize("line", ["bid 20", "accept"])
def test_each_answer_is_charged(line: str) -> None:
    sitting = auction(Seat.ONE).do("bid 15")
    sitting.ask("reveal", at=20_000)
    sitting.ask(line, at=33_000)
    assert sitting.match.reserves == Pair(120_000, 117_000)


def test_an_opening_is_charged() -> None:
    sitting = Sitting().do(deal(ZERO_HAND, ONE_HAND), "start")
    sitting.ask("reveal", at=10_000)
    sitting.ask("play 6-6", at=21_000)
    assert sitting.match.reserves == Pair(119_000, 120_000)


def test_resigning_is_charged_and_gives_the_match_away() -> None:
    ruling = rule(on_turn(), command("resign"), 13_000)
    assert ruling.match.reserves == Pair(117_000, 120_000)
    assert ruling.match.stage == Over(Result(Seat.ONE, EndReason.RESIGNATION))


def test_a_void_match_charges_nothing_and_has_no_winner() -> None:
    ruling = rule(on_turn(), command("void fault: the clock went back"), 50_000)
    assert ruling.match.reserves == Pair(120_000, 120_000)
    remark = "fault: the clock went back"
    assert ruling.match.stage == Over(Result(None, EndReason.VOID, remark))


def test_losing_on_time_in_an_auction_keeps_jockey_and_bid() -> None:
    sitting = auction(Seat.ONE).do("bid 15")
    sitting.ask("reveal", at=20_000)
    sitting.ask("accept", at=20_000 + DEADLINE)
    assert sitting.match.jockey is Seat.ONE
    assert sitting.match.highest_bid is not None
    assert sitting.events == (
        e.ReserveCharged(Seat.ONE, 0),
        e.MatchEnded(Result(Seat.ZERO, EndReason.TIME)),
    )


def test_the_deadline_is_known_only_while_a_clock_runs() -> None:
    stage = on_turn().stage
    assert isinstance(stage, Turn)
    assert deadline(on_turn()) == DEADLINE
    assert deadline(Match()) is None
