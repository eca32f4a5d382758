"""The score pad by lines: for whoever keeps score at a real table, in a terminal."""
