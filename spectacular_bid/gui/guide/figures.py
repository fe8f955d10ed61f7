"""Every figure of the guide by its name."""

from collections.abc import Callable, Iterator
from functools import cache, partial
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from spectacular_bid.core.layout import Layout, scoring_points
from spectacular_bid.core.seats import Seat
from spectacular_bid.core.tiles import Tile
from spectacular_bid.gui.board.spoken import line_of_play
from spectacular_bid.gui.guide import captions
from spectacular_bid.gui.guide.balances import balances_drawing, clocks_drawing
from spectacular_bid.gui.guide.captions import names
from spectacular_bid.gui.guide.collection import collection
from spectacular_bid.gui.guide.drawing import Drawing
from spectacular_bid.gui.guide.examples import ADA, Outcome
from spectacular_bid.gui.guide.hands import Row, hands_drawing, kinds_drawing
from spectacular_bid.gui.guide.lines import line_drawing


class Figure(NamedTuple):
    """A picture, what is told below it, and what is read out in its place."""

    draw: Callable[[float, float], Drawing]
    """For a width in pixels and the scale of the window."""
    caption: Callable[[], str]
    """In the language of now."""
    spoken: Callable[[], str]
    is_score: bool = False
    """Whether points move for it, which a line of play leaves to its caption."""


@cache
def figures() -> dict[str, Figure]:
    """All of them."""
    return dict(_figures())


def _figures() -> Iterator[tuple[str, Figure]]:
    every, made = collection(), captions
    yield "kinds", Figure(kinds_drawing, made.kinds_caption, made.kinds_caption)
    for name, layout in every.lines.items():
        yield name, _of_line(layout)
    for name, dealt in every.deals.items():
        hands = _dealt_rows(dealt), _opening(dealt)
        yield name, _of_hands(*hands, partial(made.deal_caption, dealt))
    for name, drawn in every.draws.items():
        rows = _drawn_rows(drawn)
        caption = partial(made.draw_caption, drawn)
        yield name, _of_hands(rows, rows[1].tiles[-1:], caption)
    for name, blocked in every.blocks.items():
        caption = partial(made.block_caption, blocked)
        yield name, _of_hands(_counted_rows(blocked), (), caption)
    for name, scored in every.scores.items():
        yield name, _of_balances(scored, partial(made.score_caption, scored))
    for name, held in every.auctions.items():
        yield name, _of_balances(held, partial(made.auction_caption, held))
    readings = tuple(every.thoughts.values())
    told = partial(made.clocks_caption, every.thoughts)
    yield "clocks", Figure(partial(clocks_drawing, readings), told, told)


def _of_line(layout: Layout) -> Figure:
    return Figure(
        partial(line_drawing, layout),
        partial(captions.line_caption, layout),
        partial(line_of_play, layout),
        is_score=scoring_points(layout.total) > 0,
    )


def _of_hands(
    rows: list[Row], lit: tuple[Tile, ...], caption: Callable[[], str]
) -> Figure:
    return Figure(partial(hands_drawing, rows, lit), caption, partial(_spoken, rows))


def _of_balances(outcome: Outcome, caption: Callable[[], str]) -> Figure:
    points = outcome.before.points, outcome.after.points
    return Figure(partial(balances_drawing, *points), caption, caption)


def _opening(dealt: Outcome) -> tuple[Tile, ...]:
    opening = dealt.after.rank_opening
    return (opening.tile,) if opening else ()


def _dealt_rows(dealt: Outcome) -> list[Row]:
    hands = dealt.after.table.hands
    return [Row(seat, hands[seat]) for seat in Seat]


def _counted_rows(blocked: Outcome) -> list[Row]:
    hands = blocked.after.table.hands
    return [Row(seat, hands[seat], blocked.sums[seat]) for seat in Seat]


def _drawn_rows(drawn: Outcome) -> list[Row]:
    """What was held before, and what came."""
    held = drawn.before.table.hands[ADA]
    return [Row(ADA, held), Row(None, drawn.after.table.hands[ADA][len(held) :])]


def _spoken(rows: list[Row]) -> str:
    boneyard = QCoreApplication.translate("Guide", "Boneyard")
    return " ".join(
        f"{boneyard if row.seat is None else names()[row.seat]}:"
        f" {', '.join(map(str, row.tiles))}."
        for row in rows
    )
