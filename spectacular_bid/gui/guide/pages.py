"""The guide's text, in the language, colours and sizes of now."""

from html import escape
from typing import Any, NamedTuple

from PySide6.QtCore import QEvent, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QImage, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QTextBrowser, QWidget

from spectacular_bid.gui.guide.drawing import picture
from spectacular_bid.gui.guide.figures import figures
from spectacular_bid.gui.guide.history import Place
from spectacular_bid.gui.guide.keys import asked
from spectacular_bid.gui.guide.links import begin_in_view, is_link_in_view
from spectacular_bid.gui.guide.numbers import numbers
from spectacular_bid.gui.guide.ruler import Ruler
from spectacular_bid.gui.guide.source import Section, filled, sections, source
from spectacular_bid.gui.guide.style import page_style
from spectacular_bid.gui.theme import WORDS_PIXELS, Theme, theme

SCHEME = "figure"
"""Of the addresses of figures."""
MARGIN = 4
"""Beside the text, in pixels."""
INDENT = 1.2
"""Of lists, in heights of a letter."""

_RESTYLING = (
    QEvent.Type.StyleChange,
    QEvent.Type.FontChange,
    QEvent.Type.DevicePixelRatioChange,
)


class Edition(NamedTuple):
    """What the pages depend on: for another one they are made anew."""

    language: str
    theme: Theme
    width: int
    pixels: int
    """Height of common letters."""
    ratio: float


class Pages(QTextBrowser):
    """All sections on one long page; the reader's place outlasts every change."""

    followed = Signal(str)
    """A link to a section was clicked."""
    renewed = Signal()
    """The words are in a new document, without any marks."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("guideText")
        self.setOpenLinks(False)
        self.setUndoRedoEnabled(False)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.anchorClicked.connect(self._on_link)
        self.verticalScrollBar().valueChanged.connect(self._on_scrolled)
        self._language = ""
        self._edition: Edition | None = None
        self._sections: tuple[Section, ...] = ()
        self._pictures: dict[str, QImage] = {}
        self._place = Place("")
        self._ruler: Ruler | None = None
        self._is_settling = False
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self.renew)

    @property
    def sections(self) -> tuple[Section, ...]:
        """What there is to read."""
        return self._sections

    @property
    def place(self) -> Place:
        """What is at the top now."""
        return self._place

    def speak(self, language: str) -> None:
        """Be in a language from the next renewal on. Raises FileNotFoundError."""
        self._sections = sections(source(language))
        self._language = language
        if self._edition is not None:
            self.renew()

    def go(self, place: Place) -> None:
        """Bring a place to the top."""
        self._place = place
        self._settle()

    def renew(self) -> None:
        """Make the document anew if anything that it depends on has changed."""
        edition = self._edition_of_now()
        if edition == self._edition or edition.width <= 0:
            return
        self._edition = edition
        self._is_settling = True
        self._write(edition)
        self._is_settling = False
        self._settle()
        self.renewed.emit()

    def _edition_of_now(self) -> Edition:
        self.ensurePolished()
        width = self.viewport().width() - 2 * MARGIN
        pixels, ratio = self.fontInfo().pixelSize(), self.devicePixelRatioF()
        return Edition(self._language, theme(), width, pixels, ratio)

    def _write(self, edition: Edition) -> None:
        scale = edition.pixels / WORDS_PIXELS
        self._pictures = {
            name: picture(
                figure.draw(edition.width, scale), edition.width, scale, edition.ratio
            )
            for name, figure in figures().items()
        }
        document = self.document()
        document.setDocumentMargin(MARGIN)
        document.setIndentWidth(INDENT * edition.pixels)
        document.setDefaultStyleSheet(page_style(edition.pixels))
        self.setHtml(filled(source(edition.language), numbers(), self._figure))

    def _figure(self, name: str) -> str:
        shown, figure = self._pictures[name], figures()[name]
        size = shown.deviceIndependentSize()
        kind = "score" if figure.is_score else "caption"
        return (
            f'<p class="figure"><img src="{SCHEME}:{name}"'
            f' alt="{escape(figure.spoken())}"'
            f' width="{size.width():.0f}" height="{size.height():.0f}"></p>'
            f'<p class="{kind}">{escape(figure.caption())}</p>'
        )

    def _settle(self) -> None:
        """Have the reader's place at the top, whatever moved it."""
        self._is_settling = True
        self._leave_room_below()
        self._ruler = Ruler(self.document(), [one.name for one in self._sections])
        self.verticalScrollBar().setValue(self._ruler.pixels_of(self._place))
        self._is_settling = False

    def _leave_room_below(self) -> None:
        """Let the last section, too, be scrolled to the top."""
        frame = self.document().rootFrame()
        margins = frame.frameFormat()
        margins.setBottomMargin(self.viewport().height())
        frame.setFrameFormat(margins)

    def _on_scrolled(self, value: int) -> None:
        if self._ruler is not None and not self._is_settling:
            self._place = self._ruler.place_at(value)

    def _on_link(self, link: QUrl) -> None:
        self.followed.emit(link.fragment())

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        found = self._pictures.get(QUrl(name).path())
        return super().loadResource(kind, name) if found is None else found

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Qt's own pages have another idea of back and forward.
        if asked(event) is None:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002
        if not is_link_in_view(self):
            begin_in_view(self, forward=next)
        return super().focusNextPrevChild(next)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._is_settling = True
        super().resizeEvent(event)
        self._settle()
        self._soon.start(0)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in _RESTYLING and self._edition is not None:
            self._soon.start(0)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.renew()
