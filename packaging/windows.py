"""The Windows installer, made by NSIS from the frozen program's folder."""

import os
import shutil
import subprocess
from pathlib import Path

import bundles
from bundle import recipe
from spectacular_bid import __version__

SCRIPT = recipe.ROOT / "packaging" / "windows" / "installer.nsi"
NSIS = "https://nsis.sourceforge.io"


def make(folder: Path, dist: Path) -> list[Path]:
    """Make the installer of the program in `folder`; none is made without NSIS.

    Raises bundles.BuildError if NSIS fails.
    """
    makensis = find_makensis()
    if makensis is None:
        print(f"No installer was made, as that takes NSIS, to be had from {NSIS}.")
        return []
    setup = dist / setup_name(__version__)
    command = [makensis, *options(folder, recipe.ICONS, setup), str(SCRIPT)]
    if subprocess.call(command):
        raise bundles.BuildError("NSIS could not make the installer.")
    return [setup]


def setup_name(version: str) -> str:
    """Return the installer's file name."""
    return f"{recipe.NAME}-{version}-windows-x64-setup.exe"


def find_makensis() -> str | None:
    """Return NSIS's compiler; its own installer does not put it on the path."""
    programs = os.environ.get("PROGRAMFILES(X86)", "")
    return shutil.which("makensis") or shutil.which("makensis", path=f"{programs}/NSIS")


def options(folder: Path, icons: Path, setup: Path) -> list[str]:
    """Return makensis' options: warnings are errors, texts are UTF-8."""
    definitions = {
        "FILES": str(folder),
        "ICON": str(icons / f"{recipe.NAME}.ico"),
        "OUTPUT": str(setup),
        "SIDE": str(icons / f"{recipe.NAME}-side.bmp"),
        "SIZE_KB": str(bundles.weight(folder) // 1024),
        "TARGET": target(),
        "VERSION": __version__,
    }
    defined = [f"-D{name}={value}" for name, value in definitions.items()]
    return ["-V2", "-WX", "-INPUTCHARSET", "UTF8", *defined]


def target() -> str:
    """Return the kind of installer: NSIS for Windows makes none of 64 bits.

    That of Debian does, and wine there runs no other.
    """
    return "x86-unicode" if os.name == "nt" else "amd64-unicode"


if __name__ == "__main__":
    # From what a build has left, where that could not make the installer.
    print(*make(recipe.ROOT / "dist" / recipe.NAME, recipe.ROOT / "dist"))
