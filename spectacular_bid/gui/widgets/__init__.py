"""What players see and touch, piece by piece."""
