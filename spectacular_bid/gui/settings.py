"""What the program remembers for its users, typed."""

from enum import StrEnum
from pathlib import Path

from PySide6.QtCore import QObject, QRect, QSettings
from PySide6.QtGui import QGuiApplication

from spectacular_bid.core.seats import Pair
from spectacular_bid.gui.palettes import TABLES
from spectacular_bid.languages import LANGUAGES

FILE_NAME = "settings.ini"
FARTHEST_PLACE = 1_000_000
"""No screen reaches so far, in pixels."""


class SurroundChoice(StrEnum):
    """What decides whether the surround is dark."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class Settings(QObject):
    """The settings of one data folder; what is wrong in the file counts as not set."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        path = str(folder / FILE_NAME)
        self._store = QSettings(path, QSettings.Format.IniFormat, self)

    @property
    def has_folder(self) -> bool:
        """Whether the data folder is in its place."""
        return Path(self._store.fileName()).parent.is_dir()

    @property
    def language(self) -> str:
        """The language chosen in the window, empty until one is."""
        code = self._text("language")
        return code if code in LANGUAGES else ""

    @language.setter
    def language(self, code: str) -> None:
        self._store.setValue("language", code)

    @property
    def names(self) -> Pair[str]:
        """The players of the last match, empty texts before the first."""
        return Pair(self._text("names/seat0"), self._text("names/seat1"))

    @names.setter
    def names(self, names: Pair[str]) -> None:
        self._store.setValue("names/seat0", names.zero)
        self._store.setValue("names/seat1", names.one)

    @property
    def animations(self) -> bool:
        """Whether things move, and a finished turn is shown before the hand-off."""
        return self._flag("animations", not system_wants_less_motion())

    @animations.setter
    def animations(self, wanted: bool) -> None:
        self._set_flag("animations", wanted)

    @property
    def sound(self) -> bool:
        """Whether what happens can be heard."""
        return self._flag("sound", True)

    @sound.setter
    def sound(self, wanted: bool) -> None:
        self._set_flag("sound", wanted)

    @property
    def cover_on_leave(self) -> bool:
        """Whether open tiles are covered when another program comes to the front."""
        return self._flag("cover_on_leave", True)

    @cover_on_leave.setter
    def cover_on_leave(self, wanted: bool) -> None:
        self._set_flag("cover_on_leave", wanted)

    @property
    def surround(self) -> SurroundChoice:
        """Dark or light."""
        try:
            return SurroundChoice(self._text("surround"))
        except ValueError:
            return SurroundChoice.SYSTEM

    @surround.setter
    def surround(self, choice: SurroundChoice) -> None:
        self._store.setValue("surround", choice.value)

    @property
    def system_is_light(self) -> bool | None:
        """What the system's own windows were when it was last asked; None before."""
        return {"true": True, "false": False}.get(self._text("system_is_light"))

    @system_is_light.setter
    def system_is_light(self, is_so: bool) -> None:
        self._set_flag("system_is_light", is_so)

    @property
    def table(self) -> str:
        """The name of a table in ``TABLES``."""
        found = self._text("table")
        return found if found in TABLES else next(iter(TABLES))

    @table.setter
    def table(self, name: str) -> None:
        self._store.setValue("table", name)

    @property
    def record_folder(self) -> Path | None:
        """Where a record was last saved or opened; None before."""
        found = self._text("record_folder")
        return Path(found) if found else None

    @record_folder.setter
    def record_folder(self, folder: Path) -> None:
        self._store.setValue("record_folder", str(folder))

    @property
    def window_place(self) -> QRect | None:
        """Where the window was when it was neither maximised nor full screen."""
        try:
            x, y, width, height = map(int, self._text("window/place").split())
        except ValueError:
            return None
        if max(map(abs, (x, y, width, height))) > FARTHEST_PLACE:
            return None
        return QRect(x, y, width, height)

    @window_place.setter
    def window_place(self, place: QRect) -> None:
        numbers = place.x(), place.y(), place.width(), place.height()
        self._store.setValue("window/place", " ".join(map(str, numbers)))

    @property
    def maximised(self) -> bool:
        """Whether the window was, last."""
        return self._flag("window/maximised", False)

    @maximised.setter
    def maximised(self, is_so: bool) -> None:
        self._set_flag("window/maximised", is_so)

    @property
    def full_screen(self) -> bool:
        """Whether the window was, last."""
        return self._flag("window/full_screen", False)

    @full_screen.setter
    def full_screen(self, is_so: bool) -> None:
        self._set_flag("window/full_screen", is_so)

    def _text(self, key: str) -> str:
        return str(self._store.value(key, ""))

    # An .ini file gives every value back as a text.
    def _flag(self, key: str, unless_set: bool) -> bool:
        return {"true": True, "false": False}.get(self._text(key), unless_set)

    def _set_flag(self, key: str, wanted: bool) -> None:
        self._store.setValue(key, "true" if wanted else "false")


def system_wants_less_motion() -> bool:
    """What the system's users set, where Qt can tell: from 6.12 on."""
    hints = QGuiApplication.styleHints().accessibility()
    preference = getattr(hints, "motionPreference", None)
    return preference is not None and preference().name != "NoPreference"
