"""What the referee answers to a command."""

from enum import StrEnum
from typing import TypeAlias

from attrs import frozen

from spectacular_bid.core.refusals import Refusal
from spectacular_bid.views.screens import TurnResultView


class RefereeRefusal(StrEnum):
    """A refusal that has nothing to do with the rules."""

    STALE = "stale"
    """The command was made for an older state, as by a double click."""
    HALTED = "halted"
    """The journal could not be written; try again or annul comes first."""
    NO_COMMAND = "no-command"
    """It is nothing that a player may ask, or holds what no command can hold."""


@frozen
class Accepted:
    """The command was stored and applied."""

    result: TurnResultView | None
    """What the decision did, if the command finished one."""


@frozen
class Refused:
    """Nothing was changed but the passing of time."""

    refusal: Refusal | RefereeRefusal


@frozen
class NotStored:
    """The journal refused: nothing was applied and the clock stands still."""

    reason: str


Outcome: TypeAlias = Accepted | Refused | NotStored
