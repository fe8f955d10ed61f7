"""Texts with a number of things in them, singular or plural."""

from PySide6.QtCore import QObject


class Counted(QObject):
    """Sentences around a count.

    They live here because lupdate sees a plural only in ``self.tr`` with a third
    argument, not in ``QCoreApplication.translate``.
    """

    def tiles(self, count: int) -> str:
        """So many tiles."""
        return self.tr("%n tile(s)", "", count)

    def in_boneyard(self, count: int) -> str:
        """So many tiles left to draw."""
        return self.tr("%n tile(s) in the boneyard", "", count)

    def drew(self, name: str, count: int) -> str:
        """Somebody drew so many tiles."""
        return self.tr("{name} drew %n tile(s).", "", count).format(name=name)

    def tokens_move(self, count: int) -> str:
        """So many tokens change sides."""
        return self.tr("%n token(s) move.", "", count)

    def tiles_fit(self, count: int) -> str:
        """So many own tiles could be played."""
        return self.tr("Your turn: %n tile(s) fit", "", count)
