"""No test leaves anything in the user's own folders."""

from itertools import count

import pytest

from spectacular_bid.referee import standstill

_numbers = count()


@pytest.fixture(autouse=True)
def _notes_of_its_own(
    monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> None:
    place = tmp_path_factory.getbasetemp() / f"standstill-{next(_numbers)}"
    monkeypatch.setattr(standstill, "places", lambda: iter([place]))
