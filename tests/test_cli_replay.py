"""``spectacular-bid replay`` from the outside."""

import errno
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from spectacular_bid.cli import main
from tests.record.examples import ONE_OF_EACH, record_json, record_text

ROOT = Path(__file__).parents[1]
STATE_KEYS = {
    "entry",
    "error",
    "phase",
    "seat",
    "decision",
    "points",
    "reserve_ms",
    "hands",
    "boneyard",
    "arms",
    "total",
    "legal",
    "jockey",
    "bid",
    "transfers",
    "forced",
    "result",
}

Capture = pytest.CaptureFixture[str]


def written(tmp_path: Path, content: str | bytes, name: str = "match.sbid") -> Path:
    path = tmp_path / name
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return path


def replay(path: Path | str, *options: str) -> int:
    return main(["replay", str(path), *options])


def refused(capsys: Capture, path: Path | str) -> str:
    """The one line that a broken file gives."""
    assert replay(path, "--json") == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert len(err.splitlines()) == 1
    assert err.endswith("\n")
    return err


def in_a_process(*arguments: str) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-m", "spectacular_bid", *arguments],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )


def test_every_entry_gives_a_line_of_json(tmp_path: Path, capsys: Capture) -> None:
    assert replay(written(tmp_path, record_text()), "--json") == 0
    out, err = capsys.readouterr()
    states = [json.loads(line) for line in out.splitlines()]
    assert err == ""
    assert [state["entry"] for state in states] == list(range(len(ONE_OF_EACH)))
    assert all(set(state) == STATE_KEYS for state in states)


def test_refused_entries_are_no_reason_to_fail(tmp_path: Path, capsys: Capture) -> None:
    path = written(tmp_path, record_text([{"at": 0, "do": "start"}]))
    assert replay(path, "--json") == 0
    assert json.loads(capsys.readouterr().out)["error"] == "wrong-phase"


def test_a_record_without_entries_prints_nothing(
    tmp_path: Path, capsys: Capture
) -> None:
    assert replay(written(tmp_path, record_text([])), "--json") == 0
    assert capsys.readouterr() == ("", "")


def test_without_json_every_entry_gives_a_line_to_read(
    tmp_path: Path, capsys: Capture
) -> None:
    assert replay(written(tmp_path, record_text(ONE_OF_EACH[:3]))) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines == [
        "0  0:00.000  deal  [150-150]",
        "1  0:00.010  start  [150-150]",
        "2  0:00.020  Bruno reveals  [150-150]",
    ]


def test_a_refusal_is_told_in_the_line_to_read(tmp_path: Path, capsys: Capture) -> None:
    assert replay(written(tmp_path, record_text([{"at": 0, "do": "start"}]))) == 0
    assert capsys.readouterr().out == (
        "0  0:00.000  start, refused: wrong-phase  [150-150]\n"
    )


def test_the_first_faulty_entry_is_named(tmp_path: Path, capsys: Capture) -> None:
    entries = [*ONE_OF_EACH, {"at": 999}, {"at": 1, "do": "x"}]
    path = written(tmp_path, record_text(entries))
    line = refused(capsys, path)
    assert str(path) in line
    assert f"entry {len(ONE_OF_EACH)} has no 'do'" in line


def test_a_file_cut_short_anywhere_is_refused(tmp_path: Path, capsys: Capture) -> None:
    players = ["Zoë", "Bruno"]
    whole = json.dumps(record_json(players=players), ensure_ascii=False).encode()
    for length in range(len(whole)):
        path = written(tmp_path, whole[:length])
        assert "match.sbid" in refused(capsys, path)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\n",
        b"\x00",
        b"\xef\xbb\xbf" + record_text().encode(),
        record_text().encode("utf-16"),
        b"\xff\xfe",
        b"\xed\xa0\x80",
        record_text().replace("Anna", "\x00").encode(),
        b"[" * 100_000,
        b'{"a":' * 100_000,
        record_text().replace('"at": 10,', '"at": NaN,').encode(),
        record_text().replace('"at": 10,', '"at": ' + "1" * 5000 + ",").encode(),
        record_text().replace("15", "9" * 5000).encode(),
        record_text().replace("draw", "\\ud800").encode(),
        record_text().replace("draw", "\\n\\u2028\\u0085").encode(),
        b"x" * 1_000_000,
    ],
    ids=range(16),
)
def test_a_broken_file_gives_one_line(
    content: bytes, tmp_path: Path, capsys: Capture
) -> None:
    assert "match.sbid" in refused(capsys, written(tmp_path, content))


def test_a_missing_file_gives_one_line(tmp_path: Path, capsys: Capture) -> None:
    assert "nowhere.sbid" in refused(capsys, tmp_path / "nowhere.sbid")


def test_a_folder_gives_one_line(tmp_path: Path, capsys: Capture) -> None:
    assert str(tmp_path) in refused(capsys, tmp_path)


@pytest.mark.parametrize("name", ["", "a\0b", "x" * 5000, "\udcff", "two\nlines"])
def test_a_name_of_no_file_gives_one_line(name: str, capsys: Capture) -> None:
    refused(capsys, name)


def test_a_name_with_a_line_break_is_named_on_one_line(
    tmp_path: Path, capsys: Capture
) -> None:
    try:
        path = written(tmp_path, "broken", name="two\nlines.sbid")
    except OSError:
        pytest.skip("no such name can be had here")
    assert "two\\nlines.sbid" in refused(capsys, path)


@pytest.mark.parametrize("text", ["\\ud800", "😀", "\\u0000", "a\\nb"])
def test_names_and_reasons_may_be_any_text(
    text: str, tmp_path: Path, capsys: Capture
) -> None:
    content = record_text().replace("agreed", text).replace("Anna", text)
    assert replay(written(tmp_path, content), "--json") == 0
    assert capsys.readouterr().out.isascii()


def test_a_process_prints_the_states_and_leaves_with_0(tmp_path: Path) -> None:
    path = written(tmp_path, record_text())
    process = in_a_process("replay", str(path), "--json")
    out, err = process.communicate()
    assert (process.returncode, err) == (0, "")
    assert len(out.splitlines()) == len(ONE_OF_EACH)


@pytest.mark.parametrize(
    "content", ["{", "[" * 100_000, record_text([{"at": 0, "do": "\x1b\u2028"}])]
)
def test_a_process_refuses_a_broken_file_and_leaves_with_2(
    content: str, tmp_path: Path
) -> None:
    path = written(tmp_path, content)
    process = in_a_process("replay", str(path), "--json")
    out, err = process.communicate()
    assert (process.returncode, out) == (2, "")
    assert len(err.splitlines()) == 1
    assert str(path) in err


def test_a_reader_that_has_seen_enough_is_no_trouble(tmp_path: Path) -> None:
    entries = [{"at": at, "do": "observe"} for at in range(20_000)]
    process = in_a_process("replay", str(written(tmp_path, record_text(entries))))
    assert process.stdout is not None
    assert process.stderr is not None
    assert process.stdout.readline() == "0  0:00.000  observe  [150-150]\n"
    process.stdout.close()
    assert process.stderr.read() == ""
    process.stderr.close()
    assert process.wait() == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_states_that_cannot_be_printed_give_one_line(tmp_path: Path) -> None:
    path = written(tmp_path, record_text())
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        done = subprocess.run(
            [sys.executable, "-m", "spectacular_bid", "replay", str(path)],
            cwd=ROOT,
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert done.returncode == 1
    reason = os.strerror(errno.ENOSPC)
    assert done.stderr == f"spectacular-bid: cannot print: {reason}\n"


def test_a_standard_output_that_was_closed_is_no_trouble(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = written(tmp_path, record_text())
    monkeypatch.setattr(sys, "stdout", None)
    assert replay(path, "--json") == 0


def test_replaying_never_loads_qt(tmp_path: Path) -> None:
    path = written(tmp_path, record_text())
    script = (
        "import sys\n"
        "from spectacular_bid.cli import main\n"
        "assert main(sys.argv[1:]) == 0\n"
        "assert not [name for name in sys.modules if name.startswith('PySide6')]\n"
    )
    command = [sys.executable, "-c", script, "replay", str(path), "--json"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, check=False)
    assert done.stderr == b""
    assert done.returncode == 0
