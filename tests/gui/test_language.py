"""Which language the window speaks, and that Qt's own parts speak it too."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLibraryInfo, QLocale, QObject, QTranslator
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QLineEdit,
    QMenu,
    QMessageBox,
    QTextBrowser,
    QWidget,
)
from pytestqt.qtbot import QtBot

from spectacular_bid.gui import language
from spectacular_bid.gui.language import LanguageSwitch, spoken_one
from spectacular_bid.languages import LANGUAGES

README = Path(__file__).parents[2] / "README.md"

pytestmark = pytest.mark.gui

QT_SAYS = {
    "en": ("Cancel", "Yes", "Copy"),
    "it": ("Annulla", "Sì", "Copia"),
    "es": ("Cancelar", "Sí", "Copiar"),
    "fr": ("Annuler", "Oui", "Copier"),
    "de": ("Abbrechen", "Ja", "Kopieren"),
    "pt": ("Cancelar", "Sim", "Copiar"),
}
"""To cancel, to agree and to copy."""


@pytest.fixture
def switch(qapp: object) -> Iterator[LanguageSwitch]:
    root = QObject()
    made = LanguageSwitch(root)
    yield made
    made.speak("en")
    QLocale.setDefault(QLocale("en"))


def test_every_language_is_tried_on_qt() -> None:
    assert set(LANGUAGES) <= set(QT_SAYS)


@pytest.mark.parametrize("code", LANGUAGES)
def test_players_are_told_how_to_ask_for_a_language(code: str) -> None:
    text = README.read_text("utf-8")
    (option,) = (line for line in text.splitlines() if "`--language " in line[:15])
    assert re.search(rf"\b{code}`", option)


@pytest.mark.parametrize("code", QT_SAYS)
def test_qts_own_buttons_speak_the_language(
    qtbot: QtBot, switch: LanguageSwitch, code: str
) -> None:
    switch.speak_by(code, QTranslator())
    box = QMessageBox()
    asked = QMessageBox.StandardButton.Yes | QMessageBox.StandardButton.Cancel
    box.setStandardButtons(asked)
    row = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(box)
    qtbot.addWidget(row)
    cancel, yes, _ = QT_SAYS[code]
    assert plain(box.button(QMessageBox.StandardButton.Yes).text()) == yes
    assert plain(box.button(QMessageBox.StandardButton.Cancel).text()) == cancel
    assert plain(row.button(QDialogButtonBox.StandardButton.Cancel).text()) == cancel


@pytest.mark.parametrize("code", QT_SAYS)
def test_the_menus_of_entry_and_guide_speak_the_language(
    qtbot: QtBot, switch: LanguageSwitch, code: str
) -> None:
    switch.speak_by(code, QTranslator())
    entry, pages = QLineEdit("Anna"), QTextBrowser()
    qtbot.addWidget(entry)
    qtbot.addWidget(pages)
    _, _, copy = QT_SAYS[code]
    assert copy in offered(entry, entry.createStandardContextMenu())
    assert copy in offered(pages, pages.createStandardContextMenu())


def test_a_language_that_qt_does_not_know_is_no_error(
    qtbot: QtBot, switch: LanguageSwitch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QLibraryInfo, "path", lambda _which: "/nowhere")
    switch.speak_by("de", QTranslator())
    row = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(row)
    assert plain(row.button(QDialogButtonBox.StandardButton.Cancel).text()) == "Cancel"


@pytest.mark.parametrize(
    ("wanted", "spoken"),
    [
        (["pt-PT"], "pt"),
        (["pt_BR"], "pt"),
        (["de-AT"], "de"),
        (["es-Latn-MX", "es-MX", "es"], "es"),
        (["fr_CA"], "fr"),
        (["it-CH", "de-CH"], "it"),
        (["en-GB"], "en"),
        (["nl-NL", "de-DE"], "de"),
        (["ja"], "en"),
        (["C"], "en"),
        ([], "en"),
    ],
)
def test_the_first_language_of_the_user_that_is_spoken(
    monkeypatch: pytest.MonkeyPatch, wanted: list[str], spoken: str
) -> None:
    monkeypatch.setattr(language, "LANGUAGES", dict.fromkeys(QT_SAYS))
    assert spoken_one(wanted) == spoken


def plain(text: str) -> str:
    """Without the mark of a key."""
    return text.replace("&", "")


def offered(owner: QWidget, menu: QMenu) -> set[str]:
    """What a menu offers, without the names of keys."""
    menu.setParent(owner)
    return {plain(action.text()).split("\t")[0] for action in menu.actions()}
