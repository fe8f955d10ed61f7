"""Time for a lesson: the clocks run as ever, but nobody can lose by them."""

from spectacular_bid.referee.time_source import Reading, TimeSource

BOOT = "lesson"


class PatientTime:
    """Goes on as its source does, yet no farther than it has been allowed to.

    A reader may ponder a step for as long as it takes: the clock is seen to run in real
    time, and stands still before its reserve gets low. At first it stands still.
    """

    def __init__(self, source: TimeSource) -> None:
        self._source = source
        self._seen_ms = source.read().elapsed_ms
        self._shown_ms = 0
        self._left_ms = 0

    def read(self) -> Reading:
        """The lesson's own time."""
        now_ms = self._source.read().elapsed_ms
        step = min(max(0, now_ms - self._seen_ms), self._left_ms)
        self._seen_ms = now_ms
        self._left_ms -= step
        self._shown_ms += step
        return Reading(self._shown_ms, BOOT, self._shown_ms)

    @property
    def is_still(self) -> bool:
        """Whether it has gone as far as it may."""
        self.read()
        return self._left_ms == 0

    def allow(self, milliseconds: int) -> None:
        """Go on from now, but stand still again after so long."""
        self.read()
        self._left_ms = max(0, milliseconds)
