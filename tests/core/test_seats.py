from spectacular_bid.core.seats import Pair, Seat


def test_the_other_of_either_seat_is_the_opponent() -> None:
    assert [seat.other for seat in Seat] == [Seat.ONE, Seat.ZERO]


def test_a_pair_is_asked_by_seat() -> None:
    pair = Pair("north", "south")
    assert [pair[seat] for seat in Seat] == ["north", "south"]


def test_replacing_a_value_leaves_the_other_seats() -> None:
    assert Pair(1, 2).with_(Seat.ZERO, 9) == Pair(9, 2)
    assert Pair(1, 2).with_(Seat.ONE, 9) == Pair(1, 9)


def test_a_pair_lists_seat_zero_first() -> None:
    assert list(Pair("a", "b")) == ["a", "b"]
