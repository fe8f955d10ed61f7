"""What the program finds out about itself; that it passes is a check of its own."""

import shutil
from pathlib import Path

import pytest

from spectacular_bid.gui import self_test
from spectacular_bid.gui.autoplay import StuckError
from spectacular_bid.referee.glance import FILE_NAME
from spectacular_bid.resources import resource_root

pytestmark = [pytest.mark.gui, pytest.mark.usefixtures("qapp")]


@pytest.fixture
def resources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of all resources, which the self-test takes for the real ones."""
    root = shutil.copytree(resource_root(), tmp_path / "resources")
    monkeypatch.setattr(self_test, "resource_root", lambda: root)
    return Path(root)


def test_nothing_is_wrong_with_the_resources(resources: Path) -> None:
    assert not list(self_test._faulty_resources())


@pytest.mark.parametrize(
    "name",
    ["translations/spectacular_bid_it.qm", "sounds/win.wav", "guide/en.html"],
)
def test_a_missing_resource_is_named(resources: Path, name: str) -> None:
    (resources / name).unlink()
    assert list(self_test._faulty_resources()) == [f"the resource {name} is missing"]


@pytest.mark.qt_log_ignore("Cannot read file")
@pytest.mark.parametrize(
    "name",
    ["translations/spectacular_bid_en.qm", "sounds/tile.wav", "pictures/icon.svg"],
)
def test_an_emptied_resource_is_named(resources: Path, name: str) -> None:
    (resources / name).write_bytes(b"")
    told = list(self_test._faulty_resources())
    assert told == [f"the resource {name} cannot be opened"]


def test_a_match_is_gone_on_with_where_it_was_left(tmp_path: Path) -> None:
    self_test._sit(tmp_path, "it", 4, keys=False)
    self_test._sit(tmp_path, "en", 4, keys=False)
    assert list(self_test._faulty_record(tmp_path)) == [
        f"the match was not over after {self_test.ENOUGH_STEPS} steps"
    ]


def test_a_match_that_is_lost_between_two_starts_is_noticed(tmp_path: Path) -> None:
    self_test._sit(tmp_path, "en", 4, keys=False)
    (tmp_path / FILE_NAME).unlink()
    with pytest.raises(StuckError, match="not stored"):
        self_test._sit(tmp_path, "en", 4, keys=False)


def test_what_is_wrong_is_told_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    monkeypatch.setattr(self_test, "_faulty_match", lambda: ["the match is odd"])
    monkeypatch.setattr(self_test, "_faulty_resources", list)
    assert self_test.self_test() == 1
    assert capsys.readouterr().err == "spectacular-bid: the match is odd\n"
