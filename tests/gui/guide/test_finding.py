"""A search finds words as readers type them."""

import pytest

from spectacular_bid.gui.guide.finding import finds


def found(text: str, words: str) -> list[str]:
    return [text[begin:end] for ((begin, end),) in finds(text, words)]


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
    assert finds("aaaa", "aa") == (((0, 2),), ((2, 4),))


TEXT = "Drawing a tile\nAnna may draw a tile.\nTiles and a tail\nA tile is drawn."
HEADINGS = frozenset({0, TEXT.index("Tiles and")})


def found_apart(words: str) -> list[list[str]]:
    return [
        [TEXT[begin:end] for begin, end in find]
        for find in finds(TEXT, words, HEADINGS)
    ]


def test_headings_are_found_first() -> None:
    places = [find[0][0] for find in finds(TEXT, "tile", HEADINGS)]
    first, second = sorted(HEADINGS)
    assert places[:2] == [first + len("Drawing a "), second]
    assert places[2:] == sorted(places[2:])


def test_words_that_stand_together_are_found_together_only() -> None:
    assert found_apart("a tile") == [["a tile"], ["a tile"], ["A tile"]]


def test_words_that_stand_apart_are_found_in_one_paragraph() -> None:
    assert found_apart("tile may") == [["may", "tile"]]


def test_short_words_are_found_where_words_begin() -> None:
    assert found_apart("an tile") == [["Tile", "an"], ["An", "tile"]]


def test_headings_with_most_of_the_words_are_found_at_last() -> None:
    assert found_apart("tail tiles nowhere") == [["Tiles", "tail"]]


def test_headings_with_few_of_the_words_are_not_found() -> None:
    assert found_apart("tail nothing nowhere") == []


@pytest.mark.parametrize("words", ["opponent's tiles", "opponents tiles"])
def test_apostrophes_need_not_be_typed(words: str) -> None:
    assert found("the opponent’s tiles", words) == ["opponent’s tiles"]


def test_what_cannot_be_is_not_what_cant_be() -> None:
    assert found("it cannot be", "can't") == []


@pytest.mark.parametrize("words", ["", "   ", "nowhere"])
def test_nothing_is_found_of_nothing(words: str) -> None:
    assert finds("some text", words) == ()


def test_a_letter_that_folds_to_two_is_found_whole() -> None:
    assert found("Maß", "mas") == ["Maß"]
