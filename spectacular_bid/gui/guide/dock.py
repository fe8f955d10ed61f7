"""The rules guide, a dock beside the screen that moves no clock."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDockWidget, QMainWindow, QStackedWidget, QWidget

from spectacular_bid.gui.guide.bar import Bar
from spectacular_bid.gui.guide.contents import Contents
from spectacular_bid.gui.guide.history import History, Place
from spectacular_bid.gui.guide.keys import THE_WINDOWS, Ask, asked
from spectacular_bid.gui.guide.pages import Pages
from spectacular_bid.gui.guide.search import Search
from spectacular_bid.gui.parts import column
from spectacular_bid.gui.widgets.trees import identify

NARROWEST = 256
"""In pixels: the longest line of play stays legible beside it at 1024 by 640."""
SHARE = 0.25
"""Of the window's width."""


class Guide(QDockWidget):
    """The rules for players, in the language of the window."""

    close_wanted = Signal()

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.setObjectName("guide")
        self.setAllowedAreas(Qt.DockWidgetArea.RightDockWidgetArea)
        self.setFeatures(QDockWidget.DockWidgetFeature.DockWidgetClosable)
        # The bar is all the title that there is room for.
        self.setTitleBarWidget(QWidget(self))
        self._bar = Bar(self)
        self._pages = Pages(self)
        self._contents = Contents(self)
        self._shown = QStackedWidget(self)
        self._shown.addWidget(self._pages)
        self._shown.addWidget(self._contents)
        self._history = History()
        self._search = Search(self._pages)
        self._is_at_find = False
        """Whether the place of now is one that a search has led to."""
        self._hold()
        self._connect()
        window.installEventFilter(self)
        self.hide()

    def _hold(self) -> None:
        content, rows = QWidget(self), column(self._bar, self._shown, spacing=0)
        rows.setContentsMargins(0, 0, 0, 0)
        content.setLayout(rows)
        content.setMinimumWidth(NARROWEST)
        self.setWidget(content)
        identify(self)

    def _connect(self) -> None:
        bar = self._bar
        bar.back.clicked.connect(self._on_back)
        bar.forward.clicked.connect(self._on_forward)
        bar.contents.toggled.connect(self._on_contents)
        self._shown.currentChanged.connect(self._on_shown)
        bar.close_guide.clicked.connect(self.close_wanted)
        bar.field.textChanged.connect(self._on_words)
        bar.field.stepped.connect(self._on_step)
        bar.previous.clicked.connect(self._on_previous)
        bar.next.clicked.connect(self._on_next)
        self._contents.chosen.connect(self.go)
        self._pages.followed.connect(self.go)
        self._pages.renewed.connect(self._on_renewed)

    def speak(self, language: str) -> None:
        """Be in a language. Raises FileNotFoundError if it is missing."""
        self.setWindowTitle(self.tr("Rules guide"))
        self._bar.speak()
        self._pages.speak(language)
        self._pages.setAccessibleName(self.windowTitle())
        self._contents.setAccessibleName(self._bar.contents.accessibleName())
        self._contents.list_sections(self._pages.sections)
        self._tell_found()

    def open_at(self, section: str) -> None:
        """Open beside the screen, at a section, with no search."""
        self._bar.field.clear()
        self.show()
        self._fit()
        self._pages.renew()
        self.go(section)

    def go(self, section: str) -> None:
        """Go to a section, from where one can come back."""
        place = Place(section)
        self._history.go(self._pages.place, place)
        self._read(place)

    def answer(self, ask: Ask) -> None:
        """Do what a key asked for."""
        match ask:
            case Ask.SEARCH:
                self._bar.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
                self._bar.field.selectAll()
            case Ask.NEXT:
                self._on_step(1)
            case Ask.PREVIOUS:
                self._on_step(-1)
            case Ask.BACK:
                self._on_back()
            case Ask.FORWARD:
                self._on_forward()

    def _read(self, place: Place) -> None:
        self._is_at_find = False
        self._bar.contents.setChecked(False)
        self._pages.go(place)
        self._pages.setFocus()
        self._show_ways()

    def _show_ways(self) -> None:
        self._bar.back.setEnabled(self._history.can_go_back)
        self._bar.forward.setEnabled(self._history.can_go_forward)

    def _fit(self) -> None:
        width = max(NARROWEST, round(SHARE * self._window.width()))
        self._window.resizeDocks([self], [width], Qt.Orientation.Horizontal)

    def _leave_something(self) -> bool:
        """Close the contents, or clear the search; false if there is neither."""
        if self._bar.contents.isChecked():
            self._bar.contents.setChecked(False)
        elif self._bar.field.text():
            self._bar.field.clear()
        else:
            return False
        return True

    def _tell_found(self) -> None:
        search = self._search
        self._bar.show_found(self._bar.field.text(), search.number, search.count)

    def _on_back(self) -> None:
        if self._history.can_go_back:
            self._read(self._history.back(self._pages.place))

    def _on_forward(self) -> None:
        if self._history.can_go_forward:
            self._read(self._history.forward(self._pages.place))

    def _on_contents(self, wanted: bool) -> None:
        shown = self._contents if wanted else self._pages
        if shown is self._shown.currentWidget():
            return
        self._contents.point_at(self._pages.place.section)
        self._shown.setCurrentWidget(shown)
        shown.setFocus()

    def _on_shown(self) -> None:
        """The button tells whether the contents are shown, whoever wanted it."""
        is_list = self._shown.currentWidget() is self._contents
        self._bar.contents.setChecked(is_list)

    def _on_words(self, words: str) -> None:
        self._show_find(lambda: self._search.look_for(words))
        if not words:
            self._is_at_find = False

    def _on_step(self, by: int) -> None:
        self._show_find(lambda: self._search.step(by))

    def _show_find(self, look: Callable[[], None]) -> None:
        """Search; from all that it leads to one comes back to where one read before."""
        self._shown.setCurrentWidget(self._pages)
        before = self._pages.place
        look()
        if not self._is_at_find and self._pages.place != before:
            self._history.go(before, self._pages.place)
            self._is_at_find = True
            self._show_ways()
        self._tell_found()

    def _on_previous(self) -> None:
        self._on_step(-1)

    def _on_next(self) -> None:
        self._on_step(1)

    def _on_renewed(self) -> None:
        self._search.look_again()
        self._tell_found()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        resized = watched is self._window and event.type() == QEvent.Type.Resize
        if resized and self.isVisible():
            self._fit()
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Nothing typed here may reach the screen: not even what has no use here.
        ask = asked(event)
        if ask is not None:
            self.answer(ask)
        elif event.key() == Qt.Key.Key_Escape and not event.isAutoRepeat():
            event.setAccepted(self._leave_something())
        else:
            event.setAccepted(event.key() not in THE_WINDOWS)
