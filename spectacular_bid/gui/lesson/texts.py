"""What the lesson says: why something is so, and what is to be done now.

Every number in it comes from the rules. While tiles are covered it names none.
"""

from PySide6.QtCore import QCoreApplication

from spectacular_bid.core.clock import DELAY_MS, RESERVE_MS
from spectacular_bid.core.commands import (
    AcceptBid,
    CloseCount,
    DrawTile,
    MakeBid,
    PlaceTile,
    Reveal,
    StartHand,
)
from spectacular_bid.core.layout import Arm
from spectacular_bid.core.seats import Pair
from spectacular_bid.gui.counted import Counted
from spectacular_bid.gui.drawing.tokens import token_count
from spectacular_bid.gui.lesson.facts import Facts, facts
from spectacular_bid.gui.lesson.script import Topic
from spectacular_bid.referee.referee import PlayerCommand
from spectacular_bid.views.report import TurnReport
from spectacular_bid.views.screens import HandoffView, TurnView, View

SECOND_MS = 1000

translate = QCoreApplication.translate


def players() -> Pair[str]:
    """The two that the reader plays."""
    return Pair(translate("Lesson", "Anna"), translate("Lesson", "Bruno"))


def told(topic: Topic, view: View, wanted: PlayerCommand, names: Pair[str]) -> str:
    """What has happened, or why something is to be done."""
    known = facts(view, wanted, names)
    if isinstance(view, HandoffView):
        parts = [_aftermath(view.report, known), _covered().get(topic, "")]
        return " ".join(filter(None, parts)).format(**known)
    if topic is Topic.DRAWING and isinstance(view, TurnView):
        return _drawing(view, wanted).format(**known)
    return _open()[topic].format(
        **known, delay=DELAY_MS // SECOND_MS, reserve=RESERVE_MS // SECOND_MS
    )


def task(wanted: PlayerCommand) -> str:
    """What is to be done, in a sentence of its own."""
    match wanted:
        case PlaceTile(tile, arm):
            return _places()[arm].format(tile=tile)
        case MakeBid(points):
            return translate("Lesson", "Bid {points}.").format(points=points)
        case StartHand():
            return _press(translate("DealScreen", "Start the hand"))
        case CloseCount():
            return _press(translate("CountScreen", "Continue"))
        case AcceptBid():
            return translate("Lesson", "Accept the bid.")
        case DrawTile():
            return translate("Lesson", "Draw a tile: click the boneyard, or press D.")
        case _:
            assert isinstance(wanted, Reveal)
            return reveal_task()


def reveal_task() -> str:
    """How tiles are uncovered."""
    return translate(
        "Lesson", "Click the button, or hold Space or Enter for half a second."
    )


def not_now(wanted: PlayerCommand) -> str:
    """Something else was tried that the rules would allow."""
    text = translate("Lesson", "Good idea, but not in this step. {task}")
    return text.format(task=task(wanted))


def hidden() -> str:
    """The reader has covered the tiles of a running turn."""
    return translate("Lesson", "The tiles are hidden, and the clock runs on.")


def stands_still() -> str:
    """The lesson's clock has gone as far as it goes."""
    return translate("Lesson", "The clock stands still now: take your time.")


def by_itself(view: View) -> str:
    """What a turn did is shown; empty if no tile was played, as in the auction."""
    if isinstance(view, HandoffView) and not view.report.ends:
        return ""
    return translate("Lesson", "Scores and turns come by themselves.")


def _press(button: str) -> str:
    return translate("Lesson", "Press “{button}”.").format(button=button)


def _places() -> dict[Arm | None, str]:
    return {
        None: translate(
            "Lesson", "Open with {tile}: click it, then the lit place; or press Enter."
        ),
        Arm.LEFT: translate("Lesson", "Play {tile} on the left end."),
        Arm.RIGHT: translate("Lesson", "Play {tile} on the right end."),
        Arm.UP: translate("Lesson", "Play {tile} on the upper end."),
        Arm.DOWN: translate("Lesson", "Play {tile} on the lower end."),
    }


def _aftermath(report: TurnReport, known: Facts) -> str:
    """What the ends of the turn before were worth."""
    if not report.ends:
        return ""
    if not report.transfers:
        return translate(
            "Lesson", "The ends made {total}, no multiple of five: no points move."
        )
    text = translate(
        "Lesson",
        "{total} is a multiple of five: {points} points went from {payer} to {winner}."
        " {tokens}",
    )
    moved = sum(one.points for one in report.transfers)
    tokens = Counted().tokens_move(token_count(moved))
    return text.format(**known, tokens=tokens)


def _covered() -> dict[Topic, str]:
    """While the laptop is handed over."""
    return {
        Topic.REVEAL: translate(
            "Lesson",
            "Between turns all tiles are covered, and both clocks stand still. {name}"
            " takes the laptop now.",
        ),
        Topic.JOINING: translate("Lesson", "Now you are {name}."),
        Topic.SPINNER: translate("Lesson", "Each token is worth five points."),
        Topic.GOING_OUT: translate(
            "Lesson",
            "We jump ahead: both have played on, and {name} has one tile left.",
        ),
        Topic.BID: translate(
            "Lesson",
            "{name} sees the new tiles on deciding only, and the clock runs from then.",
        ),
        Topic.RAISE: translate("Lesson", "{other} bids {bid} for the opening."),
        Topic.ACCEPT: translate("Lesson", "{other} raises to {bid}."),
        Topic.CLOCK: translate(
            "Lesson", "{payer} pays {points} points, and so {payer} opens the hand."
        ),
    }


def _drawing(view: TurnView, wanted: PlayerCommand) -> str:
    if isinstance(wanted, PlaceTile):
        return translate(
            "Lesson",
            "This one fits: it must be played at once, at an end of your choice."
            " {ends}: worth {points}.",
        )
    if view.drawn is None:
        return translate(
            "Lesson",
            "None of {name}'s tiles fits an end. So {name} draws, one tile at a time,"
            " until one fits.",
        )
    return translate(
        "Lesson", "It does not fit: draw again. On the clock it is all one turn."
    )


def _open() -> dict[Topic, str]:
    """While the players may look."""
    return _first_turns() | _end_of_the_hand() | _auction()


def _first_turns() -> dict[Topic, str]:
    return {
        Topic.DEAL: translate(
            "Lesson",
            "You win by taking all the other's points, or when their time runs out."
            " Here you play both sides, and nothing counts. {opener} holds the highest"
            " double and opens.",
        ),
        Topic.OPENING: translate(
            "Lesson",
            "The clock runs. Its ring: {delay} seconds free in each decision; then the"
            " reserve, {reserve} seconds for the whole match. In this lesson it stops"
            " in time: nobody loses.",
        ),
        Topic.JOINING: translate(
            "Lesson",
            "Join equal halves, and add up the ends: {ends}, a multiple of five, worth"
            " {points}. The first double is the spinner, with a pin: it counts both"
            " halves.",
        ),
        Topic.SPINNER: translate(
            "Lesson",
            "With both its sides taken the spinner counts no more, and opens two arms,"
            " up and down. {ends}: worth {points}.",
        ),
        Topic.SIDE_ARM: translate(
            "Lesson",
            "The first tile of a side arm matches the spinner, and now that arm counts"
            " too. {ends}: worth {points}.",
        ),
        Topic.DOUBLE: translate(
            "Lesson",
            "A double at an end counts both its halves, but it does not branch: there"
            " is one spinner only. {ends}: worth {points}.",
        ),
    }


def _end_of_the_hand() -> dict[Topic, str]:
    return {
        Topic.GOING_OUT: translate(
            "Lesson",
            "With the last tile a player goes out: after the usual score the hand is"
            " over. {ends}: worth {points}.",
        ),
        Topic.COUNT: translate(
            "Lesson",
            "{winner} went out and is the jockey of the next hand. What {loser} still"
            " holds counts for nothing.",
        ),
    }


def _auction() -> dict[Topic, str]:
    return {
        Topic.AUCTION: translate(
            "Lesson",
            "A new hand. As {jockey} is the jockey, its opening is for sale, and"
            " {bidder} speaks first.",
        ),
        Topic.BID: translate(
            "Lesson",
            "Forgo it, and {other} opens free. Or bid {lowest} or more: if {other}"
            " accepts, {name} pays that to {other} and opens.",
        ),
        Topic.RAISE: translate(
            "Lesson",
            "Accept, and {name} is paid; or raise. The jockey's own bid costs"
            " {discount} less: {bid} would cost only {price}.",
        ),
        Topic.ACCEPT: translate(
            "Lesson",
            "Raise once more, or accept: then {name} receives {price}, and {other}"
            " opens.",
        ),
        Topic.CLOCK: translate(
            "Lesson",
            "The ring: {delay} seconds are free in each decision. Then the reserve"
            " runs, {reserve} seconds for the whole match; without it you lose. Any"
            " tile may open; {tile} is worth {points}.",
        ),
    }
