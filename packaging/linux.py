"""What Linux gets: a Debian package, and an archive for all other systems."""

import gzip
import os
import re
import shutil
import subprocess
import tarfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import bundles
import icons
from bundle import recipe
from spectacular_bid import __version__

FILES = Path(__file__).with_name("linux")
LICENCES = Path(__file__).with_name("licences")
MAINTAINER = "The Spectacular Bid authors <authors@spectacularbid.invalid>"
SYSTEM_LIBRARIES = {
    "ld-linux-x86-64.so.2": "libc6",
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libX11.so.6": "libx11-6",
    "libc.so.6": "libc6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libdl.so.2": "libc6",
    "libexpat.so.1": "libexpat1",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libgcc_s.so.1": "libgcc-s1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libm.so.6": "libc6",
    "libpthread.so.0": "libc6",
    "librt.so.1": "libc6",
    "libstdc++.so.6": "libstdc++6",
    "libutil.so.1": "libc6",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
    "libxcb-glx.so.0": "libxcb-glx0",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb.so.1": "libxcb1",
    "libz.so.1": "zlib1g",
    "libzstd.so.1": "libzstd1",
}
"""Debian's packages by the libraries that a bundle leaves to the system."""
FURTHER_PACKAGES = ("xkb-data",)
"""What the libraries in the bundle read."""
SOUND_PLAYERS = "pipewire-bin | pulseaudio-utils | alsa-utils"
_NEEDED = re.compile(r"^\s*NEEDED\s+(\S+)", re.MULTILINE)
_GLIBC = re.compile(r"GLIBC_2\.(\d+)")


def make(folder: Path, dist: Path, moment_s: int) -> list[Path]:
    """Make the package and the archive of a bundle in `dist`; returns their paths.

    The files in them are as old as `moment_s`, in seconds since 1970.
    """
    work = bundles.BUILD / "linux"
    shutil.rmtree(work, ignore_errors=True)
    machine = os.uname().machine
    archive = dist / f"{recipe.NAME}-{__version__}-linux-{machine}.tar.gz"
    lay_out_archive(folder, work / "archive")
    write_archive(work / "archive", archive, moment_s)
    architecture = _output("dpkg", "--print-architecture").strip()
    package = dist / f"{recipe.NAME}_{__version__}_{architecture}.deb"
    lay_out_package(folder, work / "package", architecture)
    write_package(work / "package", package, moment_s)
    return [package, archive]


def lay_out_archive(folder: Path, root: Path) -> None:
    """Put into `root` what the archive holds: the bundle, and what desktops read."""
    bundles.copied(folder, root)
    share(root / "share")
    shutil.copy(recipe.ROOT / "LICENSE", root / "LICENSE")


def lay_out_package(folder: Path, root: Path, architecture: str) -> None:
    """Put into `root` what the package installs, and what it says of itself."""
    bundles.copied(folder, root / "usr/lib" / recipe.NAME)
    program = root / "usr/bin" / recipe.NAME
    program.parent.mkdir(parents=True)
    program.symlink_to(f"../lib/{recipe.NAME}/{recipe.NAME}")
    share(root / "usr/share")
    documents = root / "usr/share/doc" / recipe.NAME
    documents.mkdir(parents=True)
    shutil.copy(FILES / "copyright", documents / "copyright")
    history = (FILES / "changelog").read_text("utf-8").format(version=__version__)
    packed = gzip.compress(history.encode(), mtime=0)
    (documents / "changelog.gz").write_bytes(packed)
    control = root / "DEBIAN" / "control"
    control.parent.mkdir()
    size_kb = bundles.weight(root) // 1024
    control.write_text(control_text(architecture, size_kb, depends(folder)), "utf-8")
    for path in root.rglob("*"):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or _is_program(path) else 0o644)


def _is_program(path: Path) -> bool:
    return path.name == recipe.NAME and path.parent.name == recipe.NAME


def share(target: Path) -> None:
    """Put below `target` what a desktop's menus and file managers read."""
    places = {
        f"{recipe.NAME}.desktop": "applications",
        f"{recipe.NAME}.xml": "mime/packages",
        f"{recipe.IDENTIFIER}.metainfo.xml": "metainfo",
    }
    for name, place in places.items():
        _copy(FILES / name, target / place / name)
    theme = target / "icons/hicolor"
    _copy(icons.SOURCE, theme / f"scalable/apps/{recipe.NAME}.svg")
    for size in icons.SIZES:
        drawn = recipe.ICONS / f"{recipe.NAME}-{size}.png"
        _copy(drawn, theme / f"{size}x{size}/apps/{recipe.NAME}.png")


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def control_text(architecture: str, size_kb: int, packages: list[str]) -> str:
    """Return what the package says of itself."""
    return f"""\
Package: {recipe.NAME}
Version: {__version__}
Architecture: {architecture}
Maintainer: {MAINTAINER}
Installed-Size: {size_kb}
Depends: {", ".join(packages)}
Recommends: {SOUND_PLAYERS}
Section: games
Priority: optional
Description: domino duel for two at one screen
 Spectacular Bid is a domino game by Christopher Haviland. Whenever the open
 ends of the layout add up to a multiple of five, the player takes that many
 points from the other; the opening of the next hand is for sale; and every
 decision beyond ten seconds comes out of a reserve that has to last the whole
 match.
"""


def depends(folder: Path) -> list[str]:
    """Return the packages that a bundle needs. Raises BuildError for unknown ones."""
    told = "".join(map(dynamic_section, programs(folder)))
    brought = {path.name for path in folder.rglob("*.so*")}
    needed = set(_NEEDED.findall(told)) - brought
    unknown = needed - SYSTEM_LIBRARIES.keys()
    if unknown:
        raise bundles.BuildError(
            f"Nothing is known of these libraries: {', '.join(sorted(unknown))}."
        )
    packages = {SYSTEM_LIBRARIES[name] for name in needed} - {"libc6"}
    oldest = max(map(int, _GLIBC.findall(told)))
    return [f"libc6 (>= 2.{oldest})", *sorted({*packages, *FURTHER_PACKAGES})]


def programs(folder: Path) -> Iterator[Path]:
    """Yield the bundle's executable and all its libraries."""
    yield bundles.executable(folder)
    yield from (path for path in folder.rglob("*.so*") if not path.is_symlink())


def dynamic_section(path: Path) -> str:
    """Return what a program or library wants to be loaded, in objdump's words."""
    return _output("objdump", "--private-headers", str(path))


def _output(*command: str) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return done.stdout


def write_package(root: Path, package: Path, moment_s: int) -> None:
    """Pack what lies in `root`, the same way every time."""
    variables = {**os.environ, "SOURCE_DATE_EPOCH": str(moment_s)}
    subprocess.run(
        ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(root), str(package)],
        env=variables,
        check=True,
        stdout=subprocess.DEVNULL,
    )


def write_archive(root: Path, archive: Path, moment_s: int) -> None:
    """Pack what lies in `root` under one folder, the same way every time."""
    owned = partial(_as_of_nobody, moment_s=moment_s)
    top = f"{recipe.NAME}-{__version__}"
    with (
        archive.open("wb") as raw,
        gzip.GzipFile("", "wb", 9, raw, moment_s) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as tar,
    ):
        for path in sorted(root.rglob("*")):
            name = f"{top}/{path.relative_to(root).as_posix()}"
            tar.add(path, name, recursive=False, filter=owned)


def _as_of_nobody(entry: tarfile.TarInfo, moment_s: int) -> tarfile.TarInfo:
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    entry.mtime = moment_s
    entry.mode = 0o755 if entry.isdir() or entry.mode & 0o100 else 0o644
    return entry
