import pytest

from spectacular_bid.core import events as e
from spectacular_bid.core.match import Decision, Handoff, Match, Turn
from spectacular_bid.core.refusals import Refusal
from spectacular_bid.core.seats import Pair, Seat
from tests.core.driving import Sitting, playing, tile


def drawing(boneyard: str, one: str = "6-1 4-0") -> Match:
    """Seat 0 has nothing that fits the sixes."""
    return playing("5-4 3-2", one, boneyard, placed=("6-6",))


def test_a_player_with_a_playable_tile_may_not_draw() -> None:
    match = playing("6-1 3-2", "4-0", "5-5", placed=("6-6",))
    assert Sitting(match).refusal("draw") is Refusal.MAY_NOT_DRAW


def test_tiles_come_from_the_boneyard_in_its_order() -> None:
    sitting = Sitting(drawing("5-5 4-4 6-2")).do("draw", "draw")
    assert sitting.match.table.hands.zero[-2:] == (tile("5-5"), tile("4-4"))
    assert sitting.match.table.boneyard == (tile("6-2"),)


def test_drawing_restarts_no_delay_and_needs_no_new_reveal() -> None:
    stage = Sitting(drawing("5-5 4-4 6-2")).do("draw").match.stage
    assert stage == Turn(Seat.ZERO, Decision.PLAY, revealed_at=0)


def test_a_drawn_tile_that_fits_must_be_played() -> None:
    sitting = Sitting(drawing("6-2 4-4")).do("draw")
    assert sitting.refusal("play 5-4 left") is Refusal.MUST_PLAY_DRAWN_TILE
    assert sitting.refusal("draw") is Refusal.MAY_NOT_DRAW
    assert sitting.refusal("play 6-2 right") is None


@pytest.mark.parametrize(
    ("line", "refusal"),
    [
        ("play 6-0", Refusal.TILE_NOT_IN_HAND),
        ("play 5-4", Refusal.MUST_PLAY_DRAWN_TILE),
        ("play 6-2", Refusal.ARM_NOT_OPEN),
        ("play 6-2 up", Refusal.ARM_NOT_OPEN),
    ],
)
def test_the_drawn_tile_comes_before_the_arm_in_a_refusal(
    line: str, refusal: Refusal
) -> None:
    assert Sitting(drawing("6-2 4-4")).do("draw").refusal(line) is refusal


@pytest.mark.parametrize("drawn", ["5-4 left", "5-5 left"])
def test_after_a_useless_draw_tiles_are_refused_for_not_fitting(drawn: str) -> None:
    sitting = Sitting(drawing("5-5 4-4 6-2")).do("draw")
    assert sitting.refusal(f"play {drawn}") is Refusal.TILE_DOES_NOT_FIT


def test_the_drawn_tile_is_free_again_in_the_next_turn() -> None:
    match = playing("5-4 3-2 5-0", "6-5 4-0", "6-2 4-4", placed=("6-6",))
    sitting = Sitting(match).do("draw", "play 6-2 left", "play 6-5 right", "reveal")
    assert sitting.refusal("play 5-4 right") is None
    assert sitting.refusal("play 5-0 right") is None


def test_the_last_useless_draw_ends_in_a_forced_pass() -> None:
    sitting = Sitting(drawing("5-5")).do("draw")
    assert e.PlayerPassed(Seat.ZERO) in sitting.events
    assert sitting.match.stage == Handoff(Seat.ONE, Decision.PLAY)


def test_a_useless_draw_with_tiles_left_is_no_pass() -> None:
    sitting = Sitting(drawing("5-5 4-4")).do("draw")
    assert isinstance(sitting.match.stage, Turn)


def test_the_draw_that_ends_in_a_pass_is_charged() -> None:
    sitting = Sitting(drawing("5-5"))
    sitting.ask("draw", at=13_000)
    assert sitting.match.reserves == Pair(117_000, 120_000)


def test_a_draw_within_the_turn_is_not_charged_yet() -> None:
    sitting = Sitting(drawing("5-5 6-4"))
    sitting.ask("draw", at=13_000)
    assert sitting.match.reserves == Pair(120_000, 120_000)


def test_the_same_player_decides_again_after_the_opponents_forced_pass() -> None:
    match = playing("6-1 1-0 4-4", "5-5 3-2", placed=("6-6", "6-0 left"))
    sitting = Sitting(match).do("play 6-1 right")
    assert e.PlayerPassed(Seat.ONE) in sitting.events
    assert sitting.match.stage == Handoff(Seat.ZERO, Decision.PLAY)
