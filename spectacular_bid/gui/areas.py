"""Where the parts of a table lie in its window; numbers only, without Qt."""

from attrs import frozen

from spectacular_bid.gui.board.arrangement import Box
from spectacular_bid.gui.sizes import scale_for

TOP_BAR, BOTTOM_BAR = 108.0, 194.0
"""Heights of the players' bars at the design's size, as are all lengths below."""
BESIDE_LEFT, BESIDE_RIGHT = 168.0, 240.0
"""What boneyard and ends take beside the board."""
BOARD_MARGIN = 6.0


@frozen
class Course:
    """What lies between the bars of a table, in whole pixels."""

    width: int
    top: int
    bottom: int
    """The first row of the lower bar."""
    scale: float

    @property
    def board(self) -> Box:
        """The middle; above the ends the window has room for its own buttons."""
        left, right = self.pixels(BESIDE_LEFT), self.pixels(BESIDE_RIGHT)
        margin = self.pixels(BOARD_MARGIN)
        width = self.width - left - right
        height = self.bottom - self.top - 2 * margin
        return Box(left, self.top + margin, width, height)

    def pixels(self, length: float) -> int:
        """A length of the design in whole pixels."""
        return round(length * self.scale)


def course_in(width: int, height: int) -> Course:
    """The course of a table of this size."""
    scale = scale_for(width, height)
    bottom = height - round(BOTTOM_BAR * scale)
    return Course(width, round(TOP_BAR * scale), bottom, scale)
