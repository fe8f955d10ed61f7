"""What bids cost and how far they may go (Rules §5)."""

from attrs import frozen

from spectacular_bid.core.seats import Seat

BID_STEP = 5
LOWEST_BID = 15
JOCKEY_DISCOUNT = 15


@frozen
class Bid:
    """A bid in points, by the seat that would pay it."""

    seat: Seat
    points: int


@frozen
class BidRange:
    """The lowest and highest bid that a player may make, both multiples of five."""

    lowest: int
    highest: int

    def includes(self, points: int) -> bool:
        """Whether a bid of so many points may be made."""
        return self.lowest <= points <= self.highest and points % BID_STEP == 0


def price(points: int, *, by_jockey: bool) -> int:
    """What an accepted bid really costs its maker, and gives the other."""
    return max(0, points - JOCKEY_DISCOUNT) if by_jockey else points


def bid_range(balance: int, *, by_jockey: bool, over: Bid | None) -> BidRange | None:
    """The bids a balance allows, above ``over`` if there is one; None if none."""
    lowest = LOWEST_BID if over is None else over.points + BID_STEP
    highest = balance + (JOCKEY_DISCOUNT if by_jockey else 0)
    return BidRange(lowest, highest) if lowest <= highest else None
