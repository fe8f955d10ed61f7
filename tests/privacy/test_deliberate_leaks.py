"""The test of hand-offs finds what it is there to find."""

from collections.abc import Iterator
from random import Random

import pytest
from PySide6.QtWidgets import QApplication

from tests.privacy.conftest import WatchedDesks
from tests.privacy.hand_offs import play
from tests.privacy.leaks import LEAKS

pytestmark = pytest.mark.gui


@pytest.fixture(autouse=True)
def clean_clipboard(qapp: QApplication) -> Iterator[None]:
    yield
    qapp.clipboard().clear()


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_found(
    watched: WatchedDesks,
    capfd: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    leak: str,
) -> None:
    patch, finding = LEAKS[leak]
    desk, witness = watched(seed=5)
    with monkeypatch.context() as patched:
        patch(patched)
        desk.press("begin")
        play(desk, witness, 2, Random(0))
    written = capfd.readouterr().err.splitlines()
    witness.findings += [f"written: {line}" for line in written]
    assert finding in witness.findings
