"""One widget for each phase."""
