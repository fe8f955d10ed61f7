"""Arms, and the line of play, in words."""

from PySide6.QtCore import QCoreApplication

from spectacular_bid.core.layout import Arm, Layout

translate = QCoreApplication.translate


def end_name(arm: Arm) -> str:
    """An end of the layout, as in "fits left end"."""
    return {
        Arm.LEFT: translate("Board", "left end"),
        Arm.RIGHT: translate("Board", "right end"),
        Arm.UP: translate("Board", "upper end"),
        Arm.DOWN: translate("Board", "lower end"),
    }[arm]


def play_there(arm: Arm | None, value: int | None) -> str:
    """What a click on a lit place does."""
    texts = {
        None: translate("Board", "Open with this tile"),
        Arm.LEFT: translate("Board", "Play on the left end ({value})"),
        Arm.RIGHT: translate("Board", "Play on the right end ({value})"),
        Arm.UP: translate("Board", "Play on the upper end ({value})"),
        Arm.DOWN: translate("Board", "Play on the lower end ({value})"),
    }
    return texts[arm].format(value=value)


def line_of_play(layout: Layout | None) -> str:
    """All that lies on the table, read out."""
    if layout is None:
        return translate("Board", "No tile lies on the table yet.")
    parts = [translate("Board", "Opened with {tile}.").format(tile=layout.opening)]
    if layout.spinner is not None:
        spinner = translate("Board", "The spinner is {tile}.")
        parts.append(spinner.format(tile=layout.spinner))
    parts += [_arm_text(layout, arm) for arm in layout.branches]
    return " ".join(parts)


def _arm_text(layout: Layout, arm: Arm) -> str:
    branch, name = layout.branches[arm], end_name(arm)
    if not branch.tiles:
        text = translate("Board", "At the {end}: no tile yet, {value} is open.")
    else:
        text = translate("Board", "Towards the {end}: {tiles}; {value} is open.")
    tiles = ", ".join(map(str, branch.tiles))
    return text.format(end=name, tiles=tiles, value=branch.end)
