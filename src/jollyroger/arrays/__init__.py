"""The same rules, many games at once: columns of numpy or JAX, one entry a game."""
