"""SHA256SUMS: what `sha256sum --check` takes."""

import hashlib
from collections.abc import Iterable
from pathlib import Path

FILE_NAME = "SHA256SUMS"


def write(files: Iterable[Path], folder: Path) -> Path:
    """Write the digests of files that all lie in `folder`; returns the list's path."""
    lines = [f"{digest(path)}  {path.name}\n" for path in sorted(files)]
    listed = folder / FILE_NAME
    listed.write_text("".join(lines), "utf-8", newline="\n")
    return listed


def digest(path: Path) -> str:
    """Return the SHA-256 of a file."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()
