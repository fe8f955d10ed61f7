"""Painting functions: vectors on a QPainter, no widgets."""
