"""What a built distribution holds."""

import re
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

import environment

ROOT = environment.ROOT


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "hatchling", "build", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    return folder


def files_below(name: str) -> set[str]:
    """The files that are meant: caches, which a build leaves out, are not."""
    paths = [path for path in (ROOT / name).rglob("*") if path.is_file()]
    names = [path.relative_to(ROOT).as_posix() for path in paths]
    return {name for name in names if not re.search(r"(^|/)(\.|__pycache__)", name)}


def test_the_wheel_holds_the_package_and_its_resources(built: Path) -> None:
    (path,) = built.glob("*.whl")
    with zipfile.ZipFile(path) as wheel:
        names = {name for name in wheel.namelist() if ".dist-info/" not in name}
    resources = {f"spectacular_bid/{name}" for name in files_below("resources")}
    assert names == files_below("spectacular_bid") | resources


def test_the_source_distribution_holds_all_that_a_build_needs(built: Path) -> None:
    (path,) = built.glob("*.tar.gz")
    with tarfile.open(path) as source:
        names = {name.partition("/")[2] for name in source.getnames()}
    folders = ("spectacular_bid", "resources", "packaging", "tests")
    assert set.union(*map(files_below, folders)) <= names
    assert {"pyproject.toml", "README.md", "LICENSE"} <= names
