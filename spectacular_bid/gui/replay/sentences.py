"""What a step of a replay did, in sentences."""

from collections.abc import Iterator
from itertools import chain

from attrs import evolve
from PySide6.QtCore import QCoreApplication

from spectacular_bid.core.seats import Pair
from spectacular_bid.gui.formats import number
from spectacular_bid.gui.replay.reading import tidy
from spectacular_bid.gui.screens.deal import opening_sentence
from spectacular_bid.gui.texts import (
    forced_sentence,
    report_sentence,
    result_sentence,
    transfer_sentence,
)
from spectacular_bid.views.replay import ReplayView
from spectacular_bid.views.report import Deed

LONGEST_REMARK = 80

translate = QCoreApplication.translate


def told(step: ReplayView, names: Pair[str]) -> list[str]:
    """All that happened in a step, a sentence each."""
    return list(
        chain(
            _dealt(step, names),
            _decided(step, names),
            _counted(step, names),
            _ended(step, names),
        )
    )


def _dealt(step: ReplayView, names: Pair[str]) -> Iterator[str]:
    if step.deal is not None:
        yield opening_sentence(step.deal, names)


def _decided(step: ReplayView, names: Pair[str]) -> Iterator[str]:
    if step.drawn is not None and step.decided is not None:
        text = translate("Replay", "{name} drew {tile}.")
        yield text.format(name=names[step.decided.seat], tile=step.drawn)
    if step.report.deed is not None:
        yield report_sentence(evolve(step.report, drawn=0), names)
    for forced in step.report.forced:
        yield forced_sentence(forced, names)
    if step.report.deed is Deed.BID:
        # Paid at once, as the other had to accept.
        yield from (transfer_sentence(one, names) for one in step.report.transfers)


def _counted(step: ReplayView, names: Pair[str]) -> Iterator[str]:
    if step.went_out is not None:
        text = translate("CountScreen", "{name} went out")
        yield text.format(name=names[step.went_out])
    if step.sums is None:
        return
    yield translate("CountScreen", "The hand is blocked")
    text = translate(
        "CountScreen", "{zero} holds {sum0} pips, {one} holds {sum1} pips."
    )
    sums = step.sums
    yield text.format(zero=names.zero, one=names.one, sum0=sums.zero, sum1=sums.one)
    if sums.zero == sums.one:
        yield translate("CountScreen", "Equal sums: no points move.")
    for moved in step.count:
        yield transfer_sentence(moved, names)


def _ended(step: ReplayView, names: Pair[str]) -> Iterator[str]:
    if step.result is None:
        return
    # Of a record from elsewhere this may be any text.
    remark = tidy(step.result.remark, LONGEST_REMARK)
    yield result_sentence(evolve(step.result, remark=remark), names)
    if step.result.winner is not None:
        text = translate("OverScreen", "{name} wins the match")
        yield text.format(name=names[step.result.winner])


def time_taken(step: ReplayView) -> str:
    """How long the decision took, or has taken so far; empty if nobody decided."""
    if step.decided is None:
        return ""
    text = translate("Replay", "Time: {seconds} s")
    return text.format(seconds=number(step.decided.spent_ms / 1000, 1))
