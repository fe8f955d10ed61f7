import json
from pathlib import Path
from typing import Any

import pytest

from spectacular_bid.core.commands import Observe
from spectacular_bid.core.seats import Pair
from spectacular_bid.record.files import (
    BrokenRecordError,
    read_record,
    record_from_text,
    record_to_text,
)
from spectacular_bid.record.model import Entry, Record
from tests.record.examples import ONE_OF_EACH, record_json, record_text

NO_NUMBERS = ["NaN", "Infinity", "-Infinity", "9" * 5000, "-1e999"]


def message_of(text: str) -> str:
    with pytest.raises(BrokenRecordError) as caught:
        record_from_text(text)
    return str(caught.value)


def test_a_record_read_and_written_is_the_same() -> None:
    record = record_from_text(record_text())
    assert json.loads(record_to_text(record)) == record_json()
    assert record_from_text(record_to_text(record)) == record


def test_a_record_without_entries_is_one() -> None:
    record = Record(Pair("Anna", "Bruno"), ())
    assert record_from_text(record_to_text(record)) == record


def test_a_written_record_has_an_entry_a_line() -> None:
    lines = record_to_text(record_from_text(record_text())).splitlines()
    assert len(lines) == 2 + len(ONE_OF_EACH)


@pytest.mark.parametrize(
    "extra", [{"comment": "Zoë's ½"}, {"when": {"utc": [1, None, 2.5]}}]
)
def test_keys_that_the_format_does_not_know_are_kept(extra: dict[str, Any]) -> None:
    entries = [{"at": 0, "do": "observe", **extra}]
    text = record_to_text(record_from_text(record_text(entries, **extra)))
    assert json.loads(text) == record_json(entries, **extra)


@pytest.mark.parametrize(
    "name", ["Zoë", "\ud800", "a\nb", '"', "\\", "\x00", "\u2028", "😀", " "]
)
def test_any_two_texts_can_be_the_names(name: str) -> None:
    record = Record(Pair(name, "Bruno"), (Entry(0, Observe()),), extra={"by": name})
    text = record_to_text(record)
    assert record_from_text(text.encode("utf-8").decode("utf-8")) == record


def test_names_are_written_to_be_read() -> None:
    assert '"Zoë"' in record_to_text(Record(Pair("Zoë", "Bruno"), ()))


def test_half_a_surrogate_pair_is_a_reason_like_any_other() -> None:
    entries = [{"at": 0, "do": "void", "reason": "fault: \udcff"}]
    record = record_from_text(record_text(entries))
    assert record_from_text(record_to_text(record)) == record


@pytest.mark.parametrize(
    "players",
    [
        None,
        "Anna",
        {},
        [],
        ["Anna"],
        ["Anna", "Anna"],
        ["Anna", ""],
        ["", "Bruno"],
        ["Anna", "Bruno", "Carla"],
        ["Anna", None],
        [1, 2],
        [True, False],
        {"0": "Anna", "1": "Bruno"},
        "AB",
    ],
)
def test_players_are_two_different_texts_that_say_something(players: object) -> None:
    assert "'players'" in message_of(record_text(players=players))


@pytest.mark.parametrize("value", [None, "", "Spectacular-bid-match", 1, [], {}, True])
def test_another_format_is_no_record(value: object) -> None:
    assert "'format'" in message_of(record_text(format=value))


@pytest.mark.parametrize("value", [None, 0, 2, 1.0, True, "1", [1], {}])
def test_another_version_is_no_record(value: object) -> None:
    assert "'version'" in message_of(record_text(version=value))


@pytest.mark.parametrize("value", [None, {}, "", 0, True, 1.5])
def test_entries_are_a_list(value: object) -> None:
    assert "'entries'" in message_of(record_text(value))


@pytest.mark.parametrize("key", ["format", "version", "players", "entries"])
def test_no_key_of_the_record_may_be_missing(key: str) -> None:
    top = record_json()
    del top[key]
    assert f"'{key}'" in message_of(json.dumps(top))


@pytest.mark.parametrize("text", ["[]", "1", '"x"', "null", "true", "[{}]"])
def test_other_json_is_no_record(text: str) -> None:
    assert message_of(text) == "is no JSON object"


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "\x00",
        "\ufeff" + record_text(),
        record_text() + "x",
        record_text() + record_text(),
        "{" * 100_000,
        "'format'",
        record_text().replace("Anna", "An\tna"),
        record_text()[:-1] + ",}",
    ],
    ids=range(10),
)
def test_what_is_no_json_is_no_record(text: str) -> None:
    assert "is no JSON" in message_of(text)


@pytest.mark.parametrize(
    "text",
    [
        "[" * 100_000,
        "[" * 100_000 + "]" * 100_000,
        '{"a":' * 100_000,
        '{"a":' * 100_000 + "1" + "}" * 100_000,
        record_text()[:-1] + ', "a": ' + "[" * 100_000 + "]" * 100_000 + "}",
    ],
    ids=range(5),
)
def test_deep_nesting_is_no_record(text: str) -> None:
    assert message_of(text) == "is nested too deeply"


@pytest.mark.parametrize("number", NO_NUMBERS, ids=lambda text: text[:9])
@pytest.mark.parametrize("key", ["at", "comment"])
def test_the_entry_with_an_impossible_number_is_named(key: str, number: str) -> None:
    entries = [*ONE_OF_EACH, {"at": 999, "do": "observe", key: 123321}]
    text = record_text(entries).replace("123321", number)
    assert message_of(text).startswith(f"entry {len(ONE_OF_EACH)} holds what is no")


@pytest.mark.parametrize("number", NO_NUMBERS, ids=lambda text: text[:9])
@pytest.mark.parametrize("key", ["format", "version", "players", "entries", "comment"])
def test_an_impossible_number_outside_of_entries_is_no_record(
    key: str, number: str
) -> None:
    text = json.dumps({**record_json(), key: 123321}).replace("123321", number)
    assert "entry" not in message_of(text)


def test_the_first_of_two_faulty_entries_is_named() -> None:
    text = record_text([{"at": 0, "do": "start"}, {"at": 0}, {"at": "NaN", "do": "x"}])
    assert message_of(text.replace('"NaN"', "NaN")).startswith("entry 1 has no 'do'")


def test_going_back_in_time_is_no_record() -> None:
    entries = [{"at": 5, "do": "observe"}, {"at": 4, "do": "observe"}]
    assert message_of(record_text(entries)) == "entry 1 goes back in time: 4"


@pytest.mark.parametrize("moments", [(7, 7), (0, 2**53)])
def test_time_may_stand_still_or_leap(moments: tuple[int, int]) -> None:
    entries = [{"at": at, "do": "observe"} for at in moments]
    assert len(record_from_text(record_text(entries)).entries) == 2


def test_a_record_cut_short_anywhere_is_none() -> None:
    whole = record_to_text(record_from_text(record_text())).rstrip()
    for length in range(len(whole)):
        assert message_of(whole[:length])


def test_a_file_that_is_not_utf_8_cannot_be_read(tmp_path: Path) -> None:
    path = tmp_path / "match.sbid"
    path.write_bytes(record_text().encode("utf-8") + b"\xff")
    with pytest.raises(BrokenRecordError, match="is not UTF-8 text"):
        read_record(path)


def test_a_missing_file_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(BrokenRecordError, match="cannot be read: "):
        read_record(tmp_path / "nowhere.sbid")


def test_a_folder_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(BrokenRecordError, match="cannot be read: "):
        read_record(tmp_path)


def test_a_name_that_no_file_can_have_cannot_be_read() -> None:
    with pytest.raises(BrokenRecordError, match="cannot be read: no such file"):
        read_record(Path("a\0b"))


def test_fifty_megabytes_in_a_line_are_read_or_refused() -> None:
    long = "x" * 50_000_000
    assert record_from_text(record_text(comment=long)).extra == {"comment": long}
    assert len(message_of(record_text([{"at": 0, "do": long}]))) < 100
    assert message_of("[" * 50_000_000) == "is nested too deeply"
    assert "is no JSON" in message_of(long)
