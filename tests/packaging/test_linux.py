"""The Debian package and the archive, made from a folder that stands for a bundle."""

import configparser
import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from xml.etree import ElementTree

import pytest

import bundles
import icons
import linux
from bundle import recipe
from spectacular_bid import __version__
from spectacular_bid.languages import LANGUAGES
from spectacular_bid.record.model import SUFFIX

pytestmark = pytest.mark.skipif(
    sys.platform != "linux", reason="other systems have packages of their own"
)
MOMENT_S = 1_767_225_600
KIND = "application/x-spectacular-bid-record"
SECTION = """
  NEEDED               libc.so.6
  NEEDED               libEGL.so.1
  NEEDED               libxcb-cursor.so.0
    0x06969195 0x00 04 GLIBC_2.34
    0x09691a75 0x00 03 GLIBC_2.9
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A bundle, with icons drawn for it."""
    made = tmp_path / "bundle" / recipe.NAME
    (made / "_internal").mkdir(parents=True)
    (made / recipe.NAME).write_text("program")
    (made / recipe.NAME).chmod(0o700)
    (made / "_internal" / "libxcb-cursor.so.0").write_text("library")
    (made / "_internal" / "libxcb-cursor.so").symlink_to("libxcb-cursor.so.0")
    for size in icons.SIZES:
        (tmp_path / f"{recipe.NAME}-{size}.png").write_bytes(b"picture")
    monkeypatch.setattr(recipe, "ICONS", tmp_path)
    monkeypatch.setattr(bundles, "BUILD", tmp_path / "build")
    monkeypatch.setattr(linux, "dynamic_section", lambda path: SECTION)
    return made


def packed(folder: Path, target: Path) -> Path:
    linux.lay_out_archive(folder, target)
    archive = target.with_suffix(".tar.gz")
    linux.write_archive(target, archive, MOMENT_S)
    return archive


class TestArchive:
    def test_holds_the_bundle_under_one_folder(
        self, folder: Path, tmp_path: Path
    ) -> None:
        with tarfile.open(packed(folder, tmp_path / "a")) as tar:
            top = f"{recipe.NAME}-{__version__}"
            assert {name.partition("/")[0] for name in tar.getnames()} == {top}
            program = tar.getmember(f"{top}/{recipe.NAME}")
            link = tar.getmember(f"{top}/_internal/libxcb-cursor.so")
            assert f"{top}/share/applications/{recipe.NAME}.desktop" in tar.getnames()
        assert program.mode == 0o755
        assert link.issym()

    def test_tells_nothing_of_who_packed_it(self, folder: Path, tmp_path: Path) -> None:
        with tarfile.open(packed(folder, tmp_path / "a")) as tar:
            facts = {(one.uid, one.uname, one.mtime) for one in tar.getmembers()}
        assert facts == {(0, "root", MOMENT_S)}

    def test_is_the_same_every_time(self, folder: Path, tmp_path: Path) -> None:
        archives = [packed(folder, tmp_path / name) for name in ("a", "b")]
        sums = {hashlib.sha256(path.read_bytes()).hexdigest() for path in archives}
        assert len(sums) == 1


@pytest.mark.skipif(not shutil.which("dpkg-deb"), reason="dpkg makes the package")
class TestPackage:
    @pytest.fixture
    def package(self, folder: Path, tmp_path: Path) -> Path:
        linux.lay_out_package(folder, tmp_path / "root", "amd64")
        linux.write_package(tmp_path / "root", tmp_path / "x.deb", MOMENT_S)
        return tmp_path / "x.deb"

    def test_has_the_version_of_the_program(self, package: Path) -> None:
        assert told("dpkg-deb", "--field", package, "Version") == __version__

    def test_installs_a_command_an_icon_and_menu_entries(self, package: Path) -> None:
        listed = told("dpkg-deb", "--contents", package)
        for name in (
            f"./usr/bin/{recipe.NAME} -> ../lib/{recipe.NAME}/{recipe.NAME}",
            f"./usr/share/applications/{recipe.NAME}.desktop",
            f"./usr/share/mime/packages/{recipe.NAME}.xml",
            f"./usr/share/icons/hicolor/scalable/apps/{recipe.NAME}.svg",
            f"./usr/share/icons/hicolor/256x256/apps/{recipe.NAME}.png",
            f"./usr/share/doc/{recipe.NAME}/copyright",
        ):
            assert name in listed

    def test_lets_everybody_start_it_and_nobody_change_it(self, package: Path) -> None:
        listed = told("dpkg-deb", "--contents", package).splitlines()
        modes = {line.split()[0] for line in listed if not line.startswith("l")}
        assert modes == {"drwxr-xr-x", "-rwxr-xr-x", "-rw-r--r--"}
        assert all("root/root" in line for line in listed)


class TestDepends:
    def test_are_the_packages_of_what_is_not_in_the_bundle(self, folder: Path) -> None:
        assert linux.depends(folder) == ["libc6 (>= 2.34)", "libegl1", "xkb-data"]

    def test_are_refused_where_a_library_is_unknown(
        self, folder: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        section = "  NEEDED   libodd.so.1\n  GLIBC_2.34"
        monkeypatch.setattr(linux, "dynamic_section", lambda path: section)
        with pytest.raises(bundles.BuildError, match=r"libodd\.so\.1"):
            linux.depends(folder)


class TestDesktopEntry:
    @pytest.fixture
    def entry(self) -> configparser.SectionProxy:
        parser = configparser.ConfigParser(interpolation=None, delimiters="=")
        parser.optionxform = str  # type: ignore[assignment, method-assign]
        parser.read(linux.FILES / f"{recipe.NAME}.desktop", "utf-8")
        return parser["Desktop Entry"]

    def test_opens_records(self, entry: configparser.SectionProxy) -> None:
        assert entry["Exec"] == f"{recipe.NAME} %f"
        assert entry["MimeType"] == f"{KIND};"

    @pytest.mark.parametrize("key", ["GenericName", "Comment", "Keywords"])
    def test_speaks_every_language(
        self, entry: configparser.SectionProxy, key: str
    ) -> None:
        others = [f"{key}[{code}]" for code in LANGUAGES if code != "en"]
        texts = [entry[name] for name in (key, *others)]
        assert len(set(texts)) == len(texts)

    @pytest.mark.skipif(
        not shutil.which("desktop-file-validate"), reason="its own tool is not there"
    )
    def test_is_valid_by_its_own_tool(self) -> None:
        assert not told("desktop-file-validate", linux.FILES / f"{recipe.NAME}.desktop")


def test_records_are_known_by_their_suffix_in_every_language() -> None:
    root = ElementTree.parse(linux.FILES / f"{recipe.NAME}.xml").getroot()
    space = {"m": "http://www.freedesktop.org/standards/shared-mime-info"}
    (kind,) = root.findall("m:mime-type", space)
    (glob,) = kind.findall("m:glob", space)
    spoken = {
        one.get("{http://www.w3.org/XML/1998/namespace}lang", "en")
        for one in kind.findall("m:comment", space)
    }
    assert (kind.get("type"), glob.get("pattern")) == (KIND, f"*{SUFFIX}")
    assert LANGUAGES.keys() <= spoken


def test_the_software_centre_is_told_the_same_names() -> None:
    path = linux.FILES / f"{recipe.IDENTIFIER}.metainfo.xml"
    root = ElementTree.parse(path).getroot()
    assert root.findtext("id") == recipe.IDENTIFIER
    assert root.findtext("launchable") == f"{recipe.NAME}.desktop"
    assert root.findtext("provides/mediatype") == KIND


def told(*command: str | Path) -> str:
    variables = {**os.environ, "LC_ALL": "C.UTF-8"}
    done = subprocess.run(
        command, env=variables, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()
