"""Switching between the languages of the window while it is open."""

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator

from spectacular_bid.languages import LANGUAGES
from spectacular_bid.resources import resource

__all__ = ["LANGUAGES", "LanguageSwitch", "spoken_one", "system_language"]


def system_language() -> str:
    """The first of the user's languages that the program speaks, else English."""
    return spoken_one(QLocale.system().uiLanguages())


def spoken_one(wanted: Iterable[str]) -> str:
    """The first that the program speaks of languages such as ``pt-BR``, else English.

    A language of any country or script will do: better the other Portuguese than none.
    """
    for name in wanted:
        code = name.replace("_", "-").split("-")[0]
        if code in LANGUAGES:
            return code
    return "en"


class LanguageSwitch(QObject):
    """Keeps the translators of the present language installed."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.code = ""
        self._installed: list[QTranslator] = []

    def speak(self, code: str) -> None:
        """Switch to a language. Raises FileNotFoundError if its texts are missing."""
        texts = QTranslator(self)
        texts.load(str(resource(f"translations/spectacular_bid_{code}.qm")))
        self.speak_by(code, texts)

    def speak_by(self, code: str, texts: QTranslator) -> None:
        """Switch to a language whose texts somebody has got already."""
        for old in self._installed:
            QCoreApplication.removeTranslator(old)
            old.deleteLater()
        # Qt's own texts first: the translator installed last is asked first.
        self._installed = [qt_texts(code, self), texts]
        for translator in self._installed:
            QCoreApplication.installTranslator(translator)
        QLocale.setDefault(QLocale(code))
        self.code = code


def qt_texts(code: str, parent: QObject) -> QTranslator:
    """What Qt itself says in a language; empty where Qt does not speak it.

    Asked for by locale, as Qt has some languages under a country's name only.
    """
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    translator = QTranslator(parent)
    translator.load(QLocale(code), "qtbase", "_", folder)
    return translator
