"""The line of play on the table."""
