"""Sample records that lie beside the repository, where they are at hand."""

import json
from pathlib import Path

import pytest

from spectacular_bid.record.files import read_record
from spectacular_bid.record.states import states
from tests.core.naive import naive_states

FOLDER = Path(__file__).parents[2].parent / "shared" / "cases"
CASES = sorted(FOLDER.glob("*.sbid"))

if not CASES:
    pytest.skip("no sample records beside the repository", allow_module_level=True)


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_a_sample_record_gives_the_states_that_come_with_it(path: Path) -> None:
    lines = path.with_suffix(".expected.jsonl").read_text("utf-8").splitlines()
    given = [json.loads(json.dumps(s)) for s in states(read_record(path).entries)]
    assert given == list(map(json.loads, lines))


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_the_plain_reference_agrees_with_a_sample_record(path: Path) -> None:
    lines = path.with_suffix(".expected.jsonl").read_text("utf-8").splitlines()
    given = naive_states(json.loads(path.read_text("utf-8"))["entries"])
    assert given == list(map(json.loads, lines))
