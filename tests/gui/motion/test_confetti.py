"""The short celebration; no Qt."""

from spectacular_bid.gui.motion.confetti import LENGTH_MS, PIECES, pieces


def test_a_celebration_is_short() -> None:
    assert LENGTH_MS <= 2000


def test_no_scrap_is_left_at_the_end() -> None:
    assert pieces(LENGTH_MS) == []


def test_the_scraps_come_down_one_after_another() -> None:
    assert len(pieces(0)) < len(pieces(600)) <= PIECES
    assert pieces(600)[0].y > pieces(100)[0].y


def test_every_scrap_can_be_seen_and_falls_within_the_screen() -> None:
    for at_ms in range(0, LENGTH_MS, 50):
        for piece in pieces(at_ms):
            assert -0.05 < piece.x < 1.05
            assert piece.y < 1.0
            assert 0 < piece.opacity <= 1
