"""The disk image for macOS, signed and notarized where the credentials are at hand.

    .venv/bin/python packaging/macos.py --dry-run

prints the commands, on any system. PyInstaller signs what is inside of the program;
the README of this folder tells the variables that hold the credentials.
"""

import os
import platform
import shlex
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

import bundles
from bundle import recipe
from spectacular_bid import __version__

IDENTITY = "CODESIGN_IDENTITY"
"""Names a "Developer ID Application" in the keychain; the spec reads it too."""
NOTARY = {
    "NOTARY_KEY": "--key",
    "NOTARY_KEY_ID": "--key-id",
    "NOTARY_ISSUER": "--issuer",
}
"""An App Store Connect key: its file, its id, its issuer; by notarytool's options."""
UNSIGNED = (
    "Neither signed nor notarized: players have to allow the program in System Settings"
    " before it starts for the first time."
)


def make(app: Path, dist: Path) -> list[Path]:
    """Pack the program into a disk image; raises bundles.BuildError if a step fails."""
    image = dist / image_name(__version__, platform.machine())
    for command in commands(app, image, os.environ):
        print(shlex.join(command), flush=True)
        if subprocess.call(command):
            raise bundles.BuildError(f"This command failed: {shlex.join(command)}")
    if not is_notarized(os.environ):
        print(UNSIGNED)
    return [image]


def image_name(version: str, machine: str) -> str:
    """Return the disk image's file name."""
    return f"{recipe.NAME}-{version}-macos-{machine}.dmg"


def commands(
    app: Path, image: Path, variables: Mapping[str, str]
) -> Iterator[list[str]]:
    """Yield the commands that pack a program, in their order."""
    identity = variables.get(IDENTITY)
    if identity:
        yield ["codesign", "--verify", "--deep", "--strict", str(app)]
    yield from _image_commands(app, image)
    if identity:
        yield ["codesign", "--sign", identity, "--timestamp", str(image)]
    if is_notarized(variables):
        yield from _notary_commands(image, variables)


def is_notarized(variables: Mapping[str, str]) -> bool:
    """Tell whether all that notarizing takes is at hand; only what is signed can be."""
    return all(variables.get(name) for name in (IDENTITY, *NOTARY))


def _image_commands(app: Path, image: Path) -> Iterator[list[str]]:
    """Yield how a window comes about in which the program is pulled to its place."""
    stage = bundles.BUILD / "image"
    yield ["rm", "-rf", str(stage)]
    yield ["mkdir", "-p", str(stage)]
    yield ["ditto", str(app), str(stage / app.name)]
    yield ["ln", "-s", "/Applications", str(stage / "Applications")]
    form = ["-volname", recipe.TITLE, "-fs", "HFS+", "-format", "UDZO", "-ov"]
    yield ["hdiutil", "create", "-srcfolder", str(stage), *form, str(image)]


def _notary_commands(image: Path, variables: Mapping[str, str]) -> Iterator[list[str]]:
    """Yield how Apple's word on the image is had, fixed to it, and checked."""
    key = [text for name in NOTARY for text in (NOTARY[name], variables[name])]
    yield ["xcrun", "notarytool", "submit", str(image), *key, "--wait"]
    yield ["xcrun", "stapler", "staple", str(image)]
    opened = ["--type", "open", "--context", "context:primary-signature"]
    yield ["spctl", "--assess", *opened, str(image)]


def main(arguments: list[str]) -> int:
    """Print the commands for this machine's credentials and kind."""
    if arguments != ["--dry-run"]:
        print("usage: macos.py --dry-run", file=sys.stderr)
        return 2
    dist = recipe.ROOT / "dist"
    image = dist / image_name(__version__, platform.machine())
    for command in commands(dist / f"{recipe.TITLE}.app", image, os.environ):
        print(shlex.join(command))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
