"""What macOS wants opened reaches the program, whose application hears of it."""

import os
import subprocess
import sys

import pytest
from PySide6.QtWidgets import QApplication

from spectacular_bid.gui import application

pytestmark = pytest.mark.gui

# An application of its own kind needs a process of its own.
HEARD = """
from PySide6.QtGui import QFileOpenEvent
from spectacular_bid.gui.file_events import FileHearingApplication

app = FileHearingApplication([])
app.file_wanted.connect(print)
app.sendEvent(app, QFileOpenEvent("/somewhere/match.sbid"))
app.sendEvent(app, QFileOpenEvent(""))
"""


def test_a_file_that_is_to_be_opened_is_heard_of() -> None:
    surroundings = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-c", HEARD],
        env=surroundings,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split() == [os.path.normpath("/somewhere/match.sbid")]


@pytest.mark.parametrize(("system", "hears"), [("darwin", True), ("linux", False)])
def test_only_on_macos_are_there_such_events(
    monkeypatch: pytest.MonkeyPatch, system: str, hears: bool
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    kind = application._application_class()
    assert issubclass(kind, QApplication)
    assert hasattr(kind, "file_wanted") is hears
