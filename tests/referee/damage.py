"""What can be done to a journal's file, by hands, disks and bugs."""

import sqlite3
from contextlib import closing
from pathlib import Path

from spectacular_bid.referee import seals


def change(file: Path, *statements: str) -> None:
    """Somebody else meddles with the file."""
    with closing(sqlite3.connect(file)) as db:
        for statement in statements:
            db.execute(statement)
        db.commit()


def change_and_seal(file: Path, *statements: str) -> None:
    """What a bug of ours would leave: nonsense, sealed as if it were none."""
    with closing(sqlite3.connect(file)) as db:
        for statement in statements:
            db.execute(statement)
        for (match_id,) in db.execute("SELECT id FROM match").fetchall():
            seals.chain_anew(db, match_id)
            seals.seal(db, match_id)
        db.commit()


def scribbled(file: Path) -> None:
    file.write_bytes(b"No database at all, but a shopping list. " * 200)


def cut_short(file: Path) -> None:
    with file.open("r+b") as opened:
        opened.truncate(file.stat().st_size // 2)


def overwritten_inside(file: Path) -> None:
    with file.open("r+b") as opened:
        opened.seek(4096)
        opened.write(b"\xa5" * 4096)


def somebody_elses(file: Path) -> None:
    file.unlink()
    change(file, "CREATE TABLE recipes (name TEXT)")


def of_another_shape(file: Path) -> None:
    change(file, "ALTER TABLE match ADD COLUMN colour TEXT")


def of_no_version(file: Path) -> None:
    change(file, "PRAGMA user_version = -1")


def with_a_broken_entry(file: Path) -> None:
    change_and_seal(file, "UPDATE entry SET body = '{\"at\": 0}' WHERE match = 2")


def with_an_entry_of_no_json(file: Path) -> None:
    change_and_seal(file, "UPDATE entry SET body = '{' WHERE match = 2 AND number = 1")


def with_an_entry_too_deep(file: Path) -> None:
    too_deep = "[" * 100_000
    change_and_seal(file, f"UPDATE entry SET body = '{too_deep}' WHERE match = 2")


def with_an_entry_of_no_text(file: Path) -> None:
    change(file, "UPDATE entry SET body = CAST(x'22ff22' AS TEXT) WHERE match = 2")


def with_a_number_beyond_reading(file: Path) -> None:
    body = f'{{"at": 1{"0" * 5000}, "do": "start"}}'
    change_and_seal(
        file, f"UPDATE entry SET body = '{body}' WHERE match = 2 AND number = 1"
    )


def with_a_missing_entry(file: Path) -> None:
    change_and_seal(file, "DELETE FROM entry WHERE match = 2 AND number = 0")


def with_an_illegal_entry(file: Path) -> None:
    body = '{"at": 0, "do": "accept"}'
    change_and_seal(
        file, f"UPDATE entry SET body = '{body}' WHERE match = 2 AND number = 1"
    )


def with_equal_names(file: Path) -> None:
    change_and_seal(file, "UPDATE match SET player0 = player1 WHERE id = 2")


def without_types(file: Path) -> None:
    """The same columns, holding just anything."""
    for table in ("match", "entry"):
        change(
            file,
            f"CREATE TABLE other AS SELECT * FROM {table}",
            f"DROP TABLE {table}",
            f"ALTER TABLE other RENAME TO {table}",
        )


def with_texts_for_numbers(file: Path) -> None:
    without_types(file)
    change_and_seal(file, "UPDATE match SET anchor_at = 'noon'")


def with_numbers_for_texts(file: Path) -> None:
    without_types(file)
    change(file, "UPDATE entry SET body = 7 WHERE number = 3")


def begun_at_no_time(file: Path) -> None:
    without_types(file)
    change_and_seal(file, "UPDATE match SET begun_wall_ms = 'noon'")


def with_a_name_of_no_text_in_the_schema(file: Path) -> None:
    quoted = b"CREATE TABLE entry", b"CREATE \xd7\xffBLE entry"
    file.write_bytes(file.read_bytes().replace(*quoted, 1))


def with_entries_of_no_match(file: Path) -> None:
    change(file, "INSERT INTO entry SELECT 9, number, body FROM entry WHERE match = 2")


DAMAGES = [
    with_a_name_of_no_text_in_the_schema,
    with_entries_of_no_match,
    without_types,
    with_texts_for_numbers,
    with_numbers_for_texts,
    begun_at_no_time,
    scribbled,
    cut_short,
    overwritten_inside,
    somebody_elses,
    of_another_shape,
    of_no_version,
    with_a_broken_entry,
    with_an_entry_of_no_json,
    with_an_entry_too_deep,
    with_an_entry_of_no_text,
    with_a_number_beyond_reading,
    with_a_missing_entry,
    with_an_illegal_entry,
    with_equal_names,
]
