"""The program where no window can be opened."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6 import QtCore

from spectacular_bid.gui.no_screen import one_sentence

pytestmark = [
    pytest.mark.gui,
    pytest.mark.skipif(sys.platform != "linux", reason="others always have a screen"),
]


@pytest.mark.parametrize(
    ("variables", "sentence"),
    [
        ({}, "there is no screen here: start it from a desktop"),
        ({"QT_QPA_PLATFORM": "nix"}, "no window can be opened here: Could not find"),
    ],
)
def test_it_says_why_in_one_sentence(
    tmp_path: Path, variables: dict[str, str], sentence: str
) -> None:
    named = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    inherited = {name: os.environ[name] for name in os.environ if name not in named}
    command = [sys.executable, "-m", "spectacular_bid", "--data", str(tmp_path)]
    done = subprocess.run(
        command,
        env={**inherited, **variables},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    (line,) = done.stderr.splitlines()
    assert line.startswith(f"spectacular-bid: {sentence}")


def test_other_messages_of_qt_are_passed_on(
    qapp: object, capsys: pytest.CaptureFixture[str]
) -> None:
    with one_sentence("name"):
        QtCore.qWarning("The locale is odd.")
        assert not capsys.readouterr().err
    assert capsys.readouterr().err == "The locale is odd.\n"
