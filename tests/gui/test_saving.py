"""Where a match is saved, and by which name."""

from pathlib import Path

import pytest

from spectacular_bid.core.seats import Pair
from spectacular_bid.gui.saving import file_name, save
from tests.gui.desk import Desk, swept
from tests.manual_time import HOUR

pytestmark = pytest.mark.gui


def test_a_match_is_named_after_its_players() -> None:
    assert file_name(Pair("Anna", "Zoë")) == "Anna - Zoë.sbid"


def test_what_no_file_may_be_called_is_replaced() -> None:
    assert file_name(Pair("A/B", 'C:\\"D"?')) == "A_B - C___D__.sbid"


def test_a_match_is_saved_though_its_end_is_no_longer_shown(
    desk: Desk, tmp_path: Path
) -> None:
    desk.turn()
    desk.time.go_on(HOUR)
    desk.wait_for("overScreen")
    flow = desk.program._flow
    assert flow is not None
    desk.press("replay")
    swept()
    save(flow, str(tmp_path / "match.sbid"))
    assert (tmp_path / "match.sbid").exists()
