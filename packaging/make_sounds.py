"""Make the program's sounds, each from a few sines and a little noise.

``python3 packaging/make_sounds.py`` writes ``resources/sounds/*.wav`` again, the same
to the byte.
"""

import math
import random
import struct
import sys
import wave
from collections.abc import Callable
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / "resources" / "sounds"
RATE = 22_050
LOUDEST = 0.45
"""Of what a file can hold: the sounds stay quiet beside a talk."""

Wave = Callable[[float], float]
"""The sound's height at a time in seconds."""


def tone(pitch: float, seconds: float, start: float = 0.0, share: float = 1.0) -> Wave:
    """A struck note that dies away."""

    def height(at: float) -> float:
        since = at - start
        if not 0 <= since < seconds:
            return 0.0
        fade = math.exp(-5 * since / seconds) * min(1.0, since / 0.004)
        return share * fade * math.sin(2 * math.pi * pitch * since)

    return height


def knock(seconds: float, start: float = 0.0, share: float = 1.0) -> Wave:
    """A short noise, as of a tile on wood."""
    source = random.Random(6)
    grains = [source.uniform(-1, 1) for _ in range(int(seconds * RATE) + 1)]

    def height(at: float) -> float:
        since = at - start
        if not 0 <= since < seconds:
            return 0.0
        fade = (1 - since / seconds) ** 4
        return share * fade * grains[int(since * RATE)]

    return height


SOUNDS: dict[str, tuple[float, list[Wave]]] = {
    "tile": (0.16, [knock(0.05), tone(190, 0.14, share=0.8), tone(410, 0.06)]),
    "tokens": (
        0.3,
        [tone(2100 + 90 * n, 0.12, start=0.07 * n, share=0.5) for n in range(3)],
    ),
    "draw": (0.18, [knock(0.16, share=0.35), tone(300, 0.1, share=0.3)]),
    "pass": (0.3, [tone(330, 0.14), tone(247, 0.18, start=0.12)]),
    "low_time": (0.5, [tone(880, 0.18), tone(880, 0.22, start=0.24)]),
    "flag": (0.7, [tone(392, 0.3), tone(311, 0.3, start=0.16), tone(196, 0.4, 0.32)]),
    "win": (
        0.9,
        [
            tone(pitch, 0.5, start=0.11 * n)
            for n, pitch in enumerate((392, 494, 587, 784))
        ],
    ),
}
"""How long each lasts, in seconds, and what it is made of."""


def samples(seconds: float, waves: list[Wave]) -> list[float]:
    """The waves laid over one another, at the right loudness."""
    heights = [
        sum(wave_(n / RATE) for wave_ in waves) for n in range(int(seconds * RATE))
    ]
    highest = max(map(abs, heights))
    return [LOUDEST * height / highest for height in heights]


def main() -> int:
    """Write every sound."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, (seconds, waves) in SOUNDS.items():
        heights = samples(seconds, waves)
        with wave.open(str(FOLDER / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(
                b"".join(
                    struct.pack("<h", round(32_767 * height)) for height in heights
                )
            )
    return 0


if __name__ == "__main__":
    sys.exit(main())
