"""The guide's text: sections, places for figures, and numbers to be filled in.

A text is plain HTML with three things of its own: ``<h2 id="deal">`` begins a section,
``<figure name="both-sides">`` on a line of its own is a figure, and ``{delay}`` stands
for a number. Words to be found in the glossary are marked by ``<dfn>``.
"""

import re
from collections.abc import Callable, Mapping
from typing import NamedTuple

from spectacular_bid.resources import resource

SECTION = re.compile(r'<h2 id="([a-z]+)">(.+?)</h2>', re.DOTALL)
FIGURE = re.compile(r'^<figure name="([a-z-]+)">$', re.MULTILINE)
NUMBER = re.compile(r"\{([a-z_.-]+)\}")


class Section(NamedTuple):
    """A section as links and the contents know it."""

    name: str
    title: str


def source(language: str) -> str:
    """The text of a language. Raises FileNotFoundError if it is missing."""
    return resource(f"guide/{language}.html").read_text("utf-8")


def sections(text: str) -> tuple[Section, ...]:
    """Its sections, in order."""
    return tuple(Section(*found.groups()) for found in SECTION.finditer(text))


def filled(text: str, numbers: Mapping[str, str], figure: Callable[[str], str]) -> str:
    """The text with all its numbers and figures. Raises KeyError for unknown ones."""
    told = NUMBER.sub(lambda found: numbers[found[1]], text)
    return FIGURE.sub(lambda found: figure(found[1]), told)
