"""Where a reader has been in the guide."""

from typing import NamedTuple


class Place(NamedTuple):
    """What is at the top of the page, whatever its size and language."""

    section: str
    """Empty above the first one."""
    share: float = 0.0
    """How much of the section lies above the top."""


class History:
    """Places in the order in which they were gone to, and one that is read now."""

    def __init__(self) -> None:
        self._places: list[Place] = []
        self._now = -1

    @property
    def can_go_back(self) -> bool:
        """Whether there is a place before this one."""
        return self._now > 0

    @property
    def can_go_forward(self) -> bool:
        """Whether somebody came back from a later place."""
        return self._now < len(self._places) - 1

    def go(self, here: Place, there: Place) -> None:
        """Leave a place for a new one; what was gone back from is forgotten.

        What was read before the first of all places is not to be come back to.
        """
        if self._places:
            self._places[self._now] = here
        if not self._places or here != there:
            self._places[self._now + 1 :] = [there]
            self._now += 1

    def back(self, here: Place) -> Place:
        """Leave a place for the one before, of which there must be one."""
        return self._step(here, -1)

    def forward(self, here: Place) -> Place:
        """Leave a place for the one that was gone back from; there must be one."""
        return self._step(here, 1)

    def _step(self, here: Place, by: int) -> Place:
        self._places[self._now] = here
        self._now += by
        return self._places[self._now]
