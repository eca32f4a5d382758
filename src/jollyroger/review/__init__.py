"""A game looked at again: what every decision was worth, by what its seat saw."""
