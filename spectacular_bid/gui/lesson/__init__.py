"""The lesson: a guided hand on the real screens, by the real rules."""
