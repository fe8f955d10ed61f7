"""The one door to the program's resource files."""

from pathlib import Path

_PACKAGE = Path(__file__).parent


def resource_root() -> Path:
    """The folder of all resources: in the package once installed, beside it before.

    Raises FileNotFoundError if the installation has lost it.
    """
    for root in (_PACKAGE / "resources", _PACKAGE.parent / "resources"):
        if root.is_dir():
            return root
    raise FileNotFoundError(f"the resources are missing beside {_PACKAGE}")


def resource(name: str) -> Path:
    """A resource by its path below the root, with slashes.

    Raises FileNotFoundError if it is not there.
    """
    path = resource_root() / name
    if not path.is_file():
        raise FileNotFoundError(f"the resource {name} is missing")
    return path
