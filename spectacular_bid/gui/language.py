"""The languages of the window, and switching between them while it is open."""

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator

from spectacular_bid.resources import resource

LANGUAGES = {"en": "English", "it": "Italiano"}
"""Every language by its code, each named in itself."""


def system_language() -> str:
    """The first of the user's languages that the program speaks, else English."""
    for name in QLocale.system().uiLanguages():
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
        texts = str(resource(f"translations/spectacular_bid_{code}.qm"))
        qt_folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        for old in self._installed:
            QCoreApplication.removeTranslator(old)
            old.deleteLater()
        self._installed = []
        # Qt's own texts first: the translator installed last is asked first.
        for path in (f"{qt_folder}/qtbase_{code}.qm", texts):
            translator = QTranslator(self)
            if translator.load(path):
                QCoreApplication.installTranslator(translator)
                self._installed.append(translator)
        QLocale.setDefault(QLocale(code))
        self.code = code
