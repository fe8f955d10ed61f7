"""The window comes back as it was left, and fits every screen."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QRect, QSize
from shiboken6 import delete

from spectacular_bid.gui.placing import placed, smallest_on
from spectacular_bid.gui.preferences import Preferences
from spectacular_bid.gui.settings import Settings
from tests.gui.conftest import DeskMaker
from tests.gui.desk import Desk

MAIN = QRect(0, 0, 1920, 1040)
BESIDE = QRect(1920, 0, 2560, 1400)
SMALL = QRect(0, 0, 911, 472)
"""1366×768 at 150 %, with a bar of the system's."""
FIRST = QSize(1280, 800)

SHOWN = """
import json, sys
from pathlib import Path
from spectacular_bid.gui.application import make_application
from spectacular_bid.gui.language import LanguageSwitch
from spectacular_bid.gui.program import Program
from spectacular_bid.gui.settings import Settings
from spectacular_bid.referee.journal import Journal
from spectacular_bid.referee.referee import Equipment
from spectacular_bid.referee.shuffle import system_shuffle
from spectacular_bid.referee.time_source import SystemTime
app = make_application()
folder = Path(sys.argv[1])
switch = LanguageSwitch(app)
switch.speak("en")
equipment = Equipment(Journal(folder), SystemTime(), system_shuffle)
program = Program(equipment, Settings(folder, app), switch)
program.open()
app.processEvents()
window, screen = program.window, program.window.screen()
area, inside = screen.availableGeometry(), window.geometry()
least = window.minimumSize()
shown = window.grab()
print(json.dumps({
    "inside": area.contains(inside),
    "least": [least.width(), least.height()],
    "area": [area.width(), area.height()],
    "scale": shown.devicePixelRatio(),
    "pixels": [shown.width(), shown.height()],
    "size": [inside.width(), inside.height()],
}))
window.close()
"""


@pytest.mark.parametrize(
    "left", [QRect(100, 90, 1100, 700), QRect(2000, 50, 2000, 1200)]
)
def test_a_window_comes_back_where_it_was(left: QRect) -> None:
    assert placed(left, FIRST, [MAIN, BESIDE]) == left


def test_the_first_window_is_in_the_middle_of_the_main_screen() -> None:
    place = placed(None, FIRST, [MAIN, BESIDE])
    assert place.size() == FIRST
    assert place.center() == MAIN.center()


def test_a_window_whose_screen_is_gone_goes_to_the_middle_of_another() -> None:
    place = placed(QRect(2000, 50, 2000, 1200), FIRST, [MAIN])
    assert MAIN.contains(place)
    assert abs(place.center().x() - MAIN.center().x()) <= 1


@pytest.mark.parametrize(
    "left",
    [
        QRect(-300, 200, 1200, 700),
        QRect(1000, 600, 1100, 700),
        QRect(0, -200, 1200, 900),
        QRect(0, 0, 5000, 3000),
        QRect(-9000, -9000, 1200, 700),
    ],
)
@pytest.mark.parametrize("area", [MAIN, SMALL, BESIDE])
def test_a_window_is_wholly_inside_a_screen(left: QRect, area: QRect) -> None:
    place = placed(left, FIRST, [area])
    assert area.contains(place)
    assert place.top() > area.top()


def test_no_window_must_be_larger_than_its_screen() -> None:
    least = smallest_on(SMALL.size(), QSize(1024, 640))
    assert least.width() < SMALL.width()
    assert least.height() < SMALL.height()
    assert smallest_on(MAIN.size(), QSize(1024, 640)) == QSize(1024, 640)


def test_size_and_place_are_remembered(desks: DeskMaker) -> None:
    desk = desks()
    desk.window.setGeometry(20, 60, 720, 650)
    desk.window.resize(1030, 650)
    desk.window.close()
    assert desk.settings.window_place == QRect(20, 60, 1030, 650)
    assert not desk.settings.maximised


@pytest.mark.parametrize("state", ["maximised", "full_screen"])
def test_a_filled_screen_is_remembered(desks: DeskMaker, state: str) -> None:
    desk = desks()
    place = desk.window.geometry()
    if state == "maximised":
        desk.window.showMaximized()
    else:
        desk.window.toggle_full_screen()
    desk.close()
    assert Settings(desk.folder).window_place == place
    roots = QObject()
    again = Settings(desk.folder, roots)
    window = Preferences(again, roots).window
    window.show()
    assert window.isMaximized() is (state == "maximised")
    assert window.isFullScreen() is (state == "full_screen")
    window.close()
    delete(roots)
    delete(window)


def test_full_screen_leads_back_to_a_maximised_window(desks: DeskMaker) -> None:
    desk = desks()
    desk.window.showMaximized()
    desk.window.toggle_full_screen()
    assert desk.window.isFullScreen()
    desk.window.toggle_full_screen()
    assert desk.window.isMaximized()


@pytest.mark.parametrize("factor", ["1", "1.25", "1.5", "2"])
@pytest.mark.parametrize("screen", [(1366, 768), (3840, 2160)])
def test_the_window_fits_its_screen_at_every_scale_factor(
    tmp_path: Path, factor: str, screen: tuple[int, int]
) -> None:
    width, height = screen
    place = {"name": "main", "x": 0, "y": 0, "width": width, "height": height}
    sharp = {"logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1.0}
    described = tmp_path / "screen.json"
    described.write_text(json.dumps({"screens": [place | sharp]}))
    surroundings = {
        **os.environ,
        "QT_QPA_PLATFORM": f"offscreen:configfile={described}",
        "QT_SCALE_FACTOR": factor,
    }
    done = subprocess.run(
        [sys.executable, "-c", SHOWN, str(tmp_path)],
        env=surroundings,
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["inside"]
    assert found["scale"] == float(factor)
    for least, area in zip(found["least"], found["area"], strict=True):
        assert least < area
    for pixels, size in zip(found["pixels"], found["size"], strict=True):
        assert abs(pixels - size * float(factor)) <= 1


@pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps open files")
def test_closing_makes_no_folder_where_the_data_have_gone(desk: Desk) -> None:
    folder = desk.journal.path.parent
    away = folder.with_name("away")
    folder.rename(away)
    desk.window.close()
    assert not folder.exists()
    away.rename(folder)
