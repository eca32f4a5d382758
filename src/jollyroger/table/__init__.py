"""One match running: the single door `take(seat, move)`, and the log behind it."""
