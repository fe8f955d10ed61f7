"""``spectacular-bid picture`` from the outside; what it draws is tested beside this."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from spectacular_bid.cli import main
from tests.record.examples import ONE_OF_EACH, record_text

ROOT = Path(__file__).parents[3]
Capture = pytest.CaptureFixture[str]


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "match.sbid"
    entries = [*ONE_OF_EACH]
    entries[5] = {"at": 30, "do": "play", "tile": "3-0", "arm": "left"}
    path.write_text(record_text(entries), "utf-8")
    return path


def arguments(record: Path, **changed: str | None) -> list[str]:
    """A request that can be answered, but for what is changed."""
    given = {"--entry": "5", "--size": "1280x800"} | {
        f"--{name}": value for name, value in changed.items()
    }
    told = [part for name, value in given.items() if value for part in (name, value)]
    return ["picture", str(record), *told]


def refused(capsys: Capture, told: list[str]) -> str:
    """The one line that a wrong request gives."""
    try:
        status: object = main(told)
    except SystemExit as end:
        status = end.code
    out, err = capsys.readouterr()
    assert status == 2
    assert out == ""
    assert len(err.splitlines()) == 1
    assert err.endswith("\n")
    return err


def measured(capsys: Capture, told: list[str]) -> dict[str, object]:
    assert main([*told, "--json"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    found = json.loads(out)
    assert isinstance(found, dict)
    return found


def test_measures_are_one_object(record: Path, capsys: Capture) -> None:
    found = measured(capsys, arguments(record))
    assert list(found) == ["board", "tiles", "targets"]
    assert found["board"] == [168, 114, 872, 486]
    assert isinstance(found["tiles"], list)
    assert [(laid["tile"], laid["arm"]) for laid in found["tiles"]] == [
        ("3-3", None),
        ("3-0", "left"),
    ]
    first = found["tiles"][0]
    keys = ["tile", "arm", "x", "y", "width", "height", "angle", "across"]
    assert list(first) == keys
    assert first["across"] is True
    assert isinstance(found["targets"], dict)
    assert list(found["targets"]) == ["left", "right"]


def test_before_the_opening_there_is_one_place(record: Path, capsys: Capture) -> None:
    found = measured(capsys, arguments(record, entry="2"))
    assert found["tiles"] == []
    assert isinstance(found["targets"], dict)
    assert list(found["targets"]) == ["open"]


@pytest.mark.parametrize("size", ["1024x640", "7680x4320"])
def test_the_smallest_and_the_largest_size_are_sizes(
    record: Path, capsys: Capture, size: str
) -> None:
    assert measured(capsys, arguments(record, size=size))["tiles"]


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        ({"entry": str(len(ONE_OF_EACH))}, "has no entry 14: the last one is 13"),
        ({"entry": "-1"}, "has no entry -1"),
        ({"entry": "1e3"}, "no whole number"),
        ({"entry": "9" * 5000}, "no whole number"),
        ({"entry": None}, "--entry"),
        ({"size": None}, "--size"),
        ({"size": "1280"}, "no size such as"),
        ({"size": "1280x800x3"}, "no size such as"),
        ({"size": "0x0"}, "not between"),
        ({"size": "1023x640"}, "not between"),
        ({"size": "1024x639"}, "not between"),
        ({"size": "7681x4320"}, "not between"),
        ({"size": "99999999999x800"}, "no size such as"),
        ({"size": "\uff13\uff10\uff10\uff10x3000"}, "no size such as"),
        ({"seat": "2"}, "invalid choice"),
    ],
)
def test_wrong_arguments_are_told_in_one_line(
    record: Path, capsys: Capture, changed: dict[str, str | None], reason: str
) -> None:
    told = [*arguments(record, **changed), "--json"]
    assert reason in refused(capsys, told)


def test_something_must_be_asked_for(record: Path, capsys: Capture) -> None:
    assert "--out" in refused(capsys, arguments(record))
    both = [*arguments(record, out="x.png"), "--json"]
    assert "not allowed with" in refused(capsys, both)


def test_a_line_break_in_an_argument_stays_one_line(
    record: Path, capsys: Capture
) -> None:
    refused(capsys, [*arguments(record), "--json", "what\nis this"])


@pytest.mark.parametrize("content", [b"", b"{}", b"\xff", b'{"format": 1}'])
def test_what_is_no_record_is_refused(
    tmp_path: Path, capsys: Capture, content: bytes
) -> None:
    path, out = tmp_path / "broken.sbid", tmp_path / "table.png"
    path.write_bytes(content)
    for told in (arguments(path, out=str(out)), [*arguments(path), "--json"]):
        assert str(path) in refused(capsys, told)
    assert not out.exists()


def test_a_missing_record_is_refused(tmp_path: Path, capsys: Capture) -> None:
    missing = tmp_path / "missing.sbid"
    assert "cannot be read" in refused(capsys, [*arguments(missing), "--json"])


def test_a_record_without_entries_has_no_moment(
    tmp_path: Path, capsys: Capture
) -> None:
    path = tmp_path / "empty.sbid"
    path.write_text(record_text([]), "utf-8")
    told = [*arguments(path, entry="0"), "--json"]
    assert "has no entry 0: it has none" in refused(capsys, told)


def test_only_png_files_are_drawn(
    record: Path, tmp_path: Path, capsys: Capture
) -> None:
    out = tmp_path / "table.jpg"
    told = arguments(record, out=str(out))
    assert "does not end in .png" in refused(capsys, told)
    assert not out.exists()


def test_measuring_loads_no_qt(record: Path) -> None:
    script = (
        "import sys\n"
        "from spectacular_bid.cli import main\n"
        "main(sys.argv[1:])\n"
        "sys.exit(any(name.startswith('PySide6') for name in sys.modules))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script, *arguments(record), "--json"],
        cwd=ROOT,
        capture_output=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b'"board"' in done.stdout
