"""What macOS is told of the program, and the commands that make its disk image."""

import plistlib
import runpy
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

import macos
from bundle import recipe
from spectacular_bid import __version__
from spectacular_bid.languages import LANGUAGES
from spectacular_bid.record.model import SUFFIX

APP = Path("dist/Spectacular Bid.app")
IMAGE = Path("dist/image.dmg")
SIGNED = {"CODESIGN_IDENTITY": "Developer ID Application: Somebody"}
NOTARIZED = {
    **SIGNED,
    "NOTARY_KEY": "key.p8",
    "NOTARY_KEY_ID": "KEY",
    "NOTARY_ISSUER": "ISSUER",
}


def programs(variables: dict[str, str]) -> list[str]:
    return [command[0] for command in macos.commands(APP, IMAGE, variables)]


class TestProperties:
    def test_open_match_records_with_the_program(self) -> None:
        told = plistlib.loads((recipe.MAC / "Info.plist").read_bytes())
        (declared,) = told["UTExportedTypeDeclarations"]
        (opened,) = told["CFBundleDocumentTypes"]
        assert opened["LSItemContentTypes"] == [declared["UTTypeIdentifier"]]
        extensions = declared["UTTypeTagSpecification"]["public.filename-extension"]
        assert extensions == [SUFFIX.removeprefix(".")]

    def test_name_every_language(self) -> None:
        told = plistlib.loads((recipe.MAC / "Info.plist").read_bytes())
        assert set(LANGUAGES) <= set(told["CFBundleLocalizations"])

    def test_ask_for_macos_13(self) -> None:
        assert recipe.mac_properties()["LSMinimumSystemVersion"] == "13.0"

    def test_leave_name_icon_and_version_to_the_spec(self) -> None:
        of_the_spec = {"CFBundleName", "CFBundleVersion", "CFBundleIconFile"}
        assert of_the_spec.isdisjoint(recipe.mac_properties())


def test_the_hardened_program_may_do_nothing_but_make_code() -> None:
    allowed = plistlib.loads((recipe.MAC / "entitlements.plist").read_bytes())
    assert allowed == {
        "com.apple.security.cs.allow-jit": True,
        "com.apple.security.cs.allow-unsigned-executable-memory": True,
    }


class TestSigning:
    def test_is_in_nobody_s_name_without_an_identity(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("CODESIGN_IDENTITY", "")
        assert recipe.signing()["codesign_identity"] is None

    def test_is_in_the_name_of_the_identity(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("CODESIGN_IDENTITY", "Somebody")
        assert recipe.signing()["codesign_identity"] == "Somebody"


class TestCommands:
    PLAIN = ("rm", "mkdir", "ditto", "ln", "hdiutil")

    def test_pack_a_plain_image_without_keys(self) -> None:
        assert programs({}) == [*self.PLAIN]

    def test_check_the_program_and_sign_the_image_with_an_identity(self) -> None:
        assert programs(SIGNED) == ["codesign", *self.PLAIN, "codesign"]

    def test_notarize_what_is_signed(self) -> None:
        assert programs(NOTARIZED)[-3:] == ["xcrun", "xcrun", "spctl"]
        submitted, stapled, _ = [*macos.commands(APP, IMAGE, NOTARIZED)][-3:]
        key = ["--key", "key.p8", "--key-id", "KEY", "--issuer", "ISSUER"]
        assert submitted == [
            "xcrun",
            "notarytool",
            "submit",
            str(IMAGE),
            *key,
            "--wait",
        ]
        assert stapled == ["xcrun", "stapler", "staple", str(IMAGE)]

    @pytest.mark.parametrize("lacking", NOTARIZED)
    def test_do_not_notarize_when_anything_is_lacking(self, lacking: str) -> None:
        assert "xcrun" not in programs({**NOTARIZED, lacking: ""})

    def test_are_printed_by_a_dry_run(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert macos.main(["--dry-run"]) == 0
        assert "hdiutil create" in capsys.readouterr().out

    def test_are_not_run_by_mistake(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert macos.main([]) == 2
        assert "--dry-run" in capsys.readouterr().err


class TestSpec:
    """The spec, run for macOS with nothing that builds behind its names."""

    @pytest.fixture
    def asked(self, monkeypatch: pytest.MonkeyPatch) -> dict[str, dict[str, object]]:
        monkeypatch.setattr(sys, "platform", "darwin")
        hooks = SimpleNamespace(
            collect_submodules=lambda _: [], copy_metadata=lambda _: []
        )
        monkeypatch.setitem(sys.modules, "PyInstaller.utils.hooks", hooks)
        monkeypatch.setitem(sys.modules, "recipe", recipe)
        asked: dict[str, dict[str, object]] = {}

        def step(name: str) -> Callable[..., SimpleNamespace]:
            def ask(*_: object, **options: object) -> SimpleNamespace:
                asked[name] = options
                return SimpleNamespace(binaries=[], datas=[], pure=[], scripts=[])

            return ask

        folder = Path(recipe.__file__).parent
        names = ("Analysis", "PYZ", "EXE", "COLLECT", "BUNDLE")
        known = {"SPECPATH": str(folder), **{name: step(name) for name in names}}
        runpy.run_path(str(folder / "spectacular-bid.spec"), known)
        return asked

    def test_signs_with_the_entitlements(
        self, asked: dict[str, dict[str, object]]
    ) -> None:
        assert asked["EXE"]["entitlements_file"] == str(
            recipe.MAC / "entitlements.plist"
        )
        assert asked["EXE"]["console"] is False

    def test_makes_a_program_with_name_icon_version_and_properties(
        self, asked: dict[str, dict[str, object]]
    ) -> None:
        assert asked["BUNDLE"] == {
            "name": "Spectacular Bid.app",
            "icon": str(recipe.ICONS / "spectacular-bid.icns"),
            "bundle_identifier": recipe.IDENTIFIER,
            "version": __version__,
            "info_plist": recipe.mac_properties(),
        }
