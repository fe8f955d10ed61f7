"""The gallery's moments can be come to, and look the same every time."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from spectacular_bid.referee import storage
from tests.gallery.camera import LOOK_MOMENTS, SERIES, Series, looks, picture, shown
from tests.gallery.moments import MOMENTS
from tests.gallery.sheet import write_sheet

pytestmark = [pytest.mark.gui, pytest.mark.slow, pytest.mark.usefixtures("qapp")]


@pytest.mark.parametrize("name", MOMENTS)
@pytest.mark.parametrize("language", ["en", "it"])
def test_no_words_are_cut_in_the_smallest_window(name: str, language: str) -> None:
    with shown(MOMENTS[name], Series((1024, 640), language=language)) as desk:
        assert desk.window.grab().size().toTuple() == (1024, 640)
        assert list(cut_words(desk.window)) == []


def cut_words(window: QWidget) -> Iterator[str]:
    """The words on labels and buttons that have less room than they need."""
    for widget in window.findChildren(QWidget):
        if not widget.isVisible():
            continue
        has, needs = widget.size(), widget.sizeHint()
        if isinstance(widget, QPushButton):
            if has.width() < needs.width() or has.height() < needs.height():
                yield widget.text()
        elif type(widget) is QLabel and widget.text():
            wraps = widget.wordWrap()
            height = widget.heightForWidth(has.width()) if wraps else needs.height()
            if has.height() < height or (not wraps and has.width() < needs.width()):
                yield widget.text()


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
