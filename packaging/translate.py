"""Bring the translations up to date: texts from the source, then the .qm files.

Needs the project's .venv; run it after changing a text that players read, translate
what is marked unfinished in ``resources/translations/*.ts``, and run it again.
"""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "resources" / "translations"
PLURALS_ONLY = ("en",)
"""English needs a file for its plurals alone; the source texts serve otherwise."""
WHOLE = ("it", "es", "fr", "de", "pt")


def main() -> int:
    """Update every .ts file and compile it."""
    sources = sorted((ROOT / "spectacular_bid" / "gui").rglob("*.py"))
    for code in (*PLURALS_ONLY, *WHOLE):
        texts = FOLDER / f"spectacular_bid_{code}.ts"
        plurals = ["-pluralonly"] if code in PLURALS_ONLY else []
        options = ["-no-obsolete", "-locations", "none", "-target-language", code]
        _run("lupdate", *plurals, *options, *map(str, sources), "-ts", str(texts))
        _run("lrelease", "-silent", str(texts), "-qm", str(texts.with_suffix(".qm")))
    return 0


def _run(tool: str, *arguments: str) -> None:
    script = f"from PySide6.scripts.pyside_tool import {tool}; {tool}()"
    subprocess.run([sys.executable, "-c", script, *arguments], check=True, cwd=ROOT)


if __name__ == "__main__":
    sys.exit(main())
