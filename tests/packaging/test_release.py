"""The workflow that builds for every system, as far as it can be judged unrun."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import environment
import windows
from spectacular_bid import __version__

WORKFLOW = environment.ROOT / ".github" / "workflows" / "release.yml"
TEXT = WORKFLOW.read_text("utf-8")


def test_it_is_what_the_schema_of_workflows_asks_for() -> None:
    check = [sys.executable, "-m", "check_jsonschema"]
    schema = ["--builtin-schema", "vendor.github-workflows"]
    subprocess.run([*check, *schema, WORKFLOW], check=True, capture_output=True)


@pytest.mark.parametrize("persona", ["regular", "pedantic", "auditor"])
def test_a_linter_finds_nothing_unsafe(persona: str) -> None:
    linter = Path(sys.executable).with_name("zizmor")
    options = ["--offline", "--no-progress", f"--persona={persona}"]
    done = subprocess.run(
        [linter, *options, WORKFLOW], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout


def test_every_action_is_pinned_by_its_commit_and_named_by_its_version() -> None:
    used = re.findall(r"uses: (.*)", TEXT)
    assert used
    for action in used:
        assert re.fullmatch(r"actions/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", action)


def test_nothing_may_write_but_the_step_that_drafts_the_release() -> None:
    assert "\npermissions: {}\n" in TEXT
    assert TEXT.count(": write") == 1


def test_it_asks_for_the_installer_by_its_name() -> None:
    (kinds,) = re.findall(r"for kind in (.*); do", TEXT)
    ending = windows.setup_name(__version__).partition(__version__)[2].lstrip("-")
    assert ending in kinds.split()
