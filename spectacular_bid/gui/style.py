"""The style sheet of the common widgets, in the colours of now."""

from PySide6.QtGui import QColor

from spectacular_bid.core.seats import Seat
from spectacular_bid.gui.theme import FONT_FAMILIES, seat_colour, theme

_WEDGE = (
    "stop: 0.166 transparent, stop: 0.186 {0}, stop: 0.314 {0}, stop: 0.334 transparent"
)
"""From the middle of the lower side to both upper corners: an arrow without a file."""


def style_sheet(scale: float = 1.0) -> str:
    """The look of the common widgets; sizes are the design's times ``scale``.

    A widget says what it is by the dynamic property ``kind``:
    QPushButton ``primary``, ``secondary``, ``quiet``, ``danger``, ``choice``,
    ``corner`` (and ``seat`` "0" or "1" for a primary one in a player's colour);
    QLabel ``title``, ``heading``, ``number``, ``muted``, ``gold``, ``alarm``,
    ``message``; QFrame ``panel``, ``rail``.
    """
    return "\n".join(
        (_words(scale), _frames(scale), _buttons(scale), _entries(scale), _lists(scale))
    )


def _px(scale: float, size: float) -> str:
    return f"{max(1, round(size * scale))}px"


def _lightness(colour: str) -> int:
    return QColor(colour).lightness()


def _words(scale: float) -> str:
    families = ", ".join(f'"{family}"' for family in FONT_FAMILIES)
    s = theme().surround
    return f"""
QWidget {{ color: {s.text}; font-family: {families}; font-size: {_px(scale, 15)}; }}
QMainWindow, QDialog, QMessageBox {{ background: {s.rail_bottom}; }}
QLabel {{ background: transparent; }}
QLabel[kind="title"] {{ font-size: {_px(scale, 46)}; font-weight: bold; }}
QLabel[kind="heading"] {{ font-size: {_px(scale, 24)}; font-weight: bold; }}
QLabel[kind="number"] {{ font-size: {_px(scale, 40)}; font-weight: bold; }}
QLabel[kind="muted"] {{ color: {s.muted}; }}
QLabel[kind="gold"] {{ color: {s.gold}; }}
QLabel[kind="alarm"] {{ color: {s.alarm}; font-weight: bold; }}
QLabel[kind="message"] {{
    background: {s.panel}; color: {s.gold}; font-weight: bold;
    border: 1px solid {s.brass}; border-radius: {_px(scale, 12)};
    padding: {_px(scale, 8)} {_px(scale, 16)};
}}
QLabel[seat="0"] {{ color: {s.silks.zero.text}; }}
QLabel[seat="1"] {{ color: {s.silks.one.text}; }}
QToolTip {{ color: {s.text}; background: {s.well}; border: 1px solid {s.brass}; }}
"""


def _frames(scale: float) -> str:
    s = theme().surround
    return f"""
QFrame[kind="panel"] {{
    background: {s.panel}; border: none; border-radius: {_px(scale, 18)};
}}
QWidget[kind="overlay"] > QFrame[kind="panel"] {{
    border: {_px(scale, 2)} solid {s.brass};
}}
QFrame[kind="rail"] {{
    background: qlineargradient(x1: 0, y1: 0, x2: 0, y2: 1,
        stop: 0 {s.rail_top}, stop: 1 {s.rail_bottom});
    border: none;
}}
QScrollArea {{ background: transparent; border: none; }}
"""


def _buttons(scale: float) -> str:
    s, padding = theme().surround, f"{_px(scale, 10)} {_px(scale, 22)}"
    seats = "".join(
        f'QPushButton[kind="primary"][seat="{seat:d}"] '
        f"{{ background: {colours.button}; color: {colours.on_button}; }}\n"
        for seat in Seat
        for colours in (seat_colour(seat),)
    )
    # Qt's signs on the buttons of its dialogs are black in every look.
    paper = max(s.text, s.well, key=_lightness)
    return f"""
QPushButton, QToolButton {{
    background: {s.raised}; color: {s.text}; font-weight: bold;
    border: {_px(scale, 2)} solid transparent; border-radius: {_px(scale, 18)};
    padding: {padding}; outline: none;
}}
QPushButton[kind="primary"] {{
    background: {s.silks.zero.button}; color: {s.silks.zero.on_button};
    font-size: {_px(scale, 17)};
}}
{seats}
QPushButton[kind="secondary"] {{ border-color: {s.muted}; }}
QPushButton[kind="choice"] {{
    background: {s.well}; border: {_px(scale, 2)} solid {s.raised};
    border-radius: {_px(scale, 10)};
    font-weight: normal; padding: {_px(scale, 6)} {_px(scale, 16)};
}}
QPushButton[kind="choice"]:checked {{ background: {s.gold}; color: {s.on_gold}; }}
QPushButton[kind="choice"]:focus {{ border-color: {s.text}; }}
QPushButton[kind="danger"] {{ background: {s.panel}; color: {s.alarm};
    border-color: {s.alarm}; }}
QPushButton[kind="quiet"], QToolButton {{ background: transparent;
    color: {s.text}; font-weight: normal; border-radius: {_px(scale, 13)};
    padding: {_px(scale, 6)} {_px(scale, 12)};
}}
QPushButton[kind="corner"] {{ background: {s.panel}; font-weight: normal;
    border-radius: {_px(scale, 13)}; padding: {_px(scale, 6)} {_px(scale, 12)};
}}
QFileDialog QToolButton {{ background: {paper};
    border-radius: {_px(scale, 6)}; padding: {_px(scale, 2)};
}}
QPushButton:hover, QToolButton:hover {{ border-color: {s.text}; }}
QPushButton:pressed, QToolButton:pressed {{ border-color: {s.brass}; }}
QPushButton:focus, QToolButton:focus {{ border-color: {s.gold}; }}
QPushButton[kind="primary"]:focus {{ border-color: {s.text}; }}
QPushButton:disabled, QToolButton:disabled {{
    background: {s.panel}; color: {s.muted}; border-color: {s.raised};
}}
"""


def _entries(scale: float) -> str:
    s = theme().surround
    return f"""
QLineEdit, QComboBox, QSpinBox, QTextEdit, QPlainTextEdit, QTextBrowser {{
    background: {s.well}; color: {s.text};
    border: {_px(scale, 2)} solid {s.raised}; border-radius: {_px(scale, 8)};
    padding: {_px(scale, 6)} {_px(scale, 10)};
    selection-background-color: {s.gold}; selection-color: {s.on_gold};
    placeholder-text-color: {s.muted};
}}
QLineEdit:focus, QComboBox:focus, QSpinBox:focus, QTextEdit:focus,
QTextBrowser:focus {{ border-color: {s.gold}; }}
QLineEdit:disabled, QComboBox:disabled {{ color: {s.muted}; }}
QComboBox::drop-down {{ border: none; width: {_px(scale, 28)}; }}
QComboBox::down-arrow {{
    width: {_px(scale, 14)}; height: {_px(scale, 7)};
    background: qconicalgradient(cx: 0.5, cy: 1, angle: 0, {_WEDGE.format(s.muted)});
}}
QComboBox QAbstractItemView {{
    background: {s.panel}; color: {s.text}; border: 1px solid {s.brass};
    selection-background-color: {s.raised}; selection-color: {s.text};
}}
QCheckBox:focus, QRadioButton:focus, QSlider:focus {{
    border: 1px solid {s.gold}; border-radius: {_px(scale, 4)};
}}
"""


def _lists(scale: float) -> str:
    s = theme().surround
    return f"""
QMenu {{ background: {s.panel}; color: {s.text}; border: 1px solid {s.brass};
    padding: {_px(scale, 6)}; }}
QMenu::item {{ padding: {_px(scale, 6)} {_px(scale, 24)}; }}
QMenu::item:selected {{ background: {s.raised}; color: {s.gold}; }}
QMenu::item:disabled {{ color: {s.muted}; }}
QMenu::separator {{ height: 1px; background: {s.raised}; margin: {_px(scale, 4)}; }}
QListView, QTreeView, QTableView {{
    background: {s.well}; color: {s.text}; border: {_px(scale, 2)} solid {s.raised};
    border-radius: {_px(scale, 8)}; alternate-background-color: {s.panel};
    selection-background-color: {s.raised}; selection-color: {s.gold};
}}
QListView:focus, QTreeView:focus, QTableView:focus {{ border-color: {s.gold}; }}
QHeaderView::section {{ background: {s.panel}; color: {s.muted}; border: none;
    padding: {_px(scale, 6)}; }}
QDockWidget {{ color: {s.text}; }}
"""
