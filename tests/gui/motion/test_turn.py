"""What follows a decision, and that it takes no longer than it may; no Qt."""

from typing import Any

import pytest

from spectacular_bid.core.events import Why
from spectacular_bid.core.seats import Pair, Seat
from spectacular_bid.gui.motion.turn import (
    GLIDE_MS,
    SHOWN_MS,
    shown_points,
    shown_transfers,
    turn_plan,
)
from spectacular_bid.views.report import (
    Deed,
    Forced,
    ForcedStep,
    Transfer,
    TurnReport,
)
from spectacular_bid.views.screens import TurnResultView
from tests.gui.turns import FOUR_ARMS, standing, tile

ZERO_WINS = Transfer(Why.ENDS, Seat.ZERO, 15)
BLOCK = Transfer(Why.BLOCK, Seat.ONE, 25)


def view(
    *transfers: Transfer, points: tuple[int, int] = (165, 135), **given: Any
) -> TurnResultView:
    values: dict[str, Any] = {"seat": Seat.ZERO, "deed": Deed.PLAYED, "ends": (5, 4, 6)}
    report = TurnReport(**(values | given), transfers=transfers)
    placed = tile("6-2") if report.deed is Deed.PLAYED else None
    return TurnResultView(
        standing(points=Pair(*points)), report, FOUR_ARMS, placed, None
    )


def test_a_tile_takes_as_long_as_a_move_may() -> None:
    glide = turn_plan(view()).glide
    assert glide is not None
    assert 250 <= glide.length_ms <= 400


def test_nothing_glides_where_nothing_was_played() -> None:
    plan = turn_plan(view(deed=Deed.BID, ends=()))
    assert (plan.glide, plan.terms, plan.length_ms) == (None, (), 0)


def test_the_ends_add_up_term_by_term_once_the_tile_lies() -> None:
    plan = turn_plan(view())
    moments = (0, GLIDE_MS, plan.terms[0].end_ms, plan.terms[1].end_ms)
    assert [plan.terms_shown(at) for at in moments] == [0, 0, 1, 2]
    assert plan.terms_shown(plan.terms[-1].end_ms) is None


@pytest.mark.parametrize("points", [5, 15, 50, 150, 300])
def test_as_many_tokens_fly_as_were_moved_and_all_in_time(points: int) -> None:
    moved = Transfer(Why.ENDS, Seat.ZERO, points)
    plan = turn_plan(view(moved, points=(300, 0)))
    assert plan.tokens.winners == (Seat.ZERO,) * (points // 5)
    assert plan.length_ms < SHOWN_MS


@pytest.mark.parametrize("at_ms", range(0, SHOWN_MS, 25))
def test_no_token_is_lost_on_the_way(at_ms: int) -> None:
    tokens = turn_plan(view(ZERO_WINS)).tokens
    shown = tokens.points(Pair(165, 135), at_ms)
    assert sum(shown) + 5 * len(tokens.flying(at_ms)) == 300


def test_balances_count_from_what_they_were_to_what_they_are() -> None:
    tokens = turn_plan(view(ZERO_WINS)).tokens
    final = Pair(165, 135)
    assert tokens.points(final, 0) == Pair(150, 150)
    assert tokens.points(final, tokens.end_ms) == final


def test_a_block_is_paid_at_the_count() -> None:
    blocked = view(ZERO_WINS, BLOCK, points=(140, 160))
    assert shown_transfers(blocked) == (ZERO_WINS,)
    assert shown_points(blocked) == Pair(165, 135)


def test_a_block_that_ends_the_match_is_paid_at_once() -> None:
    blocked = view(ZERO_WINS, BLOCK, points=(0, 300))
    assert shown_transfers(blocked) == (ZERO_WINS, BLOCK)
    assert shown_points(blocked) == Pair(0, 300)


def test_everybody_who_passes_gets_a_sign() -> None:
    forced = (Forced(ForcedStep.PASS, Seat.ONE),)
    own = turn_plan(view(deed=Deed.PASSED, ends=(), forced=forced))
    assert own.passes == (Seat.ZERO, Seat.ONE)
    assert turn_plan(view(forced=forced)).passes == (Seat.ONE,)
    assert turn_plan(view(forced=(Forced(ForcedStep.ACCEPT, Seat.ONE),))).passes == ()


def test_a_useless_draw_turns_up_before_the_pass_is_told() -> None:
    report = TurnReport(seat=Seat.ZERO, deed=Deed.PASSED, drawn=1)
    useless = TurnResultView(standing(), report, FOUR_ARMS, None, tile("1-0"))
    plan = turn_plan(useless)
    assert plan.drawn is not None
    assert plan.sign.start_ms == plan.drawn.end_ms
    assert plan.length_ms == plan.sign.end_ms
