"""The sizes that the window and pictures may have, and how all grows with them."""

DESIGN_WIDTH = 1280
DESIGN_HEIGHT = 800
SMALLEST_SIZE = (1024, 640)
"""Of the window, width and height."""
LARGEST_SIZE = (7680, 4320)
"""Of a picture."""


def scale_for(width: float, height: float) -> float:
    """By how much everything grows from the 1280×800 design in such a window."""
    return max(0.6, min(width / DESIGN_WIDTH, height / DESIGN_HEIGHT, 4.0))
