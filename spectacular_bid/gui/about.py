"""What the program is, whose game it plays, and under which licences it comes."""

import platform
from collections.abc import Iterator
from html import escape
from importlib import metadata

import PySide6
from attrs import frozen
from PySide6.QtCore import QCoreApplication, Qt, qVersion
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QTextBrowser, QWidget

from spectacular_bid import __version__
from spectacular_bid.gui.overlay import Overlay
from spectacular_bid.gui.parts import Panel, button, centred, column, line, row
from spectacular_bid.resources import resource

OWN_LICENCE = "licences/spectacular-bid.txt"
SHARE = 0.42
"""Of the window's height, for what can be scrolled."""

translate = QCoreApplication.translate


@frozen
class Part:
    """Something that is shipped with the program."""

    name: str
    version: str
    """Empty if it cannot be told."""
    licence: str
    home: str
    remark: str = ""
    text: str = ""
    """The licence itself, where it is at hand."""


class AboutPanel(Overlay):
    """Version, credit and licences, over the screen of now."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self.setObjectName("aboutPanel")
        self.setAccessibleName(self.tr("About"))
        self._licences = QTextBrowser()
        self._licences.setObjectName("licences")
        self._licences.setAccessibleName(self.tr("Licences"))
        self._licences.setHtml(_told(list(parts())))
        done = button(self.tr("Done"), "closeAbout", "primary")
        done.clicked.connect(self.closed)
        version = self.tr("Version {version}").format(version=__version__)
        words = (
            line("Spectacular Bid", "heading"),
            line(version, "muted", "version"),
            line(credit(), "gold", "credit"),
        )
        for one in words:
            one.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        centred(Panel(column(*words, self._licences, row(done), spacing=10)), self)
        self.setFocusProxy(self._licences)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._licences.setFixedHeight(round(SHARE * self.height()))


def credit() -> str:
    """Whose game it is."""
    return translate(
        "AboutPanel",
        "Spectacular Bid, a domino game by Christopher Haviland; this is its digital,"
        " automatic adaptation",
    )


def parts() -> Iterator[Part]:
    """All that is shipped, the program itself first."""
    own = resource(OWN_LICENCE).read_text("utf-8")
    home = "github.com/python-attrs/attrs"
    yield Part("Spectacular Bid", __version__, "MIT", "", text=own)
    yield Part("Qt", qVersion(), "LGPL 3", "qt.io, code.qt.io", _about_qt())
    yield Part("Qt for Python", PySide6.__version__, "LGPL 3", "pyside.org")
    yield Part("attrs", _version("attrs"), "MIT", home, text=_licence("attrs"))
    yield Part(
        "platformdirs",
        _version("platformdirs"),
        "MIT",
        "github.com/tox-dev/platformdirs",
        text=_licence("platformdirs"),
    )
    yield Part("Python", platform.python_version(), "PSF 2", "python.org")


def _about_qt() -> str:
    return translate(
        "AboutPanel",
        "Qt and Qt for Python come under the GNU Lesser General Public License,"
        " version 3. The program links to them dynamically: you may replace them by"
        " versions of your own. Their sources are at code.qt.io.",
    )


def _version(name: str) -> str:
    """Empty where nothing tells it, as in a program frozen into one folder."""
    try:
        return metadata.version(name)
    except metadata.PackageNotFoundError:
        return ""


def _licence(name: str) -> str:
    """The licence that came with an installed package, empty if there is none."""
    try:
        files = metadata.files(name) or []
        texts = [file.read_text() for file in files if file.parent.name == "licenses"]
    except (metadata.PackageNotFoundError, OSError, UnicodeDecodeError):
        return ""
    return "\n".join(texts)


def _told(shipped: list[Part]) -> str:
    """All parts and then their licences, as HTML.

    Addresses are texts, for the program opens nothing outside itself.
    """
    given = (part for part in shipped if part.text)
    return "".join((*map(_facts, shipped), *map(_text, given)))


def _facts(part: Part) -> str:
    title = f"<b>{escape(part.name)}</b> {escape(part.version)}"
    facts = " · ".join(filter(None, (title, escape(part.licence), escape(part.home))))
    remark = f"<br>{escape(part.remark)}" if part.remark else ""
    return f"<p>{facts}{remark}</p>"


def _text(part: Part) -> str:
    """Without the breaks of its lines."""
    paragraphs = filter(str.strip, part.text.split("\n\n"))
    texts = (f"<p><small>{escape(' '.join(t.split()))}</small></p>" for t in paragraphs)
    return f"<hr><p><b>{escape(part.name)}</b></p>{''.join(texts)}"
