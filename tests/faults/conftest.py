"""What the tests of faults share with those of the referee and the window."""

from tests.gui.conftest import desk, desks, qapp
from tests.referee.conftest import sitting, unsynced

__all__ = ["desk", "desks", "qapp", "sitting", "unsynced"]
