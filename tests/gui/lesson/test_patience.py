"""The lesson's time goes on as far as it may."""

from spectacular_bid.gui.lesson.patience import PatientTime
from tests.manual_time import ManualTime


def elapsed(time: PatientTime) -> int:
    return time.read().elapsed_ms


def test_it_stands_still_until_it_is_allowed_to_go_on() -> None:
    source = ManualTime()
    time = PatientTime(source)
    before = elapsed(time)
    source.go_on(5_000)
    assert elapsed(time) == before


def test_it_goes_on_as_its_source_does_and_then_stands_still() -> None:
    source = ManualTime()
    time = PatientTime(source)
    before = elapsed(time)
    time.allow(8_000)
    source.go_on(5_000)
    assert elapsed(time) == before + 5_000
    source.go_on(5_000)
    assert elapsed(time) == before + 8_000


def test_it_tells_when_it_stands_still() -> None:
    source = ManualTime()
    time = PatientTime(source)
    assert time.is_still
    time.allow(8_000)
    source.go_on(7_999)
    assert not time.is_still
    source.go_on(1)
    assert time.is_still


def test_what_passed_before_does_not_count_as_allowed() -> None:
    source = ManualTime()
    time = PatientTime(source)
    before = elapsed(time)
    source.go_on(60_000)
    time.allow(8_000)
    assert elapsed(time) == before


def test_a_new_allowance_takes_the_place_of_the_old_one() -> None:
    source = ManualTime()
    time = PatientTime(source)
    before = elapsed(time)
    time.allow(8_000)
    time.allow(-1)
    source.go_on(5_000)
    assert elapsed(time) == before


def test_a_source_that_goes_backwards_does_no_harm() -> None:
    source = ManualTime()
    time = PatientTime(source)
    time.allow(8_000)
    source.go_on(2_000)
    before = elapsed(time)
    source.step_back(1_000)
    assert elapsed(time) == before
    source.go_on(1_000)
    assert elapsed(time) == before + 1_000
