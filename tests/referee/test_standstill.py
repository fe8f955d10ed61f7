"""Notes that a clock stands still, outside the journal that cannot be written."""

import stat
from pathlib import Path

import pytest

from spectacular_bid.referee import standstill

SEAL = "ab12"
places = standstill.places


@pytest.fixture(autouse=True)
def two_places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Path, Path]:
    made = tmp_path / "state" / "notes", tmp_path / "notes"
    monkeypatch.setattr(standstill, "places", lambda: iter(made))
    return made


def test_there_is_no_note_at_first() -> None:
    assert not standstill.is_noted(SEAL)


def test_a_note_is_found_by_its_seal_alone() -> None:
    standstill.note(SEAL)
    assert standstill.is_noted(SEAL)
    assert not standstill.is_noted("cd34")


def test_a_forgotten_note_leaves_nothing(two_places: tuple[Path, Path]) -> None:
    standstill.note(SEAL)
    standstill.forget(SEAL)
    assert not standstill.is_noted(SEAL)
    assert not any(place.exists() for place in two_places)


def test_forgetting_spares_the_notes_of_others() -> None:
    standstill.note("cd34")
    standstill.forget(SEAL)
    assert standstill.is_noted("cd34")


def test_only_its_owner_may_read_a_note(two_places: tuple[Path, Path]) -> None:
    standstill.note(SEAL)
    assert stat.S_IMODE(two_places[0].stat().st_mode) == 0o700
    assert stat.S_IMODE((two_places[0] / SEAL).stat().st_mode) == 0o600


def test_where_the_first_place_refuses_the_second_takes_the_note(
    two_places: tuple[Path, Path],
) -> None:
    two_places[0].parent.touch()
    standstill.note(SEAL)
    assert (two_places[1] / SEAL).exists()
    assert standstill.is_noted(SEAL)


def test_where_all_refuse_there_is_no_note(two_places: tuple[Path, Path]) -> None:
    for place in two_places:
        (place.parent if place is two_places[0] else place).touch()
    standstill.note(SEAL)
    assert not standstill.is_noted(SEAL)


def test_the_places_are_the_users_own(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    first, second = places()
    assert first.parts[-2:] == ("spectacular-bid", "standstill")
    assert second.name.startswith("spectacular-bid-")
