"""The rules for players, beside whatever the window shows."""
