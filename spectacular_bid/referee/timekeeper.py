"""The match's own time, tied to the computer's clocks."""

from spectacular_bid.referee.stored import Anchor
from spectacular_bid.referee.time_source import Reading, TimeSource

CLOCK_WENT_BACK = "fault: the clock went backwards"
NO_CLOCK_SPANS = "fault: no clock spans the time the program was closed"


class Timekeeper:
    """Reads the time, and notices a clock that cannot be trusted (Rules §6)."""

    def __init__(self, source: TimeSource, anchor: Anchor) -> None:
        self._source = source
        self._latest: Reading | None = None
        self.anchor = anchor
        self.fault: str | None = None
        """The proven fault that annuls the match."""

    def read(self) -> Reading:
        """The time now; a reading that goes backwards within this run is a fault."""
        return self.saw(self._source.read())

    def saw(self, reading: Reading) -> Reading:
        """Take note of a reading of this run."""
        if self._latest and reading.elapsed_ms < self._latest.elapsed_ms:
            self.fault = self.fault or CLOCK_WENT_BACK
        self._latest = reading
        return reading

    def moment(self, reading: Reading) -> int:
        """Milliseconds on the referee's clock at a reading of this run."""
        if self.anchor.held:
            return self.anchor.at
        passed = reading.elapsed_ms - self.anchor.reading.elapsed_ms
        return self.anchor.at + max(0, passed)
