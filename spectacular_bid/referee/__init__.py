"""The one authority between window and rules: clock reading, shuffle, journal."""
