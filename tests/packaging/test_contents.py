"""Bundles by the names of what is in them."""

from pathlib import Path

import pytest

import contents
from bundle import recipe


@pytest.mark.parametrize(
    "name",
    [
        "tests/gui/desk.py",
        "_internal/spectacular_bid/resources/translations/spectacular_bid_it.ts",
        "_internal/PySide6/Qt/lib/libQt6Network.so.6",
        "_internal/PySide6/QtQuick.abi3.so",
        "_internal/PySide6/Qt6Qml.dll",
        "Contents/Frameworks/PySide6/Qt/lib/QtNetwork.framework/Versions/A/QtNetwork",
        "_internal/PySide6/QtCore.pyi",
        "tests.gui.desk",
        "PySide6.QtTest",
        "hypothesis.strategies",
        "_pytest.config",
    ],
)
def test_ballast_is_found(name: str) -> None:
    assert contents.ballast([name]) == [name]


@pytest.mark.parametrize(
    "name",
    [
        "spectacular-bid",
        "_internal/PySide6/Qt/lib/libQt6Gui.so.6",
        "_internal/PySide6/Qt/plugins/platforms/libqxcb.so",
        "_internal/PySide6/Qt6Core.dll",
        "_internal/base_library.zip",
        "_internal/libxcb-cursor.so.0",
        "_internal/spectacular_bid/resources/sounds/tile.wav",
        "spectacular_bid.gui.self_test",
        "PySide6.QtCore",
    ],
)
def test_what_belongs_there_is_none(name: str) -> None:
    assert not contents.ballast([name])


def test_a_lost_resource_is_missed() -> None:
    whole = [f"{folder}/{Path(source).name}" for source, folder in recipe.resources()]
    whole += [*contents.NEEDED, *(f"qtbase_{code}.qm" for code in recipe.LANGUAGES)]
    assert not contents.missing(whole)
    lost = "spectacular_bid/resources/pictures/icon.svg"
    assert contents.missing([name for name in whole if name != lost]) == [f"no {lost}"]
