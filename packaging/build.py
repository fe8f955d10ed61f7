"""Build what can be built on this system, and check it; run by `.venv`'s Python."""

import os
import platform
import subprocess
import sys
from pathlib import Path

import bill
import bundles
import checksums
import icons
from bundle import recipe
from spectacular_bid import __version__

DIST = recipe.ROOT / "dist"
FIRST_RELEASE_S = 1_767_225_600
"""The age of files whose history is not at hand: 2026-01-01."""


def main() -> int:
    """Build into `dist` and return the exit code."""
    try:
        made = build()
    except (bundles.BuildError, subprocess.CalledProcessError, ValueError) as error:
        print(error, file=sys.stderr)
        return 1
    for path in made:
        print(f"{path.stat().st_size / bundles.MEGABYTE:8.1f} MB  {path}", flush=True)
    return 0


def build() -> list[Path]:
    """Build and check everything; returns the files to be given away."""
    moment_s = source_moment()
    DIST.mkdir(exist_ok=True)
    icons.draw_all(recipe.ICONS)
    bare = bundles.freeze("bare", bundles.BUILD / "bare")
    folder = bundles.freeze(recipe.NAME, DIST)
    if sys.platform == "darwin":
        folder = DIST / f"{recipe.TITLE}.app"
    bundles.check(folder, bare)
    system = {"win32": "windows", "darwin": "macos"}.get(sys.platform, sys.platform)
    kind = f"{system}-{platform.machine().lower()}"
    listed = DIST / f"{recipe.NAME}-{__version__}-{kind}.cdx.json"
    made = [*packages(folder, moment_s), bill.write(listed, moment_s)]
    return [*made, checksums.write(made, DIST)]


def packages(folder: Path, moment_s: int) -> list[Path]:
    """Make what this system's users install."""
    if sys.platform == "linux":
        import linux

        return linux.make(folder, DIST, moment_s)
    if sys.platform == "win32":
        import windows

        return windows.make(folder, DIST)
    if sys.platform == "darwin":
        import macos

        return macos.make(folder, DIST)
    raise bundles.BuildError(f"There is no package for {sys.platform}.")


def source_moment() -> int:
    """When the source was last changed, in seconds since 1970.

    Whatever is packed is that old, so that the same source makes the same files.
    """
    given = os.environ.get("SOURCE_DATE_EPOCH")
    if given:
        return int(given)
    command = ["git", "log", "-1", "--format=%ct"]
    try:
        done = subprocess.run(
            command, cwd=recipe.ROOT, capture_output=True, text=True, check=True
        )
    except (OSError, subprocess.CalledProcessError):
        return FIRST_RELEASE_S
    return int(done.stdout)


if __name__ == "__main__":
    sys.exit(main())
