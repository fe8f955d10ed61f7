"""``python -m spectacular_bid``."""

import sys

from spectacular_bid.cli import main

sys.exit(main())
