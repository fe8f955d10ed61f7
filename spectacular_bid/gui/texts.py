"""Sentences that tell what happened and why something was refused."""

from PySide6.QtCore import QCoreApplication

from spectacular_bid.core import auction
from spectacular_bid.core.events import Why
from spectacular_bid.core.layout import Arm
from spectacular_bid.core.match import Result
from spectacular_bid.core.seats import Pair, Seat
from spectacular_bid.gui.counted import Counted
from spectacular_bid.gui.reasons import reason_words
from spectacular_bid.views.report import Deed, Forced, ForcedStep, Transfer, TurnReport

translate = QCoreApplication.translate


def report_sentence(report: TurnReport, names: Pair[str]) -> str:
    """What the last turn did; empty if nobody decided anything yet."""
    if report.deed is None or report.seat is None:
        return ""
    sentences = [_drawn(report, names), _deed(report, report.seat, names)]
    return " ".join(sentence for sentence in sentences if sentence)


def ends_sum(ends: tuple[int, ...]) -> str:
    """The total of the ends as an addition: ``10 + 5 + 1 = 16``."""
    terms = " + ".join(map(str, ends))
    return terms if len(ends) == 1 else f"{terms} = {sum(ends)}"


def score_sentence(transfers: tuple[Transfer, ...], names: Pair[str]) -> str:
    """Who got how many points from whom, or that nothing moved."""
    if not transfers:
        return translate("Report", "no score")
    return "; ".join(transfer_sentence(moved, names) for moved in transfers)


def transfer_sentence(moved: Transfer, names: Pair[str]) -> str:
    """One move of points in words."""
    text = translate("Report", "{points} points from {payer} to {winner}")
    return text.format(
        points=moved.points, payer=names[moved.to.other], winner=names[moved.to]
    )


def forced_sentence(forced: Forced, names: Pair[str]) -> str:
    """What happened by itself, and why."""
    texts = {
        ForcedStep.PASS: translate(
            "Report",
            "{name} has no tile that fits, and the boneyard is empty: a pass, by"
            " itself.",
        ),
        ForcedStep.FORGO: translate(
            "Report",
            "{name} cannot pay the lowest bid of {lowest}: the auction is forgone, by"
            " itself.",
        ),
        ForcedStep.ACCEPT: translate(
            "Report",
            "{name} cannot pay a higher bid: the bid is accepted, by itself.",
        ),
    }
    return texts[forced.step].format(name=names[forced.seat], lowest=auction.LOWEST_BID)


def why_points_moved(why: Why) -> str:
    """The heading of a kind of points."""
    return {
        Why.ENDS: translate("Report", "Ends"),
        Why.BLOCK: translate("Report", "Blocked hands"),
        Why.AUCTION: translate("Report", "Auctions"),
    }[why]


def result_sentence(result: Result, names: Pair[str]) -> str:
    """How the match ended, in a sentence."""
    if result.winner is None:
        return _void_sentence(result.remark)
    texts = {
        "points": translate("Result", "{loser} has no points left."),
        "auction": translate(
            "Result", "{loser} paid the whole balance for the opening."
        ),
        "time": translate("Result", "{loser}'s time ran out."),
        "resignation": translate("Result", "{loser} resigned."),
    }
    return texts[result.reason].format(loser=names[result.winner.other])


def refusal_sentence(code: str, *, must_open_with: str = "") -> str:
    """Why a command was refused, for the player who tried it."""
    return _refusals().get(code, code).format(tile=must_open_with)


def _drawn(report: TurnReport, names: Pair[str]) -> str:
    if not report.drawn or report.seat is None:
        return ""
    return Counted().drew(names[report.seat], report.drawn)


def _deed(report: TurnReport, seat: Seat, names: Pair[str]) -> str:
    points = report.bid.points if report.bid else 0
    return _deed_text(report).format(
        name=names[seat],
        other=names[seat.other],
        points=points,
        ends=ends_sum(report.ends),
        score=score_sentence(report.transfers, names),
    )


def _deed_text(report: TurnReport) -> str:
    match report.deed:
        case Deed.OPENED:
            return translate("Report", "{name} opened: ends {ends}, {score}.")
        case Deed.PLAYED if report.arm is not None:
            return _played_text(report.arm)
        case Deed.PASSED:
            return translate(
                "Report", "None of them fits, and the boneyard is empty: {name} passes."
            )
        case Deed.FORGONE:
            return translate(
                "Report", "{name} forwent the auction: {other} opens free of charge."
            )
        case Deed.BID:
            return translate("Report", "{name} bid {points} for the opening.")
    return translate("Report", "{name} accepted the bid of {points}: {score}.")


def _played_text(arm: Arm) -> str:
    return {
        Arm.LEFT: translate(
            "Report", "{name} played a tile to the left: ends {ends}, {score}."
        ),
        Arm.RIGHT: translate(
            "Report", "{name} played a tile to the right: ends {ends}, {score}."
        ),
        Arm.UP: translate(
            "Report", "{name} played a tile upwards: ends {ends}, {score}."
        ),
        Arm.DOWN: translate(
            "Report", "{name} played a tile downwards: ends {ends}, {score}."
        ),
    }[arm]


def _void_sentence(remark: str) -> str:
    if remark == "agreed":
        return translate("Result", "Both players ended the match without a result.")
    text = translate(
        "Result",
        "The match is annulled, as its time could not be measured or stored reliably"
        " ({fault}).",
    )
    return text.format(fault=reason_words(remark))


def _refusals() -> dict[str, str]:
    return {
        "match-over": translate("Refusal", "The match is over."),
        "wrong-phase": translate("Refusal", "That cannot be done at this moment."),
        "tile-not-in-hand": translate("Refusal", "That tile is not in your hand."),
        "must-open-with": translate(
            "Refusal",
            "This hand must be opened with your highest-ranking tile, {tile}.",
        ),
        "must-play-drawn-tile": translate(
            "Refusal", "The tile you drew fits: it must be played now."
        ),
        "arm-not-open": translate("Refusal", "Nothing can be joined there."),
        "tile-does-not-fit": translate("Refusal", "That tile matches no open end."),
        "may-not-draw": translate(
            "Refusal", "You hold a tile that fits: play it instead of drawing."
        ),
        "bid-not-multiple-of-five": translate(
            "Refusal", "A bid is a multiple of five."
        ),
        "bid-too-low": translate("Refusal", "That bid is too low."),
        "bid-not-affordable": translate(
            "Refusal", "That bid would cost more points than you have."
        ),
        "stale": translate("Refusal", "The table had already changed: look again."),
        "halted": translate(
            "Refusal", "The match could not be saved: try again or annul it first."
        ),
    }
