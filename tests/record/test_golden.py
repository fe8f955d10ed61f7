from pathlib import Path

import pytest

from tests.core.naive import naive_states
from tests.record.golden import rendered

GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*.txt"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_match_goes_as_it_is_written(path: Path) -> None:
    text = path.read_text("utf-8")
    assert rendered(text) == text


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_the_plain_reference_plays_a_golden_match_alike(path: Path) -> None:
    text = path.read_text("utf-8")
    assert rendered(text, naive_states) == text


def test_there_are_golden_matches() -> None:
    assert GOLDEN
