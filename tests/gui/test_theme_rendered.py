"""What labels and buttons look like in the end can be read, pixel by pixel."""

from collections import Counter
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QFileDialog,
    QLabel,
    QToolButton,
    QWidget,
)

from spectacular_bid.gui.widgets.tile_button import TileButton
from tests.gui.colours import contrast
from tests.gui.conftest import DeskMaker
from tests.gui.desk import Desk

LOOKS = [
    (table, surround)
    for table in ("turf", "clubhouse", "moonlight")
    for surround in ("dark", "light")
]


def worded(root: QWidget) -> Iterator[QWidget]:
    """Every label and button in sight, in use and with words on it."""
    for one in root.findChildren(QWidget):
        in_use = one.isVisible() and one.isEnabled() and not isinstance(one, TileButton)
        if in_use and isinstance(one, QLabel | QAbstractButton) and one.text():
            yield one


def best_contrast(picture: QImage, area: QRect) -> float:
    """Of any pixel to the ground: the words' own, their edges being blurred."""
    seen = Counter(
        picture.pixelColor(x, y).name()
        for x in range(max(0, area.left()), min(area.right(), picture.width()))
        for y in range(max(0, area.top()), min(area.bottom(), picture.height()))
    )
    ground = seen.most_common(1)[0][0]
    return max(contrast(ground, colour) for colour in seen)


def lightness(picture: QImage, x: int, y: int) -> int:
    return picture.pixelColor(x, y).lightness()


def unreadable(desk: Desk) -> list[str]:
    picture = desk.window.grab().toImage()
    found = []
    for one in worded(desk.window):
        corner = one.mapTo(desk.window, one.rect().topLeft())
        # Without the frame, which may stand out more than the words.
        area = QRect(corner, one.size()).adjusted(5, 5, -5, -5)
        if best_contrast(picture, area) < 4.5:
            found.append(f"{desk.screen} {one.objectName()} {one.accessibleName()}")
    return found


@pytest.mark.parametrize(("table", "surround"), LOOKS)
def test_words_on_the_screens_can_be_read(
    desks: DeskMaker, table: str, surround: str
) -> None:
    desk = desks()
    desk.press("settings", f"table-{table}", f"surround-{surround}")
    assert unreadable(desk) == []
    desk.press("closeSettings")
    assert unreadable(desk) == []
    desk.turn()
    assert unreadable(desk) == []
    desk.press("menu")
    assert unreadable(desk) == []
    desk.press("hideTiles")
    assert unreadable(desk) == []


@pytest.mark.parametrize(("table", "surround"), LOOKS)
def test_the_choice_of_a_language_is_framed_alike_on_both_sides(
    desks: DeskMaker, table: str, surround: str
) -> None:
    desk = desks()
    desk.press("settings", f"table-{table}", f"surround-{surround}", "closeSettings")
    shown = desk.find(QComboBox, "language").grab().toImage()
    turned = shown.flipped(Qt.Orientation.Horizontal)
    # Round corners are smoothed a little differently on either side.
    assert all(
        abs(lightness(shown, x, y) - lightness(turned, x, y)) < 40
        for x in range(6)
        for y in range(shown.height())
    )


@pytest.mark.parametrize(("table", "surround"), LOOKS)
def test_signs_of_lists_and_dialogs_can_be_seen(
    desks: DeskMaker, table: str, surround: str
) -> None:
    desk = desks()
    desk.press("settings", f"table-{table}", f"surround-{surround}", "closeSettings")
    choice = desk.find(QComboBox, "language")
    arrow = QRect(choice.width() - 24, 8, 20, choice.height() - 16)
    assert best_contrast(choice.grab().toImage(), arrow) >= 4.5
    desk.press("openRecord")
    dialog = desk.window.findChild(QFileDialog, "openDialog")
    assert dialog is not None
    for one in filter(QWidget.isEnabled, dialog.findChildren(QToolButton)):
        if one.isVisible():
            area = one.rect().adjusted(5, 5, -5, -5)
            assert best_contrast(one.grab().toImage(), area) >= 4.5, one.objectName()
    dialog.reject()
