"""All that a window tells, to be read or to be read out."""

import re
from collections.abc import Iterator

from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QDockWidget,
    QLabel,
    QLineEdit,
    QWidget,
)

from spectacular_bid.languages import LANGUAGES
from tests.gallery.moments import LONG_NAMES
from tests.gui.desk import NAMES

_SAME = (*NAMES, *LONG_NAMES, "Spectacular Bid", *LANGUAGES.values())
_NAME = re.compile("|".join(_SAME))
_WORD = re.compile(r"[^\W\d_]{2,}")


def told(window: QWidget) -> list[str]:
    """Every text, some of them more than once."""
    shown = [one for one in window.findChildren(QWidget) if one.isVisible()]
    return [text for one in shown for text in _texts(one) if text]


def sentences(window: QWidget) -> set[str]:
    """The texts that are of a language: no numbers, and no names."""
    return {text for text in told(window) if _WORD.search(_NAME.sub("", text))}


def _texts(widget: QWidget) -> Iterator[str]:
    yield from (widget.accessibleName(), widget.accessibleDescription())
    yield widget.toolTip()
    if isinstance(widget, QLabel | QAbstractButton):
        yield widget.text()
    elif isinstance(widget, QComboBox):
        yield widget.currentText()
    elif isinstance(widget, QLineEdit):
        yield widget.placeholderText()
    elif isinstance(widget, QDockWidget):
        yield widget.windowTitle()
