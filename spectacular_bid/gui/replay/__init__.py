"""Shows matches that are over: the whole of it, both hands open, step by step."""
