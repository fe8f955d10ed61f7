"""The script that sets everything up, as far as it can be tested without doing so."""

import ast
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import checks
import commands
import environment
import system

RUN = environment.ROOT / "packaging" / "run.py"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    folder = tmp_path / "packaging"
    folder.mkdir()
    for name in environment.PINS.values():
        (folder / name).write_text("attrs==1 --hash=sha256:0\n", "utf-8")
    return tmp_path


class TestMarks:
    @pytest.mark.parametrize("name", environment.PINS.values())
    def test_change_with_any_pin(self, project: Path, name: str) -> None:
        before = environment.pins_digest(project)
        (project / "packaging" / name).write_text("attrs==2 --hash=sha256:0\n", "utf-8")
        assert environment.pins_digest(project) != before

    def test_change_with_the_place(self, project: Path) -> None:
        before = environment.pins_digest(project)
        moved = project.rename(project.with_name("moved"))
        assert environment.pins_digest(moved) != before

    def test_stay_while_nothing_changes(self, project: Path) -> None:
        assert environment.pins_digest(project) == environment.pins_digest(project)

    def test_hold_for_one_digest_until_removed(self, tmp_path: Path) -> None:
        assert not environment.is_marked(tmp_path, "play", "a")
        environment.mark(tmp_path, "play", "a")
        assert environment.is_marked(tmp_path, "play", "a")
        assert not environment.is_marked(tmp_path, "play", "b")
        assert not environment.is_marked(tmp_path, "test", "a")
        environment.unmark(tmp_path, "play")
        assert not environment.is_marked(tmp_path, "play", "a")


class TestPrepare:
    """The order of the steps, with a list in place of the real ones."""

    @pytest.fixture
    def steps(self, project: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
        done: list[str] = []
        venv = project / ".venv"
        (project / "pyproject.toml").touch()

        def make_venv(venv: Path) -> None:
            done.append("venv")
            environment.python_of(venv).parent.mkdir(parents=True, exist_ok=True)
            environment.python_of(venv).touch()
            for mark in venv.glob("spectacular-bid-*"):
                mark.unlink()

        def step(name: str) -> Callable[..., None]:
            return lambda *_: done.append(name)

        monkeypatch.setattr(environment, "ROOT", project)
        monkeypatch.setattr(environment, "VENV", venv)
        monkeypatch.setattr(environment, "make_venv", make_venv)
        monkeypatch.setattr(environment, "install_pins", step("pins"))
        monkeypatch.setattr(environment, "install_project", step("project"))
        return done

    def test_does_each_step_once(self, steps: list[str]) -> None:
        environment.prepare("test")
        environment.prepare("test")
        assert steps == ["venv", "pins", "project"]

    def test_adds_to_what_is_there(self, steps: list[str]) -> None:
        environment.prepare("play")
        environment.prepare("test")
        environment.prepare("play")
        assert steps == ["venv", "pins", "project", "pins"]

    def test_starts_anew_after_an_interruption(
        self, steps: list[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def interrupt(*_: object) -> None:
            raise KeyboardInterrupt

        with monkeypatch.context() as patch:
            patch.setattr(environment, "install_pins", interrupt)
            with pytest.raises(KeyboardInterrupt):
                environment.prepare("play")
        environment.prepare("play")
        assert steps == ["venv", "venv", "pins", "project"]

    def test_starts_anew_when_its_python_is_gone(self, steps: list[str]) -> None:
        python = environment.prepare("play")
        python.unlink()
        environment.prepare("play")
        assert steps == ["venv", "pins", "project"] * 2


def test_an_editable_installation_points_to_the_source_in_ascii(tmp_path: Path) -> None:
    root = tmp_path / "perché"
    site = root / ".venv" / "lib" / "site-packages"
    site.mkdir(parents=True)
    link = site / "_spectacular_bid.pth"
    link.write_text(str(root), "utf-8")
    environment.make_links_relative(root / ".venv", root)
    assert (site / link.read_text("ascii").strip()).resolve() == root.resolve()


class TestMissingLibraries:
    @pytest.fixture(autouse=True)
    def _as_player_on_debian(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(system, "has_apt", lambda: True)
        monkeypatch.setattr(system, "can_install", lambda: False)
        monkeypatch.setattr(shutil, "which", lambda _: None)

    def test_are_named_in_one_line_to_run(self) -> None:
        with pytest.raises(system.SetupError) as error:
            system.provide(["libgl1", "libegl1"], "Qt lacks libGL.so.1")
        assert str(error.value) == (
            "Qt lacks libGL.so.1; run this as root, then try again: "
            "apt-get update && apt-get install -y libgl1 libegl1"
        )

    def test_are_asked_for_with_sudo_where_it_is(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(shutil, "which", lambda name: name)
        line = "sudo apt-get update && sudo apt-get install -y libgl1$"
        with pytest.raises(system.SetupError, match=line):
            system.provide(["libgl1"], "Qt lacks libGL.so.1")

    def test_are_left_to_the_player_elsewhere(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(system, "has_apt", lambda: False)
        with pytest.raises(system.SetupError, match="your system's package manager"):
            system.provide(["libgl1"], "Qt lacks libGL.so.1")

    def test_are_looked_for_once_more_after_installing(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        problems = iter(["ImportError: libGL.so.1", ""])
        installed: list[str] = []
        monkeypatch.setattr(system, "can_install", lambda: True)
        monkeypatch.setattr(system, "install", installed.extend)
        monkeypatch.setattr(system, "qt_problem", lambda *_, **__: next(problems))
        system.ensure_qt(Path("python"), screen=True)
        assert {"libgl1", "libxcb-cursor0", "fonts-dejavu-core"} <= set(installed)

    def test_are_asked_for_before_building_too(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(sys, "platform", "linux")
        monkeypatch.setattr(system, "_finds", lambda library: False)
        library = f"libpython3.{sys.version_info.minor}"
        with pytest.raises(system.SetupError, match=f"binutils dpkg {library}$"):
            system.ensure_build_tools()


@pytest.mark.skipif(sys.platform != "linux", reason="X11 is a matter of Linux")
@pytest.mark.parametrize(
    ("variables", "wanted"),
    [
        ({"DISPLAY": ":0"}, True),
        ({}, True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, False),
        ({"WAYLAND_DISPLAY": "wayland-0", "QT_QPA_PLATFORM": "xcb"}, True),
        ({"QT_QPA_PLATFORM": "offscreen"}, False),
    ],
)
def test_x11_is_asked_for_where_qt_would_use_it(
    variables: dict[str, str], wanted: bool
) -> None:
    assert system.draws_with_x11(variables) == wanted


class TestChecks:
    def test_are_those_the_readme_promises(self) -> None:
        lines = {
            name: " ".join(command[-3:])
            for name, command in checks.commands(Path("python"))
        }
        assert lines == {
            "ruff check": "-m ruff check",
            "ruff format": "ruff format --check",
            "mypy": "python -m mypy",
            "pytest, alone": "--cov --cov-report= --cov-fail-under=0",
            "pytest, side by side": "auto --cov --cov-append",
            "self-test": "spectacular-bid --self-test",
        }

    def test_tell_every_test_once(self) -> None:
        chosen = [
            command[command.index("pytest") + 2]
            for name, command in checks.commands(Path("python"))
            if name.startswith("pytest")
        ]
        assert chosen == ["alone", "not alone"]

    def test_fail_together_when_one_does(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        codes = {"mypy": 5}
        monkeypatch.setattr(checks, "_run", lambda name, _: codes.get(name, 0))
        monkeypatch.setattr(system, "has_xvfb", lambda: False)
        assert checks.run_all(Path("python")) == 1
        assert capsys.readouterr().out.endswith("\nFailed: mypy\n")

    @pytest.mark.skipif(sys.platform == "win32", reason="Qt has no locale to mind")
    def test_run_without_a_screen_and_in_utf8(self) -> None:
        chosen = checks.surroundings({"LC_ALL": "C", "A": "b"}, "ANSI_X3.4-1968")
        assert chosen == {"LC_ALL": "C.UTF-8", "A": "b", "QT_QPA_PLATFORM": "offscreen"}
        assert "LC_ALL" not in checks.surroundings({}, "utf-8")

    def test_run_with_the_fonts_of_windows_there(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(sys, "platform", "win32")
        chosen = checks.surroundings({"WINDIR": "WINDOWS"}, "cp1252")
        assert Path(chosen["QT_QPA_FONTDIR"]) == Path("WINDOWS") / "Fonts"


class TestCommandLine:
    def test_hands_the_arguments_on(self, monkeypatch: pytest.MonkeyPatch) -> None:
        seen: list[object] = []

        def call(line: list[object]) -> int:
            seen.append(line)
            return 0

        def run_pytest(python: Path, arguments: list[str]) -> int:
            seen.append((python, arguments))
            return 0

        monkeypatch.setattr(environment, "prepare", Path)
        monkeypatch.setattr(system, "ensure_qt", lambda *_, **__: None)
        monkeypatch.setattr(system, "can_install", lambda: False)
        monkeypatch.setattr(subprocess, "call", call)
        monkeypatch.setattr(checks, "run_pytest", run_pytest)
        assert commands.main(["play", "--language", "it"]) == 0
        assert commands.main(["test", "-m", "not slow"]) == 0
        assert seen == [
            [Path("play"), "-m", "spectacular_bid", "--language", "it"],
            (Path("test"), ["-m", "not slow"]),
        ]

    def test_tells_what_is_missing_without_a_traceback(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        def fail(purpose: str) -> Path:
            raise system.SetupError(f"No {purpose}.")

        monkeypatch.setattr(environment, "prepare", fail)
        assert commands.main(["play"]) == 1
        assert capsys.readouterr().err == "No play.\n"

    @pytest.mark.parametrize("arguments", [[], ["dance"]])
    def test_explains_itself(self, arguments: list[str]) -> None:
        done = subprocess.run(
            [sys.executable, RUN, *arguments], capture_output=True, check=False
        )
        assert done.returncode == 2
        assert done.stderr.startswith(b"usage: run.py play")


def test_the_script_itself_parses_on_old_pythons() -> None:
    source = RUN.read_bytes()
    assert source.isascii()
    newer = (ast.JoinedStr, ast.AnnAssign, ast.NamedExpr, ast.Match, ast.FunctionDef)
    assert not [node for node in ast.walk(ast.parse(source)) if isinstance(node, newer)]
