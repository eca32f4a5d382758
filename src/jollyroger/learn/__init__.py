"""Self-play on the arrays: makes the weights that the bots ship."""
