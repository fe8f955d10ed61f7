"""What the build demands of a bundle, and the sums of what it made."""

import hashlib
import sys
from pathlib import Path

import pytest

import build
import bundles
import checksums
from bundle import recipe


class TestSize:
    def test_up_to_the_budget_is_told(self, capsys: pytest.CaptureFixture[str]) -> None:
        bundles.check_size(114_000_000, 100_000_000)
        assert "114.0 MB, 1.14 times the 100.0 MB" in capsys.readouterr().out

    def test_beyond_it_is_a_failure(self) -> None:
        with pytest.raises(bundles.BuildError, match=r"too large: 116.0 MB"):
            bundles.check_size(116_000_000, 100_000_000)

    @pytest.mark.skipif(sys.platform == "win32", reason="links are for the chosen")
    def test_links_weigh_nothing(self, tmp_path: Path) -> None:
        (tmp_path / "library.so.6").write_bytes(b"12345")
        (tmp_path / "library.so").symlink_to("library.so.6")
        assert bundles.weight(tmp_path) == 5


@pytest.mark.skipif(sys.platform == "win32", reason="scripts stand for the program")
class TestSelfTest:
    @pytest.fixture
    def program(self, tmp_path: Path) -> Path:
        path = tmp_path / "program"
        path.write_text("#!/bin/sh\n")
        path.chmod(0o755)
        return path

    def test_passes_by_what_it_says(self, program: Path) -> None:
        line = '[ "$1" = --self-test ] && echo self-test passed'
        program.write_text(f"#!/bin/sh\n{line}\n")
        bundles.check_itself(program)

    @pytest.mark.parametrize("line", ["exit 1", "echo nothing", "echo odd >&2; exit 3"])
    def test_fails_the_build_otherwise(self, program: Path, line: str) -> None:
        program.write_text(f"#!/bin/sh\n{line}\n")
        with pytest.raises(bundles.BuildError, match="fails its self-test"):
            bundles.check_itself(program)

    def test_sees_nothing_of_the_builders_python(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("PYTHONPATH", "/somewhere")
        monkeypatch.setenv("QT_PLUGIN_PATH", "/somewhere")
        assert not {"PYTHONPATH", "QT_PLUGIN_PATH"} & bundles.bare_surroundings().keys()


class TestMoment:
    def test_is_the_one_given(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("SOURCE_DATE_EPOCH", "123")
        assert build.source_moment() == 123

    def test_is_a_fixed_one_without_a_history(
        self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
    ) -> None:
        monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
        monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
        monkeypatch.setattr(recipe, "ROOT", tmp_path)
        assert build.source_moment() == build.FIRST_RELEASE_S


def test_sums_are_listed_as_sha256sum_takes_them(tmp_path: Path) -> None:
    for name in ("b", "a"):
        (tmp_path / name).write_text(name)
    listed = checksums.write([tmp_path / "b", tmp_path / "a"], tmp_path)
    sums = [f"{hashlib.sha256(name.encode()).hexdigest()}  {name}\n" for name in "ab"]
    assert listed.read_text() == "".join(sums)
