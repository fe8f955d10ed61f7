"""``python -m tests.gallery OUT_DIR`` renders every screen and notable moment.

``python -m tests.gallery --readme`` renders the README's picture anew.
"""

import argparse
import os
import subprocess
import sys
from pathlib import Path

from tests.gallery.camera import SERIES, picture, take, write
from tests.gallery.moments import MOMENTS
from tests.gallery.sheet import write_sheet

README_PICTURE = Path(__file__).parents[2] / "resources" / "pictures" / "table.png"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.gallery")
    parser.add_argument("folder", type=Path, nargs="?", metavar="OUT_DIR")
    parser.add_argument(
        "--readme", action="store_true", help=f"write {README_PICTURE.name} anew"
    )
    parser.add_argument("--series", choices=SERIES, help="this series only")
    options = parser.parse_args()
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    if options.readme:
        write(picture(MOMENTS["table-chosen"], SERIES["1280x800"]), README_PICTURE)
    if options.folder is None:
        return 0 if options.readme else parser.error("where to?")
    if options.series:
        missing = take(SERIES[options.series], options.folder / options.series)
        sys.stderr.write("".join(f"{reason}\n" for reason in missing))
        return 1 if missing else 0
    status = max([_take_apart(name, options.folder) for name in SERIES])
    write_sheet(options.folder)
    return status


def _take_apart(name: str, folder: Path) -> int:
    """A series in a process of its own, as Qt scales a whole process."""
    environment = os.environ | {"QT_SCALE_FACTOR": str(SERIES[name].scale)}
    asked = [sys.executable, "-m", "tests.gallery", str(folder), "--series", name]
    return subprocess.run(asked, env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
