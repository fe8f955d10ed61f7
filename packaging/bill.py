"""The bill of materials: what a bundle is made of, in CycloneDX's JSON."""

import json
import platform
import sqlite3
import subprocess
import sys
import uuid
from collections.abc import Iterator
from datetime import UTC, datetime
from importlib import metadata
from pathlib import Path

import PySide6
from attrs import frozen
from PySide6.QtCore import qVersion

from bundle import recipe
from spectacular_bid import __version__

NAMESPACE = uuid.UUID("0e8ee0f6-5f36-4c1b-9a51-6c2c1f2c1a6d")
"""Of our own bills: the same materials have the same serial number."""
QT_LICENCE = "LGPL-3.0-only"


@frozen
class Material:
    """Something that is shipped."""

    name: str
    version: str
    licence: str
    """An SPDX expression."""
    purl: str = ""
    """Where packages come from, as a package URL."""

    @property
    def reference(self) -> str:
        """What other parts of the bill call it."""
        return self.purl or f"{self.name}@{self.version}"


def materials() -> Iterator[Material]:
    """All that a bundle built here and now holds beside the program."""
    yield _from_pypi("PySide6-Essentials", QT_LICENCE)
    yield _from_pypi("shiboken6", QT_LICENCE)
    yield _from_pypi("attrs", "MIT")
    yield _from_pypi("platformdirs", "MIT")
    loader = "GPL-2.0-or-later WITH Bootloader-exception"
    yield _from_pypi("pyinstaller", loader)
    yield Material("Qt", qVersion(), QT_LICENCE)
    yield Material("Python", platform.python_version(), "Python-2.0")
    yield Material("SQLite", sqlite3.sqlite_version, "blessing")
    if sys.platform == "linux":
        yield from _linux_libraries()


def _from_pypi(name: str, licence: str) -> Material:
    version = metadata.version(name)
    return Material(name, version, licence, f"pkg:pypi/{name.lower()}@{version}")


def _linux_libraries() -> Iterator[Material]:
    """What comes from the building system itself, and ICU, which Qt brings."""
    for path in Path(PySide6.__file__).parent.glob("Qt/lib/libicudata.so.*"):
        yield Material("ICU", path.suffix[1:], "Unicode-3.0")
    for package, licence in (
        ("libffi8", "MIT"),
        ("libxcb1", "X11"),
        ("libxcb-cursor0", "X11"),
        ("libxkbcommon0", "MIT"),
    ):
        yield Material(package, debian_version(package), licence)


def debian_version(package: str) -> str:
    """Return the version of an installed Debian package, "unknown" elsewhere."""
    query = ["dpkg-query", "--show", "--showformat=${Version}", package]
    try:
        done = subprocess.run(query, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return "unknown"
    return done.stdout


def bill(parts: list[Material], moment_s: int) -> dict[str, object]:
    """Put the bill together, as of a moment in seconds since 1970."""
    program = Material(recipe.NAME, __version__, "MIT")
    name = f"{program.reference} {sys.platform} {[part.reference for part in parts]}"
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid.uuid5(NAMESPACE, name)}",
        "version": 1,
        "metadata": {
            "timestamp": datetime.fromtimestamp(moment_s, UTC).isoformat(),
            "component": _component(program, "application"),
        },
        "components": [_component(part, "library") for part in parts],
        "dependencies": [
            {
                "ref": program.reference,
                "dependsOn": [part.reference for part in parts],
            },
            *({"ref": part.reference} for part in parts),
        ],
    }


def _component(part: Material, kind: str) -> dict[str, object]:
    component: dict[str, object] = {
        "type": kind,
        "bom-ref": part.reference,
        "name": part.name,
        "version": part.version,
        "licenses": [{"expression": part.licence}],
    }
    if part.purl:
        component["purl"] = part.purl
    return component


def problem(text: str) -> str:
    """Return what CycloneDX's own schema has against a bill, nothing if it is valid."""
    # Only where bundles are built is it at hand.
    from cyclonedx.schema import SchemaVersion
    from cyclonedx.validation.json import JsonStrictValidator

    found = JsonStrictValidator(SchemaVersion.V1_6).validate_str(text)
    return str(found) if found else ""


def write(path: Path, moment_s: int) -> Path:
    """Write the bill of what is built here. Raises ValueError if it is invalid."""
    text = json.dumps(bill(list(materials()), moment_s), indent=2) + "\n"
    found = problem(text)
    if found:
        raise ValueError(f"the bill of materials is invalid: {found}")
    path.write_text(text, "utf-8", newline="\n")
    return path
