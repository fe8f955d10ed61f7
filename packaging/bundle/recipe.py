"""What goes into a bundle of the program, on every system.

Both specs build by this one recipe, so that the bare window's folder is a fair measure
for the program's. PyInstaller finds by itself what is imported; what Qt brings along
without being asked is left out here.
"""

import os
import plistlib
import re
import sys
from collections.abc import Iterable
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).resolve().parents[2]
ICONS = ROOT / "build" / "icons"
"""Where `icons.py` draws the icons that executables carry."""
MAC = ROOT / "packaging" / "macos"
NAME = "spectacular-bid"
CONSOLE_NAME = "spectacular-bid-cli"
"""The second program on Windows, where one with windows can print nothing."""
TITLE = "Spectacular Bid"
IDENTIFIER = "org.spectacularbid.SpectacularBid"

OPTIONS = [("X utf8_mode=1", None, "OPTION")]
"""Python's: what it prints into a pipe is UTF-8 on Windows too."""

EXCLUDED = (
    "PySide6.QtNetwork",
    "PySide6.QtOpenGL",
    "PySide6.QtPrintSupport",
    "PySide6.QtQml",
    "PySide6.QtTest",
    "_bz2",
    "_hashlib",  # OpenSSL; Python has the digests built in
    "_lzma",
    "_ssl",
    "doctest",
    "lib2to3",
    "pdb",
    "pydoc",
    "ssl",
    "tkinter",
    "unittest",
    "xmlrpc",
)
"""Modules that some import names but no run of the program needs."""

QT_PARTS = {"Core", "DBus", "Gui", "Svg", "Widgets"}
QT_PARTS_LINUX = {"OpenGL", "WaylandClient", "WlShellIntegration", "XcbQpa"}
"""Qt's libraries, named without what systems put before and after."""

PLUGINS = {
    "iconengines": {"qsvgicon"},
    "imageformats": {"qsvg"},
    "platforminputcontexts": {
        "composeplatforminputcontextplugin",
        "ibusplatforminputcontextplugin",
    },
    "platforms": {"qcocoa", "qoffscreen", "qwayland", "qwindows", "qxcb"},
    "platformthemes": {"qxdgdesktopportal"},
    "styles": set[str](),
    "wayland-decoration-client": {"adwaita", "bradient"},
    "wayland-graphics-integration-client": {"qt-plugin-wayland-egl"},
    "wayland-shell-integration": {"xdg-shell"},
    "xcbglintegrations": {"qxcb-egl-integration", "qxcb-glx-integration"},
}
"""Qt's plugins by their folders; the window has its own style on every system."""

LANGUAGES = ("de", "en", "es", "fr", "it", "pt_BR")
"""Qt's own texts, by Qt's names."""

UNUSED_LIBRARIES = ("d3dcompiler", "libcrypto", "libssl", "opengl32sw")
"""How libraries begin that only left-out parts of Qt and Python load."""

LINUX_LIBRARIES = (
    "libffi",
    "libpython3",
    "libsqlite3",
    "libxcb-cursor",
    "libxcb-icccm",
    "libxcb-image",
    "libxcb-keysyms",
    "libxcb-render-util",
    "libxcb-shape",
    "libxcb-util",
    "libxcb-xkb",
    "libxkbcommon",
)
"""How libraries begin that Linux systems have in other versions or not at all.

All others are the system's own: an old copy would break what it loads by itself.
"""

TOLD_OF_PACKAGES = {"LICENSE", "METADATA", "RECORD"}
"""What "About" reads of the Python packages that are shipped."""

_QT_LIBRARY = re.compile(r"(?:lib)?Qt6?([A-Z]\w*?)(?:\.abi3)?(?:\.(?:so|dll|pyd)|$)")


def keeps(target: str) -> bool:
    """Tell whether a file belongs into the bundle, by its path there."""
    path = PurePosixPath(target.replace("\\", "/"))
    if path.name.startswith(UNUSED_LIBRARIES):
        return False
    if len(path.parts) == 1 and ".so" in path.suffixes:
        return path.name.startswith(LINUX_LIBRARIES)
    if path.parts[0].endswith(".dist-info"):
        return path.name in TOLD_OF_PACKAGES
    if "plugins" in path.parts and "PySide6" in path.parts:
        return _plugin_name(path) in PLUGINS.get(path.parent.name, set())
    if "translations" in path.parts and "PySide6" in path.parts:
        return path.name in {f"qtbase_{language}.qm" for language in LANGUAGES}
    return _keeps_library(path)


def _plugin_name(path: PurePosixPath) -> str:
    return path.name.split(".")[0].removeprefix("lib")


def _keeps_library(path: PurePosixPath) -> bool:
    frameworks = [part for part in path.parts if part.endswith(".framework")]
    name = frameworks[0].removesuffix(".framework") if frameworks else path.name
    found = _QT_LIBRARY.match(name)
    return not found or found[1] in QT_PARTS | QT_PARTS_LINUX


def trimmed(entries: Iterable[tuple[str, str, str]]) -> list[tuple[str, str, str]]:
    """Return those of PyInstaller's entries (target, source, kind) that stay."""
    return [entry for entry in entries if keeps(entry[0])]


def resources(root: Path = ROOT) -> list[tuple[str, str]]:
    """Return the program's resource files as pairs of source and target folder.

    Neither the sources of translations nor the pictures of the README are opened by
    the program.
    """
    folder = root / "resources"
    return [
        (str(path), f"spectacular_bid/{path.parent.relative_to(root).as_posix()}")
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.suffix not in {".ts", ".png"}
    ]


def licences(root: Path = ROOT) -> list[tuple[str, str]]:
    """Return the licences of what is shipped along, likewise."""
    texts = sorted((root / "packaging" / "licences").glob("*.txt"))
    return [(str(path), "licences") for path in texts]


def icon(system: str) -> str | None:
    """Return the drawn icon that programs carry on that system, if they can."""
    suffix = {"win32": ".ico", "darwin": ".icns"}.get(system)
    return str(ICONS / f"{NAME}{suffix}") if suffix else None


def file_version(version: str) -> object | None:
    """Return what Windows tells of the programs' files, in PyInstaller's terms."""
    if sys.platform != "win32":
        return None
    from PyInstaller.utils.win32 import versioninfo as told

    numbers = (*(int(part) for part in version.split(".")), 0)
    texts = {
        "CompanyName": "The Spectacular Bid authors",
        "FileDescription": TITLE,
        "FileVersion": version,
        "ProductName": TITLE,
        "ProductVersion": version,
    }
    entries = [told.StringStruct(name, text) for name, text in texts.items()]
    english, utf_16 = 0x0409, 1200
    return told.VSVersionInfo(
        ffi=told.FixedFileInfo(filevers=numbers, prodvers=numbers),
        kids=[
            told.StringFileInfo([told.StringTable("040904B0", entries)]),
            told.VarFileInfo([told.VarStruct("Translation", [english, utf_16])]),
        ],
    )


def mac_properties() -> dict[str, object]:
    """Return what macOS is told of the program beyond its name, icon and version."""
    with (MAC / "Info.plist").open("rb") as file:
        return dict(plistlib.load(file))


def signing() -> dict[str, str | None]:
    """Return PyInstaller's options for signing; only macOS heeds them.

    Without an identity it signs in nobody's name, as Apple's processors demand.
    """
    return {
        "codesign_identity": os.environ.get("CODESIGN_IDENTITY") or None,
        "entitlements_file": str(MAC / "entitlements.plist"),
    }
