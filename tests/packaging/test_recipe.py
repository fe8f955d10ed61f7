"""What goes into a bundle, by paths as PyInstaller finds them on each system."""

from pathlib import Path

import pytest

from bundle import recipe
from spectacular_bid.languages import LANGUAGES

QT = "PySide6/Qt/lib"


@pytest.mark.parametrize(
    "target",
    [
        f"{QT}/libQt6Core.so.6",
        f"{QT}/libQt6Widgets.so.6",
        f"{QT}/libQt6XcbQpa.so.6",
        f"{QT}/libicudata.so.73",
        f"{QT}/QtGui.framework/Versions/A/QtGui",
        "PySide6/Qt6Gui.dll",
        "PySide6/QtCore.abi3.so",
        "PySide6/QtWidgets.pyd",
        "PySide6/libpyside6.abi3.so.6.11",
        "PySide6/pyside6.abi3.dll",
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6/Qt/plugins/platforms/libqoffscreen.so",
        "PySide6/Qt/plugins/platforms/libqcocoa.dylib",
        "PySide6/plugins/platforms/qwindows.dll",
        r"PySide6\plugins\iconengines\qsvgicon.dll",
        "PySide6/Qt/translations/qtbase_pt_BR.qm",
        "python3.11/lib-dynload/_sqlite3.cpython-311-x86_64-linux-gnu.so",
        "libpython3.11.so.1.0",
        "libxcb-cursor.so.0",
        "python311.dll",
        "VCRUNTIME140.dll",
        "attrs-26.1.0.dist-info/licenses/LICENSE",
        "spectacular_bid/resources/translations/spectacular_bid_it.qm",
    ],
)
def test_what_a_window_needs_stays(target: str) -> None:
    assert recipe.keeps(target)


@pytest.mark.parametrize(
    "target",
    [
        f"{QT}/libQt6Network.so.6",
        f"{QT}/libQt6Qml.so.6",
        f"{QT}/QtQuick.framework/Versions/A/QtQuick",
        "PySide6/Qt6Network.dll",
        "PySide6/QtNetwork.pyd",
        "PySide6/QtQml.abi3.so",
        "PySide6/opengl32sw.dll",
        "PySide6/Qt/plugins/platforms/libqvnc.so",
        "PySide6/Qt/plugins/platformthemes/libqgtk3.so",
        "PySide6/Qt/plugins/imageformats/libqpdf.so",
        "PySide6/plugins/styles/qmodernwindowsstyle.dll",
        r"PySide6\plugins\tls\qopensslbackend.dll",
        "PySide6/Qt/translations/qtbase_ja.qm",
        "PySide6/Qt/translations/qt_help_de.qm",
        "libgtk-3.so.0",
        "libstdc++.so.6",
        "libX11.so.6",
        "libcrypto-3.dll",
        "attrs-26.1.0.dist-info/INSTALLER",
    ],
)
def test_what_it_does_not_goes(target: str) -> None:
    assert not recipe.keeps(target)


def test_all_resources_are_taken_but_sources_and_pictures_of_the_readme() -> None:
    taken = {Path(source).name for source, _ in recipe.resources()}
    assert {"icon.svg", "it.html", "tile.wav", "spectacular_bid_it.qm"} <= taken
    assert not [name for name in taken if name.endswith((".ts", ".png"))]


def test_resources_lie_in_the_package_where_the_program_looks_for_them() -> None:
    targets = {target for _, target in recipe.resources()}
    assert "spectacular_bid/resources/translations" in targets


def test_qts_own_texts_are_there_for_every_language() -> None:
    spoken = {language.split("_")[0] for language in recipe.LANGUAGES}
    assert LANGUAGES.keys() <= spoken


def test_licences_are_shipped() -> None:
    names = {Path(source).name for source, _ in recipe.licences()}
    assert {"GPL-3.txt", "LGPL-3.txt", "Python.txt"} <= names


@pytest.mark.parametrize("name", ["spectacular-bid", "bare"])
def test_both_bundles_follow_the_recipe(name: str) -> None:
    text = (recipe.ROOT / f"packaging/bundle/{name}.spec").read_text("utf-8")
    compile(text, name, "exec")
    assert text.count("recipe.trimmed") == 2
    assert "upx=True" not in text
