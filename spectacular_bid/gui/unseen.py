"""Qt without a screen, for the self-test and for pictures."""

import os
import sys
from pathlib import Path


def go_without_screen() -> None:
    """Draw what is shown nowhere; to be called before Qt's application is made."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    if sys.platform == "win32":
        # There Qt looks for fonts in a folder of its own then, which is not there.
        fonts = Path(os.environ.get("WINDIR", r"C:\Windows")) / "Fonts"
        os.environ.setdefault("QT_QPA_FONTDIR", str(fonts))
