"""Numbers and times as each language writes them."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale

from spectacular_bid.gui.formats import clock_time, number, reserve_time
from spectacular_bid.languages import LANGUAGES

pytestmark = pytest.mark.gui

WRITTEN = {
    "en": ("9.3", "12,345"),
    "it": ("9,3", "12.345"),
    "es": ("9,3", "12.345"),
    "fr": ("9,3", "12\u00a0345"),
    "de": ("9,3", "12.345"),
    "pt": ("9,3", "12.345"),
}
"""Nine and three tenths, and twelve thousand and some."""


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    QLocale.setDefault(QLocale("en"))
    yield
    QLocale.setDefault(QLocale("en"))


def test_every_language_is_written() -> None:
    assert set(LANGUAGES) <= set(WRITTEN)


@pytest.mark.parametrize("code", WRITTEN)
def test_numbers_are_written_as_the_language_does(code: str) -> None:
    QLocale.setDefault(QLocale(code))
    assert (number(9.3, 1), number(12_345)) == WRITTEN[code]


@pytest.mark.parametrize("code", WRITTEN)
def test_the_last_seconds_have_the_decimal_mark_of_the_language(code: str) -> None:
    QLocale.setDefault(QLocale(code))
    assert reserve_time(9_300) == WRITTEN[code][0]


@pytest.mark.parametrize("code", WRITTEN)
def test_minutes_and_seconds_have_a_colon_in_every_language(code: str) -> None:
    QLocale.setDefault(QLocale(code))
    assert clock_time(119_001) == "2:00"
    assert reserve_time(61_000) == "1:01"


@pytest.mark.parametrize("code", WRITTEN)
def test_less_than_nothing_has_a_minus_sign_and_no_hyphen(code: str) -> None:
    QLocale.setDefault(QLocale(code))
    assert number(-15) == "−15"


@pytest.mark.parametrize(
    ("reserve_ms", "text"),
    [
        (120_000, "2:00"),
        (119_999, "2:00"),
        (111_000, "1:51"),
        (61_000, "1:01"),
        (10_001, "0:11"),
        (10_000, "0:10"),
        (9_999, "10.0"),
        (9_400, "9.4"),
        (9_301, "9.4"),
        (1, "0.1"),
        (0, "0.0"),
    ],
)
def test_a_reserve_is_shown_in_seconds_and_at_last_in_tenths(
    reserve_ms: int, text: str
) -> None:
    assert reserve_time(reserve_ms) == text


@pytest.mark.parametrize(("milliseconds", "text"), [(0, "0:00"), (1, "0:01")])
def test_a_clock_in_words_is_rounded_up(milliseconds: int, text: str) -> None:
    assert clock_time(milliseconds) == text
