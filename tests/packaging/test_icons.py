"""The icon in every form, read back by Qt."""

from pathlib import Path

import pytest
from PySide6.QtGui import QImage, QImageReader

import icons
from bundle import recipe

pytestmark = [pytest.mark.gui, pytest.mark.usefixtures("qapp")]


@pytest.fixture(scope="module")
def drawn(tmp_path_factory: pytest.TempPathFactory, qapp: object) -> Path:
    folder = tmp_path_factory.mktemp("icons")
    icons.draw_all(folder)
    return folder


@pytest.mark.parametrize("size", icons.SIZES)
def test_linux_gets_a_picture_of_each_size(drawn: Path, size: int) -> None:
    picture = QImage(str(drawn / f"{recipe.NAME}-{size}.png"))
    assert (picture.width(), picture.height()) == (size, size)
    middle = picture.pixelColor(size // 2, size // 2)
    assert middle.alpha() == 255
    assert picture.pixelColor(0, 0).alpha() == 0


@pytest.mark.parametrize(
    ("suffix", "sizes"),
    [
        (".ico", icons.WINDOWS_SIZES),
        (".icns", tuple(icons.MAC_KINDS.values())),
    ],
)
def test_one_file_holds_all_sizes_of_a_system(
    drawn: Path, suffix: str, sizes: tuple[int, ...]
) -> None:
    reader = QImageReader(str(drawn / f"{recipe.NAME}{suffix}"))
    found = set()
    for number in range(reader.imageCount()):
        reader.jumpToImage(number)
        found.add(reader.read().width())
    assert found == set(sizes)


def test_the_installer_s_side_is_of_the_size_that_it_has_there(drawn: Path) -> None:
    assert QImage(str(drawn / f"{recipe.NAME}-side.bmp")).size() == icons.SIDE


@pytest.mark.qt_log_ignore("Cannot open file")
def test_what_cannot_be_drawn_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(icons, "SOURCE", Path("nowhere.svg"))
    with pytest.raises(ValueError, match="cannot be drawn"):
        icons.png(16)
