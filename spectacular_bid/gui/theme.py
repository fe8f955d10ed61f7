"""Colours, type and the style sheet: a racecourse in the evening."""

from attrs import frozen
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QWidget

from spectacular_bid.core.seats import Pair, Seat

FONT_FAMILIES = ("DejaVu Sans", "Verdana", "Segoe UI", "Noto Sans", "Arial")
"""The first that is there is used; with none named, a serif may come."""


@frozen
class SeatColours:
    """A player's silks."""

    cloth: str
    shade: str
    """The darker edge of a token."""
    shine: str
    """The lighter edge of a token."""
    text: str
    """For words on rails and panels."""
    button: str
    on_button: str
    """For words on a button of this colour."""


SILKS = Pair(
    SeatColours("#e39a2d", "#9a621a", "#ffe0ad", "#f0ac46", "#e39a2d", "#1d1206"),
    SeatColours("#3d7be0", "#234f9a", "#bcd3ff", "#8fb8ff", "#346dcc", "#ffffff"),
)


@frozen
class Theme:
    """Every colour in use, as ``#rrggbb``."""

    turf_light: str = "#276850"
    turf_dark: str = "#143c2f"
    rail_top: str = "#17342a"
    rail_bottom: str = "#0d221b"
    panel: str = "#10271f"
    raised: str = "#28483c"
    """Buttons and rings that are not the main thing."""
    well: str = "#0b1d17"
    """The face of a clock, the ground of an entry."""
    text: str = "#eef3ec"
    muted: str = "#9db8ab"
    """For lesser words on rails and panels."""
    on_turf: str = "#d6e5dc"
    """For lesser words on the turf."""
    brass: str = "#c8952f"
    gold: str = "#f8dd9c"
    """What is allowed or special."""
    ivory: str = "#f5eddc"
    ivory_edge: str = "#c9bb9c"
    ivory_shine: str = "#fffaf0"
    groove: str = "#bcae90"
    pip: str = "#23201d"
    wood: str = "#7c4a2f"
    """The backs of the boneyard."""
    wood_shine: str = "#e7c9b0"
    alarm: str = "#ff9a86"
    """Time running out, a warning, a refusal; on rails and panels."""
    silks: Pair[SeatColours] = SILKS
    """Saffron with chevrons for seat 0, blue with hoops for seat 1."""


THEME = Theme()


def seat_colour(seat: Seat) -> SeatColours:
    """The silks of a seat."""
    return THEME.silks[seat]


def font(pixels: float, *, bold: bool = False) -> QFont:
    """The interface's font at a size in pixels."""
    chosen = QFont(list(FONT_FAMILIES))
    chosen.setPixelSize(max(6, round(pixels)))
    chosen.setBold(bold)
    return chosen


def size_words(widget: QWidget, pixels: float, *, bold: bool = False) -> None:
    """Give a widget's words a size that a style sheet further up leaves alone.

    ``setFont`` does not: it is lost as soon as a style sheet above is set again.
    """
    weight = "bold" if bold else "normal"
    wanted = f"font-size: {max(6, round(pixels))}px; font-weight: {weight};"
    if widget.styleSheet() != wanted:
        widget.setStyleSheet(wanted)


def style_sheet(scale: float = 1.0) -> str:
    """The look of the common widgets; sizes are the design's times ``scale``.

    A widget says what it is by the dynamic property ``kind``:
    QPushButton ``primary``, ``secondary``, ``quiet``, ``danger`` (and ``seat`` "0" or
    "1" for a primary one in a player's colour); QLabel ``title``, ``heading``,
    ``number``, ``muted``, ``gold``, ``alarm``, ``message``; QFrame ``panel``, ``rail``.
    """
    return "\n".join(
        (_words(scale), _frames(scale), _buttons(scale), _entries(scale), _lists(scale))
    )


def _px(scale: float, size: float) -> str:
    return f"{max(1, round(size * scale))}px"


def _words(scale: float) -> str:
    families = ", ".join(f'"{family}"' for family in FONT_FAMILIES)
    t = THEME
    return f"""
QWidget {{ color: {t.text}; font-family: {families}; font-size: {_px(scale, 15)}; }}
QMainWindow, QDialog, QMessageBox {{ background: {t.rail_bottom}; }}
QLabel {{ background: transparent; }}
QLabel[kind="title"] {{ font-size: {_px(scale, 46)}; font-weight: bold; }}
QLabel[kind="heading"] {{ font-size: {_px(scale, 24)}; font-weight: bold; }}
QLabel[kind="number"] {{ font-size: {_px(scale, 40)}; font-weight: bold; }}
QLabel[kind="muted"] {{ color: {t.muted}; }}
QLabel[kind="gold"] {{ color: {t.gold}; }}
QLabel[kind="alarm"] {{ color: {t.alarm}; font-weight: bold; }}
QLabel[kind="message"] {{
    background: {t.panel}; color: {t.gold}; font-weight: bold;
    border: 1px solid {t.brass}; border-radius: {_px(scale, 12)};
    padding: {_px(scale, 8)} {_px(scale, 16)};
}}
QLabel[seat="0"] {{ color: {t.silks.zero.text}; }}
QLabel[seat="1"] {{ color: {t.silks.one.text}; }}
QToolTip {{ color: {t.text}; background: {t.well}; border: 1px solid {t.brass}; }}
"""


def _frames(scale: float) -> str:
    t = THEME
    return f"""
QFrame[kind="panel"] {{
    background: {t.panel}; border: none; border-radius: {_px(scale, 18)};
}}
QFrame[kind="rail"] {{
    background: qlineargradient(x1: 0, y1: 0, x2: 0, y2: 1,
        stop: 0 {t.rail_top}, stop: 1 {t.rail_bottom});
    border: none;
}}
QScrollArea {{ background: transparent; border: none; }}
"""


def _buttons(scale: float) -> str:
    t, padding = THEME, f"{_px(scale, 10)} {_px(scale, 22)}"
    seats = "".join(
        f'QPushButton[kind="primary"][seat="{seat:d}"] '
        f"{{ background: {colours.button}; color: {colours.on_button}; }}\n"
        for seat in Seat
        for colours in (seat_colour(seat),)
    )
    return f"""
QPushButton, QToolButton {{
    background: {t.raised}; color: {t.text}; font-weight: bold;
    border: {_px(scale, 2)} solid transparent; border-radius: {_px(scale, 18)};
    padding: {padding};
}}
QPushButton[kind="primary"] {{
    background: {t.silks.zero.button}; color: {t.silks.zero.on_button};
    font-size: {_px(scale, 17)};
}}
{seats}
QPushButton[kind="secondary"] {{ border-color: {t.muted}; }}
QPushButton[kind="danger"] {{ background: {t.panel}; color: {t.alarm};
    border-color: {t.alarm}; }}
QPushButton[kind="quiet"], QToolButton {{ background: transparent;
    color: {t.on_turf}; font-weight: normal; border-radius: {_px(scale, 13)};
    padding: {_px(scale, 6)} {_px(scale, 12)};
}}
QPushButton:hover, QToolButton:hover {{ border-color: {t.on_turf}; }}
QPushButton:pressed, QToolButton:pressed {{ border-color: {t.brass}; }}
QPushButton:focus, QToolButton:focus {{ border-color: {t.gold}; }}
QPushButton[kind="primary"]:focus {{ border-color: {t.text}; }}
QPushButton:disabled, QToolButton:disabled {{
    background: {t.panel}; color: {t.muted}; border-color: {t.raised};
}}
"""


def _entries(scale: float) -> str:
    t = THEME
    return f"""
QLineEdit, QComboBox, QSpinBox, QTextEdit, QPlainTextEdit, QTextBrowser {{
    background: {t.well}; color: {t.text};
    border: {_px(scale, 2)} solid {t.raised}; border-radius: {_px(scale, 8)};
    padding: {_px(scale, 6)} {_px(scale, 10)};
    selection-background-color: {t.brass}; selection-color: {t.well};
}}
QLineEdit:focus, QComboBox:focus, QSpinBox:focus, QTextEdit:focus,
QTextBrowser:focus {{ border-color: {t.gold}; }}
QLineEdit:disabled, QComboBox:disabled {{ color: {t.muted}; }}
QComboBox QAbstractItemView {{
    background: {t.panel}; color: {t.text}; border: 1px solid {t.brass};
    selection-background-color: {t.raised}; selection-color: {t.text};
}}
QCheckBox:focus, QRadioButton:focus, QSlider:focus {{
    border: 1px solid {t.gold}; border-radius: {_px(scale, 4)};
}}
"""


def _lists(scale: float) -> str:
    t = THEME
    return f"""
QMenu {{ background: {t.panel}; color: {t.text}; border: 1px solid {t.brass};
    padding: {_px(scale, 6)}; }}
QMenu::item {{ padding: {_px(scale, 6)} {_px(scale, 24)}; }}
QMenu::item:selected {{ background: {t.raised}; color: {t.gold}; }}
QMenu::item:disabled {{ color: {t.muted}; }}
QMenu::separator {{ height: 1px; background: {t.raised}; margin: {_px(scale, 4)}; }}
QListView, QTreeView, QTableView {{
    background: {t.well}; color: {t.text}; border: {_px(scale, 2)} solid {t.raised};
    border-radius: {_px(scale, 8)}; alternate-background-color: {t.panel};
    selection-background-color: {t.raised}; selection-color: {t.gold};
}}
QListView:focus, QTreeView:focus, QTableView:focus {{ border-color: {t.gold}; }}
QHeaderView::section {{ background: {t.panel}; color: {t.muted}; border: none;
    padding: {_px(scale, 6)}; }}
QDockWidget {{ color: {t.text}; }}
QDockWidget::title {{ background: {t.panel}; padding: {_px(scale, 8)}; }}
"""
