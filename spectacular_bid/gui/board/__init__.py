"""The board: where the tiles lie and how they are drawn."""
