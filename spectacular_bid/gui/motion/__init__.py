"""What moves: where it is at which moment, and what drives it."""
