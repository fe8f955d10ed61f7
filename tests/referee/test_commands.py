"""What the referee hears, refuses, stores and deals."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from spectacular_bid.core import commands as c
from spectacular_bid.core.layout import Arm
from spectacular_bid.core.match import EndReason
from spectacular_bid.core.refusals import Refusal
from spectacular_bid.core.seats import Pair
from spectacular_bid.core.tiles import DOUBLE_SIX, Tile
from spectacular_bid.record.files import record_from_text, record_to_text
from spectacular_bid.record.states import replay
from spectacular_bid.referee.journal import StorageError
from spectacular_bid.referee.outcomes import Accepted, RefereeRefusal, Refused
from spectacular_bid.referee.referee import Referee
from spectacular_bid.referee.shuffle import system_shuffle
from spectacular_bid.views.screens import DealView, HandoffView, OverView
from tests.core.driving import tile
from tests.manual_time import scripted, seeded
from tests.referee.sitting import PLAYERS, Sitting, likely_command, to_the_count


def test_a_match_begins_with_its_first_hand_dealt_and_stored(sitting: Sitting) -> None:
    assert isinstance(sitting.referee.view(), DealView)
    assert [type(command) for command in sitting.stored_commands()] == [c.DealHand]
    assert sitting.stored().record.players == PLAYERS


def test_a_second_click_on_the_same_state_is_refused(sitting: Sitting) -> None:
    made_for = sitting.referee.revision
    sitting.do("start")
    before = sitting.stored_commands()
    again = sitting.ask("start", revision=made_for)
    assert again == Refused(RefereeRefusal.STALE)
    stale = sitting.ask("reveal", revision=made_for)
    assert stale == Refused(RefereeRefusal.STALE)
    agreed = sitting.referee.end_by_agreement(made_for)
    assert agreed == Refused(RefereeRefusal.STALE)
    assert sitting.stored_commands() == before


def test_a_refused_command_is_not_stored_and_changes_nothing(sitting: Sitting) -> None:
    sitting.on_turn()
    before = sitting.stored()
    view, revision = sitting.referee.view(), sitting.referee.revision
    for illegal, why in [
        ("play 6-5", Refusal.MUST_OPEN_WITH),
        ("play 5-5", Refusal.TILE_NOT_IN_HAND),
        ("draw", Refusal.WRONG_PHASE),
        ("start", Refusal.WRONG_PHASE),
        ("reveal", Refusal.WRONG_PHASE),
        ("bid 15", Refusal.WRONG_PHASE),
    ]:
        assert sitting.ask(illegal) == Refused(why)
    assert sitting.stored() == before
    assert (sitting.referee.view(), sitting.referee.revision) == (view, revision)


@pytest.mark.parametrize(
    "asked",
    [
        c.DealHand(DOUBLE_SIX),
        c.VoidMatch("agreed"),
        c.VoidMatch("fault: I say so"),
        c.Observe(),
        c.MakeBid(15.0),  # type: ignore[arg-type]
        c.MakeBid("15"),  # type: ignore[arg-type]
        c.MakeBid(True),
        c.MakeBid(None),  # type: ignore[arg-type]
        c.PlaceTile("6-6", "north"),  # type: ignore[arg-type]
        c.PlaceTile(None, None),  # type: ignore[arg-type]
        c.PlaceTile("6-7", None),  # type: ignore[arg-type]
        c.PlaceTile(tile("6-6"), []),  # type: ignore[arg-type]
        None,
        "play 6-6",
        c.Reveal,
        3,
    ],
)
def test_what_no_player_may_ask_is_no_command(sitting: Sitting, asked: Any) -> None:
    for go_on in ("start", "reveal", "resign"):
        before = sitting.stored()
        answer = sitting.referee.submit(asked, sitting.referee.revision)
        assert answer == Refused(RefereeRefusal.NO_COMMAND)
        assert sitting.stored() == before
        sitting.do(go_on)


def test_a_new_hand_is_dealt_in_the_same_breath_as_continue(tmp_path: Path) -> None:
    sitting = to_the_count(Sitting(tmp_path, seeded(2)))
    sitting.do("continue", after=5000)
    view = sitting.referee.view()
    assert isinstance(view, DealView)
    assert view.standing.hand_number == 2
    closed, dealt = sitting.stored().record.entries[-2:]
    assert isinstance(closed.command, c.CloseCount)
    assert isinstance(dealt.command, c.DealHand)
    assert closed.at == dealt.at == sitting.stored().anchor.at
    sitting.journal.close()


def test_every_hand_is_shuffled_anew(tmp_path: Path) -> None:
    sitting = to_the_count(Sitting(tmp_path, seeded(2))).do("continue")
    stocks = [
        command.stock
        for command in sitting.stored_commands()
        if isinstance(command, c.DealHand)
    ]
    assert len(set(stocks)) == 2
    sitting.journal.close()


def test_the_system_shuffles_the_whole_set_differently_each_time() -> None:
    stocks = {system_shuffle() for _ in range(20)}
    assert len(stocks) == 20
    assert {tuple(sorted(stock)) for stock in stocks} == {DOUBLE_SIX}


def test_a_shuffle_of_anything_else_is_never_dealt_or_stored(sitting: Sitting) -> None:
    sitting.shuffle = scripted(DOUBLE_SIX[1:])
    with pytest.raises(ValueError, match="bad-stock"):
        Referee.begin(PLAYERS, sitting.equipment)
    with pytest.raises(StorageError):
        sitting.journal.load(2)


@pytest.mark.parametrize("players", [("", "B"), ("A", ""), ("A", "A")])
def test_players_need_two_different_names(
    sitting: Sitting, players: tuple[str, str]
) -> None:
    with pytest.raises(ValueError, match="names"):
        Referee.begin(Pair(*players), sitting.equipment)


def test_a_name_of_no_characters_is_a_fault_and_stores_nothing(
    sitting: Sitting,
) -> None:
    with pytest.raises(StorageError):
        Referee.begin(Pair("A", "\ud800"), sitting.equipment)
    with pytest.raises(StorageError):
        sitting.journal.load(2)


def agree(sitting: Sitting) -> object:
    assert sitting.referee.may_end_by_agreement
    return sitting.referee.end_by_agreement(sitting.referee.revision)


@pytest.mark.parametrize("lines", [(), ("start",), ("start", "reveal", "play 6-6")])
def test_both_may_end_the_match_between_decisions(
    sitting: Sitting, lines: tuple[str, ...]
) -> None:
    assert agree(sitting.do(*lines)) == Accepted(None)
    view = sitting.referee.view()
    assert isinstance(view, OverView)
    assert (view.result.winner, view.result.reason) == (None, EndReason.VOID)
    assert view.result.remark == "agreed"
    assert sitting.journal.unfinished() is None


def test_both_may_end_the_match_at_the_count(tmp_path: Path) -> None:
    sitting = to_the_count(Sitting(tmp_path, seeded(2)))
    assert agree(sitting) == Accepted(None)
    sitting.journal.close()


def test_nobody_ends_the_match_by_agreement_during_a_turn_or_after_it(
    sitting: Sitting,
) -> None:
    referee = sitting.on_turn().referee
    assert not referee.may_end_by_agreement
    assert referee.end_by_agreement(referee.revision) == Refused(Refusal.WRONG_PHASE)
    sitting.do("resign")
    assert not referee.may_end_by_agreement
    assert referee.end_by_agreement(referee.revision) == Refused(Refusal.MATCH_OVER)


def test_the_record_is_refused_while_the_match_goes_on(tmp_path: Path) -> None:
    sitting, random = Sitting(tmp_path, seeded(5)), Random(6)
    while not sitting.referee.is_over:
        with pytest.raises(ValueError, match="unfinished"):
            sitting.referee.record()
        sitting.do(likely_command(sitting.referee.view(), random), after=1500)
    record = sitting.referee.record()
    assert record == sitting.stored().record
    assert record_from_text(record_to_text(record)) == record
    assert [ruling.refusal for ruling in replay(record.entries)].count(None) == len(
        record.entries
    )
    sitting.journal.close()


def test_a_finished_decision_is_told_with_its_tile_and_forced_steps(
    sitting: Sitting,
) -> None:
    outcome = sitting.on_turn().ask("play 6-6")
    assert isinstance(outcome, Accepted)
    assert outcome.result is not None
    assert outcome.result.placed == Tile(6, 6)
    assert sitting.ask("reveal") == Accepted(None)
    assert sitting.ask("draw") == Accepted(None)
    assert sitting.ask("resign") == Accepted(None)


def test_an_arm_given_as_plain_text_is_stored_as_an_arm(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path)
    sitting.on_turn().do("play 6-6", "reveal")
    while isinstance(sitting.ask("draw"), Accepted):
        if isinstance(sitting.referee.view(), HandoffView):
            break
    sitting.do("reveal", c.PlaceTile(tile("6-5"), "left"))  # type: ignore[arg-type]
    assert sitting.stored_commands()[-1] == c.PlaceTile(tile("6-5"), Arm.LEFT)
    sitting.journal.close()


def test_the_standing_can_be_asked_for_in_every_phase(sitting: Sitting) -> None:
    for do in ("start", "reveal", "resign"):
        assert sitting.referee.standing().held == Pair(7, 7)
        sitting.do(do)
    assert sitting.referee.standing().points == Pair(150, 150)
