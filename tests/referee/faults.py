"""A SQLite connection that fails where a test wants it to."""

import sqlite3
from collections.abc import Iterable
from typing import Any

import pytest

FULL = "database or disk is full"


class Plan:
    """Which statements fail from now on, by how they begin."""

    def __init__(self) -> None:
        self.failing: tuple[str, ...] = ()
        self.carried_out = False
        """Whether a failing COMMIT commits all the same."""
        self.error = FULL, sqlite3.SQLITE_FULL
        """What SQLite says, and its code."""
        self.failures = 0
        self.opened = 0

    def check(self, statement: str) -> None:
        if statement.startswith(self.failing or ("never",)):
            self.failures += 1
            message, code = self.error
            error = sqlite3.OperationalError(message)
            error.sqlite_errorcode = code
            raise error


def install(monkeypatch: pytest.MonkeyPatch) -> Plan:
    """Every connection that is opened from now on follows the plan."""
    plan, connect = Plan(), sqlite3.connect

    class Connection(sqlite3.Connection):
        def execute(self, sql: str, *parameters: Any) -> sqlite3.Cursor:
            if plan.carried_out and sql == "COMMIT":
                super().execute(sql)
            plan.check(sql)
            return super().execute(sql, *parameters)

        def executemany(self, sql: str, rows: Iterable[Any], /) -> sqlite3.Cursor:
            plan.check(sql)
            return super().executemany(sql, rows)

    def connected(*args: Any, **options: Any) -> sqlite3.Connection:
        plan.opened += 1
        return connect(*args, **options, factory=Connection)

    monkeypatch.setattr(sqlite3, "connect", connected)
    return plan
