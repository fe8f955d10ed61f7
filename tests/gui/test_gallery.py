"""The gallery's moments can be come to, and look the same every time."""

from pathlib import Path

import pytest

from tests.gallery.camera import LOOK_MOMENTS, SERIES, Series, looks, picture
from tests.gallery.moments import MOMENTS
from tests.gallery.sheet import write_sheet

pytestmark = [pytest.mark.gui, pytest.mark.slow, pytest.mark.usefixtures("qapp")]

SMALL = Series((1024, 640), language="it")


@pytest.mark.parametrize("name", MOMENTS)
def test_a_picture_can_be_taken_of_every_moment(name: str) -> None:
    image = picture(MOMENTS[name], SMALL)
    assert image.size().toTuple() == SMALL.size


@pytest.mark.parametrize("name", ["start", "table-chosen", "result-score"])
def test_a_moment_looks_the_same_every_time(name: str) -> None:
    series = SERIES["1280x800"]
    assert picture(MOMENTS[name], series) == picture(MOMENTS[name], series)


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
