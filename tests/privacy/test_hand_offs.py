"""From an accepted decision to the reveal nothing gives a tile away."""

from random import Random

import pytest

from tests.privacy.conftest import WatchedDesks
from tests.privacy.hand_offs import play

pytestmark = pytest.mark.gui


@pytest.mark.parametrize(("seed", "animations"), [(1, False), (2, True)])
def test_no_hand_off_gives_anything_away(
    watched: WatchedDesks,
    capfd: pytest.CaptureFixture[str],
    seed: int,
    animations: bool,
) -> None:
    hand_offs_are_private(watched, capfd, seed, animations, 13)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(10, 16))
def test_hundreds_of_hand_offs_give_nothing_away(
    watched: WatchedDesks, capfd: pytest.CaptureFixture[str], seed: int
) -> None:
    hand_offs_are_private(watched, capfd, seed, seed % 2 == 0, 50)


def hand_offs_are_private(
    watched: WatchedDesks,
    capfd: pytest.CaptureFixture[str],
    seed: int,
    animations: bool,
    hand_offs: int,
) -> None:
    desk, witness = watched(seed=seed, animations=animations)
    desk.press("begin")
    assert play(desk, witness, hand_offs, Random(seed)) == hand_offs
    assert witness.findings == []
    assert witness.unseen_paintings == 0
    assert witness.covered_frames >= 3 * hand_offs
    assert capfd.readouterr() == ("", "")
