"""The match record: what went into the referee, as a file and as states again."""
