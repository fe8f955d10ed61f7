"""Spectacular Bid, a two-player Fives domino duel with auctions and a match clock."""

__version__ = "0.1.0"
