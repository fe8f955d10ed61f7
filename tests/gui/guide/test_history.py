"""Back and forward lead where the reader was, not just to what was asked for."""

from spectacular_bid.gui.guide.history import History, Place

ENDS, DRAW, WORDS = Place("ends"), Place("draw"), Place("words")
FURTHER = Place("ends", 0.5)


def visited(*places: Place) -> History:
    history, here = History(), Place("")
    for there in places:
        history.go(here, there)
        here = there
    return history


def test_the_first_place_has_nothing_before_or_after_it() -> None:
    history = visited(ENDS)
    assert not history.can_go_back
    assert not history.can_go_forward


def test_back_leads_to_where_the_reader_had_got() -> None:
    history = visited(ENDS)
    history.go(FURTHER, DRAW)
    assert history.back(DRAW) == FURTHER


def test_forward_leads_to_where_the_reader_had_got() -> None:
    history = visited(DRAW, ENDS)
    history.back(FURTHER)
    assert history.forward(DRAW) == FURTHER


def test_a_new_place_takes_the_place_of_those_gone_back_from() -> None:
    history = visited(ENDS, DRAW)
    history.back(DRAW)
    history.go(ENDS, WORDS)
    assert not history.can_go_forward
    assert history.back(WORDS) == ENDS


def test_going_where_one_is_leads_nowhere() -> None:
    history = visited(ENDS, ENDS)
    assert not history.can_go_back
