from spectacular_bid.core import clock


def test_a_decision_in_eight_seconds_costs_nothing() -> None:
    assert clock.reserve_left(1000, 120_000, now=9000) == 120_000


def test_a_decision_in_thirteen_seconds_costs_three() -> None:
    assert clock.reserve_left(1000, 120_000, now=14_000) == 117_000


def test_the_delay_used_up_to_its_last_moment_costs_nothing() -> None:
    assert clock.reserve_left(0, 50, now=10_000) == 50
    assert clock.reserve_left(0, 50, now=10_001) == 49


def test_the_deadline_comes_after_delay_and_reserve() -> None:
    assert clock.deadline(500, 120_000) == 130_500


def test_a_decision_takes_until_it_ends() -> None:
    assert clock.time_taken(500, 120_000, now=14_000) == 13_500


def test_a_decision_takes_no_longer_than_to_its_deadline() -> None:
    assert clock.time_taken(500, 120_000, now=999_000) == 130_000


def test_the_reserve_never_falls_below_nothing() -> None:
    assert clock.reserve_left(0, 50, now=99_000) == 0


def test_the_delay_counts_down_to_nothing() -> None:
    asked = (0, 1, 9_999, 10_000, 10_001)
    left = [clock.delay_left(0, now) for now in asked]
    assert left == [10_000, 9_999, 1, 0, 0]


def test_the_delay_is_full_when_asked_before_the_reveal() -> None:
    assert clock.delay_left(500, 400) == 10_000
