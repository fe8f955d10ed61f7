"""A record file on the command line, beside the commands."""

from pathlib import Path

import pytest

from spectacular_bid import cli
from spectacular_bid.cli import main, parsed


@pytest.mark.parametrize(
    "arguments",
    [
        ["duel.sbid"],
        ["--data", "replay", "duel.sbid"],
        ["duel.sbid", "--language", "it"],
        ["--language=it", "duel.sbid"],
    ],
)
def test_what_is_no_command_is_a_file(arguments: list[str]) -> None:
    options = parsed(arguments)
    assert (options.command, options.file) == (None, Path("duel.sbid"))


def test_a_file_that_is_called_like_a_command_is_given_with_its_folder() -> None:
    assert parsed(["./replay"]).file == Path("replay")
    assert parsed(["./replay"]).command is None


def test_options_keep_their_values_beside_a_file() -> None:
    options = parsed(["duel.sbid", "--data", "picture", "--language", "it"])
    assert (options.data, options.language) == (Path("picture"), "it")


@pytest.mark.parametrize(
    ("arguments", "command"),
    [
        (["replay", "duel.sbid"], "replay"),
        (["--language", "it", "replay", "duel.sbid"], "replay"),
        (["replay", "--json", "duel.sbid"], "replay"),
        ([], None),
        (["--data", "duel.sbid"], None),
    ],
)
def test_commands_are_what_they_were(arguments: list[str], command: str | None) -> None:
    options = parsed(arguments)
    assert options.command == command
    assert options.file == (Path("duel.sbid") if command else None)


@pytest.mark.parametrize(
    "arguments",
    [["duel.sbid", "other.sbid"], ["duel.sbid", "--json"], ["--bogus", "duel.sbid"]],
)
def test_more_than_a_file_is_refused_in_a_line(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main(arguments)
    assert left.value.code == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_the_help_tells_of_both(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])
    told = " ".join(capsys.readouterr().out.split())
    assert "With a match record (.sbid) in place of a COMMAND" in told
    assert all(command in told for command in cli.COMMANDS)
