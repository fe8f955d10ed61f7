"""A quick look into the file of matches, before anything else of it is loaded."""

from contextlib import closing
from pathlib import Path

FILE_NAME = "matches.sqlite3"


def nothing_to_continue(folder: Path) -> bool:
    """Whether no match of this folder has been left unfinished.

    Where anything is unusual, the answer is no.
    """
    path = folder / FILE_NAME
    try:
        if not path.exists():
            return folder.is_dir()
        if not path.is_file():
            return False
    except OSError:
        return False
    import sqlite3  # a start without any matches does not wait for it

    question = "SELECT 1 FROM match WHERE reason IS NULL LIMIT 1"
    uri = f"{path.absolute().as_uri()}?mode=ro"
    try:
        with closing(sqlite3.connect(uri, uri=True, timeout=0)) as db:
            return db.execute(question).fetchone() is None
    except (sqlite3.Error, UnicodeDecodeError):
        return False
