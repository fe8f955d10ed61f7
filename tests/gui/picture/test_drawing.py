"""The pictures that ``spectacular-bid picture`` draws."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QByteArray, QPointF, QRect
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication, QGraphicsView, QWidget

from spectacular_bid.cli import main
from spectacular_bid.core.seats import Pair, Seat
from spectacular_bid.gui.board.board_view import BoardView
from spectacular_bid.gui.board.items import TileItem
from spectacular_bid.gui.picture.drawing import drawn, screen_for
from spectacular_bid.gui.picture.measures import measures
from spectacular_bid.gui.picture.moment import Moment, moment_after
from spectacular_bid.gui.screens.still import StillScreen
from spectacular_bid.gui.screens.table import TableScreen
from spectacular_bid.gui.widgets.tile_button import TileButton
from spectacular_bid.record.model import Entry, Record
from tests.gui.robot.privacy import TILE
from tests.record.examples import record_text
from tests.views.random_match import random_steps

pytestmark = pytest.mark.gui

ROOT = Path(__file__).parents[3]
SIZES = [(1024, 640), (1280, 800), (1921, 1083), (7680, 4320)]
NAMES = Pair("Anna", "Bruno")


def random_record(seed: int) -> Record:
    steps = random_steps(seed)
    return Record(NAMES, tuple(Entry(step.at, step.command) for step in steps))


def moments(seed: int, count: int) -> Iterator[Moment]:
    """Some moments of a random match."""
    record = random_record(seed)
    last = len(record.entries) - 1
    for entry in {0, 1, 2, 3, last, *Random(seed).sample(range(last), count)}:
        yield moment_after(record, entry)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_measures_are_those_of_the_board_on_the_screen(size: tuple[int, int]) -> None:
    for moment in moments(7, 12):
        for seat in (None, *Seat):
            screen = screen_for(moment, seat)
            screen.resize(*size)
            screen.grab(QRect(0, 0, 1, 1))
            found = measures(moment.match.table.layout, *size)
            board = screen.findChild(BoardView)
            assert board is not None
            box = board.geometry()
            sides = [box.x(), box.y(), box.width(), box.height()]
            assert sides == found["board"]
            assert tile_places(board, screen) == {
                laid["tile"]: pytest.approx((laid["x"], laid["y"]))
                for laid in found["tiles"]
            }
            assert free_places(board, screen) == {
                arm: pytest.approx(box) for arm, box in found["targets"].items()
            }


def tile_places(board: QGraphicsView, screen: QWidget) -> dict[str, object]:
    corner = QPointF(board.viewport().mapTo(screen, board.viewport().pos()))
    return {
        str(item._tile): (board.viewportTransform().map(item.pos()) + corner).toTuple()
        for item in board.scene().items()
        if isinstance(item, TileItem)
    }


def free_places(board: BoardView, screen: QWidget) -> dict[str, object]:
    corner = QPointF(board.viewport().mapTo(screen, board.viewport().pos()))
    return {
        str(arm or "open"): place.box.translated(corner).getRect()
        for arm, place in board._places.items()
    }


@pytest.mark.usefixtures("qapp")
def test_a_picture_shows_ivory_where_tiles_are_said_to_lie() -> None:
    record = random_record(3)
    moment = max(
        (moment_after(record, entry) for entry in range(0, len(record.entries), 5)),
        key=lambda moment: len(measures(moment.match.table.layout, 1280, 800)["tiles"]),
    )
    image = QImage.fromData(QByteArray(drawn(moment, None, (1280, 800), "en")))
    assert image.size().toTuple() == (1280, 800)
    found = measures(moment.match.table.layout, 1280, 800)["tiles"]
    assert len(found) > 10
    for laid in found:
        x, y = laid["x"], laid["y"]
        reach_x, reach_y = laid["width"] * 0.44, laid["height"] * 0.44
        for spot in ((x - reach_x, y), (x + reach_x, y), (x, y - reach_y)):
            colour = QColor(image.pixel(round(spot[0]), round(spot[1])))
            assert colour.lightness() > 200, (laid["tile"], spot)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("seed", range(3))
def test_a_screen_holds_no_tile_that_its_seat_may_not_see(seed: int) -> None:
    for moment in moments(seed, 25):
        hands = moment.match.table.hands
        for seat in Seat:
            screen = screen_for(moment, seat)
            assert shown(screen) == set(map(str, hands[seat]))
            assert not spoken(screen) & set(map(str, hands[seat.other]))
        screen = screen_for(moment, None)
        assert shown(screen) == set()
        assert not spoken(screen) & {str(tile) for hand in hands for tile in hand}


def shown(screen: QWidget) -> set[str]:
    buttons = screen.findChildren(TileButton)
    return {button.objectName().removeprefix("tile-") for button in buttons}


def spoken(screen: QWidget) -> set[str]:
    texts = (
        f"{widget.objectName()} {widget.accessibleName()}"
        for widget in (screen, *screen.findChildren(QWidget))
    )
    return {tile for text in texts for tile in TILE.findall(text)}


@pytest.mark.usefixtures("qapp")
def test_only_a_seat_that_decides_has_choices() -> None:
    record = random_record(1)
    turn = moment_after(record, 2)
    decides = turn.match.rank_opening
    assert decides is not None
    assert isinstance(screen_for(turn, decides.seat), TableScreen)
    assert isinstance(screen_for(turn, decides.seat.other), StillScreen)
    assert isinstance(screen_for(turn, None), StillScreen)
    for entry in (0, 1):
        assert isinstance(
            screen_for(moment_after(record, entry), Seat.ZERO), StillScreen
        )


def ask(tmp_path: Path, out: Path, *more: str) -> list[str]:
    record = tmp_path / "match.sbid"
    record.write_text(record_text(), "utf-8")
    told = ["picture", str(record), "--entry", "5", "--size", "1024x640"]
    return [*told, "--out", str(out), *more]


@pytest.mark.usefixtures("qapp")
def test_the_file_is_a_picture_of_that_size(tmp_path: Path) -> None:
    out = tmp_path / "table.png"
    assert main(ask(tmp_path, out, "--seat", "0")) == 0
    assert QImage(str(out)).size().toTuple() == (1024, 640)
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "match.sbid",
        "table.png",
    ]


@pytest.mark.usefixtures("qapp")
def test_the_same_moment_gives_the_same_file(tmp_path: Path) -> None:
    files = [tmp_path / "one.png", tmp_path / "two.png"]
    for out in files:
        assert main(ask(tmp_path, out)) == 0
    assert files[0].read_bytes() == files[1].read_bytes()


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("where", ["missing/table.png", "folder.png", "\0.png"])
def test_a_file_that_cannot_be_written_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], where: str
) -> None:
    folder = tmp_path / "folder.png"
    folder.mkdir()
    assert main(ask(tmp_path, tmp_path / where)) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert len(err.splitlines()) == 1
    assert "cannot be written" in err
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "folder.png",
        "match.sbid",
    ]


@pytest.mark.slow
def test_no_screen_is_needed_and_none_changes_the_size(tmp_path: Path) -> None:
    out = tmp_path / "table.png"
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    environment = {name: at for name, at in os.environ.items() if name not in hidden}
    environment["QT_SCALE_FACTOR"] = "2"
    done = subprocess.run(
        [sys.executable, "-m", "spectacular_bid", *ask(tmp_path, out)],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")
    assert QImage(str(out)).size().toTuple() == (1024, 640)


def test_pictures_are_drawn_in_a_running_program_too(qapp: QApplication) -> None:
    before = set(qapp.topLevelWidgets())
    moment = next(moments(2, 1))
    assert drawn(moment, None, (1024, 640), "en").startswith(b"\x89PNG")
    left = set(qapp.topLevelWidgets()) - before
    assert not [widget for widget in left if widget.isVisible()]
