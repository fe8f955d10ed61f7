"""What can be heard of a match."""

import wave
from pathlib import Path

import pytest
from PySide6.QtCore import QObject

from spectacular_bid.core.events import Why
from spectacular_bid.core.layout import Arm
from spectacular_bid.core.match import EndReason, Result
from spectacular_bid.core.seats import Pair, Seat
from spectacular_bid.gui import sound
from spectacular_bid.gui.hearing import Hearing
from spectacular_bid.gui.settings import Settings
from spectacular_bid.gui.sound import Sound
from spectacular_bid.resources import resource
from spectacular_bid.views.clocks import ClockView
from spectacular_bid.views.report import Deed, Forced, ForcedStep, Transfer, TurnReport

pytestmark = pytest.mark.gui

PLAYED = TurnReport(Seat.ZERO, Deed.PLAYED, Arm.LEFT, ends=(5, 4))
SCORED = TurnReport(
    Seat.ZERO,
    Deed.PLAYED,
    Arm.LEFT,
    ends=(5, 5),
    transfers=(Transfer(Why.ENDS, Seat.ZERO, 10),),
)


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[Sound]:
    sounds: list[Sound] = []
    monkeypatch.setattr(sound, "play", sounds.append)
    return sounds


@pytest.fixture
def settings(qapp: object, tmp_path: Path) -> Settings:
    return Settings(tmp_path)


@pytest.fixture
def hearing(settings: Settings) -> Hearing:
    return Hearing(settings, settings)


def clocks(seat: Seat | None, reserve_ms: int) -> ClockView:
    return ClockView(seat, 0, Pair(reserve_ms, reserve_ms))


def test_a_tile_is_heard_on_the_table(hearing: Hearing, heard: list[Sound]) -> None:
    hearing.turn(PLAYED)
    assert heard == [Sound.TILE]


def test_a_score_is_heard_as_tokens_too(hearing: Hearing, heard: list[Sound]) -> None:
    hearing.turn(SCORED)
    assert heard == [Sound.TILE, Sound.TOKENS]


def test_a_forced_pass_is_heard(hearing: Hearing, heard: list[Sound]) -> None:
    forced = (Forced(ForcedStep.PASS, Seat.ONE),)
    hearing.turn(TurnReport(Seat.ZERO, Deed.PLAYED, Arm.LEFT, forced=forced))
    assert heard == [Sound.TILE, Sound.PASS]


def test_a_draw_is_heard(hearing: Hearing, heard: list[Sound]) -> None:
    hearing.draw()
    assert heard == [Sound.DRAW]


def test_low_time_is_heard_once_for_each_player(
    hearing: Hearing, heard: list[Sound]
) -> None:
    for seat in (Seat.ZERO, Seat.ZERO, Seat.ONE, Seat.ONE):
        hearing.clocks(clocks(seat, 15_000))
    assert heard == [Sound.LOW_TIME, Sound.LOW_TIME]


def test_more_than_fifteen_seconds_are_not_low(
    hearing: Hearing, heard: list[Sound]
) -> None:
    hearing.clocks(clocks(Seat.ZERO, 15_001))
    assert not heard


def test_clocks_that_stand_still_warn_nobody(
    hearing: Hearing, heard: list[Sound]
) -> None:
    hearing.clocks(clocks(None, 5_000))
    assert not heard


@pytest.mark.parametrize(
    ("reason", "winner", "expected"),
    [
        (EndReason.POINTS, Seat.ONE, [Sound.WIN]),
        (EndReason.TIME, Seat.ONE, [Sound.FLAG]),
        (EndReason.VOID, None, []),
    ],
)
def test_an_end_has_its_sound(
    hearing: Hearing,
    heard: list[Sound],
    reason: EndReason,
    winner: Seat | None,
    expected: list[Sound],
) -> None:
    hearing.end(Result(winner, reason))
    assert heard == expected


def test_nothing_is_heard_with_sound_off(
    hearing: Hearing, heard: list[Sound], settings: Settings
) -> None:
    settings.sound = False
    hearing.turn(SCORED)
    assert not heard


def test_no_player_is_silence_and_no_error(
    monkeypatch: pytest.MonkeyPatch, qapp: QObject
) -> None:
    monkeypatch.setattr(sound, "_player", tuple)
    sound.play(Sound.TILE)


@pytest.mark.parametrize("name", list(Sound))
def test_every_sound_is_short(name: Sound) -> None:
    with wave.open(str(resource(f"sounds/{name}.wav"))) as file:
        assert 0.1 < file.getnframes() / file.getframerate() < 1
