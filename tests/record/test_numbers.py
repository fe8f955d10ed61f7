import pytest

from spectacular_bid.record.numbers import NoNumber, first_no_number, parsed

NO_NUMBERS = ["NaN", "Infinity", "-Infinity", "1" * 5000, "-" + "1" * 5000, "1e999"]


@pytest.mark.parametrize("text", NO_NUMBERS, ids=lambda text: text[:9])
def test_what_is_no_number_is_found_wherever_it_stands(text: str) -> None:
    value = parsed(f'[1, {{"a": [2.5, {{"b": {text}}}]}}, "x"]')
    assert first_no_number(value) == NoNumber(text)


def test_a_text_that_looks_like_no_number_is_a_text() -> None:
    assert first_no_number(parsed('["NaN", {"Infinity": "1e999"}]')) is None


def test_numbers_are_read_as_python_reads_them() -> None:
    assert parsed("[0, -0, 12, 1.5, 1e3]") == [0, 0, 12, 1.5, 1000.0]


def test_a_deep_value_is_searched_without_recursion() -> None:
    value: list[object] = []
    for _ in range(100_000):
        value = [value]
    assert first_no_number(value) is None
