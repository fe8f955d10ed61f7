"""The SQLite file under the journal: locked by one program, synced at each commit."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

VERSION = 1

SYNCHRONOUS = "FULL"
"""With FULL, SQLite syncs the end of its own journal as well, which is what makes a
commit last through a power cut."""

CHANGES = "-journal"
"""What SQLite adds to a file's name for its own journal of half-done changes."""

RESERVED_BYTES = 65536
"""Room that the file of changes keeps: on a full disk, what changes a few pages and
adds none can still be stored, such as that the clock stands still."""

_SCHEMA = (
    """CREATE TABLE match (
    id INTEGER PRIMARY KEY,
    player0 TEXT NOT NULL,
    player1 TEXT NOT NULL,
    begun_wall_ms INTEGER NOT NULL,
    anchor_at INTEGER NOT NULL,
    anchor_elapsed_ms INTEGER NOT NULL,
    anchor_boot TEXT NOT NULL,
    anchor_wall_ms INTEGER NOT NULL,
    held INTEGER NOT NULL,
    reason TEXT,
    winner INTEGER,
    chain TEXT NOT NULL DEFAULT '',
    seal TEXT NOT NULL DEFAULT ''
) STRICT""",
    """CREATE TABLE entry (
    match INTEGER NOT NULL REFERENCES match (id),
    number INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (match, number)
) STRICT, WITHOUT ROWID""",
)

_IN_USE = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
_DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


class StorageError(Exception):
    """The journal cannot be read or written; the message says why."""


class JournalInUseError(StorageError):
    """Another copy of the program holds the journal."""


class JournalTooNewError(StorageError):
    """A newer version of the program wrote the journal; it was left as it is."""


class JournalDamagedError(StorageError):
    """The journal holds what this program cannot have written."""


class Database:
    """One connection, reopened where a fault has made it useless."""

    def __init__(self, path: Path) -> None:
        """Open the file, made if need be, and lock it until ``close``."""
        self.path = path
        self._db: sqlite3.Connection | None = None
        with storage_faults():
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            if not path.exists():
                path.touch(mode=0o600)
            elif not path.is_file():
                # A named pipe would keep SQLite waiting for ever.
                raise StorageError("the file of the matches is something else")
            self._identity = _identity(path)
            self._db = _connect(path)
            reserve_room(path)

    def close(self) -> None:
        """Let another program have the file; SQLite undoes what is half done."""
        if self._db is not None:
            self._db.close()

    @contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """The connection, for questions only. Raises StorageError."""
        with storage_faults():
            yield self._connection()

    @contextmanager
    def transaction(self) -> Iterator[sqlite3.Connection]:
        """All of it or nothing, and on disk when it is left. Raises StorageError."""
        with storage_faults():
            self._check_unmoved()
            db = self._connection()
            try:
                db.execute("BEGIN IMMEDIATE")
                yield db
                db.execute("COMMIT")
            except BaseException:
                self._undo(db)
                raise

    def _connection(self) -> sqlite3.Connection:
        if self._db is None:
            self._check_unmoved()
            self._db = _connect(self.path)
        return self._db

    def _check_unmoved(self) -> None:
        # An open file takes writes even when its folder is gone: they would be lost.
        if _identity(self.path) != self._identity:
            raise StorageError("the file of the matches is no longer in its place")

    def _undo(self, db: sqlite3.Connection) -> None:
        """Roll back and keep the lock; reopen later where even that fails."""
        try:
            if db.in_transaction:
                db.execute("ROLLBACK")
        except sqlite3.Error:
            db.close()
            self._db = None


@contextmanager
def storage_faults() -> Iterator[None]:
    """Turn what SQLite and the file system raise into StorageError."""
    try:
        yield
    except sqlite3.Error as error:
        raise _kind(error)(_reason(error)) from error
    except OSError as error:
        raise StorageError(error.strerror or str(error)) from error
    except UnicodeEncodeError as error:
        raise StorageError("a name holds what is no character") from error
    except UnicodeDecodeError:
        # SQLite quoted something damaged, which Python could not read.
        raise JournalDamagedError("a stored text cannot be read") from None


def _connect(path: Path) -> sqlite3.Connection:
    uri = f"{path.absolute().as_uri()}?mode=rw"
    db = sqlite3.connect(uri, uri=True, isolation_level=None, timeout=0.2)
    try:
        _prepare(db)
    except BaseException:
        db.close()
        raise
    return db


def _prepare(db: sqlite3.Connection) -> None:
    db.execute(f"PRAGMA synchronous = {SYNCHRONOUS}")
    # Lock first and keep the lock second: two programs that start together would
    # else each keep a shared lock and shut both out.
    db.execute("BEGIN EXCLUSIVE")
    db.execute("PRAGMA locking_mode = EXCLUSIVE")
    _check_or_create(db)
    db.execute("COMMIT")
    db.execute("PRAGMA journal_mode = PERSIST")
    # On a Mac the plain sync stops at the drive's own memory.
    db.execute("PRAGMA fullfsync = ON")
    db.execute("PRAGMA foreign_keys = ON")


def _check_or_create(db: sqlite3.Connection) -> None:
    version = db.execute("PRAGMA user_version").fetchone()[0]
    if version > VERSION:
        raise JournalTooNewError("a newer version of the program wrote the matches")
    found = {row[0] for row in db.execute("SELECT sql FROM sqlite_schema")}
    if version == 0 and not found:
        for statement in _SCHEMA:
            db.execute(statement)
        db.execute(f"PRAGMA user_version = {VERSION}")
    elif version != VERSION or not found.issuperset(_SCHEMA):
        raise JournalDamagedError("the file of the matches is something else")
    elif db.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
        raise JournalDamagedError("the file of the matches is damaged")


def with_changes(path: Path) -> Path:
    """Where SQLite keeps the half-done changes of a file."""
    return path.with_name(path.name + CHANGES)


def reserve_room(path: Path) -> None:
    """Let the file of changes be as long as it will be needed, if there is room.

    Zeros are no changes to SQLite, and it overwrites them from the beginning.
    """
    changes = with_changes(path)
    with suppress(OSError):
        changes.touch(mode=0o600)
        missing = RESERVED_BYTES - changes.stat().st_size
        if missing > 0:
            with changes.open("ab") as file:
                file.write(bytes(missing))


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _kind(error: sqlite3.Error) -> type[StorageError]:
    code = _primary_code(error)
    if code in _IN_USE:
        return JournalInUseError
    damaged = code in _DAMAGED or _is_no_text(error)
    return JournalDamagedError if damaged else StorageError


def _reason(error: sqlite3.Error) -> str:
    # Python's message would quote the text, which may name hidden tiles.
    return "a stored text cannot be read" if _is_no_text(error) else str(error)


def _is_no_text(error: sqlite3.Error) -> bool:
    """Whether Python found a text that is no UTF-8: no code comes with that."""
    operational = isinstance(error, sqlite3.OperationalError)
    return operational and _primary_code(error) is None


def _primary_code(error: sqlite3.Error) -> int | None:
    code: int | None = getattr(error, "sqlite_errorcode", None)
    return None if code is None else code & 0xFF
