"""What the players see and touch: the window, its screens and their texts."""
