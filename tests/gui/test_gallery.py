"""The gallery's moments can be come to, and look the same every time."""

from pathlib import Path

import pytest

from spectacular_bid.gui.sizes import SMALLEST_SIZE
from spectacular_bid.languages import LANGUAGES
from spectacular_bid.referee import storage
from tests.gallery.camera import LOOK_MOMENTS, SERIES, Series, looks, picture, shown
from tests.gallery.moments import MOMENTS
from tests.gallery.sheet import write_sheet
from tests.gui import pseudo
from tests.gui.reading import unreadable
from tests.gui.telling import sentences

pytestmark = [pytest.mark.gui, pytest.mark.slow, pytest.mark.usefixtures("qapp")]


FEW = ("settings", "auction-warning", "count-block", "over-win", "result-score")
"""Enough for languages that take no more room than the pseudo-language has."""


@pytest.mark.parametrize("name", MOMENTS)
def test_every_sentence_is_translated_and_has_room_to_be_longer_by_two_fifths(
    name: str,
) -> None:
    with pseudo.spoken(), shown(MOMENTS[name], Series(SMALLEST_SIZE)) as desk:
        # All that was translated has accents now.
        assert list(filter(str.isascii, sentences(desk.window))) == []
        assert unreadable(desk.window) == []


@pytest.mark.parametrize("name", MOMENTS)
def test_no_words_are_cut_in_the_smallest_window(name: str) -> None:
    with shown(MOMENTS[name], Series(SMALLEST_SIZE, language="it")) as desk:
        assert desk.window.grab().size().toTuple() == SMALLEST_SIZE
        assert unreadable(desk.window) == []


@pytest.mark.parametrize("name", FEW)
@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "it"])
def test_no_words_are_cut_in_any_language(name: str, language: str) -> None:
    with shown(MOMENTS[name], Series(SMALLEST_SIZE, language=language)) as desk:
        assert unreadable(desk.window) == []


@pytest.mark.parametrize("name", ["start", "table-chosen", "result-score"])
def test_a_moment_looks_the_same_every_time(name: str) -> None:
    series = SERIES["1280x800"]
    assert picture(MOMENTS[name], series) == picture(MOMENTS[name], series)


def test_a_picture_leaves_the_storage_as_safe_as_it_was() -> None:
    before = storage.SYNCHRONOUS
    with shown(MOMENTS["start"], SERIES["1280x800"]):
        assert storage.SYNCHRONOUS == "OFF"
    assert before == storage.SYNCHRONOUS


def test_every_look_is_another_one() -> None:
    moment, series = MOMENTS["table"], SERIES["looks"]
    pictures = [picture(moment, series, dress) for _, dress in looks()]
    assert len(pictures) > 1
    for index, image in enumerate(pictures):
        assert image not in pictures[:index]


def test_the_looks_are_judged_by_moments_that_exist() -> None:
    assert set(LOOK_MOMENTS) <= set(MOMENTS)


def test_the_sheet_shows_every_picture(tmp_path: Path) -> None:
    for name in ("one/a.png", "one/b.png", "two/c & d.png"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
    write_sheet(tmp_path)
    text = (tmp_path / "index.html").read_text("utf-8")
    assert [text.count(f"'{name}'") for name in ("one/a.png", "one/b.png")] == [2, 2]
    assert "two/c &amp; d.png" in text
