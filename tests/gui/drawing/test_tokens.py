"""Balances as tokens."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from spectacular_bid.core.seats import Seat
from spectacular_bid.gui.drawing.tokens import paint_tokens, pile_sizes, token_count

pytestmark = pytest.mark.gui


@pytest.mark.parametrize(
    ("tokens", "piles"),
    [(0, ()), (1, (1,)), (10, (10,)), (33, (10, 10, 10, 3)), (60, (10,) * 6)],
)
def test_tokens_lie_in_piles_of_ten(tokens: int, piles: tuple[int, ...]) -> None:
    assert pile_sizes(tokens) == piles


def test_a_token_is_five_points() -> None:
    assert [token_count(points) for points in (0, 5, 150, 300)] == [0, 1, 30, 60]


@pytest.mark.parametrize("tokens", range(61))
def test_every_balance_stays_in_its_area(qtbot: QtBot, tokens: int) -> None:
    image = QImage(200, 120, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    paint_tokens(painter, QRectF(20, 20, 160, 80), tokens, Seat.ONE)
    painter.end()
    inside = QRectF(19, 19, 162, 82).toRect()
    painted = {
        (x, y)
        for x in range(200)
        for y in range(120)
        if not inside.contains(x, y) and image.pixel(x, y)
    }
    assert painted == set()
