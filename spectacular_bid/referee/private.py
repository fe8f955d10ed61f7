"""Files that nobody but their owner may read: they name both hands."""

import os
from contextlib import suppress
from pathlib import Path


def keep_private(folder: Path, ours: tuple[str, ...]) -> None:
    """Shut others out of a data folder, and of all that is made from now on.

    ``ours`` says how the names of our own files begin. A folder that holds anything
    else is somebody's own and stays as open as it is; our files in it do not.
    """
    os.umask(0o077)
    with suppress(OSError):
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        found = list(folder.iterdir())
        files = [path for path in found if path.name.startswith(ours)]
        for path in files:
            path.chmod(0o600)
        if len(files) == len(found):
            folder.chmod(0o700)
