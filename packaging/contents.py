"""What a bundle holds by name: nothing that no player needs, and nothing missing."""

import re
from collections.abc import Iterable
from pathlib import Path

from bundle import recipe

BALLAST = re.compile(
    r"""(^|[/.])(tests?|testing)([/.]|$)   # tests
    | (^|[/.])(test_|conftest|_?pytest|hypothesis|mypy|PyInstaller)
    | \.(ts|pyi?|h|a|lib|pdb|prl)$         # sources and what only builders read
    | (^|/)(qt)?(lib)?Qt6?(
        Bluetooth | Charts | Concurrent | Designer | Help | Multimedia | Network
        | Pdf | Positioning | PrintSupport | Qml | Quick | Sql | Test | UiTools
        | VirtualKeyboard | WaylandCompositor | WebEngine | Xml
    )
    | ^PySide6\.Qt(Network|Qml|Quick|Sql|Test|Xml|PrintSupport)
    | (^|/)qml/""",
    re.VERBOSE,
)
"""Files by their paths in the bundle, and modules by their dotted names."""

NEEDED = ("qoffscreen", "qsvg", "qsvgicon", "base_library.zip")
"""Parts of names that each bundle must hold."""


def faults(folder: Path) -> list[str]:
    """Return what is wrong with the files and modules of a bundle, none if nothing."""
    names = [
        path.relative_to(folder).as_posix()
        for path in folder.rglob("*")
        if not path.is_dir()
    ]
    return [*ballast([*names, *modules(folder)]), *missing(names)]


def ballast(names: Iterable[str]) -> list[str]:
    """Return those of the names that do not belong into a bundle."""
    return sorted(name for name in names if BALLAST.search(name))


def missing(names: Iterable[str]) -> list[str]:
    """Return what a bundle with files of these names lacks."""
    together = "\n".join(names)
    resources = [f"{folder}/{Path(path).name}" for path, folder in recipe.resources()]
    translations = [f"qtbase_{language}.qm" for language in recipe.LANGUAGES]
    wanted = [*NEEDED, *resources, *translations]
    return [f"no {name}" for name in wanted if name not in together]


def modules(folder: Path) -> list[str]:
    """Return the dotted names of the Python modules within a bundle's programs."""
    # Only where bundles are built is PyInstaller at hand.
    from PyInstaller.archive.readers import ArchiveReadError, CArchiveReader

    found: set[str] = set()
    for path in folder.rglob(f"{recipe.NAME}*"):
        try:
            archive = CArchiveReader(str(path)) if path.is_file() else None
        except ArchiveReadError:
            continue
        if archive is not None and "PYZ.pyz" in archive.toc:
            found |= set(archive.open_embedded_archive("PYZ.pyz").toc)
    return sorted(found)
