"""What the program remembers for its users, typed."""

from pathlib import Path

from PySide6.QtCore import QObject, QSettings

from spectacular_bid.core.seats import Pair

FILE_NAME = "settings.ini"


class Settings(QObject):
    """The settings of one data folder."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        path = str(folder / FILE_NAME)
        self._store = QSettings(path, QSettings.Format.IniFormat, self)

    @property
    def language(self) -> str:
        """The language chosen in the window, empty until one is."""
        return self._text("language")

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
        """Whether a finished turn is shown for a moment before the hand-off."""
        # An .ini file gives every value back as a text.
        return self._text("animations") != "false"

    @animations.setter
    def animations(self, wanted: bool) -> None:
        self._store.setValue("animations", "true" if wanted else "false")

    def _text(self, key: str) -> str:
        return str(self._store.value(key, ""))
