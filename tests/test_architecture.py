"""Imports go one way only: gui, referee, record and views, core."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest
from pytest_archon import archrule

PACKAGE = "spectacular_bid"
ROOT = Path(__file__).parents[1]
CORE_FILES = sorted((ROOT / PACKAGE / "core").glob("*.py"))
CORE_MAY_IMPORT = {"attrs", "collections.abc", "enum", "math", "typing"}

FORBIDDEN = {
    "core": ("views", "record", "referee", "gui"),
    "views": ("record", "referee", "gui"),
    "record": ("views", "referee", "gui"),
    "referee": ("gui",),
}


def imports_of(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            found.add(node.module or "")
    return found


@pytest.mark.parametrize("layer", FORBIDDEN)
def test_a_layer_knows_none_above_it(layer: str) -> None:
    above = [f"{PACKAGE}.{name}*" for name in FORBIDDEN[layer]]
    rule = archrule(f"{layer} stays below").match(f"{PACKAGE}.{layer}*")
    rule.should_not_import(*above).check(PACKAGE)


@pytest.mark.parametrize("layer", ["core", "views", "record", "referee"])
def test_no_layer_below_the_window_knows_qt(layer: str) -> None:
    rule = archrule(f"{layer} without Qt").match(f"{PACKAGE}.{layer}*")
    rule.should_not_import("PySide6*", "shiboken6*").check(PACKAGE)


def test_the_window_leaves_judging_to_the_referee() -> None:
    rule = archrule("the window asks the referee").match(f"{PACKAGE}.gui*")
    judging = (f"{PACKAGE}.core.rulebook", f"{PACKAGE}.core.fold")
    rule.should_not_import(*judging).check(PACKAGE, only_direct_imports=True)


@pytest.mark.parametrize("path", CORE_FILES, ids=lambda path: path.stem)
def test_the_rules_import_values_only(path: Path) -> None:
    """No time, chance, files or database can come in, as only these may."""
    outside = {
        name for name in imports_of(path) if not name.startswith(f"{PACKAGE}.core")
    }
    assert outside <= CORE_MAY_IMPORT


@pytest.mark.parametrize(
    "module", ["core.rulebook", "record.command", "cli", "views", "referee"]
)
def test_a_module_below_the_window_loads_no_qt(module: str) -> None:
    script = (
        f"import sys, {PACKAGE}.{module}\n"
        "qt = [name for name in sys.modules if name.startswith('PySide6')]\n"
        "sys.exit(', '.join(qt))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, check=False
    )
    assert done.stderr.strip() == b""


def test_the_rules_load_no_other_layer() -> None:
    script = (
        f"import sys, {PACKAGE}.core.rulebook\n"
        f"print(*sorted({{n.split('.')[1] for n in sys.modules "
        f"if n.startswith('{PACKAGE}.')}}))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, check=True
    )
    assert done.stdout.split() == [b"core"]
