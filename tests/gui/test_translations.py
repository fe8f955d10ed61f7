"""Every text that players read is there in every language, whole."""

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from string import Formatter
from xml.etree import ElementTree

import pytest

import translate
from spectacular_bid.languages import LANGUAGES

FOLDER = translate.FOLDER
Message = tuple[str, str, ElementTree.Element]
"""Context, source text, and the element of the translation."""


def messages(path: Path) -> Iterator[Message]:
    for context in ElementTree.parse(path).iter("context"):
        name = context.findtext("name") or ""
        for message in context.iter("message"):
            found = message.find("translation")
            assert found is not None
            yield name, message.findtext("source") or "", found


def forms(translation: ElementTree.Element) -> list[str]:
    """The text, or all of its numerus forms."""
    plural = [form.text or "" for form in translation.iter("numerusform")]
    return plural or [translation.text or ""]


def fields(text: str) -> set[str]:
    """``{names}`` and ``%n``."""
    named = {field for _, field, _, _ in Formatter().parse(text) if field}
    return named | set(re.findall(r"%\w", text))


def test_every_language_is_kept_up_to_date() -> None:
    assert set(LANGUAGES) <= {*translate.PLURALS_ONLY, *translate.WHOLE}


@pytest.mark.parametrize("code", LANGUAGES)
def test_nothing_is_left_to_translate(code: str) -> None:
    left = [
        source
        for _, source, translation in messages(FOLDER / f"spectacular_bid_{code}.ts")
        if translation.get("type") or not all(forms(translation))
    ]
    assert left == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_translations_fill_in_what_their_sources_do(code: str) -> None:
    wrong = [
        source
        for _, source, translation in messages(FOLDER / f"spectacular_bid_{code}.ts")
        for form in forms(translation)
        if form and fields(form) - {"%n"} != fields(source) - {"%n"}
    ]
    assert wrong == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_plural_says_its_number(code: str) -> None:
    """All forms but the singular, which may say it in a word."""
    silent = [
        source
        for _, source, translation in messages(FOLDER / f"spectacular_bid_{code}.ts")
        if "%n" in source
        for form in forms(translation)[1:]
        if "%n" not in form
    ]
    assert silent == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_line_ends_before_its_own_punctuation(code: str) -> None:
    """Qt breaks lines at the narrow space that must not be broken at."""
    guide = FOLDER.parent / "guide" / f"{code}.html"
    for path in (FOLDER / f"spectacular_bid_{code}.ts", guide):
        text = path.read_text("utf-8")
        assert "\N{NARROW NO-BREAK SPACE}" not in text
        assert "202f" not in text


@pytest.fixture(scope="module")
def renewed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the script makes of the present texts, in a copy."""
    folder = tmp_path_factory.mktemp("translations")
    for path in FOLDER.glob("*.ts"):
        shutil.copy(path, folder)
    script = (
        "import sys, pathlib, translate;"
        "translate.FOLDER = pathlib.Path(sys.argv[1]); translate.main()"
    )
    packaging = Path(translate.__file__).parent
    done = subprocess.run(
        [sys.executable, "-c", script, str(folder)],
        cwd=packaging,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return folder


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_text_of_the_source_is_in_the_file(renewed: Path, code: str) -> None:
    name = f"spectacular_bid_{code}.ts"
    before = {(context, source) for context, source, _ in messages(FOLDER / name)}
    after = {(context, source) for context, source, _ in messages(renewed / name)}
    assert after - before == set(), "run packaging/translate.py"
    assert before - after == set(), "run packaging/translate.py"


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_compiled_file_holds_what_the_readable_one_says(
    renewed: Path, code: str
) -> None:
    name = f"spectacular_bid_{code}.qm"
    same = (renewed / name).read_bytes() == (FOLDER / name).read_bytes()
    assert same, "run packaging/translate.py"
