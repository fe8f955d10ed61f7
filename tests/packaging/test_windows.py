"""What the Windows installer says and does, as far as its script tells."""

import re
from pathlib import Path

import pytest

import windows
from spectacular_bid.gui.application import NAME
from spectacular_bid.languages import LANGUAGES

SCRIPT = windows.SCRIPT.read_text("utf-8")
TEXTS = windows.SCRIPT.with_name("texts.nsh").read_text("utf-8")
NSIS_LANGUAGES = {
    "en": "English",
    "it": "Italian",
    "es": "Spanish",
    "fr": "French",
    "de": "German",
    "pt": "PortugueseBR",
}


def told() -> dict[str, list[str]]:
    """Every text by its name, in all languages."""
    calls = re.findall(r"!insertmacro TEXT (\w+) ((?:\\\n.*?)+)(?=\n\n|\n?\Z)", TEXTS)
    return {name: re.findall(r'"(.*)"', texts) for name, texts in calls}


class TestTexts:
    @pytest.mark.parametrize("name", told())
    def test_are_there_in_every_language(self, name: str) -> None:
        texts = told()[name]
        assert len(texts) == len(NSIS_LANGUAGES)
        assert all(texts)

    @pytest.mark.parametrize("name", told())
    def test_name_the_same_places_in_every_language(self, name: str) -> None:
        places = [sorted(re.findall(r"\$\w+", text)) for text in told()[name]]
        assert places == [places[0]] * len(places)

    def test_are_those_that_the_installer_uses(self) -> None:
        assert set(re.findall(r"\$\((TEXT_\w+)\)", SCRIPT)) == set(told())

    def test_cover_the_languages_of_the_program(self) -> None:
        assert set(LANGUAGES) <= set(NSIS_LANGUAGES)
        chosen = re.findall(r'!insertmacro MUI_LANGUAGE "(\w+)"', SCRIPT)
        assert chosen == list(NSIS_LANGUAGES.values())


class TestInstaller:
    def test_needs_no_administrator(self) -> None:
        assert "RequestExecutionLevel user" in SCRIPT
        assert "HKLM" not in SCRIPT

    def test_puts_the_program_where_a_user_may_write(self) -> None:
        assert r'InstallDir "$LOCALAPPDATA\Programs\${NAME}"' in SCRIPT

    def test_takes_back_every_key_that_it_writes(self) -> None:
        written = set(re.findall(r'WriteReg\w+ HKCU "([^"]+)"', SCRIPT))
        deleted = re.findall(r'DeleteRegKey (?:/ifempty )?HKCU "([^"]+)"', SCRIPT)
        assert {key for key in written if not key.startswith(tuple(deleted))} == set()

    def test_deletes_no_folder_of_the_user_s_choice_as_a_whole(self) -> None:
        deleted = set(re.findall(r'RMDir /r "([^"]+)"', SCRIPT))
        assert deleted == {r"$INSTDIR\_internal", "${MATCHES}"}

    def test_asks_for_the_matches_where_the_program_keeps_them(self) -> None:
        named = re.findall(r'!define MATCHES "\$LOCALAPPDATA\\(.+)"', SCRIPT)
        assert named == [NAME]

    def test_is_given_all_that_its_script_asks_for(self, tmp_path: Path) -> None:
        made = windows.options(tmp_path, tmp_path, tmp_path / "setup.exe")
        given = {text[2:].partition("=")[0] for text in made if text.startswith("-D")}
        asked = set(re.findall(r"^;   ([A-Z_]+) ", SCRIPT, re.MULTILINE))
        assert given == asked

    def test_is_named_by_version_and_system(self) -> None:
        name = windows.setup_name("1.2.3")
        assert name == "spectacular-bid-1.2.3-windows-x64-setup.exe"


def test_without_nsis_there_is_no_installer_but_a_word_on_it(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert windows.make(tmp_path, tmp_path) == []
    assert "NSIS" in capsys.readouterr().out
