"""A search finds words as readers type them."""

import pytest

from spectacular_bid.gui.guide.finding import matches


def found(text: str, words: str) -> list[str]:
    return [text[begin:end] for begin, end in matches(text, words)]


@pytest.mark.parametrize(
    ("words", "text"),
    [
        ("pericolo", "Perìcolo"),
        ("PERÌCOLO", "pericolo"),
        ("l'asta", "L’asta"),
        ("strasse", "Straße"),
        ("estremita", "estremità"),
        ("coeur", "COEUR"),
        ("12 - 5", "12 − 5"),
        ("  two   words ", "two words"),
    ],
)
def test_case_accents_and_typography_make_no_difference(words: str, text: str) -> None:
    assert found(f"before {text} after", words) == [text]


def test_every_find_is_told_once() -> None:
    assert matches("aaaa", "aa") == ((0, 2), (2, 4))


@pytest.mark.parametrize("words", ["", "   ", "nowhere"])
def test_nothing_is_found_of_nothing(words: str) -> None:
    assert matches("some text", words) == ()


def test_a_letter_that_folds_to_two_is_found_whole() -> None:
    assert found("Maß", "mas") == ["Maß"]
