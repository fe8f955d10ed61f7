"""Settings are typed, remembered, and sensible when the file is not."""

from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QRect

from spectacular_bid.gui import settings as module
from spectacular_bid.gui.settings import FILE_NAME, Settings, SurroundChoice


def test_the_first_start_has_sound_motion_and_cover(tmp_path: Path) -> None:
    settings = Settings(tmp_path)
    assert (settings.animations, settings.sound, settings.cover_on_leave) == (True,) * 3
    assert settings.surround is SurroundChoice.SYSTEM
    assert settings.table == "turf"
    assert settings.window_place is None
    assert not settings.maximised
    assert not settings.full_screen


@pytest.mark.parametrize(
    "name", ["animations", "sound", "cover_on_leave", "maximised", "full_screen"]
)
@pytest.mark.parametrize("value", [True, False])
def test_what_is_on_or_off_is_remembered(
    tmp_path: Path, name: str, value: bool
) -> None:
    setattr(Settings(tmp_path), name, value)
    assert getattr(Settings(tmp_path), name) is value


def test_look_and_place_are_remembered(tmp_path: Path) -> None:
    settings = Settings(tmp_path)
    settings.surround = SurroundChoice.LIGHT
    settings.table = "moonlight"
    settings.window_place = QRect(-30, 40, 1100, 700)
    again = Settings(tmp_path)
    assert again.surround is SurroundChoice.LIGHT
    assert again.table == "moonlight"
    assert again.window_place == QRect(-30, 40, 1100, 700)


def test_what_is_wrong_in_the_file_counts_as_not_set(tmp_path: Path) -> None:
    lines = ["[General]", "surround=plaid", "table=ping-pong", "sound=loud"]
    lines += ["[window]", "place=1 2 three 4", "maximised=maybe"]
    (tmp_path / FILE_NAME).write_text("\n".join(lines))
    settings = Settings(tmp_path)
    assert settings.surround is SurroundChoice.SYSTEM
    assert settings.table == "turf"
    assert settings.sound
    assert settings.window_place is None
    assert not settings.maximised


@pytest.mark.parametrize(
    ("said", "moves"), [("ReducedMotion", False), ("NoPreference", True)]
)
def test_motion_is_as_the_system_wants_it_until_it_is_set(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, said: str, moves: bool
) -> None:
    hints = SimpleNamespace(motionPreference=lambda: SimpleNamespace(name=said))
    style = SimpleNamespace(accessibility=lambda: hints)
    system = SimpleNamespace(styleHints=lambda: style)
    monkeypatch.setattr(module, "QGuiApplication", system)
    settings = Settings(tmp_path)
    assert settings.animations is moves
    settings.animations = not moves
    assert settings.animations is not moves


@pytest.mark.parametrize("code", ["xx", "../../etc", "", "EN"])
def test_a_language_that_is_not_spoken_counts_as_not_set(
    tmp_path: Path, code: str
) -> None:
    Settings(tmp_path).language = code
    assert Settings(tmp_path).language == ""


@pytest.mark.parametrize("place", ["99999999999 0 1 1", "1 2 3", "1 2 3 4 5", "a b"])
def test_a_place_that_is_none_counts_as_not_set(tmp_path: Path, place: str) -> None:
    (tmp_path / FILE_NAME).write_text(f"[window]\nplace={place}\n", "utf-8")
    assert Settings(tmp_path).window_place is None
