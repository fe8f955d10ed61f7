"""The name that a saved match is offered."""

import pytest

from spectacular_bid.core.seats import Pair
from spectacular_bid.gui.saving import file_name

pytestmark = pytest.mark.gui


def test_a_match_is_named_after_its_players() -> None:
    assert file_name(Pair("Anna", "Zoë")) == "Anna - Zoë.sbid"


def test_what_no_file_may_be_called_is_replaced() -> None:
    assert file_name(Pair("A/B", 'C:\\"D"?')) == "A_B - C___D__.sbid"
