"""The arithmetic of motion: shares of time, and poses between two places."""

from attrs import frozen


@frozen
class Span:
    """A stretch of a motion, in milliseconds from its start."""

    start_ms: int
    length_ms: int

    @property
    def end_ms(self) -> int:
        """When it is over."""
        return self.start_ms + self.length_ms

    def share(self, at_ms: float) -> float:
        """How much of it has passed, from 0 to 1."""
        return min(1.0, max(0.0, (at_ms - self.start_ms) / self.length_ms))

    def eased(self, at_ms: float) -> float:
        """How far something has come that starts and stops softly."""
        return eased(self.share(at_ms))


@frozen
class Pose:
    """Where a tile lies: its middle, its short side and its turn in degrees."""

    x: float
    y: float
    width: float
    angle: float = 0.0


def eased(share: float) -> float:
    """Slow, fast, slow."""
    return share * share * (3 - 2 * share)


def between(first: Pose, last: Pose, share: float) -> Pose:
    """The pose on the straight way, turned by the shorter way round."""
    turn = (last.angle - first.angle + 180) % 360 - 180
    return Pose(
        first.x + (last.x - first.x) * share,
        first.y + (last.y - first.y) * share,
        first.width + (last.width - first.width) * share,
        first.angle + turn * share,
    )


def lifted(pose: Pose, share: float, height: float) -> Pose:
    """The pose of something carried: higher and nearer half way."""
    up = 4 * share * (1 - share)
    return Pose(pose.x, pose.y - up * height, pose.width * (1 + 0.12 * up), pose.angle)


def one_by_one(
    count: int, start_ms: int, length_ms: int, step_ms: int, latest_ms: int
) -> tuple[Span, ...]:
    """Spans that start one after another, closer together if time is short."""
    room = max(0, latest_ms - length_ms - start_ms)
    step = min(step_ms, room / (count - 1)) if count > 1 else 0.0
    return tuple(Span(start_ms + int(n * step), length_ms) for n in range(count))


def done(spans: tuple[Span, ...], at_ms: float) -> int:
    """How many of the spans are over."""
    return sum(at_ms >= span.end_ms for span in spans)


def begun(spans: tuple[Span, ...], at_ms: float) -> int:
    """How many of the spans have started."""
    return sum(at_ms >= span.start_ms for span in spans)
