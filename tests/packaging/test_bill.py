"""The bill of materials; the build holds it against CycloneDX's own schema."""

import json
import tomllib
from importlib import metadata

import pytest

import bill
from bundle import recipe
from spectacular_bid import __version__

PARTS = [
    bill.Material("Qt", "6.11.3", "LGPL-3.0-only"),
    bill.Material("attrs", "26.1.0", "MIT", "pkg:pypi/attrs@26.1.0"),
]
MOMENT_S = 1_767_225_600


def test_it_names_the_program_and_its_version() -> None:
    told = json.loads(json.dumps(bill.bill(PARTS, MOMENT_S)))
    program = told["metadata"]["component"]
    assert (program["name"], program["version"]) == ("spectacular-bid", __version__)
    assert told["metadata"]["timestamp"] == "2026-01-01T00:00:00+00:00"


def test_every_part_has_a_version_and_a_licence() -> None:
    told = json.loads(json.dumps(bill.bill(PARTS, MOMENT_S)))
    facts = [
        (part["name"], part["version"], part["licenses"][0]["expression"])
        for part in told["components"]
    ]
    assert facts == [("Qt", "6.11.3", "LGPL-3.0-only"), ("attrs", "26.1.0", "MIT")]


def test_whatever_is_referred_to_is_there() -> None:
    told = json.loads(json.dumps(bill.bill(PARTS, MOMENT_S)))
    things = [told["metadata"]["component"], *told["components"]]
    names = [thing["bom-ref"] for thing in things]
    assert len(set(names)) == len(names)
    assert [one["ref"] for one in told["dependencies"]] == names
    assert told["dependencies"][0]["dependsOn"] == names[1:]


def test_the_same_materials_make_the_same_bill() -> None:
    assert bill.bill(PARTS, MOMENT_S) == bill.bill(PARTS, MOMENT_S)
    other = bill.bill(PARTS[:1], MOMENT_S)
    assert other["serialNumber"] != bill.bill(PARTS, MOMENT_S)["serialNumber"]


def test_all_that_the_program_depends_on_is_in_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    version = metadata.version

    def known(name: str) -> str:
        return "6.22" if name == "pyinstaller" else version(name)

    monkeypatch.setattr(metadata, "version", known)
    names = {part.name.lower() for part in bill.materials()}
    project = tomllib.loads((recipe.ROOT / "pyproject.toml").read_text("utf-8"))
    required = project["project"]["dependencies"]
    wanted = {line.partition(">")[0].lower() for line in required}
    assert wanted <= names
    assert {"qt", "python", "sqlite", "shiboken6"} <= names


def test_an_unknown_debian_package_has_no_known_version() -> None:
    assert bill.debian_version("no-such-package") == "unknown"
