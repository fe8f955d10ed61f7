"""What each phase's screen may show."""

import pytest

from spectacular_bid.core import commands as c
from spectacular_bid.core import events as e
from spectacular_bid.core.auction import Bid
from spectacular_bid.core.layout import Arm
from spectacular_bid.core.match import Decision, EndReason, Match
from spectacular_bid.core.rulebook import Ruling
from spectacular_bid.core.seats import Pair, Seat
from spectacular_bid.views.report import Deed, Forced, ForcedStep, Transfer, TurnReport
from spectacular_bid.views.screens import (
    CountView,
    DealView,
    HandoffView,
    OverView,
    TurnResultView,
    TurnView,
    View,
    cover,
    turn_result,
    view,
)
from tests.core.driving import (
    ONE_HAND,
    ZERO_HAND,
    Sitting,
    after_going_out,
    auction,
    deal,
    playing,
    tile,
    tiles,
)


class Watched(Sitting):
    """A sitting that remembers the events since the last reveal."""

    def __init__(self, match: Match | None = None) -> None:
        super().__init__(match)
        self.recent: list[e.Event] = []

    def ask(self, wanted: str | c.Command, *, at: int | None = None) -> Ruling:
        ruling = super().ask(wanted, at=at)
        for event in self.events:
            if isinstance(event, e.TilesRevealed | e.HandDealt):
                self.recent = []
            self.recent.append(event)
        return ruling

    def seen(self) -> View:
        return view(self.match, self.recent)

    def told(self) -> TurnReport:
        return self.result().report

    def result(self) -> TurnResultView:
        return turn_result(self.match, self.recent)


def test_between_two_hands_there_is_nothing_to_see() -> None:
    with pytest.raises(ValueError, match="nothing is dealt"):
        view(Match(), ())


def test_nobody_has_tiles_to_cover_before_the_hand_starts() -> None:
    dealt = Watched()
    dealt.ask(deal(ZERO_HAND, ONE_HAND))
    with pytest.raises(ValueError, match="nobody"):
        cover(dealt.match, dealt.recent)


def test_a_deal_by_rank_says_who_opens_and_whether_with_a_double() -> None:
    dealt = Watched()
    dealt.ask(deal(ZERO_HAND, ONE_HAND))
    seen = dealt.seen()
    assert isinstance(seen, DealView)
    assert (seen.rank_opener, seen.by_double) == (Seat.ZERO, True)
    assert seen.standing.held == Pair(7, 7)
    assert (seen.standing.boneyard, seen.standing.hand_number) == (14, 1)


def test_a_deal_by_rank_without_doubles_says_so() -> None:
    dealt = Watched()
    plain = deal("6-5 6-4 6-3 6-2 6-1 6-0 5-0", "5-4 5-3 5-2 5-1 4-3 4-2 4-1")
    dealt.ask(plain)
    seen = dealt.seen()
    assert isinstance(seen, DealView)
    assert (seen.rank_opener, seen.by_double) == (Seat.ZERO, False)


def test_a_deal_before_an_auction_names_no_opener() -> None:
    dealt = Watched(after_going_out(Seat.ONE))
    dealt.ask(deal(ZERO_HAND, ONE_HAND))
    seen = dealt.seen()
    assert isinstance(seen, DealView)
    assert (seen.rank_opener, seen.by_double) == (None, False)
    assert seen.standing.jockey is Seat.ONE


def test_an_opener_sees_the_own_tiles_and_what_may_be_played() -> None:
    opening = Watched().do(deal(ZERO_HAND, ONE_HAND), "start", "reveal")
    assert isinstance(opening, Watched)
    seen = opening.seen()
    assert isinstance(seen, TurnView)
    assert (seen.seat, seen.decision) == (Seat.ZERO, Decision.OPEN)
    assert seen.hand == tiles(ZERO_HAND)
    assert [play.tile for play in seen.choices.plays] == [tile("6-6")]
    assert (seen.layout, seen.drawn, seen.bids) == (None, None, ())


def test_a_score_is_told_with_its_terms_and_what_it_moved() -> None:
    played = Watched(playing("6-3 1-0", "2-0", placed=("6-6",)))
    played.do("play 6-3 left")
    report = TurnReport(
        seat=Seat.ZERO,
        deed=Deed.PLAYED,
        arm=Arm.LEFT,
        ends=(12, 3),
        transfers=(Transfer(e.Why.ENDS, Seat.ZERO, 15),),
        forced=(Forced(ForcedStep.PASS, Seat.ONE), Forced(ForcedStep.PASS, Seat.ZERO)),
    )
    assert played.told() == report
    assert report.total == 15


def test_the_other_player_is_told_by_numbers_and_sees_no_tile() -> None:
    played = Watched(playing("6-3 1-0", "6-0", placed=("6-6",)))
    played.do("play 6-3 left")
    seen = played.seen()
    assert isinstance(seen, HandoffView)
    assert (seen.seat, seen.decision) == (Seat.ONE, Decision.PLAY)
    assert seen.report == played.told()
    result = played.result()
    assert (result.placed, result.useless_draw) == (tile("6-3"), None)


def test_an_opening_is_told_without_an_arm() -> None:
    opened = Watched()
    opened.do(deal(ZERO_HAND, ONE_HAND), "start", "play 6-6")
    report = opened.told()
    assert (report.deed, report.arm, report.ends) == (Deed.OPENED, None, (12,))


def test_a_drawn_tile_that_fits_is_shown_to_its_owner_and_counted_for_all() -> None:
    turn = Watched(playing("1-0", "2-0", "3-3 6-2 4-0", placed=("6-6",)))
    turn.do("draw", "draw")
    seen = turn.seen()
    assert isinstance(seen, TurnView)
    assert seen.drawn == tile("6-2")
    assert {play.tile for play in seen.choices.plays} == {tile("6-2")}
    covered = cover(turn.match, turn.recent)
    assert covered.report == TurnReport(drawn=2)
    turn.do("play 6-2 right")
    assert (turn.told().deed, turn.told().drawn) == (Deed.PLAYED, 2)
    assert turn.result().useless_draw is None


def test_the_tile_laid_last_is_known_to_whoever_decides_next() -> None:
    turn = Watched(playing("6-3 1-0 2-0", "6-2 4-0", "5-5", placed=("6-6",)))
    seen = turn.seen()
    assert isinstance(seen, TurnView)
    assert seen.last_placed == tile("6-6")
    turn.do("play 6-3 left", "reveal")
    seen = turn.seen()
    assert isinstance(seen, TurnView)
    assert (seen.seat, seen.last_placed) == (Seat.ONE, tile("6-3"))


def test_before_the_opening_no_tile_was_laid_last() -> None:
    opening = Watched().do(deal(ZERO_HAND, ONE_HAND), "start", "reveal")
    assert isinstance(opening, Watched)
    seen = opening.seen()
    assert isinstance(seen, TurnView)
    assert seen.last_placed is None
    opening.do("play 6-6")
    assert opening.result().before is None


def test_a_result_knows_the_layout_before_the_tile() -> None:
    turn = Watched(playing("6-3 1-0", "2-0", placed=("6-6",)))
    before = turn.match.table.layout
    turn.do("play 6-3 left")
    assert turn.result().before == before
    assert turn.result().layout != before


def test_a_pass_changes_no_layout() -> None:
    turn = Watched(playing("1-0", "6-0", "3-3", placed=("6-6", "6-5 left")))
    before = turn.match.table.layout
    turn.do("draw")
    assert turn.result().before == turn.result().layout == before


def test_a_turn_of_useless_draws_ends_in_the_players_own_pass() -> None:
    turn = Watched(playing("1-0", "6-0", "3-3", placed=("6-6",)))
    turn.do("draw")
    report = turn.told()
    assert (report.seat, report.deed, report.drawn) == (Seat.ZERO, Deed.PASSED, 1)
    assert (report.ends, report.forced) == ((), ())
    assert turn.result().useless_draw == tile("3-3")
    assert turn.result().placed is None


def test_a_turn_of_useless_draws_that_blocks_names_the_others_pass_only() -> None:
    turn = Watched(playing("1-0", "2-0", "3-3", placed=("6-6",)))
    turn.do("draw")
    assert turn.told().forced == (Forced(ForcedStep.PASS, Seat.ONE),)


def test_a_blocked_hand_lies_open_at_the_count() -> None:
    blocked = Watched(playing("6-3 1-0", "5-4 5-2", placed=("6-6",)))
    blocked.do("play 6-3 left")
    seen = blocked.seen()
    assert isinstance(seen, CountView)
    assert seen.went_out is None
    assert seen.blocked_hands == Pair(tiles("1-0"), tiles("5-4 5-2"))
    assert seen.sums == Pair(1, 16)
    assert seen.transfers == (
        Transfer(e.Why.ENDS, Seat.ZERO, 15),
        Transfer(e.Why.BLOCK, Seat.ZERO, 15),
    )


def test_nobodys_tiles_are_laid_open_when_somebody_went_out() -> None:
    out = Watched(playing("6-3", "5-4 5-2", placed=("6-6",)))
    out.do("play 6-3 left")
    seen = out.seen()
    assert isinstance(seen, CountView)
    assert (seen.went_out, seen.blocked_hands, seen.sums) == (Seat.ZERO, None, None)
    assert seen.standing.jockey is Seat.ZERO


def watched_auction(jockey: Seat, points: tuple[int, int] = (150, 150)) -> Watched:
    started = auction(jockey, points)
    watched = Watched(started.match)
    watched.at, watched.recent = started.at, list(started.events)
    return watched


def test_a_turn_shows_the_tile_laid_last_and_a_result_the_layout_before_it() -> None:
    played = Watched(playing("6-3 1-0", "6-0", placed=("6-6",)))
    before = played.match.table.layout
    played.do("play 6-3 left")
    assert played.result().before == before
    played.do("reveal")
    seen = played.seen()
    assert isinstance(seen, TurnView)
    assert seen.last_placed == tile("6-3")


def test_before_an_opening_no_tile_was_laid_last() -> None:
    opening = Watched()
    opening.do(deal(ZERO_HAND, ONE_HAND), "start", "reveal")
    seen = opening.seen()
    assert isinstance(seen, TurnView)
    assert seen.last_placed is None


def test_a_result_without_a_play_leaves_the_layout_as_it_was() -> None:
    turn = Watched(playing("1-0", "6-0", "3-3", placed=("6-6",)))
    turn.do("draw")
    assert turn.result().before == turn.result().layout


def test_bids_are_told_and_the_auction_shows_all_of_them() -> None:
    bidding = watched_auction(Seat.ONE)
    bidding.do("bid 15")
    assert bidding.told() == TurnReport(
        seat=Seat.ZERO, deed=Deed.BID, bid=Bid(Seat.ZERO, 15)
    )
    bidding.do("bid 40", "reveal")
    seen = bidding.seen()
    assert isinstance(seen, TurnView)
    assert seen.bids == (Bid(Seat.ZERO, 15), Bid(Seat.ONE, 40))
    bidding.do("accept")
    assert bidding.told() == TurnReport(
        seat=Seat.ZERO,
        deed=Deed.ACCEPTED,
        bid=Bid(Seat.ONE, 40),
        transfers=(Transfer(e.Why.AUCTION, Seat.ZERO, 25),),
    )


def test_an_auction_that_is_forgone_is_told() -> None:
    forgone = watched_auction(Seat.ONE).do("forgo")
    assert isinstance(forgone, Watched)
    assert forgone.told() == TurnReport(seat=Seat.ZERO, deed=Deed.FORGONE)


def test_a_forced_forgo_is_announced_at_the_hand_off_and_is_nobodys_deed() -> None:
    seen = watched_auction(Seat.ONE, (10, 290)).seen()
    assert isinstance(seen, HandoffView)
    assert seen.report == TurnReport(forced=(Forced(ForcedStep.FORGO, Seat.ZERO),))


def test_a_forced_acceptance_is_announced_with_the_bid() -> None:
    bidding = watched_auction(Seat.ONE, (290, 10))
    bidding.do("bid 30")
    report = bidding.told()
    assert (report.deed, report.bid) == (Deed.BID, Bid(Seat.ZERO, 30))
    assert report.forced == (Forced(ForcedStep.ACCEPT, Seat.ONE),)


def test_the_end_shows_the_result_and_no_tile() -> None:
    ended = Watched(playing("6-3 1-0", "6-0", placed=("6-6",)))
    ended.do("resign")
    seen = ended.seen()
    assert isinstance(seen, OverView)
    assert seen.result.winner is Seat.ONE
    assert seen.result.reason is EndReason.RESIGNATION
    assert ended.told() == TurnReport()
