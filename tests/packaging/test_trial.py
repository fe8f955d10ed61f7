"""The trial of the Windows program, as far as it can be tested without Windows."""

import io
import tarfile
import zipfile
from pathlib import Path

import pytest

import system
import try_installer
import try_windows
import wine

EXPORTED = r"""Windows Registry Editor Version 5.00

[HKEY_CURRENT_USER\Software\Classes\.sbid]
@="SpectacularBid.Record"

[HKEY_CURRENT_USER\Software\Classes\SpectacularBid.Record\shell\open\command]
@="\"C:\\a folder\\spectacular-bid.exe\" \"%1\""
"EstimatedSize"=dword:0000e7f4
"""


def test_an_export_of_the_registry_is_read_with_its_quotes() -> None:
    keys = try_installer.parsed(EXPORTED)
    record, command = keys.values()
    assert record == {"": "SpectacularBid.Record"}
    assert command == {
        "": r'"C:\a folder\spectacular-bid.exe" "%1"',
        "EstimatedSize": "dword:0000e7f4",
    }


def test_a_trial_refuses_to_begin_where_there_are_matches_to_lose(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LOCALAPPDATA", "APPDATA"):
        monkeypatch.setenv(name, str(tmp_path))
    (tmp_path / "spectacular-bid").mkdir()
    assert "is there already" in try_installer.main(str(tmp_path / "setup.exe"))


def test_a_step_tells_that_it_failed(capsys: pytest.CaptureFixture[str]) -> None:
    with (
        pytest.raises(try_installer.TrialError),
        try_installer.step("tried"),
    ):
        try_installer.require(condition=False, problem="no")
    assert "FAILED tried" in capsys.readouterr().out


class TestWine:
    def test_gives_pip_the_names_that_files_have_inside(self, tmp_path: Path) -> None:
        outside = {"PIP_CERT": "/etc/ca.crt", "PIP_FIND_LINKS": "/wheels", "HOME": "/h"}
        inside = wine.surroundings(outside, tmp_path)
        assert inside["PIP_CERT"] == r"Z:\etc\ca.crt"
        assert inside["WINEPREFIX"] == str(tmp_path)
        assert inside["HOME"] == "/h"
        assert "PIP_FIND_LINKS" not in inside

    def test_leaves_out_what_the_sound_library_prints(self) -> None:
        printed = "ALSA lib x.c: no sound\r\nself-test passed\r\n"
        assert wine.readable(printed.encode()) == "self-test passed"

    def test_takes_python_out_of_the_package(self, tmp_path: Path) -> None:
        with package(tmp_path, {"cp311/python.exe": b"MZ"}) as opened:
            wine.unpack_python(opened, tmp_path)
        assert (tmp_path / "cp311" / "python.exe").read_bytes() == b"MZ"

    def test_says_so_of_a_package_without_a_python(self, tmp_path: Path) -> None:
        with (
            package(tmp_path, {}, archive="other.zip") as opened,
            pytest.raises(system.SetupError, match="without a Python"),
        ):
            wine.unpack_python(opened, tmp_path)


def package(
    folder: Path, files: dict[str, bytes], archive: str = "data.zip"
) -> tarfile.TarFile:
    held = io.BytesIO()
    with zipfile.ZipFile(held, "w") as zipped:
        for name, data in files.items():
            zipped.writestr(name, data)
    info = tarfile.TarInfo(f"package-1/src/{archive}")
    info.size = len(held.getvalue())
    path = folder / "package.tar.gz"
    with tarfile.open(path, "w:gz") as made:
        made.addfile(info, io.BytesIO(held.getvalue()))
    return tarfile.open(path)


@pytest.mark.parametrize(
    ("name", "passes"),
    [
        (r"[Software\\Wine\\Fonts", True),
        ("drive_c/users/me/Temp/~nsu.tmp/Un_A.exe", True),
        ("drive_c/users/me/AppData/Local/spectacular-bid/settings.ini", False),
        (r"[Software\\Classes", True),
        (r"[Software\\Classes\\.sbid", False),
    ],
)
def test_only_what_is_not_the_program_s_may_stay(name: str, passes: bool) -> None:
    assert bool(try_windows.OF_WINE_OR_PASSING.search(name)) == passes
