"""Where the frozen program begins."""

import os
import sys
from pathlib import Path

from spectacular_bid.cli import main

# A program with windows has no output on Windows, and must be able to print to the
# end.
if sys.stdout is None or sys.stderr is None:
    nowhere = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115
    sys.stdout = sys.stdout or nowhere
    sys.stderr = sys.stderr or nowhere

sys.exit(main())
