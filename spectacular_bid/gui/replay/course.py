"""Where one can go in a replay; numbers only, without Qt."""

from enum import Enum, auto

from attrs import frozen


class Move(Enum):
    """A way to another step."""

    FIRST = auto()
    HAND_BEFORE = auto()
    BEFORE = auto()
    AFTER = auto()
    HAND_AFTER = auto()
    LAST = auto()


@frozen
class Course:
    """All steps of a match, by their number, and where its hands begin."""

    last: int
    beginnings: tuple[int, ...]

    def after(self, move: Move, index: int) -> int:
        """The step that a move leads to; the same one where it leads nowhere."""
        match move:
            case Move.FIRST:
                return 0
            case Move.LAST:
                return self.last
            case Move.BEFORE:
                return max(0, index - 1)
            case Move.AFTER:
                return min(self.last, index + 1)
            case Move.HAND_BEFORE:
                before = [one for one in self.beginnings if one < index]
                return before[-1] if before else index
            case Move.HAND_AFTER:
                beyond = [one for one in self.beginnings if one > index]
                return beyond[0] if beyond else index
