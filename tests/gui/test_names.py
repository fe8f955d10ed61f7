"""Names beside other words, and beside each other."""

import pytest

from spectacular_bid.core.seats import Pair
from spectacular_bid.gui.screens.names import isolated, why_not_these_names

pytestmark = pytest.mark.gui


def test_a_name_from_left_to_right_stands_as_it_is() -> None:
    assert isolated(Pair("Anna", "Ζωή")) == Pair("Anna", "Ζωή")


def test_a_name_from_right_to_left_turns_nothing_around_it_about() -> None:
    assert isolated(Pair("שרה", "Anna")) == Pair("\u2068שרה\u2069", "Anna")


@pytest.mark.parametrize("blank", ["\u3164", "\u115f", "\u2800", "\u3164 \u2800"])
def test_a_name_that_shows_nothing_is_none(blank: str) -> None:
    assert why_not_these_names(Pair(blank, "Anna"))


@pytest.mark.parametrize("mark", ["\ufe0f", "\u034f", "\u17b4", "\u3164"])
def test_names_that_look_the_same_are_not_different(mark: str) -> None:
    assert why_not_these_names(Pair("Anna", f"Anna{mark}"))
