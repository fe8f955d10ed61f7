"""What of the words in a window cannot be read as it stands."""

from collections.abc import Iterable, Iterator
from itertools import combinations

from attrs import frozen
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QCheckBox,
    QComboBox,
    QDockWidget,
    QLabel,
    QLineEdit,
    QPushButton,
    QStyle,
    QStyleOptionDockWidget,
    QStyleOptionFrame,
    QWidget,
)

from spectacular_bid.gui.board.board_view import BoardView
from spectacular_bid.gui.motion.layer import FlightLayer
from spectacular_bid.gui.overlay import Overlay
from spectacular_bid.gui.widgets.ends_chip import EndsChip
from tests.gui.painting import painted_words

LEAST_SHARE = 0.7
"""Of the size that painted words should have; so far they may shrink."""
LEAST_PIXELS = 8
"""Smaller words cannot be read."""
CUT_SIGN = "…"
EVERYWHERE = QRect(-100_000, -100_000, 200_000, 200_000)


@frozen
class Words:
    """Words in a window; all places are the window's."""

    text: str
    box: QRect
    """What they cover."""
    room: QRect
    """What can be seen of anything there."""
    owner: QWidget


def unreadable(window: QWidget) -> list[str]:
    """Every fault and its words, nothing if all can be read."""
    overlays = [one for one in window.findChildren(Overlay) if one.isVisible()]
    top = overlays[0] if overlays else window
    shown = [one for one in top.findChildren(QWidget) if one.isVisible()]
    painted = [one for one in painted_words(window) if one.owner in shown]
    found = [
        Words(one.text, one.box, _room(one.owner, window), one.owner) for one in painted
    ] + list(_written(shown, window))
    return [
        *(f"cut: {text}" for one in shown for text in _cut(one)),
        *(
            f"too small: {one.text}"
            for one in painted
            if _too_small(one.wanted, one.given)
        ),
        *(f"outside: {one.text}" for one in found if not one.room.contains(one.box)),
        *(f"covered: {text}" for text in _covering(found)),
    ]


def _too_small(wanted: float, given: int) -> bool:
    """Whether words had to shrink beyond reading."""
    return given < min(round(wanted), max(LEAST_PIXELS, LEAST_SHARE * wanted))


def _cut(widget: QWidget) -> Iterator[str]:
    """The words of a widget that have less room than they need."""
    match widget:
        case QPushButton() | QCheckBox() | QComboBox():
            if widget.size().expandedTo(widget.sizeHint()) != widget.size():
                yield widget.accessibleName()
        case EndsChip():
            pass
        case QLabel():
            yield from _cut_in_label(widget)
        case QLineEdit():
            frame = QStyleOptionFrame()
            widget.initStyleOption(frame)
            contents = QStyle.SubElement.SE_LineEditContents
            room = widget.style().subElementRect(contents, frame, widget).width()
            if room < _length(widget, widget.placeholderText()):
                yield widget.placeholderText()
        case QDockWidget():
            title = QStyleOptionDockWidget()
            widget.initStyleOption(title)
            text = QStyle.SubElement.SE_DockWidgetTitleBarText
            room = widget.style().subElementRect(text, title, widget).width()
            if room < _length(widget, widget.windowTitle()):
                yield widget.windowTitle()


def _cut_in_label(label: QLabel) -> Iterator[str]:
    text, has, room = label.text(), label.size(), label.contentsRect().width()
    parts = text.split() if label.wordWrap() else [text]
    too_long = any(_length(label, part) > room for part in parts)
    needs = label.heightForWidth(has.width()) if label.wordWrap() else -1
    too_high = has.height() < max(needs, label.minimumSizeHint().height())
    tiny = label.fontInfo().pixelSize() < LEAST_PIXELS
    elided = text.endswith(CUT_SIGN) and label.accessibleName() not in ("", text)
    if text and (too_long or too_high or elided or tiny):
        yield text


def _written(shown: Iterable[QWidget], window: QWidget) -> Iterator[Words]:
    """What Qt itself writes on labels and buttons."""
    for one in shown:
        box = QRect(one.mapTo(window, QPoint()), one.size())
        if isinstance(one, QLabel) and one.text() and not isinstance(one, EndsChip):
            wrap = Qt.TextFlag.TextWordWrap if one.wordWrap() else 0
            flags = int(one.alignment()) | int(wrap)
            text = one.fontMetrics().boundingRect(one.contentsRect(), flags, one.text())
            text.translate(one.mapTo(window, QPoint()))
            yield Words(one.text(), text, _room(one, window), one)
        elif isinstance(one, QPushButton | QComboBox | QLineEdit):
            yield Words(one.accessibleName(), box, _room(one, window), one)


def _room(widget: QWidget, window: QWidget) -> QRect:
    """What can be seen of a widget; what can be scrolled into sight counts as seen."""
    room = window.rect()
    above: QWidget | None = widget
    while above is not None and above is not window:
        if _is_scrolled(above):
            return EVERYWHERE
        room &= QRect(above.mapTo(window, QPoint()), above.size())
        above = above.parentWidget()
    return room


def _is_scrolled(widget: QWidget) -> bool:
    around = widget.parentWidget()
    return isinstance(around, QAbstractScrollArea) and not isinstance(around, BoardView)


def _covering(found: list[Words]) -> Iterator[str]:
    """Words that lie over others; those on the board have laws of their own."""
    own = [one for one in found if not _floats(one.owner)]
    for one, other in combinations(own, 2):
        related = (
            one.owner is other.owner
            or one.owner.isAncestorOf(other.owner)
            or other.owner.isAncestorOf(one.owner)
        )
        if one.box.intersects(other.box) and not related:
            yield f"{one.text} / {other.text}"


def _floats(owner: QWidget) -> bool:
    """Whether it is part of the board, or of what flies over everything."""
    above: QWidget | None = owner
    while above is not None:
        if isinstance(above, BoardView | FlightLayer):
            return True
        above = above.parentWidget()
    return False


def _length(widget: QWidget, text: str) -> int:
    return widget.fontMetrics().horizontalAdvance(text)
